/** What is kept in cookies because the server writes the card pages by it; the names stand in `server/` too. */
type Name = 'language' | 'theme' | 'cards' | 'deck';

const YEAR = 31_536_000;

export function kept(name: Name): string | null {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`gongenial-${name}=`));
  return found ? found.slice(found.indexOf('=') + 1) : null;
}

export function keep(name: Name, value: string, seconds = YEAR): void {
  document.cookie = `gongenial-${name}=${value}; path=/; max-age=${seconds}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
}
