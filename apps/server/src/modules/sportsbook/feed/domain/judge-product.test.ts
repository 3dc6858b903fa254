import { addMs, type Instant, parseInstant } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import {
  judgeAlive,
  judgeGap,
  judgeSilence,
  judgeSnapshot,
  type ProductState,
  RECOVERY_REACH_MS,
} from './judge-product.ts';

const NOW = parseInstant('2026-01-14T12:00:00Z') as Instant;
const after = (seconds: number) => addMs(NOW, seconds * 1_000);
const alive = (seconds: number, isSubscribed = true) =>
  ({ kind: 'alive', product: 1, at: after(seconds), isSubscribed }) as const;
const up: ProductState = {
  product: 1,
  state: 'up',
  receivedAt: NOW,
  aliveAt: NOW,
  completeTo: NOW,
  request: 4,
  requestedAt: null,
};

describe('a service of a supplier', () => {
  it('sends its whole state at its first message', () => {
    const { next, recovery } = judgeAlive(null, alive(0), NOW);
    expect(next).toMatchObject({ state: 'recovering', request: 1 });
    expect(recovery).toEqual({ after: null, request: 1 });
  });

  it('is up as long as it gives signs of life', () => {
    const { next, stopAt, recovery } = judgeAlive(up, alive(10), after(10));
    expect(next).toMatchObject({ state: 'up', completeTo: after(10) });
    expect([stopAt, recovery]).toEqual([null, null]);
  });

  it('sends again what was missed after a gap', () => {
    const { next, stopAt, recovery } = judgeAlive(up, alive(60), after(60));
    expect(next).toMatchObject({ state: 'recovering', request: 5, completeTo: NOW });
    expect(recovery).toEqual({ after: NOW, request: 5 });
    expect(stopAt).toBe(addMs(after(60), -1));
  });

  it('sends again what was missed when the subscription was lost, gap or not', () => {
    expect(judgeAlive(up, alive(10, false), after(10)).recovery).toEqual({ after: NOW, request: 5 });
  });

  it('is not brought down by an old sign of life that comes again', () => {
    expect(judgeAlive(up, alive(-30, false), after(1))).toMatchObject({
      next: { state: 'up', aliveAt: NOW },
      recovery: null,
    });
  });

  it('is gone after twenty seconds of silence, and its prices with it', () => {
    expect(judgeSilence(up, after(20)).stopAt).toBeNull();
    const { next, stopAt } = judgeSilence(up, after(21));
    expect(next.state).toBe('down');
    expect(stopAt).toBe(after(21));
    expect(judgeSilence(next, after(40)).stopAt).toBeNull();
  });

  it('sends again what was sent since the last sign of life when the line to it broke', () => {
    const { next, stopAt, recovery } = judgeGap(up, after(4));
    expect(next).toMatchObject({ state: 'recovering', request: 5, requestedAt: after(4) });
    expect([stopAt, recovery]).toEqual([after(4), { after: NOW, request: 5 }]);
    expect(judgeGap(next, after(5)).recovery).toEqual({ after: NOW, request: 6 });
  });

  it('is up again when it has sent all, and only by the last request', () => {
    const { next } = judgeAlive(up, alive(60), after(60));
    expect(judgeSnapshot(next, 4)).toBeNull();
    expect(judgeSnapshot(next, 5)).toMatchObject({ state: 'up', completeTo: after(60) });
    expect(judgeSnapshot(up, 4)).toBeNull();
  });

  it('is not asked twice while it answers, and again when it does not', () => {
    const { next } = judgeAlive(up, alive(60), after(60));
    expect(judgeAlive(next, alive(70), after(70)).recovery).toBeNull();
    const slow = { ...next, receivedAt: after(400), aliveAt: after(400) };
    expect(judgeAlive(slow, alive(410), after(410)).recovery).toEqual({ after: NOW, request: 6 });
  });

  it('is asked for its whole state when the gap is longer than it remembers', () => {
    const late = addMs(after(60), RECOVERY_REACH_MS);
    const signal = { kind: 'alive', product: 1, at: late, isSubscribed: true } as const;
    expect(judgeAlive(up, signal, late).recovery).toEqual({ after: null, request: 5 });
  });
});
