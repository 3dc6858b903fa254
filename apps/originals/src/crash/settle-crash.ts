import type { TakenBack } from '@ordago/contracts/play';
import { chainDraws } from '@ordago/fairness';
import { isEngineRefusal, type Json } from '@ordago/game-engines';
import { assert } from '@ordago/kernel';
import type { BookedRound } from '@ordago/provider-kit';
import { inTransaction } from '../in-transaction.ts';
import type { Parts } from '../parts.ts';
import type { Chain } from './crash-books.ts';
import { CRASH_ENGINE, type CrashMove } from './crash-engine.ts';

/** A bet on a shared round, as the table keeps it. */
export interface CrashBet {
  readonly booked: BookedRound;
  /** Cashed out by itself at this multiple, in hundredths; null by hand alone. */
  readonly cashOutAt: number | null;
}

/**
 * Ends one bet by a move of the engine: its payout and its move are written together, once; paying follows. Null when the
 * bet has ended already, or the hand came too late.
 */
export async function endBet(
  parts: Parts,
  { booked, cashOutAt }: CrashBet,
  { chain, place, move }: { chain: Pick<Chain, 'hashOf' | 'salt'>; place: number; move: CrashMove },
): Promise<BookedRound | null> {
  const draws = chainDraws({ hash: chain.hashOf(place), salt: chain.salt });
  const state = CRASH_ENGINE.start(booked.stake, { cashOutAt }, draws);
  const read = CRASH_ENGINE.readMove(move, state);
  if (isEngineRefusal(read)) return null;
  const over = CRASH_ENGINE.roundOf(CRASH_ENGINE.move(state, read));
  assert(over, 'a crash bet ends with its first move');
  const outcome = { kind: 'crash', ...over.shown, beatsStake: over.beatsStake };
  return inTransaction(parts.pool, async (client) => {
    const step = { from: 'playing', to: 'settling', payout: over.payout, outcome } as const;
    const ended = await parts.rounds.claim(booked.id, step, client);
    if (ended) await parts.fair.addMove(booked.id, 0, move as unknown as Json, client);
    return ended;
  });
}

/** Takes a bet back that its round never decided. */
export async function takeBack(parts: Parts, booked: BookedRound, word: TakenBack): Promise<void> {
  const from = booked.state === 'betting' ? 'betting' : 'playing';
  const taken = await parts.rounds.claim(booked.id, { from, to: 'cancelling', word });
  const session = taken && (await parts.sessions.byId(taken.session));
  if (taken && session) await parts.money.cancel(session, taken);
}

/** Pays what a bet is owed; what is not acknowledged now is sent again by the retries of round money. */
export async function payBet(parts: Parts, ended: BookedRound): Promise<BookedRound> {
  const session = await parts.sessions.byId(ended.session);
  assert(session, 'a bet has a session');
  return parts.money.pay(session, ended);
}
