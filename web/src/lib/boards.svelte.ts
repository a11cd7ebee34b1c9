import type { Component } from 'svelte';
import Link from '../table/Board.svelte';
import type Surface from '../table/Surface.svelte';
import type { GameName, GameOf } from './games';
import { i18n } from './i18n.svelte';
import type { Table } from './messages';
import type { Room } from './room.svelte';

export interface BoardProps<N extends GameName = GameName> {
  room: Room;
  game: GameOf<N>;
  table: Table;
  /** Leads back to the lobby when a game is over. */
  change: () => void;
  /** What the board is laid out on, if not on the table of a phone. */
  on?: typeof Surface;
}
// Each board takes its own game's messages; which one is at hand is known only when the page runs.
type Board = Component<BoardProps<never>>;

const LAZY = import.meta.glob<{ default: Board }>('../table/*/Board.svelte');

interface LobbyProps {
  room: Room;
  table: Table;
}

/** The boards that are there. LINK's comes with the page, the others with their texts when a game needs them. */
class Boards {
  #there = $state.raw<Partial<Record<GameName, Board>>>({ link: Link as unknown as Board });

  lobby = $state.raw<Component<LobbyProps> | null>(null);

  of(game: GameName): Board | undefined {
    return this.#there[game];
  }

  /** Fetches a board and its texts, unless they are there. */
  async fetch(game: GameName): Promise<void> {
    const load = LAZY[`../table/${game}/Board.svelte`];
    if (this.#there[game] || !load) return;
    const [{ default: board }] = await Promise.all([load(), i18n.need(game)]);
    this.#there = { ...this.#there, [game]: board };
  }

  /** Fetches the table before the game; who plays at once never needs it. */
  async fetchLobby(): Promise<void> {
    if (this.lobby) return;
    const [{ default: lobby }] = await Promise.all([import('../lobby/Lobby.svelte'), i18n.need('match')]);
    this.lobby = lobby;
  }
}

export const boards = new Boards();
