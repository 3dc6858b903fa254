import { chainDraws, type Draws, fairDraws, isGameOfChain, isPromisedSeed, type Seeds } from '@ordago/fairness';
import { refuse, type Units } from '@ordago/kernel';
import { type Engine, type EngineRefusal, isEngineRefusal, type Round, type SteppedEngine } from './engine.ts';

/** Input of the player in a round. With its draws it reproduces the round. */
export interface RoundScript {
  /** Ledger units, more than 0: the first stake. */
  readonly stake: Units;
  readonly choice: unknown;
  /** Moves in the order they were made; none for a game of one shot. */
  readonly moves: readonly unknown[];
}

/** Source of the draws, revealed, with the promise that was made before play. */
export type RoundProof =
  | { readonly source: 'seeds'; readonly seeds: Seeds; readonly commitment: string }
  | {
      readonly source: 'chain';
      readonly game: number;
      readonly hash: string;
      readonly salt: string;
      /** An earlier hash of the chain, at best the published one (game 0). */
      readonly known: { readonly game: number; readonly hash: string };
    };

/** Findings of a verifier. */
export interface RoundVerdict {
  /** True when the revealed seed or hash is the one that was promised. */
  readonly isPromised: boolean;
  /** The round as the seeds give it. */
  readonly round: Round;
  /** True if it pays what it was recorded to pay. */
  readonly isPaidRight: boolean;
}

/**
 * Plays a script again. Null while the round has not ended.
 * @refuses validation-failed, round-action-invalid
 */
export function replayRound(engine: Engine, script: RoundScript, draws: Draws): Round | EngineRefusal | null {
  const choice = engine.readChoice(script.choice, script.stake);
  if (isEngineRefusal(choice)) return choice;
  if (engine.form === 'one-shot') {
    return script.moves.length === 0 ? engine.play(script.stake, choice, draws) : refuse('round-action-invalid');
  }
  const state = replayMoves(engine, { ...script, choice }, draws);
  return isEngineRefusal(state) ? state : engine.roundOf(state);
}

/**
 * The state that a script of a game of several steps leads to: what a server that stores seeds and moves alone plays on.
 * `choice` as it was read.
 * @refuses validation-failed, round-action-invalid
 */
export function replayMoves(
  engine: SteppedEngine,
  { stake, choice, moves }: RoundScript & { readonly choice: object },
  draws: Draws,
): object | EngineRefusal {
  let state = engine.start(stake, choice, draws);
  for (const input of moves) {
    const move = engine.readMove(input, state);
    if (isEngineRefusal(move)) return move;
    state = engine.move(state, move);
  }
  return state;
}

/** Opens the draws that a proof names. */
export function drawsOf(proof: RoundProof): Draws {
  return proof.source === 'seeds' ? fairDraws(proof.seeds) : chainDraws(proof);
}

/**
 * Recomputes a round from what was revealed and holds it against what was promised and paid. Runs wherever JavaScript
 * runs: nothing but arithmetic and SHA-256. `payout` in ledger units.
 * @refuses validation-failed, round-action-invalid (a script that is none, or has not ended)
 */
export function verifyRound(
  engine: Engine,
  script: RoundScript,
  { proof, payout }: { readonly proof: RoundProof; readonly payout: Units },
): RoundVerdict | EngineRefusal {
  const round = replayRound(engine, script, drawsOf(proof));
  if (round === null) return refuse('round-action-invalid');
  if (isEngineRefusal(round)) return round;
  return { isPromised: isPromised(proof), round, isPaidRight: round.payout === payout };
}

function isPromised(proof: RoundProof): boolean {
  if (proof.source === 'chain') return isGameOfChain(proof, proof.known);
  return isPromisedSeed({ serverSeed: proof.seeds.serverSeed, commitment: proof.commitment });
}
