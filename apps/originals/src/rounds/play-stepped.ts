import { randomUUID } from 'node:crypto';
import { fairDraws } from '@ordago/fairness';
import { isEngineRefusal, type Json, replayMoves, type SteppedEngine } from '@ordago/game-engines';
import { assert, type Refusal, refuse } from '@ordago/kernel';
import { type BookedRound, createAddedStakes, type PlaySession } from '@ordago/provider-kit';
import { inTransaction } from '../in-transaction.ts';
import type { Parts } from '../parts.ts';
import type { FairRound } from './fair-books.ts';
import { mustPayOut } from './operator-rules.ts';
import { type PlayRequest, SubmittedTwice } from './play-one-shot.ts';
import { roundOfSeat } from './seat.ts';

/** A round of several steps in its current state. */
export interface SteppedRound {
  readonly booked: BookedRound;
  /** Moves made so far: the next one bears this number. */
  readonly moves: number;
}

export type MoveRefusal = Refusal<
  'validation-failed' | 'round-action-invalid' | 'round-closed' | 'insufficient-balance'
>;

/** Request of a move: its number keeps a move that is sent twice from being made twice. */
export interface MoveRequest {
  readonly round: string;
  readonly place: number;
  readonly input: unknown;
}

/** Draws everything, books the round, then takes the stake. A round that its start already ends is paid at once. */
export async function startStepped(
  parts: Parts,
  engine: SteppedEngine,
  session: PlaySession,
  { key, stake, choice, input, game }: PlayRequest,
): Promise<BookedRound> {
  const { pool, seeds, rounds, fair, money } = parts;
  const known = await rounds.byKey(session.id, key);
  if (known) return known;
  const booked = await inTransaction(pool, async (client) => {
    const { pair, ...pairSeeds } = await seeds.take(session.userId, client);
    const state = engine.start(stake, choice, fairDraws(pairSeeds));
    const outcome = { kind: engine.kind, ...engine.view(state) };
    const booking = { session: session.id, key, roundKey: randomUUID(), stake, payout: 0n, outcome };
    const round = await rounds.book(booking, client);
    if (!round) throw new SubmittedTwice();
    const proof = { pair, nonce: pairSeeds.nonce, choice: input, game, isStepped: true };
    await fair.write({ round: round.id, session: session.id, ...proof }, client);
    return round;
  }).catch((error: unknown) => {
    if (error instanceof SubmittedTwice) return null;
    throw error;
  });
  if (!booked) {
    const first = await rounds.byKey(session.id, key);
    assert(first, `the round of ${key} is gone`);
    return first;
  }
  const staked = await money.stake(session, booked, 'playing');
  if (staked.state !== 'playing') {
    await fair.close(booked.id);
    return staked;
  }
  const fairRound = await fair.byRound(booked.id);
  assert(fairRound, 'a stepped round without its proof');
  return settleIfOver(parts, engine, session, {
    booked: staked,
    state: await stateOf(parts, engine, staked, fairRound),
  });
}

/**
 * Makes a move: its own stake first where it has one, then the move is written, then answered. A move that was made
 * already is answered with the current state of the round. The round may have been begun by an earlier session of the same
 * player: what it adds is staked by the session that plays, since the operator refuses a stake of one that was replaced, and
 * its payout belongs to the session that began it.
 */
export function moveStepped(
  parts: Parts,
  engine: SteppedEngine,
  session: PlaySession,
  request: MoveRequest,
): Promise<SteppedRound | MoveRefusal> {
  return inTurn(request.round, () => makeMove(parts, engine, session, request));
}

/** Moves of one round that are under way: each waits for the one before it, and then sees what it did. */
const turns = new Map<string, Promise<unknown>>();

function inTurn<Result>(round: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (turns.get(round) ?? Promise.resolve()).then(work, work);
  turns.set(round, mine);
  return mine.finally(() => {
    if (turns.get(round) === mine) turns.delete(round);
  });
}

async function makeMove(
  parts: Parts,
  engine: SteppedEngine,
  session: PlaySession,
  { round, place, input }: MoveRequest,
): Promise<SteppedRound | MoveRefusal> {
  const { rounds, fair } = parts;
  const added = createAddedStakes(parts);
  const seated = await roundOfSeat(parts, session, round);
  const fairRound = seated && (await fair.byRound(seated.booked.id));
  if (!seated || !fairRound) return refuse('round-closed');
  const { booked } = seated;
  const moves = fairRound.moves.length;
  if (booked.state !== 'playing' || place < moves) return { booked, moves };
  if (place > moves) return refuse('round-action-invalid');
  const state = await stateOf(parts, engine, booked, fairRound);
  const move = (await added.paidMoveAt(booked, place)) ?? engine.readMove(input, state);
  if (isEngineRefusal(move)) return move;
  const cost = engine.costOf(state, move);
  if (cost > 0n && !(await added.take(session, { booked, place, cost, move }))) return refuse('insufficient-balance');
  const written = await fair.addMove(booked.id, place, move as Json);
  const now = await fair.byRound(booked.id);
  assert(now, 'the round is gone');
  if (!written) return { booked: (await rounds.byId(booked.id)) ?? booked, moves: now.moves.length };
  const after = engine.move(state, move);
  const paid = await payOutAtCap(parts, engine, { booked, state: after, place: place + 1 });
  const settled = await settleIfOver(parts, engine, seated.session, { booked, state: paid.state });
  return { booked: settled, moves: paid.place };
}

/** The round's state, replayed from its seeds, its choice and its moves. */
export async function stateOf(
  { seeds }: Parts,
  engine: SteppedEngine,
  { stake }: BookedRound,
  { pair, nonce, choice, moves }: FairRound,
): Promise<object> {
  assert(pair !== null && nonce !== null, 'a round of seeds without seeds');
  const pairSeeds = await seeds.ofPair(pair);
  const read = engine.readChoice(choice, stake);
  assert(!isEngineRefusal(read), 'a choice that was read before cannot be read again');
  const state = replayMoves(engine, { stake, choice: read, moves }, fairDraws({ ...pairSeeds, nonce }));
  assert(!isEngineRefusal(state), 'a move that was made before cannot be made again');
  return state;
}

/** Writes what the player sees now; a round that is over is owed its payout from this moment on. */
export async function settleIfOver(
  { rounds, fair, money }: Parts,
  engine: SteppedEngine,
  session: PlaySession,
  { booked, state }: { booked: BookedRound; state: object },
): Promise<BookedRound> {
  const over = engine.roundOf(state);
  if (!over) {
    const outcome = { kind: engine.kind, ...engine.view(state) };
    return (await rounds.claim(booked.id, { from: 'playing', to: 'playing', outcome })) ?? booked;
  }
  const outcome = { kind: engine.kind, ...over.shown, beatsStake: over.beatsStake };
  const step = { from: 'playing', to: 'settling', payout: over.payout, outcome } as const;
  const settling = await rounds.claim(booked.id, step);
  if (!settling) return (await rounds.byId(booked.id)) ?? booked;
  await fair.close(booked.id);
  return money.pay(session, settling);
}

async function payOutAtCap(
  { fair }: Parts,
  engine: SteppedEngine,
  { booked, state, place }: { booked: BookedRound; state: object; place: number },
): Promise<{ state: object; place: number }> {
  const move = engine.roundOf(state) === null ? mustPayOut(engine, state, booked.stake) : null;
  if (move === null || !(await fair.addMove(booked.id, place, move as Json))) return { state, place };
  return { state: engine.move(state, move), place: place + 1 };
}
