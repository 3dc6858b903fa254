import { describe, expect, it } from 'vitest';
import { judgeInterruption } from '../judge-interruption.ts';
import { football } from './football.ts';

describe('football', () => {
  it.each([
    ['an interrupted match counts once 70 minutes are played', 70, 'completed'],
    ['one minute less is not enough', 69, 'not-completed'],
    ['a match that never began is not completed', 0, 'not-completed'],
    ['a match stopped in the last minute is completed', 89, 'completed'],
  ] as const)('%s', (_title, playedMinutes, verdict) => {
    expect(judgeInterruption(football, { playedMinutes })).toBe(verdict);
  });

  it('refuses a format that it does not know', () => {
    expect(() => judgeInterruption(football, { format: '7x7', playedMinutes: 70 })).toThrow(
      'football has no format 7x7',
    );
  });
});
