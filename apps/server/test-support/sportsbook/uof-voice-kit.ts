import type { Instant } from '@ordago/kernel';
import type { UofMessage } from '@ordago/provider-protocols';
import type { FixtureMessage } from '../../src/modules/sportsbook/feed/ports/odds-feed.ts';

export const WINNER = { id: 186, specifiers: '' };
const TOTAL = { id: 189, specifiers: 'total=22.5' };

/** Messages about one event of tennis, each with its place in time in seconds after `t0`. */
export function voiceFrom(t0: Instant, eventId: string) {
  const base = (second: number) => ({ product: 1, eventId, timestamp: t0 + second * 1_000, requestId: null });
  const priced = (key: typeof WINNER, [a, b]: readonly [string, string], odds: readonly string[], status = 1) => ({
    ...key,
    status,
    outcomes: [a, b].map((id, place) => ({ id, odds: odds[place] ?? null, isActive: odds[place] !== undefined })),
  });
  const settled = (key: typeof WINNER, ids: readonly [string, string], won: 0 | 1) => ({
    ...key,
    voidReason: null,
    outcomes: ids.map((id, place) => ({
      id,
      voidHalves: 0 as const,
      deadHeatFactor: null,
      result: (place === won ? 1 : 0) as 0 | 1,
    })),
  });
  return {
    odds: (second: number, home: string, away: string, status = 1): UofMessage => ({
      type: 'odds_change',
      ...base(second),
      status: null,
      markets: [
        priced(WINNER, ['4', '5'], [home, away], status),
        priced(TOTAL, ['12', '13'], ['1.90', '1.90'], status),
      ],
    }),
    progress: (second: number, status: number, home: number, away: number): UofMessage => ({
      type: 'odds_change',
      ...base(second),
      markets: [],
      status: { status, home, away, matchStatus: null, clock: null, remaining: null, periods: [] },
    }),
    stop: (second: number): UofMessage => ({ type: 'bet_stop', ...base(second), groups: ['all'] }),
    settle: (second: number, won: 0 | 1): UofMessage => ({
      type: 'bet_settlement',
      ...base(second),
      certainty: 2,
      markets: [settled(WINNER, ['4', '5'], won), settled(TOTAL, ['12', '13'], won)],
    }),
    unsettle: (second: number): UofMessage => ({ type: 'rollback_bet_settlement', ...base(second), markets: [WINNER] }),
    cancel: (second: number, startTime: number | null, endTime: number | null): UofMessage => ({
      type: 'bet_cancel',
      ...base(second),
      startTime,
      endTime,
      supercededBy: null,
      markets: [{ ...WINNER, voidReason: 1 }],
    }),
    uncancel: (second: number, startTime: number | null, endTime: number | null): UofMessage => ({
      type: 'rollback_bet_cancel',
      ...base(second),
      startTime,
      endTime,
      markets: [WINNER],
    }),
  };
}

/** A fixture of the supplier `uof`. */
export function fixtureOf(eventKey: string, startsAt: Instant): FixtureMessage {
  const side = (key: string) => ({ key: `${eventKey} ${key}`, name: key, code: null });
  return {
    kind: 'fixture',
    feed: 'uof',
    eventKey,
    version: 1,
    round: null,
    startsAt,
    league: { key: 'sr:tournament:1', sport: 'tennis', name: 'Torneo', country: 'es' },
    home: side('A'),
    away: side('B'),
  };
}
