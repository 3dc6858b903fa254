import type { FeedLeague } from '../../../modules/sportsbook/feed/ports/odds-feed.ts';

/** Facts that the files of openfootball lack: the name of each league and its country. */
const LEAGUES: Readonly<Record<string, { name: string; country: string }>> = {
  'at.1': { name: 'Bundesliga', country: 'at' },
  'at.2': { name: 'Erste Liga', country: 'at' },
  'de.1': { name: 'Bundesliga', country: 'de' },
  'de.2': { name: '2. Bundesliga', country: 'de' },
  'en.1': { name: 'Premier League', country: 'gb-eng' },
  'es.1': { name: 'Primera División', country: 'es' },
  'it.1': { name: 'Serie A', country: 'it' },
};

/** A league by the supplier's key; null for one that we do not know. */
export function leagueOf(key: string): FeedLeague | null {
  const known = Object.hasOwn(LEAGUES, key) ? LEAGUES[key] : undefined;
  return known ? { key, sport: 'football', ...known } : null;
}
