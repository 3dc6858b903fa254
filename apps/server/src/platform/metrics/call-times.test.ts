import { describe, expect, it } from 'vitest';
import { CallTimes } from './call-times.ts';

describe('times of calls', () => {
  it('counts each call in the buckets that reach it, by route and status', () => {
    const times = new CallTimes();
    for (const seconds of [0.001, 0.002, 0.3, 7]) times.observe('bets.place', 200, seconds);
    times.observe('bets.place', 400, 0.02);
    const lines = times.text().split('\n');
    const of = (name: string, http: number) =>
      lines.find((line) => line.startsWith(name) && line.includes(`route="bets.place",http="${http}"`))?.split(' ')[1];
    expect([
      ...[0.002, 0.25, 0.5, 5, '+Inf'].map((bound) => of(`ordago_call_seconds_bucket{le="${bound}"`, 200)),
      of('ordago_call_seconds_count', 200),
      of('ordago_call_seconds_count', 400),
    ]).toEqual(['2', '2', '3', '3', '4', '4', '1']);
    expect(Number(of('ordago_call_seconds_sum', 200))).toBeCloseTo(7.303);
  });

  it('says what it is, once', () => {
    const times = new CallTimes();
    times.observe('a.b', 200, 1);
    times.observe('c.d', 200, 1);
    expect(times.text().match(/# TYPE ordago_call_seconds histogram/g)).toHaveLength(1);
  });
});
