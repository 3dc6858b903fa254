import type { BookedRound, RoundBooks, RoundState } from './round-books.ts';
import type { PlaySession, SessionBooks } from './session-books.ts';
import { type CallVerdict, callOf, type OutgoingCall } from './wallet-call.ts';

export interface RoundMoneyParts {
  readonly sessions: SessionBooks;
  readonly rounds: RoundBooks;
  /** Sends one call in the provider's own words; null when nobody answered. */
  readonly send: (call: OutgoingCall, session: PlaySession) => Promise<CallVerdict | null>;
}

/**
 * Calls by which a provider moves the money of a booked round (semantics C1): the bet first, its win until it is
 * acknowledged; a bet that nobody answered is taken back and never sent again blindly; a clean refusal is final and takes
 * nothing back.
 */
export interface RoundMoney {
  /** The session with the operator's reference, exchanged now if it was not yet; null when the operator refuses. */
  enter(session: PlaySession): Promise<PlaySession | null>;
  /** The player's balance as the operator words it, a decimal text; null without an answer. */
  balance(session: PlaySession): Promise<string | null>;
  /** Answer of the operator to a question for the balance; null without one. */
  ask(session: PlaySession): Promise<CallVerdict | null>;
  /** Bet and win in one call: atomic at the operator. */
  stakeAndPay(session: PlaySession, round: BookedRound): Promise<BookedRound>;
  /**
   * The bet alone. A taken bet leads to `playing` while the player decides, to `settling` where chance has decided, and to
   * `settled` where it joins a round that pays it.
   */
  stake(session: PlaySession, round: BookedRound, next: 'playing' | 'settling' | 'settled'): Promise<BookedRound>;
  /** The win, or the zero that closes a lost round; the round has to be `settling`. */
  pay(session: PlaySession, round: BookedRound): Promise<BookedRound>;
  /** Takes the bet back; the round has to be `cancelling`. */
  cancel(session: PlaySession, round: BookedRound): Promise<BookedRound>;
  /** Takes up what is unfinished: unpaid wins are sent again, unanswered bets are taken back. */
  resume(): Promise<number>;
}

/** Creates the calls of money on the provider's books. */
export function createRoundMoney(parts: RoundMoneyParts): RoundMoney {
  const { sessions, rounds, send } = parts;
  const ask = (action: OutgoingCall['action'], session: PlaySession, round?: BookedRound) =>
    send(callOf(action, session, round), session);

  const pay = async (session: PlaySession, round: BookedRound): Promise<BookedRound> => {
    const verdict = await ask('win', session, round);
    if (verdict?.outcome === 'ok') return rounds.move(round.id, 'settled', { balance: verdict.balance });
    await rounds.postpone(round.id);
    return round;
  };
  const cancel = async (session: PlaySession, round: BookedRound): Promise<BookedRound> => {
    const verdict = await ask('rollback', session, round);
    if (verdict?.outcome === 'ok') return rounds.move(round.id, 'cancelled', { balance: verdict.balance });
    await rounds.postpone(round.id);
    return round;
  };
  const bet = async (
    session: PlaySession,
    round: BookedRound,
    { as, to }: { as: 'bet' | 'betwin'; to: RoundState },
  ): Promise<BookedRound> => {
    const verdict = await ask(as, session, round);
    const isOk = verdict?.outcome === 'ok';
    const next = isOk ? to : verdict?.outcome === 'refused' ? 'refused' : 'cancelling';
    const facts = { balance: verdict?.balance ?? null, word: isOk ? '' : (verdict?.word ?? '') };
    const moved = await rounds.claim(round.id, { from: 'betting', to: next, ...facts });
    // Somebody gave the bet up while its answer was on the way: what they decided remains.
    if (!moved) return (await rounds.byId(round.id)) ?? round;
    return next === 'cancelling' ? cancel(session, moved) : moved;
  };
  return {
    enter: createEntrance(parts),
    ask: (session) => ask('balance', session),
    balance: async (session) => (await ask('balance', session))?.balance ?? null,
    stakeAndPay: (session, round) => bet(session, round, { as: 'betwin', to: 'settled' }),
    stake: (session, round, to) => bet(session, round, { as: 'bet', to }),
    pay,
    cancel,
    resume: async () => {
      const due = await rounds.due();
      for (const round of due) {
        const session = await sessions.byId(round.session);
        if (!session) continue;
        if (round.state === 'settling') await pay(session, round);
        else await cancel(session, await rounds.move(round.id, 'cancelling', { word: round.word }));
      }
      return due.length;
    },
  };
}

/** A token is good for one exchange: whoever comes while it is under way waits for it. */
function createEntrance({ sessions, send }: RoundMoneyParts): RoundMoney['enter'] {
  const entering = new Map<string, Promise<PlaySession | null>>();
  const exchange = async (id: string): Promise<PlaySession | null> => {
    const session = await sessions.byId(id);
    if (!session || session.reference !== null) return session;
    const verdict = await send(callOf('authenticate', session), session);
    const reference = verdict?.session ?? null;
    if (verdict?.outcome !== 'ok' || reference === null) return null;
    await sessions.refer(session, reference);
    return { ...session, reference };
  };
  return async (session) => {
    if (session.reference !== null) return session;
    const mine = (entering.get(session.id) ?? Promise.resolve(null)).then(() => exchange(session.id));
    entering.set(session.id, mine);
    return mine.finally(() => {
      if (entering.get(session.id) === mine) entering.delete(session.id);
    });
  };
}
