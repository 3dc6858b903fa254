import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A season as the package `football.json` holds it (public domain): full-time scores of past years. */
export interface Season {
  readonly name: string;
  readonly rounds: readonly { readonly name: string; readonly matches: readonly SeasonMatch[] }[];
}

export interface SeasonMatch {
  /** `2014-08-23` */
  readonly date: string;
  readonly team1: SeasonTeam;
  readonly team2: SeasonTeam;
  readonly score1: number | null;
  readonly score2: number | null;
}

export interface SeasonTeam {
  readonly key: string;
  readonly name: string;
  readonly code?: string | null;
}

/** Leagues that have a past to be rated on; their order decides which days they play. */
export const LEAGUES = ['es.1', 'en.1', 'it.1', 'de.1', 'at.1', 'de.2'] as const;
export type League = (typeof LEAGUES)[number];

/** The clock by which each league plays. */
export const LEAGUE_ZONES: Readonly<Record<League, string>> = {
  'es.1': 'Europe/Madrid',
  'en.1': 'Europe/London',
  'it.1': 'Europe/Rome',
  'de.1': 'Europe/Berlin',
  'at.1': 'Europe/Vienna',
  'de.2': 'Europe/Berlin',
};

/** The season that is played again and again: the last complete one. */
const REPLAYED = '2014-15';
/** Seasons before it, oldest first; not every league has each. */
const PAST = ['2011-12', '2012-13', '2013-14'];

export function isLeague(key: string): key is League {
  return LEAGUES.some((known) => known === key);
}

/** The season of a league that is replayed. */
export function replayedSeason(league: League): Season {
  return remember(`${REPLAYED}/${league}`);
}

/** The seasons of a league before the replayed one, oldest first. */
export function pastSeasons(league: League): Season[] {
  return PAST.map((years) => remember(`${years}/${league}`)).filter(({ rounds }) => rounds.length > 0);
}

const read = new Map<string, Season>();

function remember(name: string): Season {
  const known = read.get(name);
  if (known) return known;
  const season = readSeason(name);
  read.set(name, season);
  return season;
}

/** A season's file; without rounds where the package has none. */
function readSeason(name: string): Season {
  const folder = path.dirname(createRequire(import.meta.url).resolve('football.json/package.json'));
  try {
    return JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Season;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { name, rounds: [] };
    throw error;
  }
}
