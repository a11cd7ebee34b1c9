import type { SeatInfo, Table } from './messages';

/** How good a bot is. */
export type Level = NonNullable<SeatInfo['level']>;
/** What becomes of a seat whose player leaves. */
export type Leaver = Table['leaver'];
/** Seconds for a turn; 0 is as long as one likes. */
export type Clock = Table['clock'];

export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];
