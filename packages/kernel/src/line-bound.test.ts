import { expect, it } from 'vitest';
import { instant } from './instant.ts';
import { createLineBound } from './line-bound.ts';

const at = (ms: number) => instant(ms);
const range = (length: number) => Array.from({ length }, (_, n) => String(n));

it('writes one line a minute for each kind, source and key, and counts what it leaves out', () => {
  const bound = createLineBound();
  const take = (kind: string, key: string, { ms = 0, source = 's' } = {}) =>
    bound.take({ kind, source, key, at: at(ms) });
  expect([take('a', '1'), take('a', '1'), take('a', '1')]).toEqual([0, null, null]);
  expect([take('a', '2'), take('b', '1'), take('a', '1', { source: 't' })]).toEqual([2, 0, 0]);
  expect([take('a', '1', { ms: 59_999 }), take('a', '1', { ms: 60_000 })]).toEqual([null, 1]);
});

it('bounds each source by itself: noise of one hides no other, of the same kind or of another', () => {
  const bound = createLineBound();
  const take = (kind: string, source: string, key: string) => bound.take({ kind, source, key, at: at(0) });
  const written = (lines: readonly (number | null)[]) => lines.filter((before) => before !== null);
  expect(written(range(500).map((key) => take('bad-signature', 'noisy', key)))).toHaveLength(20);
  expect(take('bad-signature', 'quiet', 'one')).toBe(480);
  expect(take('staff-call-refused', 'noisy', 'one')).toBe(0);
});

it('bounds the sources of a kind, so that neither log nor memory fills', () => {
  const bound = createLineBound();
  const take = (kind: string, source: string, key: string) => bound.take({ kind, source, key, at: at(0) });
  const first = range(5_000).map((source) => take('a', source, 'one'));
  expect(first.filter((before) => before !== null)).toHaveLength(200);
  expect([take('a', '0', 'two'), take('b', '4999', 'one')]).toEqual([4_800, 0]);
});

it('is as narrow as it was made', () => {
  const bound = createLineBound({ linesMax: 2, sourcesMax: 3 });
  const lines = range(5).flatMap((source) => range(5).map((key) => bound.take({ kind: 'a', source, key, at: at(0) })));
  expect(lines.filter((before) => before !== null)).toHaveLength(6);
});
