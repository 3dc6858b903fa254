import type { PlaySession } from './play-api.ts';

/** Colour schemes of a table. */
const LIGHTS = ['felt', 'ruby', 'sea', 'plum', 'night', 'fiesta', 'jungle'] as const;

/** Colour scheme of a game: our own keep the one they were drawn for, every table of a studio has one of its own. */
export function moodOf({ provider, game }: Pick<PlaySession, 'provider' | 'game'>, ours: string): string {
  if (provider === 'originals') return ours;
  let sum = 0;
  for (const letter of game.id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return LIGHTS[sum % LIGHTS.length] ?? ours;
}

/** Returns true for players who want no motion: results appear at once. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
