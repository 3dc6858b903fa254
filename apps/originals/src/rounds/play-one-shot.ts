import { randomUUID } from 'node:crypto';
import { fairDraws } from '@ordago/fairness';
import type { Json, OneShotEngine } from '@ordago/game-engines';
import type { Units } from '@ordago/kernel';
import type { BookedRound, PlaySession } from '@ordago/provider-kit';
import { inTransaction } from '../in-transaction.ts';
import type { Parts } from '../parts.ts';

/** One request to play. `key` is minted by the game client: a repeat with the same key plays no second round. */
export interface PlayRequest<Choice extends object = object> {
  readonly key: string;
  readonly stake: Units;
  readonly choice: Choice;
  /** The choice as the player wrote it, kept for the verifier. */
  readonly input: Json;
  readonly game: string;
}

/**
 * A round that is over as soon as it is drawn: nonce, outcome and booking in one transaction, then bet and win in one
 * call. A second request with a known key gets the round of the first.
 */
export async function playOneShot(
  { pool, seeds, rounds, fair, money }: Parts,
  engine: OneShotEngine,
  session: PlaySession,
  { key, stake, choice, input, game }: PlayRequest,
): Promise<BookedRound> {
  const known = await rounds.byKey(session.id, key);
  if (known) return known;
  const booked = await inTransaction(pool, async (client) => {
    const { pair, ...pairSeeds } = await seeds.take(session.userId, client);
    const { payout, beatsStake, shown } = engine.play(stake, choice, fairDraws(pairSeeds));
    const outcome = { kind: engine.kind, ...shown, beatsStake };
    const booking = { session: session.id, key, roundKey: randomUUID(), stake, payout, outcome };
    const round = await rounds.book(booking, client);
    // Another request with the same key was faster: this one takes no nonce.
    if (!round) throw new SubmittedTwice();
    const proof = { pair, nonce: pairSeeds.nonce, choice: input, game, isStepped: false };
    await fair.write({ round: round.id, session: session.id, ...proof }, client);
    return round;
  }).catch((error: unknown) => {
    if (error instanceof SubmittedTwice) return null;
    throw error;
  });
  if (booked) return money.stakeAndPay(session, booked);
  const first = await rounds.byKey(session.id, key);
  if (!first) throw new Error(`the round of ${key} is gone`);
  return first;
}

/** Ends the transaction of a request that came second. */
export class SubmittedTwice extends Error {}
