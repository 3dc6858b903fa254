import { isRefusal } from '@ordago/kernel';
import type { OneShotEngine } from '../engine.ts';
import { hundredths, mathsOfLaw, multipleText, NOTHING, payRound, winOrLose } from '../law.ts';
import { readFields, readWhole } from '../reading.ts';

/** The multiple that the round has to reach, in hundredths: 200 is twice the stake. */
export interface LimboChoice {
  readonly target: number;
}

/** Targets, and the multiples that a round can show, in hundredths: 1.01 to 1,000,000.00. */
const TARGET = { min: 101, max: 100_000_000 };
const U32_COUNT = 0x1_0000_0000n;

/**
 * Limbo: the round reaches max(1, 0.99 / float) rounded down to hundredths, and pays the target when it reaches that
 * much. Computed in integers from the 32-bit draw; a draw of 0 reaches the largest multiple.
 */
export const LIMBO: OneShotEngine<LimboChoice> = {
  key: 'limbo',
  kind: 'limbo',
  form: 'one-shot',
  rtp: { min: 9_900, max: 9_902 },
  volatility: 'chosen',
  payoutMaxHundredths: TARGET.max,
  source: 'seeds',
  parameters: { targetMin: TARGET.min, targetMax: TARGET.max },
  readChoice(input) {
    const fields = readFields(input, 'choice');
    if (isRefusal(fields)) return fields;
    const target = readWhole(fields.target, { field: 'target', ...TARGET });
    return isRefusal(target) ? target : { target };
  },
  play(stake, { target }, draws) {
    const reached = reachedBy(draws.nextU32());
    const isWin = reached >= target;
    return payRound(stake, isWin ? hundredths(target) : NOTHING, {
      reached: multipleText(hundredths(reached)),
      target: multipleText(hundredths(target)),
      isWin,
    });
  },
  mathsOf({ target }) {
    // Words 0 to floor(0.99 · 2^32 / target) reach it.
    const wins = (99n * U32_COUNT) / BigInt(target) + 1n;
    return mathsOfLaw(winOrLose({ wins, of: U32_COUNT, returns: hundredths(target) }));
  },
  modes() {
    return [200, 101, 110, 150, 1_000, 12_345, 1_000_000, 99_999_999, TARGET.max].map((target) => ({ target }));
  },
};

/** Multiple that a 32-bit draw reaches, in hundredths. */
function reachedBy(word: number): number {
  if (word === 0) return TARGET.max;
  const reached = Number((99n * U32_COUNT) / BigInt(word));
  return Math.min(TARGET.max, Math.max(100, reached));
}
