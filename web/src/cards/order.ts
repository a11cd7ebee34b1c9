/**
 * The order of tasks that a phone keeps for itself when it draws from no group's deck (T10): what has come, by colour, as bits for
 * places in the pack, and the place of the last one, counted from 1. The server's twin is `server/own_order.py`.
 */
export class OwnOrder {
  constructor(
    readonly pack: string,
    readonly had: readonly (readonly [bits: bigint, last: number])[] = [
      [0n, 0],
      [0n, 0],
      [0n, 0],
    ],
  ) {}

  /** What the cookie says of this pack; its beginning, if that is nothing. */
  static read(cookie: string | null, pack: string): OwnOrder {
    const found = /^([a-z0-9-]{1,32})((?:\.[0-9a-f]{1,32}_\d{1,3}){3})$/.exec(cookie ?? '');
    if (found?.[1] !== pack) return new OwnOrder(pack);
    const parts = found[2]!.slice(1).split('.');
    return new OwnOrder(
      pack,
      parts.map((part) => [BigInt(`0x${part.split('_')[0]}`), Number(part.split('_')[1])]),
    );
  }

  toString(): string {
    return [this.pack, ...this.had.map(([bits, last]) => `${bits.toString(16)}_${last}`)].join('.');
  }

  /** The place of the next of `size` tasks of a colour. `chance` is from 0 up to, but not, 1. */
  next(colour: number, size: number, chance = Math.random()): number {
    const [bits, last] = this.had[colour]!;
    const places = Array.from({ length: size }, (_, place) => place);
    const left = places.filter((place) => !((bits >> BigInt(place)) & 1n));
    const fresh = places.filter((place) => place !== last - 1);
    const open = left.length ? left : fresh.length ? fresh : places;
    return open[Math.floor(chance * open.length)]!;
  }

  /** The order after the task at a place has come; one that has come before in this round changes only which was last. */
  after(colour: number, size: number, place: number): OwnOrder {
    const bits = this.had[colour]![0];
    const all = (1n << BigInt(size)) - 1n;
    const had = (bits & all) === all && place !== this.had[colour]![1] - 1 ? 0n : bits;
    return new OwnOrder(
      this.pack,
      this.had.map((one, k) => (k === colour ? [had | (1n << BigInt(place)), place + 1] : one)),
    );
  }
}
