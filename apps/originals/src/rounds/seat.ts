import type { BookedRound, PlaySession, RoundBooks, SessionBooks } from '@ordago/provider-kit';

/**
 * A player at a game, whichever launch brought them there: a page that is loaded again is a new session of the same seat. Each
 * practice session has an owner of its own, so that its seat is nobody else's.
 */
export type Seat = Pick<PlaySession, 'provider' | 'userId' | 'currency' | 'game'>;

/** A round and the session that began it. */
export interface SeatedRound {
  readonly booked: BookedRound;
  readonly session: PlaySession;
}

/** Finds a round that was begun from this seat; null for an unknown round and for another's. */
export async function roundOfSeat(
  { rounds, sessions }: { rounds: Pick<RoundBooks, 'byRoundKey'>; sessions: Pick<SessionBooks, 'byId'> },
  seat: PlaySession,
  round: string,
): Promise<SeatedRound | null> {
  const booked = await rounds.byRoundKey(round);
  if (!booked) return null;
  const session = booked.session === seat.id ? seat : await sessions.byId(booked.session);
  return session && isSameSeat(session, seat) ? { booked, session } : null;
}

function isSameSeat(one: Seat, other: Seat): boolean {
  return (
    one.provider === other.provider &&
    one.userId === other.userId &&
    one.currency === other.currency &&
    one.game === other.game
  );
}
