// Made by `python -m gongenial.wire.typescript` from src/gongenial/wire/messages.py: change that file, not this one.

export const PROTOCOL = 1

/**
 * The first message on a socket. Answered by `welcome`, `table` and, while a game runs, `game`.
 */
export interface Hello {
  readonly type: 'hello'
  readonly ref: number
  readonly protocol: number
}

/**
 * Take a seat: the named open one, or without `seat` the first that is free (a bot's too, before the start).
 */
export interface Sit {
  readonly type: 'sit'
  readonly ref: number
  readonly name: string
  readonly seat?: number | null
}

export interface Rename {
  readonly type: 'rename'
  readonly ref: number
  readonly name: string
}

/**
 * Get up. While a game runs this is X2: a bot takes over, or the seat is removed, as the table was set up.
 */
export interface Leave {
  readonly type: 'leave'
  readonly ref: number
}

/**
 * Host only: make a seat `open` or a bot's. In a lobby this also sends away whoever sits there; while a game
 * runs only an absent or idle person's seat can be given up so (X2); if it is the idle host's, by any other player.
 */
export interface SetSeat {
  readonly type: 'set_seat'
  readonly ref: number
  readonly seat: number
  readonly to: 'easy' | 'hard' | 'medium' | 'open'
}

/**
 * Host only, in a lobby: how many seats the table has.
 */
export interface SetSeats {
  readonly type: 'set_seats'
  readonly ref: number
  readonly count: number
}

/**
 * Host only, between games: rule options and the table's own settings, all of them at once.
 */
export interface SetOptions {
  readonly type: 'set_options'
  readonly ref: number
  readonly options: LinkOptions
  readonly leaver: 'bot' | 'remove'
  readonly clock: 0 | 30 | 60
}

/**
 * The rule options of LINK (G4, G8, L4, L10).
 */
export interface LinkOptions {
  readonly jokers: 0 | 2
  readonly hand_size: number
  readonly draw_when_able: boolean
  readonly false_call_penalty: boolean
}

/**
 * Host only, before the first game: the seat that begins (G7); None draws it by lot.
 */
export interface SetYoungest {
  readonly type: 'set_youngest'
  readonly ref: number
  readonly seat: number | null
}

/**
 * Host only: deal. Open seats get bots of the medium level. Also the rematch after a game, by any player.
 */
export interface Start {
  readonly type: 'start'
  readonly ref: number
}

/**
 * An action of the sender's seat, in the notation of the game (`NB4`, `JK>2`, `draw`, `gong`, `gong!2` ...).
 *
 * `seq` is the number of the last `game` message seen. A stale one never acts twice: turn actions are refused
 * with `stale`; `gong` and `gong!N` race by design and count if they are still right on arrival.
 */
export interface Act {
  readonly type: 'act'
  readonly ref: number
  readonly seq: number
  readonly action: string
}

/**
 * A preset phrase or emote, by its id; each reader sees it in their own language.
 */
export interface Say {
  readonly type: 'say'
  readonly ref: number
  readonly phrase: string
}

export interface Ping {
  readonly type: 'ping'
  readonly ref: number
}

/**
 * `POST /api/tables`: open a table. `quick` seats the sender, fills up with bots and deals at once.
 */
export interface NewTable {
  readonly game?: 'link'
  readonly quick?: boolean
  readonly name?: string | null
  readonly seats?: number
  readonly level?: 'easy' | 'hard' | 'medium'
}

/**
 * The message `ref` was carried out (or, for a simultaneous answer, accepted).
 */
export interface Done {
  readonly type: 'done'
  readonly ref: number
}

/**
 * The message `ref` was refused; nothing has changed.
 *
 * `code` names the text that the page shows (Fluent id `error-CODE`); `rule` is the rule's id, if one decided;
 * `message` is the same in English, for programmers.
 */
export interface Error {
  readonly type: 'error'
  readonly ref: number | null
  readonly code: string
  readonly message: string
  readonly rule: string | null
}

/**
 * Who you are at this table.
 */
export interface Welcome {
  readonly type: 'welcome'
  readonly ref: number
  readonly protocol: number
  readonly code: string
  readonly join_url: string
  readonly seat: number | null
  readonly name: string
}

/**
 * The table around the game: sent on joining and whenever it changes.
 */
export interface Table {
  readonly type: 'table'
  readonly game: 'link'
  readonly stage: 'lobby' | 'over' | 'playing'
  readonly seat: number | null
  readonly seats: readonly SeatInfo[]
  readonly options: LinkOptions
  readonly leaver: 'bot' | 'remove'
  readonly clock: 0 | 30 | 60
  readonly youngest: number | null
  readonly starter: number | null
  readonly games: number
  readonly spectators: number
}

export interface SeatInfo {
  readonly kind: 'bot' | 'gone' | 'open' | 'person'
  readonly name: string
  readonly level: 'easy' | 'hard' | 'medium' | null
  readonly online: boolean
  readonly idle: boolean
  readonly host: boolean
  readonly wins: number
}

/**
 * The game as the reader may see it now. Each replaces the one before; `events` say what happened between.
 */
export interface Game {
  readonly type: 'game'
  readonly seq: number
  readonly view: LinkView
  readonly legal: readonly string[]
  readonly waiting: readonly number[]
  readonly events: readonly Event[]
  readonly remaining_ms: number | null
  readonly answered: boolean
  readonly outcome: OutcomeInfo | null
}

/**
 * All that one seat (or a spectator) may know of a game of LINK. Cards are `NB4`, a joker is `JK`.
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
 * One thing that happened, as the reader may know it.
 */
export interface Event {
  readonly seat: number
  readonly action: string
  readonly drew: number | null
  readonly count: number
  readonly card: string | null
  readonly reshuffled: boolean
  readonly exchanged: readonly [number, number] | null
  readonly asked: number | null
  readonly auto: boolean
}

export interface OutcomeInfo {
  readonly termination: 'blocked' | 'left' | 'reserve_empty' | 'stuck' | 'turn_limit' | 'won'
  readonly winners: readonly number[]
  readonly ranks: readonly number[]
  readonly hands: readonly (readonly string[])[]
}

/**
 * Somebody used a preset phrase or emote.
 */
export interface Said {
  readonly type: 'said'
  readonly seat: number | null
  readonly name: string
  readonly phrase: string
}

export interface Pong {
  readonly type: 'pong'
  readonly ref: number
}

export interface TableCreated {
  readonly code: string
}

/**
 * `GET /api/me`: the session's own name and the tables that it sits at, newest first.
 */
export interface Me {
  readonly name: string | null
  readonly tables: readonly RunningTable[]
}

export interface RunningTable {
  readonly code: string
  readonly game: 'link'
  readonly stage: 'lobby' | 'over' | 'playing'
  readonly names: readonly string[]
  readonly your_turn: boolean
}

export type FromPage = Hello | Sit | Rename | Leave | SetSeat | SetSeats | SetOptions | SetYoungest | Start | Act | Say | Ping

export type ToPage = Done | Error | Welcome | Table | Game | Said | Pong
