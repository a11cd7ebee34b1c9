/** The letter that a key stands for, also where it lies under another one (Cyrillic); null while somebody writes. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest('input, select, textarea')) return null;
  return (/^Key([A-Z])$/.exec(event.code)?.[1] ?? event.key).toLowerCase();
}
