import type { Me, NewTable, TableCreated } from './messages';

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, { credentials: 'same-origin', ...init });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** Opens a table; with `quick` the game is dealt when this returns. */
export function openTable(wish: NewTable): Promise<TableCreated> {
  return ask('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
}

/** Who the session is, and the tables it sits at. */
export function me(): Promise<Me> {
  return ask('/api/me');
}
