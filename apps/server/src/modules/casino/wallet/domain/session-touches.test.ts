import { instant } from '@ordago/kernel';
import { expect, it } from 'vitest';
import { createSessionTouches } from './session-touches.ts';

const at = (seconds: number) => instant(Date.UTC(2026, 0, 1) + seconds * 1000);

it('marks a session at its first call and every thirty seconds of play', () => {
  const touches = createSessionTouches();
  const due = [0, 1, 29, 30, 31, 59, 60].map((seconds) => touches.isDue('a', at(seconds)));
  expect(due).toEqual([true, false, false, true, false, false, true]);
  expect(touches.isDue('b', at(31))).toBe(true);
});

it('forgets rather than grows, so that nobody is marked too seldom', () => {
  const touches = createSessionTouches(2);
  expect(['a', 'b', 'c', 'c', 'a'].map((session) => touches.isDue(session, at(0)))).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
});
