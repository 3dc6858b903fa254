import type { Draws } from '@ordago/fairness';
import { type Factor, isRefusal, type Refusal, type Units } from '@ordago/kernel';

/** Kind of game: screens and catalogues choose their drawing by it. */
export type EngineKind =
  | 'baccarat'
  | 'blackjack'
  | 'casino-holdem'
  | 'coin'
  | 'crash'
  | 'dice'
  | 'dragon-tiger'
  | 'horse-race'
  | 'keno'
  | 'limbo'
  | 'mines'
  | 'money-wheel'
  | 'number-draw'
  | 'plinko'
  | 'roulette'
  | 'sic-bo'
  | 'slot'
  | 'three-card-poker'
  | 'virtual-football';

/** Plain data, as JSON carries it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Visible part of a round, ready for a wire: whole numbers, texts, lists. Amounts and multiples are decimal text. */
export type Shown = Readonly<Record<string, Json>>;

/**
 * An engine's "no": `validation-failed` names the field of a choice or move that is none, `round-action-invalid` is a
 * move that does not fit the state of the round.
 */
export type EngineRefusal = Refusal<'validation-failed' | 'round-action-invalid'>;

/** An engine's "no" to what a player chose before the round. */
export type ChoiceRefusal = Refusal<'validation-failed'>;

/** Returns true for an engine's refusal, false for what it read: no object is both. */
export function isEngineRefusal(value: object): value is EngineRefusal {
  return isRefusal(value);
}

/** Return of a game under one choice, exact. Fractions are reduced. */
export interface EngineMaths {
  /** Mean payout over turnover. */
  readonly rtp: Factor;
  /** Variance of payout over stake; null where only the mean was computed (blackjack). */
  readonly variance: Factor | null;
  /** The largest payout that one bet can bring, over its first stake: a bound for exposure. */
  readonly payoutMax: Factor;
}

/**
 * The standard deviation of payout over stake: below 3 is low, below 6 medium, more is high; `chosen` where the modes of
 * a game are not of one level, so that the player's choice makes it. A slot bears the level of its ordinary spin.
 */
export type Volatility = 'low' | 'medium' | 'high' | 'chosen';

/** Declaration of an engine. A test holds every figure against exact enumeration. */
export interface EngineFacts {
  /** Names rules and maths, for ever: a change of any figure takes a new key. */
  readonly key: string;
  readonly kind: EngineKind;
  /** Return to player in hundredths of a percent, to the nearest one: of the worst and of the best choice there is. */
  readonly rtp: { readonly min: number; readonly max: number };
  readonly volatility: Volatility;
  /** The largest payout over stake that any choice can bring, in hundredths, rounded down. */
  readonly payoutMaxHundredths: number;
  /** Source of its draws: `seeds` for a bet of its own, `chain` for rounds that many players share. */
  readonly source: 'seeds' | 'chain';
  /** Parameters that a screen needs to draw the game and to offer its choices: ranges, tables, fields. */
  readonly parameters: Shown;
}

/** The end of a round: the money, and what is shown. */
export interface Round {
  /** Everything that was staked, later stakes (double, split, insurance) included. */
  readonly stake: Units;
  /** Payout, stake included, floored to the ledger unit once for each bet on the table. */
  readonly payout: Units;
  /** True only when the payout is larger than the stake: nothing is celebrated otherwise. */
  readonly beatsStake: boolean;
  readonly shown: Shown;
}

/**
 * A game that is over as soon as it is drawn. Pure: the same stake, choice and draws give the same round for ever.
 * `Choice` is what `readChoice` made of the player's plain input.
 */
export interface OneShotEngine<Choice extends object = object> extends EngineFacts {
  readonly form: 'one-shot';
  /**
   * Reads what a player asks for; to be called before any money moves. `stake` in ledger units, more than 0.
   * @refuses validation-failed
   */
  readChoice(input: unknown, stake: Units): Choice | ChoiceRefusal;
  /** Plays one round of a choice that was read for this very stake. In ledger units. */
  play(stake: Units, choice: Choice, draws: Draws): Round;
  /** The exact maths of a choice. */
  mathsOf(choice: Choice): EngineMaths;
  /**
   * The largest payout of a choice over its stake, in hundredths, rounded down, as it is declared. Absent where nothing is
   * declared for a single choice.
   */
  payoutMaxHundredthsOf?(choice: Choice): number;
  /** Inputs that span the declared figures; the first is what a screen starts with. */
  modes(): readonly Json[];
}

/**
 * A game of several steps: `start`, then moves until `roundOf` answers. Everything is drawn at the start, so a round can
 * be replayed from its seeds, its choice and its moves; a state is plain data but for its amounts.
 */
export interface SteppedEngine<
  Choice extends object = object,
  State extends object = object,
  Move extends object = object,
> extends EngineFacts {
  readonly form: 'stepped';
  /**
   * Reads what a player asks for; to be called before any money moves. `stake` in ledger units, more than 0.
   * @refuses validation-failed
   */
  readChoice(input: unknown, stake: Units): Choice | ChoiceRefusal;
  /** Deals a round of a choice that was read for this very stake, in ledger units. */
  start(stake: Units, choice: Choice, draws: Draws): State;
  /**
   * Reads a move against the state it shall act on.
   * @refuses validation-failed, round-action-invalid
   */
  readMove(input: unknown, state: State): Move | EngineRefusal;
  /** Returns the stake that the move adds; 0 for most. It is taken before the move is made. In ledger units. */
  costOf(state: State, move: Move): Units;
  /** Makes a move that was read against this very state. The given state stays as it was. */
  move(state: State, move: Move): State;
  /** The round once it has ended, else null. A round may end with its start (blackjack dealt). */
  roundOf(state: State): Round | null;
  /** Returns what may be shown while the round goes on: nothing that is still hidden. */
  view(state: State): Shown;
  /** The next move of the strategy behind the declared figures, as input. Null at the end. */
  advise(state: State): Json;
  /** The exact maths of a choice under that strategy. */
  mathsOf(choice: Choice): EngineMaths;
  /** Inputs that span the declared figures; the first is what a screen starts with. */
  modes(): readonly Json[];
}

/** Every engine. Narrow it by `form`. */
export type Engine = OneShotEngine | SteppedEngine;

/** The operator's share in hundredths of a percent of turnover, at the player's worst choice: what rules pages state. */
export function edgeOf(engine: EngineFacts): number {
  return 10_000 - engine.rtp.min;
}
