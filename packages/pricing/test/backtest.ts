import { createRequire } from 'node:module';
import { DAY_MS, type Instant, instant } from '@ordago/kernel';
import {
  type FitOptions,
  fitRatings,
  type MatchResult,
  matchResultChances,
  ratesOf,
  scoreMatrix,
} from '../src/index.ts';

const load = createRequire(import.meta.url);

/** The leagues of the package with a season before the one that is predicted. */
export const LEAGUES = ['en.1', 'es.1', 'de.1', 'at.1'] as const;

/** Scores of one predictor: the lower the better. */
export interface Figures {
  readonly logLoss: number;
  readonly brier: number;
}

export interface Backtest {
  readonly matches: number;
  readonly model: Figures;
  /** Figures of a prediction by the past shares of home wins, draws and away wins in the same league. */
  readonly baseRate: Figures;
}

interface SeasonFile {
  readonly rounds: readonly { readonly matches: readonly SeasonMatch[] }[];
}

interface SeasonMatch {
  readonly date: string;
  readonly team1: { readonly key: string };
  readonly team2: { readonly key: string };
  readonly score1: number | null;
  readonly score2: number | null;
}

/** Finished matches of one season, in order of play. */
export function readSeason(season: string, league: string): MatchResult[] {
  const file = load(`football.json/${season}/${league}.json`) as SeasonFile;
  return file.rounds
    .flatMap(({ matches }) => matches)
    .flatMap(({ date, team1, team2, score1, score2 }) =>
      score1 === null || score2 === null
        ? []
        : [{ playedAt: dayOf(date), home: team1.key, away: team2.key, homeGoals: score1, awayGoals: score2 }],
    )
    .sort((a, b) => a.playedAt - b.playedAt);
}

/** Predicts every match of `season` from what was played before its week began. */
export function backtest(
  season: string,
  {
    before,
    leagues = LEAGUES,
    options = {},
  }: { before: readonly string[]; leagues?: readonly string[]; options?: FitOptions },
): Backtest {
  const judged = leagues.flatMap((league) => {
    const past = before.flatMap((earlier) => readSeason(earlier, league));
    return judgeLeague(past, readSeason(season, league), options);
  });
  return {
    matches: judged.length,
    model: figuresOf(judged.map(({ model, outcome }) => ({ chances: model, outcome }))),
    baseRate: figuresOf(judged.map(({ base, outcome }) => ({ chances: base, outcome }))),
  };
}

function judgeLeague(past: readonly MatchResult[], season: readonly MatchResult[], options: FitOptions) {
  const all = [...past, ...season];
  const weeks = [...new Set(season.map(weekOf))];
  return weeks.flatMap((week) => {
    const weekStart = instant(week * 7 * DAY_MS);
    const known = all.filter(({ playedAt }) => playedAt < weekStart);
    const ratings = fitRatings(known, weekStart, options);
    const base = [0, 1, 2].map((result) => known.filter((match) => outcomeOf(match) === result).length / known.length);
    return season
      .filter((match) => weekOf(match) === week)
      .map((match) => ({
        outcome: outcomeOf(match),
        model: ratings ? matchResultChances(scoreMatrix(ratesOf(ratings, match))) : base,
        base,
      }));
  });
}

/** Weeks since 1970, each beginning on a Thursday, so that a weekend's round is not split. */
function weekOf({ playedAt }: MatchResult): number {
  return Math.floor(playedAt / (7 * DAY_MS));
}

function figuresOf(predictions: readonly { chances: readonly number[]; outcome: number }[]): Figures {
  const mean = (score: (chances: readonly number[], outcome: number) => number) =>
    predictions.reduce((sum, { chances, outcome }) => sum + score(chances, outcome), 0) / predictions.length;
  return {
    logLoss: mean((chances, outcome) => -Math.log(chances[outcome] ?? 0)),
    brier: mean((chances, outcome) => chances.reduce((sum, p, i) => sum + (p - (i === outcome ? 1 : 0)) ** 2, 0)),
  };
}

/** 0 host, 1 draw, 2 visitor. */
function outcomeOf({ homeGoals, awayGoals }: MatchResult): number {
  if (homeGoals === awayGoals) return 1;
  return homeGoals > awayGoals ? 0 : 2;
}

function dayOf(date: string): Instant {
  return instant(Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS) * DAY_MS);
}
