import { instant } from '@ordago/kernel';
import type { UofCompetitor, UofFixture } from '@ordago/provider-protocols';
import type { FeedTeam, FixtureMessage } from '../../../modules/sportsbook/ports/odds-feed.ts';

/** The supplier's sports that we have a rule book for. */
const SPORTS: Readonly<Record<string, string>> = {
  'sr:sport:1': 'football',
  'sr:sport:2': 'basketball',
  'sr:sport:3': 'baseball',
  'sr:sport:4': 'ice-hockey',
  'sr:sport:5': 'tennis',
  'sr:sport:6': 'handball',
  'sr:sport:7': 'floorball',
  'sr:sport:12': 'rugby',
  'sr:sport:16': 'american-football',
  'sr:sport:19': 'snooker',
  'sr:sport:20': 'table-tennis',
  'sr:sport:21': 'cricket',
  'sr:sport:22': 'darts',
  'sr:sport:23': 'volleyball',
  'sr:sport:29': 'futsal',
  'sr:sport:31': 'badminton',
  'sr:sport:109': 'cybersport',
  'sr:sport:110': 'cybersport',
  'sr:sport:111': 'cybersport',
};

/** Countries whose leagues have a place in the tree of their own; all others stand under the world. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ...{ ESP: 'es', ENG: 'gb-eng', DEU: 'de', ITA: 'it', FRA: 'fr', PRT: 'pt', NLD: 'nl', BEL: 'be', AUT: 'at' },
  ...{ TUR: 'tr', BRA: 'br', ARG: 'ar', MEX: 'mx', CHL: 'cl', COL: 'co', PER: 'pe', URY: 'uy', ECU: 'ec' },
  ...{ USA: 'us', CAN: 'ca', AUS: 'au', JPN: 'jp', IND: 'in' },
};

/** A fixture in our words; null for a sport without a rule book, and for a side against itself. */
export function mapFixture(feed: string, fixture: UofFixture): FixtureMessage | null {
  const { id, startsAt, writtenAt, sport, category, tournament, round, home, away } = fixture;
  const slug = Object.hasOwn(SPORTS, sport.id) ? SPORTS[sport.id] : undefined;
  if (slug === undefined || home.id === away.id) return null;
  return {
    ...{ kind: 'fixture', feed, eventKey: id, version: writtenAt, round },
    league: {
      ...{ key: tournament.id, sport: slug, name: tournament.name },
      country: COUNTRIES[category.country ?? ''] ?? 'world',
    },
    ...{ home: teamOf(home), away: teamOf(away), startsAt: instant(startsAt) },
  };
}

function teamOf({ id, name, abbreviation }: UofCompetitor): FeedTeam {
  return { key: id, name, code: abbreviation?.slice(0, 8) ?? null };
}
