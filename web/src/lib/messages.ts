// Made by `python -m gongenial.wire.typescript` from src/gongenial/wire/messages.py: change that, not this file.


import type { AllOptions, Event, FamilyOptions, FamilyView, FightOptions, FightView, GenialOptions, GenialView, LinkOptions, LinkView } from './views'

export type * from './around'
export type * from './views'

export const PROTOCOL = 3

/**
 * The first message on a socket. Answered by `welcome`, `table` and, while a game runs, `game`.
 */
export interface Hello {
  readonly type: 'hello'
  readonly ref: number
  readonly protocol: number
  readonly part?: 0 | 1 | 2 | 3 | 4 | 5 | 'screen'
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
 * Host only, between games: the rule options of one game and the table's own settings, all of them at once.
 */
export interface SetOptions {
  readonly type: 'set_options'
  readonly ref: number
  readonly options: LinkOptions | FamilyOptions | FightOptions | GenialOptions
  readonly leaver: 'bot' | 'remove'
  readonly clock: 0 | 30 | 60
}

/**
 * Host only, between games: what is played, and for how long. Another `best_of` begins a new match.
 */
export interface SetSeries {
  readonly type: 'set_series'
  readonly ref: number
  readonly games: readonly ('family' | 'fight' | 'genial' | 'link')[]
  readonly best_of: 0 | 3 | 5 | 7
}

/**
 * Host only, before the first game of a match: the seat that begins it (G7); None draws it by lot.
 */
export interface SetYoungest {
  readonly type: 'set_youngest'
  readonly ref: number
  readonly seat: number | null
}

/**
 * Host only: deal. Open seats get bots of the medium level. After a game any player may ask for another: it is
 * dealt once everybody who is there has asked, or a few seconds after the first (`again` and `again_ms` of `table`).
 */
export interface Start {
  readonly type: 'start'
  readonly ref: number
}

/**
 * An action of the sender's seat, in the notation of the game (`NB4`, `JK>2`, `draw`, `gong!2`, `ask 2 OM3` ...).
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
 * `POST /api/tables`: open a table. `quick` seats the sender, fills up with bots and deals at once. Without
 * `hosted` nobody sits at it yet, and whoever sits down first is its host: a big screen opens it so.
 */
export interface NewTable {
  readonly game?: 'family' | 'fight' | 'genial' | 'link'
  readonly quick?: boolean
  readonly hosted?: boolean
  readonly name?: string | null
  readonly seats?: number
  readonly level?: 'easy' | 'hard' | 'medium'
  readonly options?: LinkOptions | FamilyOptions | FightOptions | GenialOptions | null
  readonly players?: readonly string[] | null
  readonly youngest?: number | null
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
  readonly shared: boolean
  readonly build: string
}

/**
 * The table around the game: sent on joining and whenever it changes.
 */
export interface Table {
  readonly type: 'table'
  readonly game: 'family' | 'fight' | 'genial' | 'link'
  readonly next_game: 'family' | 'fight' | 'genial' | 'link'
  readonly stage: 'lobby' | 'over' | 'playing'
  readonly seat: number | null
  readonly seats: readonly SeatInfo[]
  readonly options: AllOptions
  readonly leaver: 'bot' | 'remove'
  readonly clock: 0 | 30 | 60
  readonly youngest: number | null
  readonly starter: number | null
  readonly games: number
  readonly series: Series
  readonly match: number
  readonly match_games: number
  readonly champions: readonly number[]
  readonly sheet: readonly Played[]
  readonly again: readonly number[]
  readonly again_ms: number | null
  readonly spectators: number
  readonly one_device: boolean
}

export interface SeatInfo {
  readonly kind: 'bot' | 'gone' | 'open' | 'person'
  readonly name: string
  readonly level: 'easy' | 'hard' | 'medium' | null
  readonly online: boolean
  readonly idle: boolean
  readonly host: boolean
  readonly wins: number
  readonly match_wins: number
  readonly part: 0 | 1 | 2 | 3 | 4 | 5 | null
}

/**
 * What is played, and for how long.
 */
export interface Series {
  readonly games: readonly ('family' | 'fight' | 'genial' | 'link')[]
  readonly best_of: 0 | 3 | 5 | 7
}

/**
 * A line of the score sheet: one finished game.
 */
export interface Played {
  readonly game: 'family' | 'fight' | 'genial' | 'link'
  readonly match: number
  readonly names: readonly string[]
  readonly starter: number
  readonly termination: 'blocked' | 'left' | 'reserve_empty' | 'stuck' | 'turn_limit' | 'won'
  readonly winners: readonly number[]
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
}

/**
 * The game as the reader may see it now. Each replaces the one before; `events` say what happened between.
 */
export interface Game {
  readonly type: 'game'
  readonly seq: number
  readonly view: LinkView | FamilyView | FightView | GenialView
  readonly legal: readonly string[]
  readonly waiting: readonly number[]
  readonly events: readonly Event[]
  readonly past: readonly Event[] | null
  readonly remaining_ms: number | null
  readonly answered: boolean
  readonly outcome: OutcomeInfo | null
}

export interface OutcomeInfo {
  readonly termination: 'blocked' | 'left' | 'reserve_empty' | 'stuck' | 'turn_limit' | 'won'
  readonly winners: readonly number[]
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
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
  readonly games: readonly ('family' | 'fight' | 'genial' | 'link')[]
}

export interface RunningTable {
  readonly code: string
  readonly game: 'family' | 'fight' | 'genial' | 'link'
  readonly stage: 'lobby' | 'over' | 'playing'
  readonly names: readonly string[]
  readonly your_turn: boolean
  readonly left: boolean
  readonly one_device: boolean
}

export type FromPage = Hello | Sit | Rename | Leave | SetSeat | SetSeats | SetOptions | SetSeries | SetYoungest | Start | Act | Say | Ping

export type ToPage = Done | Error | Welcome | Table | Game | Said | Pong
