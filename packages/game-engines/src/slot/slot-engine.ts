import { formatAmount, isRefusal, UNITS_PER_CENT } from '@ordago/kernel';
import type { EngineMaths, Json, OneShotEngine } from '../engine.ts';
import { basisPointsOf } from '../fraction.ts';
import { readFields, unreadable } from '../reading.ts';
import type { SlotDefinition } from './definition.ts';
import { exactBoughtMaths, exactMaths } from './maths.ts';
import { type SpinOutcome, spin, spinBought } from './spin.ts';

/** An ordinary round, or the bought one of a game that sells it; every line is always played. */
export interface SlotChoice {
  readonly isBought: boolean;
}

/** The input that asks for a bought round; every other object asks for an ordinary one. */
export const BOUGHT_ROUND = { buy: true } as const;

/** A slot in the form that all engines have. `payoutMaxHundredths` is declared beside the definition. */
export function slotEngine(definition: SlotDefinition, payoutMaxHundredths: number): OneShotEngine<SlotChoice> {
  const { key, volatility, declared, buy } = definition;
  const returns = [declared.rtp, ...(buy ? [buy.declared.rtp] : [])].map(basisPointsOf);
  const proven = new Map<boolean, EngineMaths>();
  return {
    key,
    kind: 'slot',
    form: 'one-shot',
    rtp: { min: Math.min(...returns), max: Math.max(...returns) },
    volatility,
    payoutMaxHundredths: Math.max(payoutMaxHundredths, buy?.payoutMaxHundredths ?? 0),
    source: 'seeds',
    parameters: parametersOf(definition),
    readChoice(input, stake) {
      const fields = readFields(input ?? {}, 'choice');
      if (isRefusal(fields)) return fields;
      if (fields.buy === undefined || fields.buy === false) return { isBought: false };
      if (fields.buy !== true || buy === null) return unreadable('buy');
      // The stake of each spin has whole cents: then no win is rounded.
      return stake % (BigInt(buy.price) * UNITS_PER_CENT) === 0n ? { isBought: true } : unreadable('stake');
    },
    play(stake, { isBought }, draws) {
      const { base, freeSpins, payout, beatsStake } = (isBought ? spinBought : spin)(definition, stake, draws);
      return { stake, payout, beatsStake, shown: { ...showSpin(base ?? NO_SPIN), freeSpins: freeSpins.map(showSpin) } };
    },
    mathsOf({ isBought }) {
      const maths = proven.get(isBought) ?? (isBought ? exactBoughtMaths : exactMaths)(definition);
      proven.set(isBought, maths);
      return maths;
    },
    payoutMaxHundredthsOf: ({ isBought }) => (isBought ? (buy?.payoutMaxHundredths ?? 0) : payoutMaxHundredths),
    modes: () => (buy === null ? [{}] : [{}, BOUGHT_ROUND]),
  };
}

/** Shown where the paid spin of a bought round would be: there is none. */
const NO_SPIN: SpinOutcome = { stops: [], window: [], lineWins: [], waysWins: [], scatterWin: null, payout: 0n };

function parametersOf({ symbols, reels, rows, heights, lines, pays, wild, ...rest }: SlotDefinition) {
  const { scatter, jackpot, buy } = rest;
  return {
    symbols,
    reels,
    rows,
    heights,
    lines,
    pays,
    wild,
    scatter: scatter && { ...scatter },
    jackpot: jackpot && { ...jackpot },
    buy: buy && { price: buy.price, freeSpins: buy.freeSpins },
  };
}

function showSpin({ stops, window, lineWins, waysWins, scatterWin, payout }: SpinOutcome): Record<string, Json> {
  return {
    stops,
    window,
    lineWins: lineWins.map((win) => ({ ...win, payout: formatAmount(win.payout) })),
    waysWins: waysWins.map((win) => ({ ...win, payout: formatAmount(win.payout) })),
    scatterWin: scatterWin && { ...scatterWin, payout: formatAmount(scatterWin.payout) },
    payout: formatAmount(payout),
  };
}
