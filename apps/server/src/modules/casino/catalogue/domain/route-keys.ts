/** Sportsbooks among the route providers' keys: they are embedded, so they list no games and open none. */
export const SPORT_KEYS: ReadonlySet<string> = new Set(['betradar', 'digitain', 'betconstruct', 'gr8']);

/** The key that is no provider: the player's own favourites (specification 2, sections 3 and 4). */
export const FAVOURITE_KEY = 'favorite';

/** Returns what a route provider's key lists; null for a key that is not found in the configuration. */
export function meaningOf(key: string, configured: ReadonlySet<string>): 'games' | 'sport' | 'favourites' | null {
  if (key === FAVOURITE_KEY) return 'favourites';
  if (SPORT_KEYS.has(key)) return 'sport';
  return configured.has(key) ? 'games' : null;
}
