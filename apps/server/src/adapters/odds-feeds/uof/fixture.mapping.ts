import { instant } from '@ordago/kernel';
import type { UofCompetitor, UofFixture } from '@ordago/provider-protocols';
import type { FeedTeam, FixtureMessage } from '../../../modules/sportsbook/feed/ports/odds-feed.ts';

/** Titles of e-sports that two sides play over maps; those in which many play against all are none. */
const CYBERSPORT = [
  107, 109, 110, 111, 112, 113, 114, 118, 119, 120, 121, 122, 123, 124, 125, 128, 134, 139, 158, 161, 194, 199,
];

/**
 * The supplier's sports of two sides that we have a rule book for, by the numbers that its own client publishes. Races
 * are none: its fixture names two sides. For some rule books it has no number (air hockey, klask, table soccer,
 * e-sports of football codes beside soccer), and what it simulates or draws has other names. The rest is listed under
 * the number that surely means it; a sport without one here is not on offer from this supplier.
 */
const SPORTS: Readonly<Record<string, string>> = {
  'sr:sport:1': 'football',
  'sr:sport:2': 'basketball',
  'sr:sport:3': 'baseball',
  'sr:sport:4': 'ice-hockey',
  'sr:sport:5': 'tennis',
  'sr:sport:6': 'handball',
  'sr:sport:7': 'floorball',
  'sr:sport:10': 'boxing',
  'sr:sport:12': 'rugby',
  'sr:sport:13': 'australian-football',
  'sr:sport:15': 'bandy',
  'sr:sport:16': 'american-football',
  'sr:sport:19': 'snooker',
  'sr:sport:20': 'table-tennis',
  'sr:sport:21': 'cricket',
  'sr:sport:22': 'darts',
  'sr:sport:23': 'volleyball',
  'sr:sport:24': 'field-hockey',
  'sr:sport:26': 'water-polo',
  'sr:sport:28': 'curling',
  'sr:sport:29': 'futsal',
  'sr:sport:31': 'badminton',
  'sr:sport:32': 'bowls',
  // On the beach: a format of the same article.
  'sr:sport:34': 'volleyball',
  'sr:sport:37': 'squash',
  'sr:sport:60': 'beach-soccer',
  'sr:sport:86': 'wrestling',
  'sr:sport:117': 'mma',
  'sr:sport:137': 'e-football',
  'sr:sport:138': 'kabaddi',
  'sr:sport:153': 'e-basketball',
  'sr:sport:167': 'e-american-football',
  'sr:sport:195': 'e-hockey',
  'sr:sport:196': 'e-tennis',
  'sr:sport:198': 'e-volleyball',
  ...Object.fromEntries(CYBERSPORT.map((number) => [`sr:sport:${number}`, 'cybersport'])),
};

/** Countries whose leagues have a place in the tree of their own; all others are listed under the world. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ESP: 'es',
  ENG: 'gb-eng',
  DEU: 'de',
  ITA: 'it',
  FRA: 'fr',
  PRT: 'pt',
  NLD: 'nl',
  BEL: 'be',
  AUT: 'at',
  TUR: 'tr',
  BRA: 'br',
  ARG: 'ar',
  MEX: 'mx',
  CHL: 'cl',
  COL: 'co',
  PER: 'pe',
  URY: 'uy',
  ECU: 'ec',
  USA: 'us',
  CAN: 'ca',
  AUS: 'au',
  JPN: 'jp',
  IND: 'in',
};

/** Maps a fixture to our terms; null for a sport that is not in the table above, and for a side against itself. */
export function mapFixture(feed: string, fixture: UofFixture): FixtureMessage | null {
  const { id, startsAt, writtenAt, sport, category, tournament, round, home, away } = fixture;
  const slug = Object.hasOwn(SPORTS, sport.id) ? SPORTS[sport.id] : undefined;
  if (slug === undefined || home.id === away.id) return null;
  return {
    kind: 'fixture',
    feed,
    eventKey: id,
    version: writtenAt,
    round,
    league: {
      key: tournament.id,
      sport: slug,
      name: tournament.name,
      country: COUNTRIES[category.country ?? ''] ?? 'world',
    },
    home: teamOf(home),
    away: teamOf(away),
    startsAt: instant(startsAt),
  };
}

function teamOf({ id, name, abbreviation }: UofCompetitor): FeedTeam {
  return { key: id, name, code: abbreviation?.slice(0, 8) ?? null };
}
