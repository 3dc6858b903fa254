import { describe, expect, it } from 'vitest';
import { judgeInterrupted } from './judge-interruption.ts';

const base = { feed: 'f', eventKey: 'e', version: 3 } as const;
const result = { ...base, kind: 'result', home: 2, away: 1 } as const;

describe('interrupted football matches', () => {
  it.each([
    ['a full match keeps its score', result, result],
    ['70 minutes are enough', { ...result, playedMinutes: 70 }, { ...result, playedMinutes: 70 }],
    ['69 minutes are not', { ...result, playedMinutes: 69 }, { ...base, kind: 'status', status: 'abandoned' }],
  ] as const)('%s', (_title, message, judged) => {
    expect(judgeInterrupted(message)).toEqual(judged);
  });
});
