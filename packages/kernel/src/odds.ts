import { assert } from './assert.ts';
import type { Brand } from './brand.ts';
import { floorDiv, type Units } from './money.ts';

/** Decimal odds in integer thousandths: 2.35 is 2350. At least 1000 (odds of 1 return the stake). */
export type Odds = Brand<number, 'Odds'>;

/** Odds of 1, in thousandths: the stake is returned and nothing beside it. */
export const ODDS_ONE = 1_000 as Odds;
/** The longest price we quote: 1,000.000. */
export const ODDS_MAX = 1_000_000 as Odds;

/** Brands odds in integer thousandths, 1,000 (the stake alone) or more; throws a bug for any other number. */
export function odds(thousandths: number): Odds {
  assert(Number.isInteger(thousandths) && thousandths >= 1_000, `odds below 1 or not in thousandths: ${thousandths}`);
  return thousandths as Odds;
}

/** Reads decimal odds with at most 3 decimals. Answers null outside 1.000 to 1,000.000. */
export function parseOdds(text: string): Odds | null {
  const match = /^([1-9][0-9]{0,3})(?:\.([0-9]{1,3}))?$/.exec(text);
  if (!match) return null;
  const thousandths = Number(match[1]) * 1_000 + Number((match[2] ?? '').padEnd(3, '0'));
  return thousandths >= 1_000 && thousandths <= ODDS_MAX ? (thousandths as Odds) : null;
}

/** Writes odds as an exact decimal with two decimals, three where the price has them. */
export function formatOdds(value: Odds): string {
  const text = `${Math.trunc(value / 1_000)}.${String(value % 1_000).padStart(3, '0')}`;
  return text.endsWith('0') ? text.slice(0, -1) : text;
}

/** An exact non-negative fraction. */
export interface Factor {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const FACTOR_ONE: Factor = { numerator: 1n, denominator: 1n };

/** Result of one leg, in the words of the feed (semantics C2). */
export interface LegOutcome {
  /** 1 when the selection won, 0 when it lost. */
  readonly result: 0 | 1;
  /** Share of the stake that is returned: 0, a half in halves (1), or the whole (2). In halves, so it stays an integer. */
  readonly voidHalves: 0 | 1 | 2;
  /** Places left over runners tied for them; absent without a tie. */
  readonly deadHeat?: Factor;
}

/**
 * The factor by which one leg multiplies the stake: f = v + (1 - v) · r · d · o (architecture 3.7, semantics C2).
 * Won is o, lost 0, void 1, half won (1 + o) / 2, half lost one half. The price is in thousandths.
 */
export function legFactor(outcome: LegOutcome, price: Odds): Factor {
  return legFactorAt(outcome, wonFactor(price));
}

/** The factor of one leg as `legFactor` has it, with `won` in place of its price: the exact factor paid when the leg wins whole. */
export function legFactorAt({ result, voidHalves, deadHeat = FACTOR_ONE }: LegOutcome, won: Factor): Factor {
  const whole = won.denominator * deadHeat.denominator;
  const played = 2n - BigInt(voidHalves);
  const gain = played * BigInt(result) * deadHeat.numerator * won.numerator;
  return { numerator: BigInt(voidHalves) * whole + gain, denominator: 2n * whole };
}

/** The factor of a leg that wins whole. The price is in thousandths; the factor is exact. */
export function wonFactor(price: Odds): Factor {
  return { numerator: BigInt(price), denominator: 1_000n };
}

/** Multiplies factors exactly. */
export function product(factors: readonly Factor[]): Factor {
  const [first = FACTOR_ONE, ...others] = factors;
  return others.reduce(
    (a, b) => ({ numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator }),
    first,
  );
}

/**
 * Returns the payout of a bet: stake · ∏ factors, floored once to `grain` ledger units (a cent for sport, 1 for games). The only
 * place where a payout is rounded.
 */
export function payoutOf(stake: Units, factors: readonly Factor[], grain: Units): Units {
  assert(stake >= 0n && grain > 0n, 'payoutOf takes a non-negative stake and a positive grain');
  const { numerator, denominator } = product(factors);
  return floorDiv(stake * numerator, denominator * grain) * grain;
}
