import { leagueWinners, VIRTUAL_TEAMS } from '@ordago/game-engines';
import type { RoundMatch } from './round.ts';

/** One line of the table. */
export interface Standing {
  readonly team: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
}

/** The table of a season: points, then goal difference, then goals scored; teams that are still level share their order. */
export function standingsOf(matches: readonly RoundMatch[]): Standing[] {
  const lines = VIRTUAL_TEAMS.map((_, team) => lineOf(team, matches));
  return lines.sort(
    (a, b) =>
      b.points - a.points ||
      b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
      b.goalsFor - a.goalsFor ||
      a.team - b.team,
  );
}

/** Returns the winners of a season that is over: several where they are level in points, goal difference and goals scored. */
export function winnersOf(matches: readonly RoundMatch[]): number[] {
  return leagueWinners(
    standingsOf(matches).map(({ team, points, goalsFor, goalsAgainst }) => ({
      team,
      points,
      goalsFor,
      goalDifference: goalsFor - goalsAgainst,
    })),
  );
}

function lineOf(team: number, matches: readonly RoundMatch[]): Standing {
  const goals = matches.flatMap(({ home, away, result }) => {
    if (!result || (home !== team && away !== team)) return [];
    const [ours, theirs] = home === team ? result.score : [result.score[1], result.score[0]];
    return [{ ours, theirs }];
  });
  const won = goals.filter(({ ours, theirs }) => ours > theirs).length;
  const drawn = goals.filter(({ ours, theirs }) => ours === theirs).length;
  return {
    team,
    played: goals.length,
    won,
    drawn,
    lost: goals.length - won - drawn,
    points: 3 * won + drawn,
    goalsFor: goals.reduce((sum, { ours }) => sum + ours, 0),
    goalsAgainst: goals.reduce((sum, { theirs }) => sum + theirs, 0),
  };
}
