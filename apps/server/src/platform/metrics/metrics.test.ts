import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('times of calls', () => {
  it('counts each call in the buckets that reach it, by route and status', async () => {
    const metrics = createMetrics();
    for (const ms of [1, 2, 300, 7_000]) metrics.observeCall({ route: 'bets.place', http: 200, ms });
    metrics.observeCall({ route: 'bets.place', http: 400, ms: 20 });
    const lines = (await metrics.read()).text.split('\n');
    const of = (name: string, http: number) =>
      lines.find((line) => line.startsWith(name) && line.includes(`route="bets.place",http="${http}"`))?.split(' ')[1];
    expect([
      ...[0.002, 0.25, 0.5, 5, '+Inf'].map((bound) => of(`ordago_call_seconds_bucket{le="${bound}"`, 200)),
      of('ordago_call_seconds_count', 200),
      of('ordago_call_seconds_count', 400),
    ]).toEqual(['2', '2', '3', '3', '4', '4', '1']);
    expect(Number(of('ordago_call_seconds_sum', 200))).toBeCloseTo(7.303);
  });

  it('describes what it is, once', async () => {
    const metrics = createMetrics();
    for (const route of ['a.b', 'c.d']) metrics.observeCall({ route, http: 200, ms: 1_000 });
    expect((await metrics.read()).text.match(/# TYPE ordago_call_seconds histogram/g)).toHaveLength(1);
  });
});
