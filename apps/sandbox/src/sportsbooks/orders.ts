import { randomUUID } from 'node:crypto';
import type { PartnerBook } from '@ordago/contracts';
import { parseAmount } from '@ordago/kernel';
import { type BookedRound, type CallVerdict, callOf, type PlaySession } from '@ordago/provider-kit';
import type { SendOrders } from '../game-providers/send-call.ts';
import { createFeedBooks } from '../sports-feed/feed-books.ts';
import { bookOffer } from './offer.ts';
import { legsOf, readPicks, type SlipFault, type SlipParts, STAKE } from './slips.ts';
import type { SportsbookSimulator } from './sportsbook-simulator.ts';

/** Several singles as they are pressed: each is an order of its own, and all of them leave in one call. */
export interface OrdersSubmission {
  readonly key: string;
  /** Of each. */
  readonly stake: string;
  readonly picks: unknown;
  readonly isAllOrNone: boolean;
}

export type PlaceOrders = (
  simulator: SportsbookSimulator,
  session: PlaySession,
  submission: OrdersSubmission,
) => Promise<readonly BookedRound[] | SlipFault>;

/** Books every order before the call leaves; what nobody answered is taken back, order by order. */
export function createOrders({
  parts,
  rounds,
  money,
  send,
}: Omit<SlipParts, 'sessions'> & { readonly send: SendOrders }): PlaceOrders {
  const feed = createFeedBooks(parts.pool);
  return async (simulator, session, { key, stake: written, picks: sent, isAllOrNone }) => {
    const picks = readPicks(sent);
    const stake = parseAmount(written);
    if (picks === null || stake === null || simulator.orders === undefined) return 'slip-invalid';
    const keys = picks.map((_pick, place) => `${key}.${place}`);
    const known = await Promise.all(keys.map((one) => rounds.byKey(session.id, one)));
    if (known.every((round) => round !== null)) return known;
    if (stake < STAKE.min || stake > STAKE.max) return 'stake-outside-limits';
    const legs = legsOf(picks, await bookOffer(session.provider as PartnerBook, feed, parts.clock.now()));
    if (typeof legs === 'string') return legs;
    const entered = await money.enter(session);
    if (entered === null) return 'operator-refused';
    const booked: BookedRound[] = [];
    for (const [place, pick] of picks.entries()) {
      const outcome = { kind: 'sport', picks: [pick], slip: legs.slice(place, place + 1) };
      const one = { session: session.id, key: keys[place] ?? key, roundKey: randomUUID(), stake, payout: 0n, outcome };
      const round = await rounds.book(one);
      // Another request with the same key was faster.
      if (round === null) return 'operator-refused';
      booked.push(round);
    }
    const calls = booked.map((round) => callOf('bet', entered, round));
    const verdicts = await send(simulator, calls, isAllOrNone);
    return Promise.all(booked.map((round, place) => conclude(entered, round, verdicts?.[place])));
  };

  async function conclude(session: PlaySession, round: BookedRound, verdict: CallVerdict | undefined) {
    const isOk = verdict?.outcome === 'ok';
    const to = isOk ? 'playing' : verdict?.outcome === 'refused' ? 'refused' : 'cancelling';
    const facts = { balance: verdict?.balance ?? null, word: isOk ? '' : (verdict?.word ?? '') };
    const moved = await rounds.claim(round.id, { from: 'betting', to, ...facts });
    if (!moved) return (await rounds.byId(round.id)) ?? round;
    return to === 'cancelling' ? money.cancel(session, moved) : moved;
  }
}
