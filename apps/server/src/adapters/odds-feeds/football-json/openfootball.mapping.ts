import { DAY_MS, type Instant, parseInstant } from '@ordago/kernel';
import type {
  FeedLeague,
  FeedTeam,
  FixtureMessage,
  PastMatch,
  ResultMessage,
} from '../../../modules/sportsbook/ports/odds-feed.ts';

/**
 * How the words of openfootball translate, in both of its layouts: `rounds` of matches with teams as objects and
 * `score1`/`score2`, and a flat list with team names and `score.ft`. Rows that say nothing we understand are counted.
 */
export interface Mapped {
  readonly fixtures: readonly FixtureMessage[];
  readonly results: readonly ResultMessage[];
  readonly skipped: number;
}

export interface SeasonSource {
  readonly feed: string;
  readonly league: FeedLeague;
  /** Version of what is read now. */
  readonly version: number;
}

/** A season's fixtures, and the results that it has. */
export function mapSeason(document: unknown, source: SeasonSource): Mapped {
  const rows = rowsOf(document);
  const read = rows.map((row) => readRow(row, source));
  const matches = read.filter((match) => match !== null);
  const { feed, league, version } = source;
  return {
    fixtures: matches.map(({ eventKey, home, away, round, startsAt }) => ({
      ...{ kind: 'fixture', feed, eventKey, version, league, home, away, round, startsAt },
    })),
    results: matches.flatMap(({ eventKey, score }) =>
      score === null ? [] : [{ kind: 'result', feed, eventKey, version, home: score[0], away: score[1] } as const],
    ),
    skipped: read.length - matches.length,
  };
}

/** A season's finished matches, as ratings read them. */
export function mapHistory(document: unknown, source: SeasonSource): PastMatch[] {
  return rowsOf(document).flatMap((row) => {
    const match = readRow(row, source);
    if (match === null || match.score === null) return [];
    const { home, away, startsAt, score } = match;
    return [
      {
        ...{ leagueKey: source.league.key, playedAt: startsAt, home: home.key, away: away.key },
        ...{ homeGoals: score[0], awayGoals: score[1] },
      },
    ];
  });
}

interface Row {
  readonly match: Readonly<Record<string, unknown>>;
  readonly round: string | null;
  readonly season: string;
}

/** Both layouts as one list. Throws when the document is neither. */
function rowsOf(document: unknown): Row[] {
  const season = asRecord(document);
  const name = textOf(season?.name) ?? '';
  const ofRound = (matches: unknown, round: string | null): Row[] => {
    if (!Array.isArray(matches)) throw new TypeError('a season without a list of matches');
    return matches.map((match) => ({ match: asRecord(match) ?? {}, round, season: name }));
  };
  if (!Array.isArray(season?.rounds)) return ofRound(season?.matches, null);
  return season.rounds.flatMap((round) => ofRound(asRecord(round)?.matches, textOf(asRecord(round)?.name)));
}

interface ReadMatch {
  readonly eventKey: string;
  readonly home: FeedTeam;
  readonly away: FeedTeam;
  readonly round: string | null;
  readonly startsAt: Instant;
  readonly score: readonly [number, number] | null;
}

/** One match, or null when a team, the date or the score is none. A match without an id is known by season and teams. */
function readRow({ match, round, season }: Row, { league }: SeasonSource): ReadMatch | null {
  const home = readTeam(match.team1);
  const away = readTeam(match.team2);
  const startsAt = readStart(match.date, match.time);
  const score = readScore(match);
  if (home === null || away === null || home.key === away.key || startsAt === null || score === undefined) return null;
  const own = textOf(match.id);
  const inRound = textOf(match.round) ?? round;
  // With the round, since some leagues let the same two meet twice on one ground.
  const eventKey = own ?? [league.key, slugOf(season), slugOf(inRound ?? ''), `${home.key}-${away.key}`].join('/');
  return { eventKey, home, away, round: inRound, startsAt, score };
}

function readTeam(value: unknown): FeedTeam | null {
  const plain = textOf(value);
  if (plain !== null) return { key: slugOf(plain), name: plain, code: null };
  const team = asRecord(value);
  const [key, name] = [textOf(team?.key), textOf(team?.name)];
  return key === null || name === null ? null : { key, name, code: textOf(team?.code) };
}

/** Dates and times are UTC here; a date without a time is noon. */
function readStart(date: unknown, time: unknown): Instant | null {
  const clock = /^([0-2]\d:[0-5]\d)/.exec(textOf(time) ?? '12:00')?.[1];
  const at = parseInstant(`${textOf(date) ?? ''}T${clock ?? ''}:00Z`);
  return at !== null && at > -50 * 365 * DAY_MS ? at : null;
}

/** Null while there is none; undefined when what stands there is no score. */
function readScore(match: Readonly<Record<string, unknown>>): readonly [number, number] | null | undefined {
  const full = asRecord(match.score)?.ft;
  const [home, away] = Array.isArray(full) ? full : [match.score1, match.score2];
  if ((home ?? null) === null && (away ?? null) === null) return null;
  return isGoals(home) && isGoals(away) ? [home, away] : undefined;
}

function isGoals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 120 ? value.trim() : null;
}

function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
