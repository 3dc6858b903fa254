import { type Draws, drawBelow } from '@ordago/fairness';
import { assert, type Factor } from '@ordago/kernel';
import { reduced } from '../fraction.ts';

/** Runners and their strength: the chance to win is the weight over the sum of all weights. */
export interface RaceField {
  /** Names of the runners, in the order of their numbers. */
  readonly runners: readonly string[];
  /** Positive whole numbers, one a runner. */
  readonly weights: readonly number[];
}

/** The first three home, as places in the field from 0. */
export type Finish = readonly [number, number, number];

/**
 * Draws the first three: each place goes to one of those still running, with a chance in proportion to its weight
 * (Plackett and Luce). One exact draw a place.
 */
export function drawFinish(draws: Draws, { weights }: RaceField): Finish {
  const running = weights.map((weight, runner) => ({ weight, runner }));
  const next = () => {
    const total = running.reduce((sum, { weight }) => sum + weight, 0);
    let at = drawBelow(draws, total);
    const found = running.findIndex(({ weight }) => {
      at -= weight;
      return at < 0;
    });
    const [taken] = running.splice(found, 1);
    assert(taken !== undefined, 'every draw finds a runner');
    return taken.runner;
  };
  return [next(), next(), next()];
}

/** Every finish with its exact chance, as a fraction. */
export function finishesOf({ weights }: RaceField): { finish: Finish; chance: Factor }[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const all: { finish: Finish; chance: Factor }[] = [];
  for (const [first, w1] of weights.entries())
    for (const [second, w2] of weights.entries())
      for (const [third, w3] of weights.entries()) {
        if (first === second || first === third || second === third) continue;
        const over = BigInt(total) * BigInt(total - w1) * BigInt(total - w1 - w2);
        all.push({ finish: [first, second, third], chance: reduced(BigInt(w1) * BigInt(w2) * BigInt(w3), over) });
      }
  return all;
}
