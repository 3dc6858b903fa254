import { randomFillSync } from 'node:crypto';
import type { PlaySession } from '@ordago/contracts/play';
import { type Draws, secureDraws } from '@ordago/fairness';
import { type Engine, engineByKey, featuresOf, isEngineRefusal, type Json, type Round } from '@ordago/game-engines';
import { assert, formatAmount, type Units } from '@ordago/kernel';
import type { Outcome } from '@ordago/provider-kit';

/** The maths behind a game: a key of `packages/game-engines`, such as `roulette` or `orchard-3x5`. */
export type EngineKey = string;

/** Smallest and largest stake of a round, in ledger units. */
export interface StakeLimits {
  readonly min: bigint;
  readonly max: bigint;
}

/** Limits of a game without its own: 0.10 and 1,000.00. */
const USUAL_LIMITS: StakeLimits = { min: 10_000n, max: 100_000_000n };

export function limitsOf(game: { readonly limits?: StakeLimits }): StakeLimits {
  return game.limits ?? USUAL_LIMITS;
}

/** The engine of a key that a catalogue names. */
export function engineOf(key: EngineKey): Engine {
  const engine = engineByKey(key);
  assert(engine !== null, `there is no engine ${key}`);
  return engine;
}

/** Facts that the game client needs to draw the game; the same as for our own games. */
export function describeEngine(key: EngineKey): PlaySession['game']['engine'] {
  const { kind, form, source, parameters, rtp, volatility } = engineOf(key);
  return { kind, key, form, source, parameters, rtp, volatility };
}

/**
 * The figures as a provider's row declares them: `{ rtp: '96.50', volatility: 'low' }`, the player's worst choice counting.
 * A wire has three levels: where the player's choice makes it, a provider declares none.
 */
export function declaredOf(key: EngineKey): { rtp: string; volatility?: 'low' | 'medium' | 'high' } {
  const { rtp, volatility } = engineOf(key);
  return { rtp: basisPointsText(rtp.min), ...(volatility !== 'chosen' && { volatility }) };
}

/** Facts that wires with fields for them declare as well: features, least bet (one figure in every currency), and the most in stakes. */
export function declaredFactsOf(game: { readonly engine: EngineKey; readonly limits?: StakeLimits }) {
  return {
    features: featuresOf(game.engine),
    min_bets: { '*': formatAmount(limitsOf(game).min) },
    max_win: basisPointsText(engineOf(game.engine).payoutMaxHundredths),
  };
}

/** Hundredths as decimal text: 9650 is `96.50`. */
function basisPointsText(points: number): string {
  return `${Math.trunc(points / 100)}.${String(points % 100).padStart(2, '0')}`;
}

/** Returns the given choice, else the one a screen starts with. */
export function choiceOr(engine: Engine, choice: unknown): Json {
  return (choice ?? engine.modes()[0] ?? {}) as Json;
}

export interface PlayedRound {
  readonly payout: Units;
  readonly outcome: Outcome;
}

/**
 * Draws one round from the operating system's secure source; null for a choice that the game does not have. A flight of
 * crash is over as soon as it is drawn as well: its target is set before it leaves.
 */
export function playEngine(key: EngineKey, stake: Units, asked: unknown): PlayedRound | null {
  const engine = engineOf(key);
  const choice = engine.readChoice(choiceOr(engine, asked), stake);
  if (isEngineRefusal(choice)) return null;
  const draws = secureDraws((bytes) => void randomFillSync(bytes));
  const round = engine.form === 'one-shot' ? engine.play(stake, choice, draws) : fly(engine, { stake, choice, draws });
  return round && { payout: round.payout, outcome: outcomeOf(engine, round) };
}

/** A round as it is sent to the game client. */
export function outcomeOf(engine: Engine, { shown, beatsStake }: Pick<Round, 'shown' | 'beatsStake'>): Outcome {
  return { kind: engine.kind, ...shown, beatsStake };
}

function fly(
  engine: Extract<Engine, { form: 'stepped' }>,
  { stake, choice, draws }: { stake: Units; choice: object; draws: Draws },
): Round | null {
  const state = engine.start(stake, choice, draws);
  const end = engine.readMove({ action: 'end' }, state);
  return isEngineRefusal(end) ? null : engine.roundOf(engine.move(state, end));
}
