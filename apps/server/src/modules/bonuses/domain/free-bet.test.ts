import { BONUS_ODDS_MIN, FREE_BET_ODDS_MIN } from '@ordago/contracts';
import { type Instant, idOf, odds } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { OPEN_BETTING_RULES, offered } from '../../../../test-support/sportsbook/slip-kit.ts';
import { freePayout } from '../../sportsbook/shared/domain/free-payout.ts';
import { type FreeBet, freeBetOdds, isUsable, judgeFreeBet } from './free-bet.ts';
import type { FreeBetTerms } from './terms.ts';
import * as ours from './terms.ts';

const TERMS: FreeBetTerms = {
  amount: 1_000_000n,
  isStakeReturned: false,
  oddsMin: null,
  oddsMax: null,
  kinds: 'any',
  legsMin: null,
  sports: null,
};
const leg = (selection: string) => ({ selection, odds: odds(2_000), isLive: false });

describe('the odds of a free bet', () => {
  const settings = {
    ...OPEN_BETTING_RULES.settings,
    freeSingleOddsMin: odds(2_100),
    freeSingleOddsMax: odds(5_000),
    freeExpressOddsMin: odds(3_000),
  };
  const silent = {
    ...OPEN_BETTING_RULES.settings,
    freeSingleOddsMin: null,
    freeSingleOddsMax: null,
    freeExpressOddsMin: null,
  };
  const own = { oddsMin: odds(2_500), oddsMax: odds(9_000) };

  it.each([
    ['its own bounds', own, 'single', settings, 2_500, 9_000],
    ['2.00 where its own is lower', { ...own, oddsMin: odds(1_500) }, 'single', settings, 2_000, 9_000],
    ['2.00 where the settings are lower', TERMS, 'single', { ...silent, freeSingleOddsMin: odds(1_200) }, 2_000, null],
    ['the settings for singles', TERMS, 'single', settings, 2_100, 5_000],
    ['the settings for expresses, which have no most', TERMS, 'express', settings, 3_000, null],
    ['2.00 where nobody set anything', TERMS, 'single', silent, 2_000, null],
    ['2.00 for an express likewise', TERMS, 'express', silent, 2_000, null],
  ] as const)('are %s', (_title, terms, kind, set, min, max) => {
    expect(freeBetOdds(terms, kind, set)).toEqual({ min, max });
  });

  it('are never below the rule of the operator, whatever an award and the settings state', () => {
    const any = [null, ...[1_000, 1_500, 1_999, 2_000, 2_001, 5_000].map((one) => odds(one))];
    for (const oddsMin of any)
      for (const setting of any)
        for (const kind of ['single', 'express'] as const) {
          const set = { freeSingleOddsMin: setting, freeSingleOddsMax: null, freeExpressOddsMin: setting };
          const { min } = freeBetOdds({ oddsMin, oddsMax: null }, kind, set);
          expect(min).toBe(Math.max(FREE_BET_ODDS_MIN, oddsMin ?? setting ?? 0));
        }
    expect([ours.FREE_BET_ODDS_MIN, ours.BONUS_ODDS_MIN]).toEqual([FREE_BET_ODDS_MIN, BONUS_ODDS_MIN]);
  });
});

describe('a free bet', () => {
  const offer = [offered({ selection: '1' }), offered({ selection: '2', sport: 'tennis' })];
  const two = { legs: [leg('1'), leg('2')] };
  const one = { legs: [leg('1')] };

  it.each<[string, Partial<FreeBetTerms>, Parameters<typeof judgeFreeBet>[1], string | null]>([
    ['pays a single', {}, { kind: 'single', ...one }, null],
    ['pays an express', {}, { kind: 'express', ...two }, null],
    ['pays no system', {}, { kind: 'system', ...two }, 'free-bet-terms-unmet'],
    ['for singles pays no express', { kinds: 'single' }, { kind: 'express', ...two }, 'free-bet-terms-unmet'],
    ['for expresses pays no single', { kinds: 'express' }, { kind: 'single', ...one }, 'free-bet-terms-unmet'],
    ['for expresses pays one', { kinds: 'express' }, { kind: 'express', ...two }, null],
    ['wants the legs of its terms', { legsMin: 3 }, { kind: 'express', ...two }, 'bonus-express-too-few'],
    ['wants them of expresses alone', { legsMin: 3 }, { kind: 'single', ...one }, null],
    ['for one sport pays no other', { sports: ['football'] }, { kind: 'express', ...two }, 'free-bet-terms-unmet'],
    ['for some sports pays them', { sports: ['tennis', 'football'] }, { kind: 'express', ...two }, null],
  ])('%s', (_title, terms, slip, refusal) => {
    const seen = offer.slice(0, slip.legs.length);
    expect(judgeFreeBet({ ...TERMS, ...terms }, slip, seen)?.name ?? null).toBe(refusal);
  });

  it.each<[string, Partial<FreeBet>, boolean]>([
    ['from its first instant', {}, true],
    ['not before', { validFrom: 1_001 as Instant }, false],
    ['not at its end', { validUntil: 1_000 as Instant }, false],
    ['not once it was used', { status: 'used' }, false],
    ['not once it was taken back', { status: 'cancelled' }, false],
  ])('is good %s', (_title, change, usable) => {
    const award: FreeBet = {
      ...TERMS,
      id: '1',
      player: idOf('1'),
      currency: 'USD' as FreeBet['currency'],
      bet: null,
      isGivenBack: false,
      validFrom: 1_000 as Instant,
      validUntil: 2_000 as Instant,
      status: 'awarded',
      ...change,
    };
    expect(isUsable(award, 1_000 as Instant)).toBe(usable);
  });

  it.each([
    ['winnings alone', false, 2_500_000n, 1_500_000n],
    ['nothing where half the stake is lost', false, 500_000n, 0n],
    ['nothing of a lost bet', false, 0n, 0n],
    ['winnings and stake, where its terms pay it', true, 2_500_000n, 2_500_000n],
    ['half the stake, where its terms return it', true, 500_000n, 500_000n],
  ])('pays %s', (_title, isStakeReturned, payout, paid) => {
    expect(freePayout(payout, { amount: 1_000_000n, isStakeReturned })).toBe(paid);
  });
});
