import { randomFillSync } from 'node:crypto';
import { secureDraws } from '@ordago/fairness';
import {
  isRouletteNumber,
  ROULETTE_FIELDS,
  type RouletteBet,
  type RouletteField,
  type RoulettePlace,
  rouletteColour,
  type SlotDefinition,
  type SlotRound,
  type SpinOutcome,
  slotByKey,
  spin,
  spinRoulette,
} from '@ordago/game-engines';
import { formatAmount, parseAmount, type Units } from '@ordago/kernel';
import type { SandboxGame } from './provider-twin.ts';

/** What a round showed, ready for the wire: amounts as decimal text. */
export type Outcome = Readonly<Record<string, unknown>>;

export interface PlayedRound {
  readonly payout: Units;
  readonly outcome: Outcome;
}

/** A chip on the roulette table, as the game client sends it: a number or a field, and its stake as decimal text. */
export interface Chip {
  readonly number?: number;
  readonly field?: string;
  readonly stake: string;
}

/** Smallest and largest stake of a round, in ledger units: 0.10 and 1,000.00. */
export const STAKE_MIN: Units = 10_000n;
export const STAKE_MAX: Units = 100_000_000n;
const CHIPS_MAX = 40;

/** What the game client needs to draw the game: reels, lines and pay table, or the wheel. */
export function describeEngine(game: SandboxGame): Outcome {
  if (game.engine.kind === 'roulette') return { kind: 'roulette', wheel: 'european', fields: ROULETTE_FIELDS };
  const slot = slotOf(game);
  const { key, symbols, reels, rows, lines, pays, wild, scatter, volatility } = slot;
  return { kind: 'slot', key, symbols, reels, rows, lines, pays, wild, scatter, volatility };
}

/** Reads chips; null when one lies nowhere or has no stake, or when they do not sum to the round's stake. */
export function readChips(chips: readonly Chip[] | null, stake: Units): RouletteBet[] | null {
  if (chips === null) return [{ place: { field: 'red' }, stake }];
  if (chips.length === 0 || chips.length > CHIPS_MAX) return null;
  const bets: RouletteBet[] = [];
  for (const chip of chips) {
    const place = placeOf(chip);
    const units = parseAmount(String(chip.stake));
    if (place === null || units === null || units === 0n) return null;
    bets.push({ place, stake: units });
  }
  return bets.reduce((sum, bet) => sum + bet.stake, 0n) === stake ? bets : null;
}

/** Plays one round with draws from the operating system's secure source. */
export function playEngine(game: SandboxGame, stake: Units, bets: readonly RouletteBet[]): PlayedRound {
  const draws = secureDraws((bytes) => void randomFillSync(bytes));
  if (game.engine.kind === 'roulette') {
    const round = spinRoulette(bets, draws);
    const { number, payouts, payout, beatsStake } = round;
    const shown = { number, colour: rouletteColour(number), payouts: payouts.map((units) => formatAmount(units)) };
    return { payout, outcome: { kind: 'roulette', ...shown, beatsStake } };
  }
  const round = spin(slotOf(game), stake, draws);
  return { payout: round.payout, outcome: presentSlot(round) };
}

function slotOf(game: SandboxGame): SlotDefinition {
  const slot = game.engine.kind === 'slot' ? slotByKey(game.engine.key) : null;
  if (!slot) throw new Error(`${game.id} has no maths`);
  return slot;
}

function presentSlot({ base, freeSpins, beatsStake }: SlotRound): Outcome {
  return { kind: 'slot', ...presentSpin(base), freeSpins: freeSpins.map(presentSpin), beatsStake };
}

function presentSpin({ stops, window, lineWins, scatterWin, payout }: SpinOutcome): Outcome {
  return {
    stops,
    window,
    lineWins: lineWins.map((win) => ({ ...win, payout: formatAmount(win.payout) })),
    scatterWin: scatterWin && { ...scatterWin, payout: formatAmount(scatterWin.payout) },
    payout: formatAmount(payout),
  };
}

function placeOf({ number, field }: Chip): RoulettePlace | null {
  if (typeof number === 'number' && field === undefined) return isRouletteNumber(number) ? { number } : null;
  const known = ROULETTE_FIELDS.find((name): name is RouletteField => name === field);
  return known ? { field: known } : null;
}
