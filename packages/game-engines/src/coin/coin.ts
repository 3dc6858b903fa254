import { drawBelow } from '@ordago/fairness';
import { isRefusal } from '@ordago/kernel';
import type { OneShotEngine } from '../engine.ts';
import { hundredths, mathsOfLaw, NOTHING, payRound, winOrLose } from '../law.ts';
import { readFields, readWord } from '../reading.ts';

const SIDES = ['heads', 'tails'] as const;

export interface CoinChoice {
  readonly side: (typeof SIDES)[number];
}

const RETURN = 196;

/** One toss of a coin; the right side returns 1.96 times the stake. */
export const COIN: OneShotEngine<CoinChoice> = {
  key: 'coin',
  kind: 'coin',
  form: 'one-shot',
  rtp: { min: 9_800, max: 9_800 },
  volatility: 'low',
  payoutMaxHundredths: RETURN,
  source: 'seeds',
  parameters: { sides: SIDES, returnHundredths: RETURN },
  readChoice(input) {
    const fields = readFields(input, 'choice');
    if (isRefusal(fields)) return fields;
    const side = readWord(fields.side, { field: 'side', among: SIDES });
    return isRefusal(side) ? side : { side };
  },
  play(stake, { side }, draws) {
    const fell = SIDES[drawBelow(draws, 2)] ?? 'heads';
    const isWin = fell === side;
    return payRound(stake, isWin ? hundredths(RETURN) : NOTHING, { fell, side, isWin });
  },
  mathsOf: () => mathsOfLaw(winOrLose({ wins: 1n, of: 2n, returns: hundredths(RETURN) })),
  modes: () => SIDES.map((side) => ({ side })),
};
