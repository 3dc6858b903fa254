import { assert, type Factor } from '@ordago/kernel';
import { reduced } from '../fraction.ts';
import { payOf, type SlotDefinition, stakeHundredths } from './definition.ts';
import { enumerateSpins } from './enumerate.ts';
import type { SpinTally } from './tally.ts';
import { tallyWays } from './ways-maths.ts';

/** The maths of a slot, exact. Fractions are reduced. */
export interface SlotMaths {
  /** Combinations of one spin: of stops, and of heights where they are drawn. */
  readonly combinations: bigint;
  /** Mean payout over stake, free spins included. */
  readonly rtp: Factor;
  /** Variance of payout over stake, free spins included. */
  readonly variance: Factor;
  /** Chance that a paid spin pays anything or brings free spins. */
  readonly hitRate: Factor;
  /** The largest payout that one bet can bring, over stake: a bound for exposure. */
  readonly payoutMax: Factor;
}

/** The exact return to player: mean payout over stake, over all combinations. */
export function exactRtp(definition: SlotDefinition): Factor {
  return exactMaths(definition).rtp;
}

/**
 * The whole maths of a slot, exact. A paid spin W brings N free spins, each an independent spin of the same reels times m
 * that brings no further ones, so the bet pays T = W + m·(W₁ + … + W_N) with
 * E[T] = E[W + N·m·E W] and E[T²] = E[(W + N·m·E W)²] + E[N]·m²·Var W.
 */
export function exactMaths(definition: SlotDefinition): SlotMaths {
  const { tallies, combinations: c, sum, squares, most, multiplier } = spinsOf(definition);
  let mean = 0n;
  let square = 0n;
  let free = 0n;
  let paying = 0n;
  let best = 0n;
  for (const tally of tallies) {
    const freeSpins = BigInt(payOf(definition.scatter?.freeSpins, tally.scatters));
    // Scaled by C, the number of combinations, so that the mean of a free spin stays an integer.
    const more = freeSpins * multiplier * sum;
    mean += tally.sum * c + tally.combinations * more;
    square += tally.squares * c * c + 2n * tally.sum * c * more + tally.combinations * more * more;
    free += tally.combinations * freeSpins;
    paying += freeSpins > 0n ? tally.combinations : tally.paying;
    const total = tally.most + freeSpins * multiplier * most;
    if (total > best) best = total;
  }
  const freeVariance = free * multiplier ** 2n * (squares * c - sum ** 2n);
  const stake = BigInt(stakeHundredths(definition));
  return {
    combinations: c,
    rtp: reduced(mean, c * c * stake),
    variance: reduced((square + freeVariance) * c - mean ** 2n, (c * c * stake) ** 2n),
    hitRate: reduced(paying, c),
    payoutMax: reduced(best, stake),
  };
}

/**
 * The maths of a bought round, over its price P: N free spins, each an independent spin times m, pay m·(W₁ + … + W_N), so
 * that the mean is N·m·E W and the variance N·m²·Var W.
 */
export function exactBoughtMaths(definition: SlotDefinition): SlotMaths {
  const { buy } = definition;
  assert(buy !== null, `${definition.key} sells no round`);
  const { tallies, combinations: c, sum, squares, most, multiplier } = spinsOf(definition);
  const count = BigInt(buy.freeSpins);
  const price = BigInt(stakeHundredths(definition) * buy.price);
  const losing = c - tallies.reduce((all, { paying }) => all + paying, 0n);
  return {
    combinations: c,
    rtp: reduced(count * multiplier * sum, c * price),
    variance: reduced(count * multiplier ** 2n * (squares * c - sum ** 2n), (c * price) ** 2n),
    hitRate: reduced(c ** count - losing ** count, c ** count),
    payoutMax: reduced(count * multiplier * most, price),
  };
}

function spinsOf(definition: SlotDefinition) {
  const tallies = definition.heights === null ? tallyLines(definition) : tallyWays(definition);
  let combinations = 0n;
  let sum = 0n;
  let squares = 0n;
  let most = 0n;
  for (const tally of tallies) {
    combinations += tally.combinations;
    sum += tally.sum;
    squares += tally.squares;
    if (tally.most > most) most = tally.most;
  }
  assert(combinations === combinationsOf(definition), `${definition.key}: enumeration lost a combination`);
  const multiplier = BigInt(definition.scatter?.freeSpinMultiplier ?? 1);
  return { tallies, combinations, sum, squares, most, multiplier };
}

function combinationsOf({ reels, heights }: SlotDefinition): bigint {
  return reels.reduce((product, strip) => product * BigInt(strip.length * (heights?.length ?? 1)), 1n);
}

function tallyLines(definition: SlotDefinition): SpinTally[] {
  const tallies = new Map<number, SpinTally>();
  for (const { hundredths, scatters, combinations } of enumerateSpins(definition)) {
    const before = tallies.get(scatters) ?? { combinations: 0n, paying: 0n, sum: 0n, squares: 0n, most: 0n };
    const weight = BigInt(combinations);
    const worth = BigInt(hundredths);
    tallies.set(scatters, {
      scatters,
      combinations: before.combinations + weight,
      paying: before.paying + (worth > 0n ? weight : 0n),
      sum: before.sum + weight * worth,
      squares: before.squares + weight * worth * worth,
      most: worth > before.most ? worth : before.most,
    });
  }
  return [...tallies.values()];
}
