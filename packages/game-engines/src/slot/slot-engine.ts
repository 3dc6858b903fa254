import { formatAmount, isRefusal } from '@ordago/kernel';
import type { EngineMaths, Json, OneShotEngine } from '../engine.ts';
import { basisPointsOf } from '../fraction.ts';
import { readFields } from '../reading.ts';
import type { SlotDefinition } from './definition.ts';
import { exactMaths } from './maths.ts';
import { type SpinOutcome, spin } from './spin.ts';

/** Nothing can be chosen: every line is always played. */
export type SlotChoice = Readonly<Record<string, never>>;

/** A slot in the form that all engines have. `payoutMaxHundredths` is declared beside the definition. */
export function slotEngine(definition: SlotDefinition, payoutMaxHundredths: number): OneShotEngine<SlotChoice> {
  const { key, symbols, reels, rows, lines, pays, wild, scatter, volatility, declared } = definition;
  const rtp = basisPointsOf(declared.rtp);
  let maths: EngineMaths | null = null;
  return {
    key,
    kind: 'slot',
    form: 'one-shot',
    rtp: { min: rtp, max: rtp },
    volatility,
    payoutMaxHundredths,
    source: 'seeds',
    parameters: { symbols, reels, rows, lines, pays, wild, scatter: scatter && { ...scatter } },
    readChoice(input) {
      const fields = readFields(input ?? {}, 'choice');
      return isRefusal(fields) ? fields : {};
    },
    play(stake, _choice, draws) {
      const { base, freeSpins, payout, beatsStake } = spin(definition, stake, draws);
      return { stake, payout, beatsStake, shown: { ...showSpin(base), freeSpins: freeSpins.map(showSpin) } };
    },
    mathsOf() {
      maths ??= exactMaths(definition);
      return maths;
    },
    modes: () => [{}],
  };
}

function showSpin({ stops, window, lineWins, scatterWin, payout }: SpinOutcome): Record<string, Json> {
  return {
    stops,
    window,
    lineWins: lineWins.map((win) => ({ ...win, payout: formatAmount(win.payout) })),
    scatterWin: scatterWin && { ...scatterWin, payout: formatAmount(scatterWin.payout) },
    payout: formatAmount(payout),
  };
}
