import { describe, expect, it } from 'vitest';
import { readOpenfootball } from './openfootball.ts';

const row = { date: '2024-05-01', team1: 'Málaga CF', team2: 'Real Betis' };
const scoreOf = (match: object) => readOpenfootball({ name: 'S', matches: [{ ...row, ...match }] }).matches[0]?.score;

describe('season files of openfootball', () => {
  it.each([
    ['no score', {}, null],
    ['an empty score', { score: {} }, null],
    ['a score of the flat list', { score: { ht: [1, 0], ft: [2, 1] } }, { fullTime: [2, 1], halfTime: [1, 0] }],
    ['a score without its half', { score: { ft: [2, 1] } }, { fullTime: [2, 1], halfTime: null }],
    ['a half that the end contradicts', { score: { ht: [3, 0], ft: [2, 1] } }, { fullTime: [2, 1], halfTime: null }],
    ['a score of the rounds', { score1: 2, score2: 1, score1i: 0, score2i: 1 }, { fullTime: [2, 1], halfTime: [0, 1] }],
    [
      'a match after penalties',
      { score: { ft: [1, 1], et: [2, 2], p: [3, 4] } },
      { fullTime: [1, 1], extraTime: [2, 2], penalties: [3, 4] },
    ],
    ['an extra time below the end', { score: { ft: [1, 1], et: [0, 2] } }, { fullTime: [1, 1], extraTime: null }],
  ])('reads %s', (_title, match, expected) => {
    const score = scoreOf(match);
    expect(score && { ...score, ...expected }).toEqual(score);
    expect(score === null).toBe(expected === null);
  });

  it.each([
    ['awarded', 'awarded'],
    ['Abandoned', 'abandoned'],
    ['canceled', 'cancelled'],
    ['finished', null],
    [undefined, null],
  ])('distinguishes %s from a match that was played', (status, expected) => {
    const { matches } = readOpenfootball({ name: 'S', matches: [{ ...row, score: { ft: [2, 0] }, status }] });
    expect(matches[0]?.status).toBe(expected);
  });

  it.each([[null], [[]], ['[]'], [{}], [{ matches: {} }], [{ rounds: [{}] }]])(
    'refuses %j, which is no season',
    (document) => {
      expect(() => readOpenfootball(document)).toThrow(TypeError);
    },
  );
});
