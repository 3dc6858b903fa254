import { expect, it } from 'vitest';
import { instant } from './instant.ts';
import { createLineBound } from './line-bound.ts';

const at = (ms: number) => instant(ms);

it('writes one line a minute for each kind and key, and counts what it leaves out', () => {
  const bound = createLineBound();
  const take = (kind: string, key: string, ms = 0) => bound.take({ kind, key, at: at(ms) });
  expect([take('a', '1'), take('a', '1'), take('a', '1')]).toEqual([0, null, null]);
  expect([take('a', '2'), take('b', '1')]).toEqual([2, 0]);
  expect([take('a', '1', 59_999), take('a', '1', 60_000)]).toEqual([null, 1]);
});

it('bounds each kind by itself: noise of one hides no other', () => {
  const bound = createLineBound();
  const lines = Array.from({ length: 500 }, (_, n) => bound.take({ kind: 'noise', key: String(n), at: at(0) }));
  expect(lines.filter((before) => before !== null)).toHaveLength(60);
  expect(bound.take({ kind: 'staff-call-refused', key: 'one', at: at(0) })).toBe(440);
});
