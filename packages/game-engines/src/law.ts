import { assert, type Factor, payoutOf, type Units } from '@ordago/kernel';
import type { EngineMaths, Round, Shown } from './engine.ts';
import { reduced } from './fraction.ts';

/** One case of a law: how often it comes, as an integer weight, and what it returns over the stake. */
export interface LawCase {
  readonly weight: bigint;
  readonly returns: Factor;
}

/** Everything that one bet can return, with exact weights: RTP and variance follow from it without a sample. */
export type Law = readonly LawCase[];

export const NOTHING: Factor = { numerator: 0n, denominator: 1n };
export const EVENS: Factor = { numerator: 2n, denominator: 1n };
export const STAKE_BACK: Factor = { numerator: 1n, denominator: 1n };

/** A multiple in hundredths, as a fraction. */
export function hundredths(value: number): Factor {
  return reduced(BigInt(value), 100n);
}

/** A law with two cases: `wins` of `of` chances return `returns`, the others nothing. */
export function winOrLose({ wins, of, returns }: { wins: bigint; of: bigint; returns: Factor }): Law {
  return [
    { weight: wins, returns },
    { weight: of - wins, returns: NOTHING },
  ];
}

/** The exact maths of a law. */
export function mathsOfLaw(law: Law): EngineMaths {
  const common = law.reduce((all, { returns }) => leastCommonMultiple(all, returns.denominator), 1n);
  let total = 0n;
  let mean = 0n;
  let square = 0n;
  let most = 0n;
  for (const { weight, returns } of law) {
    assert(weight >= 0n, 'no case comes less than never');
    const worth = returns.numerator * (common / returns.denominator);
    total += weight;
    mean += weight * worth;
    square += weight * worth * worth;
    if (weight > 0n && worth > most) most = worth;
  }
  return {
    rtp: reduced(mean, total * common),
    variance: reduced(square * total - mean * mean, (total * common) ** 2n),
    payoutMax: reduced(most, common),
  };
}

/** Ends a round with one bet on the table: the payout is floored to the ledger unit, once. */
export function payRound(stake: Units, returns: Factor, shown: Shown): Round {
  assert(stake > 0n, 'a round takes a stake');
  const payout = payoutOf(stake, [returns], 1n);
  return { stake, payout, beatsStake: payout > stake, shown };
}

/** Writes a multiple as decimal text, rounded down: 2 decimals by default. */
export function multipleText({ numerator, denominator }: Factor, decimals = 2): string {
  const scale = 10n ** BigInt(decimals);
  const scaled = (numerator * scale) / denominator;
  return `${scaled / scale}.${String(scaled % scale).padStart(decimals, '0')}`;
}

/** The number of ways to choose k of n, exact. 0 where there are none. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  const { denominator } = reduced(a, b);
  return a * denominator;
}
