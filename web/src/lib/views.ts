// Made by `python -m gongenial.wire.typescript` from src/gongenial/wire/{views,options,events}.py: change that, not this file.


/**
 * The rule options of LINK (G4, G8, L4, L10).
 */
export interface LinkOptions {
  readonly game: 'link'
  readonly jokers: 0 | 2
  readonly hand_size: number
  readonly draw_when_able: boolean
  readonly false_call_penalty: boolean
}

/**
 * The rule options of FAMILY (G4, G8).
 */
export interface FamilyOptions {
  readonly game: 'family'
  readonly jokers: 0 | 2
  readonly hand_size: number
}

/**
 * The rule options of FIGHT (G4, G8, T6, T10).
 */
export interface FightOptions {
  readonly game: 'fight'
  readonly jokers: 0 | 2
  readonly hand_size: number
  readonly shown_card: 'discard' | 'hand'
  readonly pack: string
}

/**
 * The rule options of the collecting game (C15, C13).
 */
export interface GenialOptions {
  readonly game: 'genial'
  readonly row_length: 'kosmos' | 'sheet'
  readonly alternative_move: 'all' | 'off' | 'one'
}

/**
 * The options of every game, as they are set at a table.
 */
export interface AllOptions {
  readonly link: LinkOptions
  readonly family: FamilyOptions
  readonly fight: FightOptions
  readonly genial: GenialOptions
}

/**
 * All that one seat (or a spectator) may know of a game of LINK.
 */
export interface LinkView {
  readonly game: 'link'
  readonly seat: number | null
  readonly players: number
  readonly turn: number
  readonly hand: readonly string[]
  readonly counts: readonly number[]
  readonly stock: number
  readonly pile: readonly string[]
  readonly top: string | null
  readonly drew: boolean
  readonly drawn: string | null
  readonly joker: readonly [number, number] | null
  readonly owes: readonly number[]
  readonly catchable: readonly number[]
  readonly passes: number
  readonly turns: number
  readonly removed: readonly number[]
  readonly options: LinkOptions
  readonly known: readonly Known[]
}

/**
 * What the reader could have remembered of one seat's hand.
 */
export interface Known {
  readonly holds: readonly string[]
  readonly lacks: readonly string[]
}

/**
 * All that one seat (or a spectator) may know of a game of FAMILY.
 */
export interface FamilyView {
  readonly game: 'family'
  readonly seat: number | null
  readonly players: number
  readonly turn: number
  readonly hand: readonly string[]
  readonly counts: readonly number[]
  readonly stock: number
  readonly joker: readonly [number, number] | null
  readonly laid: readonly (readonly [number, string])[]
  readonly idle: number
  readonly turns: number
  readonly removed: readonly number[]
  readonly options: FamilyOptions
  readonly known: readonly FamilyKnown[]
}

/**
 * What the reader could have remembered of one seat's hand in FAMILY.
 */
export interface FamilyKnown {
  readonly holds: readonly string[]
  readonly lacks: readonly string[]
  readonly some: readonly string[]
}

/**
 * All that one seat (or a spectator) may know of a game of FIGHT.
 */
export interface FightView {
  readonly game: 'fight'
  readonly seat: number | null
  readonly players: number
  readonly turn: number
  readonly hand: readonly string[]
  readonly counts: readonly number[]
  readonly stock: number
  readonly pile: readonly string[]
  readonly shown: string | null
  readonly own_card: boolean
  readonly task: string | null
  readonly code: 'blue' | 'red' | 'yellow' | null
  readonly joker: readonly [number, number] | null
  readonly asks: readonly Asks[]
  readonly rival: number | null
  readonly chosen_seat: number | null
  readonly duel: 'guess-colour' | 'guess-family' | 'guess-number' | 'highest' | 'signs' | null
  readonly guesser: number | null
  readonly ready: readonly number[]
  readonly my_choice: string | null
  readonly winner: number | null
  readonly loser: number | null
  readonly again: boolean
  readonly replay: boolean
  readonly skips: readonly number[]
  readonly drawn_tasks: Readonly<Record<'blue' | 'red' | 'yellow', readonly string[]>>
  readonly dealt_out: boolean
  readonly turns: number
  readonly removed: readonly number[]
  readonly options: FightOptions
  readonly known: readonly Known[]
}

/**
 * A choice that a task of FIGHT waits for.
 */
export interface Asks {
  readonly kind: 'choose' | 'give' | 'guess-colour' | 'guess-family' | 'guess-number' | 'highest' | 'laydown' | 'pick' | 'player' | 'signs'
  readonly seats: readonly number[]
  readonly count: number
  readonly to: number | null
}

/**
 * All that one seat (or a spectator) may know of the collecting game: all but the token that comes next.
 */
export interface GenialView {
  readonly game: 'genial'
  readonly seat: number | null
  readonly players: number
  readonly turn: number
  readonly reserve: Readonly<Record<'B' | 'G' | 'O' | 'R' | 'V' | 'Y', number>>
  readonly centre: Readonly<Record<'B' | 'G' | 'O' | 'R' | 'V' | 'Y', number>>
  readonly zone: Readonly<Record<'B' | 'G' | 'O' | 'R' | 'V' | 'Y', number>>
  readonly collections: readonly (Readonly<Record<'B' | 'G' | 'O' | 'R' | 'V' | 'Y', number>>)[]
  readonly bonus: number
  readonly in_bonus: boolean
  readonly line: number
  readonly lined: readonly (readonly ('B' | 'G' | 'O' | 'R' | 'V' | 'Y')[])[]
  readonly odds: Odds
  readonly turns: number
  readonly removed: readonly number[]
  readonly options: GenialOptions
}

/**
 * What the next token is, in so many of `of` cases.
 */
export interface Odds {
  readonly match: number
  readonly miss: number
  readonly conflict: number
  readonly of: number
}

/**
 * One thing that happened, as the reader may know it.
 */
export interface Event {
  readonly seat: number
  readonly action: string
  readonly drew?: number
  readonly count?: number
  readonly card?: string
  readonly cards?: readonly string[]
  readonly drawn?: readonly (readonly [number, number])[]
  readonly reshuffled?: boolean
  readonly exchanged?: readonly [number, number]
  readonly asked?: number
  readonly gave?: readonly Gift[]
  readonly laid?: readonly (readonly [number, string])[]
  readonly put_down?: readonly (readonly [number, string])[]
  readonly shown?: string
  readonly task?: string
  readonly looked?: Look
  readonly revealed?: readonly (readonly [number, string])[]
  readonly duel_won?: number
  readonly skipped?: readonly number[]
  readonly again?: boolean
  readonly token?: 'B' | 'G' | 'O' | 'R' | 'V' | 'Y'
  readonly fate?: 'conflict' | 'match' | 'miss'
  readonly took?: Partial<Readonly<Record<'B' | 'G' | 'O' | 'R' | 'V' | 'Y', number>>>
  readonly lined?: readonly ('B' | 'G' | 'O' | 'R' | 'V' | 'Y')[]
  readonly returned?: Partial<Readonly<Record<'B' | 'G' | 'O' | 'R' | 'V' | 'Y', number>>>
  readonly bonus_lapsed?: boolean
  readonly auto?: boolean
}

/**
 * Cards that went from hand to hand.
 */
export interface Gift {
  readonly giver: number
  readonly taker: number
  readonly count: number
  readonly cards?: readonly string[]
}

/**
 * One seat looked at cards of another.
 */
export interface Look {
  readonly viewer: number
  readonly seat: number
  readonly count: number
  readonly cards?: readonly string[]
}
