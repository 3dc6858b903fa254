import { describe, expect, it } from 'vitest';
import {
  adminBetView,
  BET_STATUSES,
  BONUS_MOVES,
  bonusFilterOf,
  bonusPaymentView,
  bonusStatusesOf,
  DEPOSIT_MOVES,
  type MoveTable,
  mayMove,
  paymentView,
  playerBetView,
  REFERRAL_PAYOUT_MOVES,
  referralPayoutView,
  topUpView,
  WITHDRAWAL_MOVES,
  withdrawalView,
} from './statuses.ts';

interface View {
  readonly codeOf: (status: never) => number | string;
  readonly statusesOf: (code: number | string) => readonly string[];
  readonly codes: ReadonlyMap<number | string, readonly string[]>;
}
type Line = readonly [code: number | string, meaning: string, statuses: readonly string[], emitted: boolean];

/** Specification 3, section 4: one row per line, with what it means inside and whether we emit it. */
const TABLES: ReadonlyArray<readonly [title: string, view: View, lines: readonly Line[]]> = [
  [
    'player bet statuses',
    playerBetView,
    [
      [0, 'not calculated', ['open', 'partly-cashed-out'], true],
      [1, 'win', ['won', 'half-won'], true],
      [2, 'lost', ['lost', 'half-lost'], true],
      [3, 'canceled', ['void'], true],
      [4, 'lost', ['lost', 'half-lost'], false],
      [5, 'sold out', ['cashed-out'], true],
    ],
  ],
  [
    'admin bet statuses',
    adminBetView,
    [
      [1, 'not calculated', ['open', 'partly-cashed-out'], true],
      [-1, 'not calculated', ['open', 'partly-cashed-out'], false],
      [3, 'not calculated', ['open', 'partly-cashed-out'], false],
      [4, 'lost', ['lost', 'half-lost'], true],
      [34, 'win', ['won', 'half-won'], true],
      [322, 'canceled', ['void'], true],
      [16384, 'sold', ['cashed-out'], true],
      [17410, 'sold', ['cashed-out'], false],
    ],
  ],
  [
    'withdrawal statuses',
    withdrawalView,
    [
      [0, 'Created', ['created'], true],
      [1, 'During', ['processing'], true],
      [2, 'Completed', ['completed'], true],
      [3, 'Blocked', ['blocked'], true],
      [4, 'Decline', ['declined', 'cancelled'], true],
    ],
  ],
  [
    'top-up statuses',
    topUpView,
    [
      [0, 'Created', ['created', 'processing', 'blocked'], true],
      [1, 'Paid out', ['completed'], true],
      [2, 'Canceled', ['declined', 'cancelled'], true],
      [3, 'Canceled by refund', ['refunded'], true],
      [4, 'Canceled by error', ['failed'], true],
    ],
  ],
  [
    'payment statuses',
    paymentView,
    [
      [0, 'During', ['created', 'processing', 'blocked'], true],
      [1, 'Decline', ['declined', 'cancelled', 'refunded', 'failed'], true],
      [2, 'Completed', ['completed'], true],
    ],
  ],
  [
    'bonus payment statuses',
    bonusPaymentView,
    [
      [0, 'During', ['pending'], true],
      [1, 'Decline', ['declined', 'unsubscribed'], true],
      [2, 'Accrual', ['active', 'converted', 'expired'], true],
    ],
  ],
  [
    'referral payout statuses',
    referralPayoutView,
    [
      ['created', 'created', ['created'], true],
      ['paid', 'paid', ['paid'], true],
      ['canceled', 'canceled', ['cancelled'], true],
      ['refund', 'refund', ['refunded'], true],
    ],
  ],
];

describe.each(TABLES)('%s', (_title, view, lines) => {
  it.each(lines)('reads %s (%s)', (code, _meaning, statuses, emitted) => {
    expect([...view.statusesOf(code)].sort()).toEqual([...statuses].sort());
    for (const status of statuses) expect(view.codeOf(status as never) === code).toBe(emitted);
  });

  it('understands these and nothing else', () => {
    expect([...view.codes.keys()].map(String).sort()).toEqual(lines.map(([code]) => String(code)).sort());
    expect(view.statusesOf(99)).toEqual([]);
  });
});

describe('bonus history filter', () => {
  it.each([
    [0, 'All', ['pending', 'active', 'converted', 'expired', 'unsubscribed', 'declined']],
    [1, 'Active', ['active']],
    [2, 'Not active', ['pending', 'converted', 'expired', 'declined']],
    [3, 'Unsubscribed', ['unsubscribed']],
    [4, 'unknown', []],
  ])('lists %i (%s)', (filter, _meaning, statuses) => {
    expect([...bonusStatusesOf(filter)].sort()).toEqual([...statuses].sort());
    if (filter > 0) for (const status of bonusStatusesOf(filter)) expect(bonusFilterOf(status)).toBe(filter);
  });
});

describe('lifecycles', () => {
  it.each<[string, MoveTable<string>, string]>([
    ['deposit', DEPOSIT_MOVES, 'created'],
    ['withdrawal', WITHDRAWAL_MOVES, 'created'],
    ['bonus', BONUS_MOVES, 'pending'],
    ['referral payout', REFERRAL_PAYOUT_MOVES, 'created'],
  ])('lets a %s reach each of its statuses, and never return to its first', (_name, moves, first) => {
    const reached = new Set([first]);
    for (const status of reached) for (const next of moves[status] ?? []) reached.add(next);
    expect([...reached].sort()).toEqual(Object.keys(moves).sort());
    expect(Object.values(moves).flat()).not.toContain(first);
  });

  it('lets no move lead out of a withdrawal that was paid or returned', () => {
    for (const final of ['completed', 'declined', 'cancelled'] as const) expect(WITHDRAWAL_MOVES[final]).toEqual([]);
    expect(mayMove(WITHDRAWAL_MOVES, 'created', 'completed')).toBe(false);
    expect(mayMove(WITHDRAWAL_MOVES, 'processing', 'completed')).toBe(true);
    expect(mayMove(WITHDRAWAL_MOVES, 'processing', 'cancelled')).toBe(false);
  });

  it('completes a deposit once: after an end without money it first goes to review', () => {
    for (const ended of ['declined', 'cancelled', 'failed'] as const) expect(DEPOSIT_MOVES[ended]).toEqual(['blocked']);
    expect(mayMove(DEPOSIT_MOVES, 'completed', 'completed')).toBe(false);
  });

  it('shows every bet status on both screens', () => {
    for (const status of BET_STATUSES) {
      expect(playerBetView.statusesOf(playerBetView.codeOf(status))).toContain(status);
      expect(adminBetView.statusesOf(adminBetView.codeOf(status))).toContain(status);
    }
  });
});
