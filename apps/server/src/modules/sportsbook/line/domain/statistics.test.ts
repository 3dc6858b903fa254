import { DAY_MS, type Instant } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { lastOf, leagueTable, meetingsOf, newestSeason, type PlayedMatch } from './statistics.ts';

const match = (day: number, home: string, away: string, score: [number, number], round = String(day)): PlayedMatch => ({
  event: `${day}-${home}`,
  round,
  playedAt: (day * DAY_MS) as Instant,
  home: { id: home, name: home },
  away: { id: away, name: away },
  score: { home: score[0], away: score[1] },
});

describe('the table of a league', () => {
  it('gives three points for a win and one for a draw, and sorts by points, difference, goals', () => {
    const table = leagueTable([match(3, 'a', 'b', [2, 0]), match(2, 'c', 'a', [1, 1]), match(1, 'b', 'c', [0, 3])]);
    expect(
      table.map(({ place, team, points, goalsFor, goalsAgainst }) => [place, team.id, points, goalsFor, goalsAgainst]),
    ).toEqual([
      [1, 'c', 4, 4, 1],
      [2, 'a', 4, 3, 1],
      [3, 'b', 0, 0, 5],
    ]);
    expect(table[0]).toMatchObject({ played: 2, won: 1, drawn: 1, lost: 0 });
  });

  it('lets teams that are level in everything share a place, and goes on after them', () => {
    const table = leagueTable([match(1, 'b', 'a', [1, 1]), match(1, 'd', 'c', [1, 0])]);
    expect(table.map(({ place, team }) => [place, team.id])).toEqual([
      [1, 'd'],
      [2, 'a'],
      [2, 'b'],
      [4, 'c'],
    ]);
  });

  it('is empty without a match', () => {
    expect(leagueTable([])).toEqual([]);
  });
});

describe('the newest season', () => {
  it('ends at a pause of more than 30 days', () => {
    const matches = [match(100, 'a', 'b', [1, 0]), match(70, 'b', 'a', [1, 0]), match(39, 'a', 'c', [0, 0])];
    expect(newestSeason(matches).map(({ playedAt }) => playedAt / DAY_MS)).toEqual([100, 70]);
  });

  it('ends where a round brings the same two once more', () => {
    const matches = [match(9, 'a', 'b', [1, 0], '1'), match(8, 'b', 'a', [1, 0], '2'), match(7, 'a', 'b', [0, 0], '1')];
    expect(newestSeason(matches)).toHaveLength(2);
  });

  it('keeps two who meet on one ground in two rounds', () => {
    const matches = [match(9, 'a', 'b', [1, 0], '30'), match(8, 'a', 'b', [1, 0], '12')];
    expect(newestSeason(matches)).toHaveLength(2);
  });
});

describe('form and meetings', () => {
  const matches = [8, 7, 6, 5, 4, 3, 2].map((day) => match(day, day % 2 ? 'a' : 'b', day % 2 ? 'b' : 'a', [day, 0]));

  it('are the last five, the newest first', () => {
    expect(lastOf(matches, 'a').map(({ score }) => score.home)).toEqual([8, 7, 6, 5, 4]);
    expect(meetingsOf([...matches].reverse(), 'a', 'b').map(({ score }) => score.home)).toEqual([8, 7, 6, 5, 4]);
  });

  it('are empty for who has not played', () => {
    expect([lastOf(matches, 'z'), meetingsOf(matches, 'a', 'z')]).toEqual([[], []]);
  });
});
