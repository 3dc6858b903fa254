import type { Draws } from '@ordago/fairness';
import { assert, type Factor, isRefusal, type Units } from '@ordago/kernel';
import type { Engine, Json, Round } from '../src/engine.ts';

/** Sums of a run of rounds, in stakes of a proof; the sums of two runs are those of the longer one. */
export interface SampleSums {
  readonly rounds: number;
  readonly paid: number;
  readonly staked: number;
  /** Of payout less what the exact figure promises for the stake, and of its square. */
  readonly residuals: number;
  readonly squares: number;
}

/** Result of a run of rounds, compared with an exact return to player. */
export interface Sample {
  readonly rounds: number;
  /** Payout over turnover of the run. */
  readonly rtp: number;
  /** Standard error of `rtp`, estimated from the run itself. */
  readonly error: number;
  /**
   * Deviation of the run from the exact figure, in standard errors: below 4 the figure lies within the run's 99.99 %
   * confidence interval.
   */
  readonly errors: number;
}

/** Stakes of a proof: one currency unit. */
const STAKE: Units = 100_000n;

/** A run that has not begun. */
export const NO_SUMS: SampleSums = { rounds: 0, paid: 0, staked: 0, residuals: 0, squares: 0 };

interface Run {
  readonly mode: Json;
  readonly rounds: number;
  /** Opens the draws of each round in turn. */
  readonly drawsOf: (round: number) => Draws;
}

/** The exact return to player of a mode. */
export function exactOf(engine: Engine, mode: Json): number {
  return asNumber(engine.mathsOf(choiceOf(engine, mode)).rtp);
}

/** Plays rounds of one mode by the engine's own strategy, and adds them to an earlier run. */
export function addRounds(engine: Engine, { mode, rounds, drawsOf }: Run, before: SampleSums = NO_SUMS): SampleSums {
  const choice = choiceOf(engine, mode);
  const exact = exactOf(engine, mode);
  let { paid, staked, residuals, squares } = before;
  for (let at = 0; at < rounds; at += 1) {
    const { payout, stake } = playOut(engine, choice, drawsOf(at));
    const out = Number(payout) / Number(STAKE);
    const into = Number(stake) / Number(STAKE);
    const residual = out - exact * into;
    paid += out;
    staked += into;
    residuals += residual;
    squares += residual * residual;
  }
  return { rounds: before.rounds + rounds, paid, staked, residuals, squares };
}

/** Judges a run by its sums. */
export function sampleOf({ rounds, paid, staked, residuals, squares }: SampleSums): Sample {
  const mean = residuals / rounds;
  const error = Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds);
  // A run whose rounds all come out alike has no error of its own: it is right, or infinitely wrong.
  const errors = mean === 0 ? 0 : Math.abs(mean) / error;
  return { rounds, rtp: paid / staked, error: (error * rounds) / staked, errors };
}

/** Plays a run and judges it. */
export function sampleRounds(engine: Engine, run: Run): Sample {
  return sampleOf(addRounds(engine, run));
}

function choiceOf(engine: Engine, mode: Json): object {
  const choice = engine.readChoice(mode, STAKE);
  assert(!isRefusal(choice), `${engine.key} refuses a mode of its own`);
  return choice;
}

/** Plays one round to its end, by the engine's own strategy where there is something to decide. */
export function playOut(engine: Engine, choice: object, draws: Draws): Round {
  if (engine.form === 'one-shot') return engine.play(STAKE, choice, draws);
  let state = engine.start(STAKE, choice, draws);
  for (;;) {
    const round = engine.roundOf(state);
    if (round !== null) return round;
    const move = engine.readMove(engine.advise(state), state);
    assert(!isRefusal(move), `${engine.key} refuses a move of its own`);
    state = engine.move(state, move);
  }
}

/** A fraction as a number, to 15 digits. */
export function asNumber({ numerator, denominator }: Factor): number {
  return Number((numerator * 10n ** 15n) / denominator) / 1e15;
}
