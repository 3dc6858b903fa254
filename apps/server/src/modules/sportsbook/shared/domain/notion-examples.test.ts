import { currency, floorToCent, formatAmount, formatOdds, legFactor, odds, UNITS_PER_MAJOR } from '@ordago/kernel';
import { HALF_LOST, HALF_WON, LOST, notionArticleOf, RETURNED, WON } from '@ordago/sport-rules';
import { expect, it } from 'vitest';
import { judgeLimits, type LimitedBet } from './judge-limits.ts';
import { settleBet } from './settle-bet.ts';

const STAKE = 100n * UNITS_PER_MAJOR;
const LEGS = [odds(2_000), odds(1_500), odds(1_800)];
const figuresOf = (notion: Parameters<typeof notionArticleOf>[0]) =>
  notionArticleOf(notion).rows.map(({ figure }) => figure);
type Came = readonly (typeof WON)[];
const paid = (stake: bigint, came: Came, prices = LEGS, sizes: readonly number[] | null = null) => {
  const legs = came.map((outcome, place) => ({ outcome, odds: prices[place] ?? odds(1_000) }));
  return formatAmount(settleBet(stake, legs, sizes && { sizes, bankers: [] }).payout);
};

it('accumulators of the articles pay what the settlement pays', () => {
  const cases: Came[] = [
    [WON, WON, WON],
    [WON, RETURNED, WON],
    [WON, RETURNED, RETURNED],
    [RETURNED, RETURNED, RETURNED],
    [WON, RETURNED, LOST],
  ];
  expect(figuresOf('void-legs')).toEqual(cases.map((came) => paid(STAKE, came)));
  const halves: Came[] = [[HALF_WON], [HALF_LOST], [HALF_WON, WON], [HALF_LOST, WON]];
  expect(figuresOf('half-won-half-lost')).toEqual(halves.map((came) => paid(STAKE, came, [odds(2_100), odds(2_000)])));
});

it('systems of the articles pay what the settlement pays', () => {
  const cases: Came[] = [
    [WON, WON, WON],
    [WON, WON, LOST],
    [WON, LOST, LOST],
    [WON, WON, RETURNED],
  ];
  expect(figuresOf('systems')).toEqual(cases.map((came) => paid(90n * UNITS_PER_MAJOR, came, LEGS, [2])));
});

it('the largest stake of the articles is the one that the limits take', () => {
  const payoutMax = 1_000n * UNITS_PER_MAJOR;
  const taken = [odds(2_100), odds(5_000)].map((price) => {
    const factor = legFactor(WON, price);
    const bet: LimitedBet = {
      stake: payoutMax,
      factor,
      potentialPayout: floorToCent((payoutMax * factor.numerator) / factor.denominator),
      line: 'usual',
      isFree: false,
      limits: { currency: currency('USD'), stakeMin: 1n, stakeMax: 10n ** 12n, payoutMax, legalPayoutMax: null },
    };
    const refusal = judgeLimits(bet, []);
    return `${formatOdds(price)} ${String(refusal?.params.stake_max)}`;
  });
  const figures = figuresOf('limits');
  expect(taken).toEqual([`2.10 ${figures[0]} USD`, `5.00 ${figures[1]} USD`]);
});
