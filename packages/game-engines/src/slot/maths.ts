import { assert, type Factor } from '@ordago/kernel';
import { reduced } from '../fraction.ts';
import { payOf, type SlotDefinition, stakeHundredths } from './definition.ts';
import { enumerateSpins, type SpinCase } from './enumerate.ts';

/** The maths of a slot, exact. Fractions are reduced. */
export interface SlotMaths {
  /** Stop combinations of one spin. */
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

/** Sums over all combinations, in hundredths of the stake of one line. */
interface Moments {
  readonly combinations: bigint;
  readonly mean: bigint;
  readonly square: bigint;
}

/** The exact return to player: mean payout over stake, by enumeration of all stop combinations. */
export function exactRtp(definition: SlotDefinition): Factor {
  return exactMaths(definition).rtp;
}

/**
 * The whole maths of a slot by exact enumeration. A paid spin W brings N free spins, each an independent spin of the same
 * reels times m that brings no further ones, so the bet pays T = W + m·(W₁ + … + W_N) with
 * E[T] = E[W + N·m·E W] and E[T²] = E[(W + N·m·E W)²] + E[N]·m²·Var W.
 */
export function exactMaths(definition: SlotDefinition): SlotMaths {
  const cases = enumerateSpins(definition);
  const spin = momentsOf(cases, (found) => BigInt(found.hundredths));
  assert(spin.combinations === combinationsOf(definition), `${definition.key}: enumeration lost a combination`);
  const multiplier = BigInt(definition.scatter?.freeSpinMultiplier ?? 1);
  const freeSpins = (found: SpinCase) => BigInt(payOf(definition.scatter?.freeSpins, found.scatters));
  const free = momentsOf(cases, freeSpins);
  // Everything below is scaled by C, the number of combinations, so that the mean of a free spin stays an integer.
  const c = spin.combinations;
  const bet = momentsOf(cases, (found) => BigInt(found.hundredths) * c + freeSpins(found) * multiplier * spin.mean);
  const freeVariance = free.mean * multiplier ** 2n * (spin.square * c - spin.mean ** 2n);
  const stake = BigInt(stakeHundredths(definition));
  const best = cases.reduce((most, found) => Math.max(most, found.hundredths), 0);
  const paid = cases.filter((found) => found.hundredths > 0 || freeSpins(found) > 0n);
  return {
    combinations: c,
    rtp: reduced(bet.mean, c * c * stake),
    variance: reduced((bet.square + freeVariance) * c - bet.mean ** 2n, (c * c * stake) ** 2n),
    hitRate: reduced(momentsOf(paid, () => 0n).combinations, c),
    payoutMax: reduced(
      cases.reduce((most, found) => {
        const total = BigInt(found.hundredths) + freeSpins(found) * multiplier * BigInt(best);
        return total > most ? total : most;
      }, 0n),
      stake,
    ),
  };
}

function combinationsOf({ reels }: SlotDefinition): bigint {
  return reels.reduce((product, strip) => product * BigInt(strip.length), 1n);
}

function momentsOf(cases: readonly SpinCase[], value: (found: SpinCase) => bigint): Moments {
  let combinations = 0n;
  let mean = 0n;
  let square = 0n;
  for (const found of cases) {
    const weight = BigInt(found.combinations);
    const worth = value(found);
    combinations += weight;
    mean += weight * worth;
    square += weight * worth * worth;
  }
  return { combinations, mean, square };
}
