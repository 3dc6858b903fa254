import { assert, DAY_MS, type Instant } from '@ordago/kernel';
import { lowScoreFactor, type Rates } from './score-matrix.ts';

/** One finished match of the past. Teams by their key, stable over the seasons. */
export interface MatchResult {
  readonly playedAt: Instant;
  readonly home: string;
  readonly away: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** Scoring and conceding of a team, as a multiple of the league's mean (1). A good defence is below 1. */
export interface TeamRating {
  readonly attack: number;
  readonly defence: number;
  /** Matches that it is based on, undiscounted; 0 for the prior. */
  readonly matches: number;
}

/** Ratings of one league's teams from its past matches. Plain data: it may be stored as JSON. */
export interface LeagueRatings {
  /** Only results before this instant were read. */
  readonly asOf: Instant;
  /** Matches read. */
  readonly matches: number;
  /** Goals of an average visitor against an average host. */
  readonly awayGoalsMean: number;
  /** Factor on the host's goals. */
  readonly homeAdvantage: number;
  /** The ρ of Dixon and Coles: how far low scores depart from independence. */
  readonly lowScoreCorrection: number;
  readonly teams: Readonly<Record<string, TeamRating>>;
  /** Rating of a team without a past in this league: the mean of those who came up before, else the league's mean. */
  readonly newcomer: TeamRating;
}

/** The defaults foretold 2013-14 best among 180 to 5,000 days and 5 to 40 goals; 2014-15 stayed unseen for the test. */
export interface FitOptions {
  /** A result this old counts half of one from today. (Default: 365 days) */
  readonly halfLifeDays?: number;
  /** Weight of the prior of a rating, as if the team had met it in so many goals. (Default: 10 goals) */
  readonly priorGoals?: number;
}

/** Fewest results from which a league is rated. */
export const RESULTS_MIN = 30;
const HALF_LIFE_DAYS = 365;
const PRIOR_GOALS = 10;
/** A team that first appears this long after its league's first match has come up. */
const NEWCOMER_AFTER_MS = 60 * DAY_MS;
const ITERATIONS_MAX = 500;
const CHANGE_MIN = 1e-7;
/** Past what any league has shown; keeps every factor of the correction positive. */
const CORRECTION_MAX = 0.2;

/**
 * Rates the teams of one league from its results before `asOf` (issue 2, item 8; Dixon and Coles, 1997).
 *
 * Goals of host and visitor are Poisson with means m·h·Aᵢ·Dⱼ and m·Aⱼ·Dᵢ; a result's weight halves every `halfLifeDays`;
 * ratings carry a Gamma prior. The maximum is found by solving for each parameter in turn, which is exact per step and
 * needs no random start; ρ is then fitted on the low scores. The same results in any order give the same ratings, up to
 * the last bits of a sum. Answers null below 30 results: without a past there is no price.
 */
export function fitRatings(
  results: readonly MatchResult[],
  asOf: Instant,
  { halfLifeDays = HALF_LIFE_DAYS, priorGoals = PRIOR_GOALS }: FitOptions = {},
): LeagueRatings | null {
  assert(halfLifeDays > 0 && priorGoals > 0, 'half-life and prior are positive');
  const past = results.filter((result) => result.playedAt < asOf);
  if (past.length < RESULTS_MIN) return null;
  const teams = teamsOf(past);
  const games = past.map((result) => weigh(result, { teams, asOf, halfLifeDays }));
  const newcomers = newcomersOf(past);
  const first = solve(
    games,
    priorGoals,
    teams.map(() => MEAN_TEAM),
  );
  const newcomer = meanOf([...newcomers].map((team) => ratingIn(first, teams.indexOf(team))));
  const priors = teams.map((team) => (newcomers.has(team) ? newcomer : MEAN_TEAM));
  const fit = solve(games, priorGoals, priors);
  const matches = countMatches(games, teams.length);
  return {
    asOf,
    matches: past.length,
    awayGoalsMean: fit.awayGoalsMean,
    homeAdvantage: fit.homeAdvantage,
    lowScoreCorrection: fitCorrection(games, fit),
    teams: Object.fromEntries(
      teams.map((team, place) => [team, { ...ratingIn(fit, place), matches: of(matches, place) }]),
    ),
    newcomer: { ...newcomer, matches: 0 },
  };
}

/** The rating of a team; the league's newcomer where it has no past. */
export function ratingOf(ratings: LeagueRatings, team: string): TeamRating {
  return Object.hasOwn(ratings.teams, team) ? (ratings.teams[team] ?? ratings.newcomer) : ratings.newcomer;
}

/** Returns the mean goals of each side over the 90 minutes of a match to come, and the league's correction of low scores. */
export function ratesOf(ratings: LeagueRatings, { home, away }: { home: string; away: string }): Rates {
  const host = ratingOf(ratings, home);
  const visitor = ratingOf(ratings, away);
  return {
    home: ratings.awayGoalsMean * ratings.homeAdvantage * host.attack * visitor.defence,
    away: ratings.awayGoalsMean * visitor.attack * host.defence,
    lowScoreCorrection: ratings.lowScoreCorrection,
  };
}

type Strength = Pick<TeamRating, 'attack' | 'defence'>;

/** A result with its weight; teams by their place in the list, since the fit reads them millions of times. */
interface Game {
  readonly home: number;
  readonly away: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly weight: number;
}

interface Fit {
  awayGoalsMean: number;
  homeAdvantage: number;
  readonly attack: number[];
  readonly defence: number[];
}

const MEAN_TEAM: Strength = { attack: 1, defence: 1 };

function teamsOf(past: readonly MatchResult[]): string[] {
  return [...new Set(past.flatMap(({ home, away }) => [home, away]))].sort();
}

function weigh(result: MatchResult, by: { teams: readonly string[]; asOf: Instant; halfLifeDays: number }): Game {
  const { homeGoals, awayGoals } = result;
  const weight = 0.5 ** ((by.asOf - result.playedAt) / DAY_MS / by.halfLifeDays);
  return { home: by.teams.indexOf(result.home), away: by.teams.indexOf(result.away), homeGoals, awayGoals, weight };
}

/** Coordinate ascent on the penalised likelihood, until no parameter moves by more than one part in 10^7. */
function solve(games: readonly Game[], priorGoals: number, priors: readonly Strength[]): Fit {
  const fit: Fit = {
    awayGoalsMean: 1,
    homeAdvantage: 1,
    attack: priors.map(({ attack }) => attack),
    defence: priors.map(({ defence }) => defence),
  };
  for (let i = 0; i < ITERATIONS_MAX; i += 1) {
    const moved = Math.max(
      updateLeague(games, fit),
      updateTeams(games, fit, { side: 'attack', priorGoals, priors }),
      updateTeams(games, fit, { side: 'defence', priorGoals, priors }),
    );
    if (moved < CHANGE_MIN) break;
  }
  return fit;
}

/** Sets the league's two figures to what its goals imply, given the ratings. Returns the larger relative change. */
function updateLeague(games: readonly Game[], fit: Fit): number {
  let homeGoals = 0;
  let homeBasis = 0;
  let awayGoals = 0;
  let awayBasis = 0;
  for (const { home, away, homeGoals: scored, awayGoals: conceded, weight } of games) {
    homeGoals += weight * scored;
    homeBasis += weight * of(fit.attack, home) * of(fit.defence, away);
    awayGoals += weight * conceded;
    awayBasis += weight * of(fit.attack, away) * of(fit.defence, home);
  }
  // Half a goal on each side keeps a league without a single goal away from zero.
  const awayGoalsMean = (awayGoals + 0.5) / (awayBasis + 0.5);
  const homeAdvantage = (homeGoals + 0.5) / (awayGoalsMean * homeBasis + 0.5);
  const moved = Math.max(change(fit.awayGoalsMean, awayGoalsMean), change(fit.homeAdvantage, homeAdvantage));
  fit.awayGoalsMean = awayGoalsMean;
  fit.homeAdvantage = homeAdvantage;
  return moved;
}

/** Sets one side of every rating: (goals + prior) over (goals expected of a 1 + prior / its mean). */
function updateTeams(
  games: readonly Game[],
  fit: Fit,
  how: { side: 'attack' | 'defence'; priorGoals: number; priors: readonly Strength[] },
): number {
  const own = fit[how.side];
  const other = how.side === 'attack' ? fit.defence : fit.attack;
  const goals = own.map(() => 0);
  const basis = own.map(() => 0);
  for (const { home, away, homeGoals, awayGoals, weight } of games) {
    const [byHost, byVisitor] = how.side === 'attack' ? [home, away] : [away, home];
    const hostMean = fit.awayGoalsMean * fit.homeAdvantage;
    const [againstHost, againstVisitor] = how.side === 'attack' ? [away, home] : [home, away];
    raise(goals, byHost, weight * homeGoals);
    raise(basis, byHost, weight * hostMean * of(other, againstHost));
    raise(goals, byVisitor, weight * awayGoals);
    raise(basis, byVisitor, weight * fit.awayGoalsMean * of(other, againstVisitor));
  }
  let moved = 0;
  how.priors.forEach((prior, team) => {
    const after = (of(goals, team) + how.priorGoals) / (of(basis, team) + how.priorGoals / prior[how.side]);
    moved = Math.max(moved, change(of(own, team), after));
    own[team] = after;
  });
  return moved;
}

/** The ρ that makes the low scores of the past most likely, by golden section: the likelihood has one summit in ρ. */
function fitCorrection(games: readonly Game[], fit: Fit): number {
  const low = games
    .filter(({ homeGoals, awayGoals }) => homeGoals <= 1 && awayGoals <= 1)
    .map((game) => ({ game, rates: ratesIn(fit, game) }));
  const likelihood = (lowScoreCorrection: number) =>
    low.reduce((sum, { game, rates }) => {
      const factor = lowScoreFactor({ ...rates, lowScoreCorrection }, game.homeGoals, game.awayGoals);
      return sum + game.weight * Math.log(factor);
    }, 0);
  const golden = (Math.sqrt(5) - 1) / 2;
  let from = -CORRECTION_MAX;
  let to = CORRECTION_MAX;
  while (to - from > 1e-6) {
    const left = to - golden * (to - from);
    const right = from + golden * (to - from);
    if (likelihood(left) < likelihood(right)) from = left;
    else to = right;
  }
  return (from + to) / 2;
}

function ratesIn(fit: Fit, { home, away }: Game): { home: number; away: number } {
  return {
    home: fit.awayGoalsMean * fit.homeAdvantage * of(fit.attack, home) * of(fit.defence, away),
    away: fit.awayGoalsMean * of(fit.attack, away) * of(fit.defence, home),
  };
}

function newcomersOf(past: readonly MatchResult[]): Set<string> {
  const firstSeen = new Map<string, number>();
  for (const { home, away, playedAt } of past)
    for (const team of [home, away]) firstSeen.set(team, Math.min(playedAt, firstSeen.get(team) ?? playedAt));
  const opening = Math.min(...firstSeen.values());
  return new Set([...firstSeen].filter(([, at]) => at - opening >= NEWCOMER_AFTER_MS).map(([team]) => team));
}

/** The geometric mean of strengths, held to the league's mean as if one average team more were among them. */
function meanOf(strengths: readonly Strength[]): Strength {
  const mean = (side: keyof Strength) =>
    Math.exp(strengths.reduce((sum, strength) => sum + Math.log(strength[side]), 0) / (strengths.length + 1));
  return { attack: mean('attack'), defence: mean('defence') };
}

function ratingIn(fit: Fit, team: number): Strength {
  return { attack: of(fit.attack, team), defence: of(fit.defence, team) };
}

function countMatches(games: readonly Game[], teams: number): number[] {
  const counts = new Array<number>(teams).fill(0);
  for (const { home, away } of games) for (const team of [home, away]) raise(counts, team, 1);
  return counts;
}

function raise(sums: number[], team: number, by: number): void {
  sums[team] = of(sums, team) + by;
}

function of(values: readonly number[], team: number): number {
  return values[team] ?? 0;
}

function change(before: number, after: number): number {
  return Math.abs(after / before - 1);
}
