import { recall, remember } from './memory';

/** Names from the sky for those who haven't given theirs; the same in every language, and none of the bots'. */
export const STARS = ['Stella', 'Orion', 'Luna', 'Leo', 'Apollo', 'Juno', 'Iris', 'Titan', 'Aura', 'Sirius', 'Aurora', 'Kosmo'] as const;

/** The name used before, else a friendly one that nobody at the table has; it is kept for next time. */
export function ownName(taken: readonly string[] = []): string {
  const before = recall('name');
  if (before) return before;
  const free = STARS.filter((star) => !taken.includes(star));
  const name = free[Math.floor(Math.random() * free.length)] ?? STARS[0];
  remember('name', name);
  return name;
}
