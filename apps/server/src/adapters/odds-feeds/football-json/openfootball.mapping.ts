import {
  type Goals,
  type OpenfootballMatch,
  type OpenfootballScore,
  openfootballSlug,
  readOpenfootball,
} from '@ordago/provider-protocols';
import type {
  FeedLeague,
  FixtureMessage,
  MatchFacts,
  OutcomeMessage,
  PastMatch,
} from '../../../modules/sportsbook/feed/ports/odds-feed.ts';
import { teamNameOf } from './team-names.ts';

/** Translation of openfootball's terms. Rows that contain nothing known are counted. */
export interface Mapped {
  readonly fixtures: readonly FixtureMessage[];
  readonly results: readonly OutcomeMessage[];
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
  const { name, matches, skipped } = readOpenfootball(document);
  const { feed, league, version } = source;
  return {
    fixtures: matches.map((match) => {
      const { round, startsAt } = match;
      const home = { ...match.home, name: teamNameOf(league.key, match.home) };
      const away = { ...match.away, name: teamNameOf(league.key, match.away) };
      const eventKey = keyOf(match, league, name);
      return { kind: 'fixture', feed, eventKey, version, league, home, away, round, startsAt };
    }),
    results: matches.flatMap((match) => outcomeOf(match, { feed, version, eventKey: keyOf(match, league, name) })),
    skipped,
  };
}

/**
 * A season's finished matches, as ratings read them; awarded or abandoned matches are left out, as they show nothing
 * about the teams.
 */
export function mapHistory(document: unknown, source: SeasonSource): PastMatch[] {
  const { name: season, matches } = readOpenfootball(document);
  return matches.flatMap(({ home, away, startsAt, score, status }) => {
    if (score === null || status !== null) return [];
    const [homeGoals, awayGoals] = score.fullTime;
    return [
      {
        leagueKey: source.league.key,
        season,
        playedAt: startsAt,
        home: home.key,
        away: away.key,
        homeGoals,
        awayGoals,
      },
    ];
  });
}

/**
 * A match without an id is known by season, round and teams; with the round, since some leagues let the same two meet
 * twice on one ground.
 */
function keyOf({ id, round, home, away }: OpenfootballMatch, league: FeedLeague, season: string): string {
  const parts = [league.key, openfootballSlug(season), openfootballSlug(round ?? ''), `${home.key}-${away.key}`];
  return id ?? parts.join('/');
}

/**
 * A result that was awarded is never a basis for settlement (specification 3, section 4): the match counts as
 * cancelled. The file has no minute for an abandoned match, but what its score had determined remains valid.
 */
function outcomeOf(
  { score, goals, status }: OpenfootballMatch,
  common: { feed: string; version: number; eventKey: string },
): OutcomeMessage[] {
  if (status === 'abandoned') {
    const stoppedAt = score && { ...scoreOf(score.fullTime), played: null };
    return [{ ...common, kind: 'status', status, ...(stoppedAt && { stoppedAt }) }];
  }
  if (status !== null) return [{ ...common, kind: 'status', status: 'cancelled' }];
  if (score === null) return [];
  const [home, away] = score.fullTime;
  const facts = factsOf(score, goals);
  return [{ ...common, kind: 'result', home, away, ...(Object.keys(facts).length === 0 ? {} : { facts }) }];
}

/** Both halves and the goals, where the file contains them. */
function factsOf({ halfTime, fullTime }: OpenfootballScore, goals: OpenfootballMatch['goals']): MatchFacts {
  const [first, second] = halfTime ? [scoreOf(halfTime), scoreOf(without(fullTime, halfTime))] : [];
  return { ...(first && second ? { periods: [first, second] } : {}), ...(goals && goals.length > 0 ? { goals } : {}) };
}

function without(whole: Goals, part: Goals): Goals {
  return [whole[0] - part[0], whole[1] - part[1]];
}

function scoreOf([home, away]: Goals) {
  return { home, away };
}
