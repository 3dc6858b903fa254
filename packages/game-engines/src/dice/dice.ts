import { drawScaled } from '@ordago/fairness';
import { type Factor, isRefusal } from '@ordago/kernel';
import type { OneShotEngine } from '../engine.ts';
import { reduced } from '../fraction.ts';
import { mathsOfLaw, multipleText, NOTHING, payRound, winOrLose } from '../law.ts';
import { readFields, readWhole, readWord, unreadable } from '../reading.ts';

const DIRECTIONS = ['over', 'under'] as const;

/** Rolls that win: above or below the target, never on it. The target is in hundredths: 5050 is 50.50. */
export interface DiceChoice {
  readonly direction: (typeof DIRECTIONS)[number];
  readonly target: number;
}

/** Rolls are 0.00 to 100.00 in steps of a hundredth. */
const ROLLS = 10_001;
/** A choice wins on at least 2 rolls (4,950 times the stake) and on at most 9,800 (1.0102 times). */
const WINS = { min: 2, max: 9_800 };
/** 99 shared by the percentage of rolls that win. */
const RETURN_SHARED = 9_900n;
const U32_COUNT = 0x1_0000_0000n;

/**
 * Dice: a number from 0.00 to 100.00, floor(float × 10001) / 100 of the published scheme, over or under a target. A win
 * returns 99 divided by the percentage of winning rolls, so 9900/10001 of turnover comes back wherever the target lies.
 */
export const DICE: OneShotEngine<DiceChoice> = {
  key: 'dice',
  kind: 'dice',
  form: 'one-shot',
  rtp: { min: 9_899, max: 9_899 },
  volatility: 'chosen',
  payoutMaxHundredths: 495_000,
  source: 'seeds',
  parameters: { directions: DIRECTIONS, rolls: ROLLS, winsMin: WINS.min, winsMax: WINS.max },
  readChoice(input) {
    const fields = readFields(input, 'choice');
    if (isRefusal(fields)) return fields;
    const direction = readWord(fields.direction, { field: 'direction', among: DIRECTIONS });
    if (isRefusal(direction)) return direction;
    const target = readWhole(fields.target, { field: 'target', min: 0, max: ROLLS - 1 });
    if (isRefusal(target)) return target;
    const wins = winsOf({ direction, target });
    return wins >= WINS.min && wins <= WINS.max ? { direction, target } : unreadable('target');
  },
  play(stake, choice, draws) {
    const roll = drawScaled(draws, ROLLS);
    const isWin = choice.direction === 'over' ? roll > choice.target : roll < choice.target;
    const returns = returnOf(choice);
    return payRound(stake, isWin ? returns : NOTHING, {
      roll,
      isWin,
      multiple: multipleText(returns, 4),
      ...choice,
    });
  },
  mathsOf(choice) {
    const [from, to] = choice.direction === 'over' ? [choice.target + 1, ROLLS] : [0, choice.target];
    const wins = wordsBelow(to) - wordsBelow(from);
    return mathsOfLaw(winOrLose({ wins, of: U32_COUNT, returns: returnOf(choice) }));
  },
  modes() {
    const targets = [5_050, 200, 2, 3, 777, 2_500, 7_500, 9_000, 9_799, 9_800];
    const under = targets.map((target) => ({ direction: 'under', target }));
    return [{ direction: 'over', target: 5_050 }, ...under, ...under.map(mirrored)];
  },
};

/** Number of the 10,001 rolls that win. */
function winsOf({ direction, target }: DiceChoice): number {
  return direction === 'over' ? ROLLS - 1 - target : target;
}

function returnOf(choice: DiceChoice): Factor {
  return reduced(RETURN_SHARED, BigInt(winsOf(choice)));
}

function mirrored({ target }: { target: number }) {
  return { direction: 'over', target: ROLLS - 1 - target };
}

/** 32-bit words that scale to a roll below n: rolls are not exactly equally likely, and the maths counts that. */
function wordsBelow(n: number): bigint {
  return (BigInt(n) * U32_COUNT + BigInt(ROLLS) - 1n) / BigInt(ROLLS);
}
