import { currency, isRefusal } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { type ActiveLimit, judgeLimits, type LimitedBet } from './judge-limits.ts';

const usd = (whole: number) => BigInt(Math.round(whole * 100)) * 1_000n;
/** 30.00 at 3.00: it pays 90.00. */
const bet = (change: Partial<LimitedBet> = {}, limits: Partial<LimitedBet['limits']> = {}): LimitedBet => ({
  line: 'usual',
  stake: usd(30),
  factor: { numerator: 3n, denominator: 1n },
  potentialPayout: usd(90),
  isFree: false,
  limits: {
    currency: currency('USD'),
    stakeMin: usd(1),
    stakeMax: usd(5_000),
    payoutMax: usd(50_000),
    legalPayoutMax: null,
    ...limits,
  },
  ...change,
});
const limit = (change: Partial<ActiveLimit>): ActiveLimit => ({
  id: '1',
  kind: 'max-bet',
  scope: 'bet',
  target: null,
  selection: null,
  amount: usd(100),
  used: 0n,
  lock: null,
  ...change,
});
const judge = (judged: LimitedBet, ...limits: ActiveLimit[]) => {
  const verdict = judgeLimits(judged, limits);
  return isRefusal(verdict) ? { name: verdict.name, ...verdict.params } : verdict;
};

describe('the limit tree', () => {
  // Kind, scope, amount, used before; the most that its sentence names, and the stake that still fits.
  const ROWS = [
    ['max-bet', 'bet', 20, 0, '20.00', '20.00'],
    ['max-bet', 'event', 20, 0, '20.00', '20.00'],
    ['max-bet', 'tourney', 20, 0, '20.00', '20.00'],
    ['max-bet', 'user', 20, 0, '20.00', '20.00'],
    ['max-bet', 'sport', 20, 0, '20.00', '20.00'],
    ['bet-total', 'bet', 50, 40, '50.00', '10.00'],
    ['bet-total', 'event', 50, 40, '50.00', '10.00'],
    ['bet-total', 'tourney', 50, 40, '50.00', '10.00'],
    ['bet-total', 'user', 50, 40, '50.00', '10.00'],
    ['bet-total', 'sport', 50, 40, '50.00', '10.00'],
    ['max-payout', 'bet', 60, 0, '60.00', '20.00'],
    ['max-payout', 'event', 80, 20, '60.00', '20.00'],
    ['max-payout', 'tourney', 80, 20, '60.00', '20.00'],
    ['max-payout', 'user', 90, 30, '60.00', '20.00'],
    ['max-payout', 'sport', 80, 20, '60.00', '20.00'],
  ] as const;

  describe.each(['usual', 'live'] as const)('of the %s line', (line) => {
    it.each(ROWS)('%s per %s: of %d, %d used', (kind, scope, amount, used, max, stakeMax) => {
      const one = limit({ kind, scope, amount: usd(amount), used: usd(used), selection: '9' });
      expect(judge(bet({ line }), one)).toEqual({
        name: `limit-${kind}-${line}-${scope}`,
        selection: '9',
        max: `${max} USD`,
        stake_max: `${stakeMax} USD`,
      });
      // The offered stake is accepted, and a cent more is not.
      const at = (stake: bigint) => bet({ line, stake, potentialPayout: stake * 3n });
      expect(judge(at(usd(Number(stakeMax))), one)).toBeNull();
      expect(judge(at(usd(Number(stakeMax) + 0.01)), one)).not.toBeNull();
    });
  });

  it.each([
    ['a stake above the largest of all', bet({}, { stakeMax: usd(25) }), [], 'stake-above-maximum', '25.00', '25.00'],
    [
      'a payout above the legal one',
      bet({}, { legalPayoutMax: usd(89.99) }),
      [],
      'legal-maximum-payout',
      '89.99',
      '29.99',
    ],
    [
      'a payout above the currency’s',
      bet({}, { payoutMax: usd(45) }),
      [],
      'limit-max-payout-usual-bet',
      '45.00',
      '15.00',
    ],
    [
      'of several the one that leaves least',
      bet({}, { stakeMax: usd(25) }),
      [
        limit({ scope: 'event', amount: usd(20) }),
        limit({ kind: 'max-payout', scope: 'sport', amount: usd(18) }),
        limit({ kind: 'bet-total', scope: 'user', amount: usd(9) }),
      ],
      'limit-max-payout-usual-sport',
      '18.00',
      '6.00',
    ],
  ] as const)('names %s', (_title, judged, limits, name, max, stakeMax) => {
    expect(judge(judged, ...limits)).toMatchObject({ name, max: `${max} USD`, stake_max: `${stakeMax} USD` });
  });

  it('offers nothing where less than the smallest stake is left, and names the limit that left it', () => {
    const used = limit({ kind: 'bet-total', scope: 'event', amount: usd(50), used: usd(49.01), selection: '4' });
    expect(judge(bet(), used)).toEqual({
      name: 'minimum-above-maximum',
      limit: 'limit-bet-total-usual-event',
      selection: '4',
    });
    expect(judge(bet(), { ...used, used: usd(60) })).toMatchObject({ name: 'minimum-above-maximum' });
  });

  it('cannot compute what a limit in dollars allows without a rate', () => {
    expect(judge(bet(), limit({ amount: null }))).toEqual({ name: 'money-rate-missing' });
  });
});
