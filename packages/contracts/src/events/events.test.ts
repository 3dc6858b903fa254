import { describe, expect, it } from 'vitest';
import { domainEvent, EVENT_NAMES } from './index.ts';

const SETTLED = {
  name: 'bet-settled',
  version: 1,
  position: '41',
  part: 0,
  player: '100001',
  at: '2026-01-14T12:00:00.000Z',
  payload: {
    bet: '7',
    revision: 1,
    status: 'won',
    payout: '23.00',
    stake: '10.00',
    currency: 'USD',
    is_free: false,
  },
};

describe('a domain event', () => {
  it('is known by its name, and its payload by the name', () => {
    expect(domainEvent.parse(SETTLED)).toEqual(SETTLED);
    expect(domainEvent.safeParse({ ...SETTLED, name: 'bet-sold' }).success).toBe(false);
    expect(domainEvent.safeParse({ ...SETTLED, version: 2 }).success).toBe(false);
  });

  it.each(['23', '0.00001', '1000000.5'])('takes the amount %s', (payout) => {
    expect(domainEvent.safeParse({ ...SETTLED, payload: { ...SETTLED.payload, payout } }).success).toBe(true);
  });

  it.each(['-1', '1e3', '01', '1.000001', 23])('refuses the amount %s', (payout) => {
    expect(domainEvent.safeParse({ ...SETTLED, payload: { ...SETTLED.payload, payout } }).success).toBe(false);
  });

  it('has a name of its own', () => {
    expect(new Set(EVENT_NAMES).size).toBe(EVENT_NAMES.length);
    for (const name of EVENT_NAMES) expect(name).toMatch(/^[a-z]+(-[a-z]+)+$/);
  });
});
