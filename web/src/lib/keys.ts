/** What a key asks for at the table. Within the hand, arrow keys and Enter belong to the hand itself. */
export type Command =
  | { kind: 'act'; action: 'draw' | 'pass' | 'gong' | 'accept' | 'cancel' | 'take' }
  | { kind: 'sheet'; sheet: 'log' | 'talk' | 'menu' | 'help' }
  | { kind: 'seat'; place: number }
  | { kind: 'hand' }
  | { kind: 'catch' }
  | { kind: 'odds' }
  | { kind: 'escape' };

const KEYS: Record<string, Command> = {
  d: { kind: 'act', action: 'draw' },
  p: { kind: 'act', action: 'pass' },
  g: { kind: 'act', action: 'gong' },
  a: { kind: 'act', action: 'accept' },
  x: { kind: 'act', action: 'cancel' },
  c: { kind: 'catch' },
  s: { kind: 'act', action: 'take' },
  o: { kind: 'odds' },
  l: { kind: 'sheet', sheet: 'log' },
  t: { kind: 'sheet', sheet: 'talk' },
  m: { kind: 'sheet', sheet: 'menu' },
  h: { kind: 'sheet', sheet: 'help' },
  '?': { kind: 'sheet', sheet: 'help' },
  escape: { kind: 'escape' },
};

/** Keys by where they lie, for layouts whose letters are others (Cyrillic). */
function letterOf(event: KeyboardEvent): string {
  const place = /^Key([A-Z])$/.exec(event.code);
  const plain = /^[a-z?]$/i.test(event.key) || event.key.length > 1;
  return (plain ? event.key : (place?.[1] ?? event.key)).toLowerCase();
}

export function keyCommand(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  const target = event.target;
  if (target instanceof Element && target.closest('input, select, textarea') && event.key !== 'Escape') return null;
  // An arrow anywhere else leads into the hand, but where something scrolls it scrolls.
  const scrolls = target instanceof Element && target.closest('[role="dialog"], [role="region"]');
  if (event.key.startsWith('Arrow')) return scrolls ? null : { kind: 'hand' };
  if (/^[1-5]$/.test(event.key)) return { kind: 'seat', place: Number(event.key) - 1 };
  return KEYS[letterOf(event)] ?? null;
}
