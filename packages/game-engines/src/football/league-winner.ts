import type { Draws } from '@ordago/fairness';
import { GOAL_TABLES, VIRTUAL_TEAMS } from './league.ts';
import { drawByWeight, fixtureOf, strengthsOf } from './virtual-football.ts';

const TEAMS = VIRTUAL_TEAMS.length;
const POINTS = { win: 3, draw: 1 } as const;

/** Standing of a team at the end of a season, as far as it decides who has won it. */
export interface LeagueLine {
  readonly team: number;
  readonly points: number;
  readonly goalDifference: number;
  readonly goalsFor: number;
}

/** Returns the winners: most points, then goal difference, then goals scored. Teams that are level in all of it share the first place. */
export function leagueWinners(lines: readonly LeagueLine[]): number[] {
  const ranked = [...lines].sort(
    (a, b) => b.points - a.points || b.goalDifference - a.goalDifference || b.goalsFor - a.goalsFor,
  );
  const [first] = ranked;
  const isLevel = (line: LeagueLine) =>
    line.points === first?.points && line.goalDifference === first.goalDifference && line.goalsFor === first.goalsFor;
  return ranked.filter(isLevel).map(({ team }) => team);
}

/** Seasons that `LEAGUE_WINS` was counted in. */
export const LEAGUE_SEASONS = 400_000;

/**
 * Of so many seasons how many each team won, by its place in `VIRTUAL_TEAMS`; a shared first place counts in parts. Every season
 * has the same fixtures, everybody against everybody at home and away, so that the order in which they come changes nothing. Too
 * many ways to sum up: counted by `countLeagueWins(xorshift(1), LEAGUE_SEASONS)`, and rounded once, here.
 */
export const LEAGUE_WINS: readonly number[] = [
  191_538, 72_019, 20_039, 59_700, 16_394, 16_408, 3_148, 13_063, 2_403, 2_504, 318, 392, 29, 1_815, 215, 19,
];

/** Plays seasons from the goal tables of the draw, and counts who won them. */
export function countLeagueWins(draws: Draws, seasons: number): number[] {
  const wins = VIRTUAL_TEAMS.map(() => 0);
  for (let season = 0; season < seasons; season += 1) {
    const winners = leagueWinners(playSeason(draws));
    for (const team of winners) wins[team] = (wins[team] ?? 0) + 1 / winners.length;
  }
  return wins;
}

/** A generator that is no secret and fast: it prices, and draws nothing that is played. */
export function xorshift(seed: number): Draws {
  let state = seed;
  return {
    nextU32: () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state >>> 0;
    },
  };
}

const TABLES = VIRTUAL_TEAMS.flatMap((_, home) =>
  VIRTUAL_TEAMS.map((_, away) => strengthsOf(fixtureOf(home, away)).map((strength) => GOAL_TABLES[strength])),
);

function playSeason(draws: Draws): LeagueLine[] {
  const [points, scored, conceded] = [0, 0, 0].map(() => VIRTUAL_TEAMS.map(() => 0)) as [number[], number[], number[]];
  const add = (sums: number[], team: number, by: number) => {
    sums[team] = (sums[team] ?? 0) + by;
  };
  for (let home = 0; home < TEAMS; home += 1) {
    for (let away = 0; away < TEAMS; away += 1) {
      if (home === away) continue;
      const [ours, theirs] = TABLES[fixtureOf(home, away)] ?? [];
      const forHome = drawByWeight(draws, ours);
      const forAway = drawByWeight(draws, theirs);
      add(scored, home, forHome);
      add(conceded, home, forAway);
      add(scored, away, forAway);
      add(conceded, away, forHome);
      if (forHome === forAway) {
        add(points, home, POINTS.draw);
        add(points, away, POINTS.draw);
      } else add(points, forHome > forAway ? home : away, POINTS.win);
    }
  }
  return VIRTUAL_TEAMS.map((_, team) => ({
    team,
    points: points[team] ?? 0,
    goalsFor: scored[team] ?? 0,
    goalDifference: (scored[team] ?? 0) - (conceded[team] ?? 0),
  }));
}
