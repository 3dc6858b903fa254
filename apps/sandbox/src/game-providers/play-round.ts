import { randomUUID } from 'node:crypto';
import { formatAmount, type Units } from '@ordago/kernel';
import { type Chip, playEngine, readChips, STAKE_MAX, STAKE_MIN } from './play-engine.ts';
import type { CallAction, OutgoingCall, ProviderTwin, SandboxGame } from './provider-twin.ts';
import type { BookedRound, RoundBooks } from './round-books.ts';
import type { SendCall } from './send-call.ts';
import type { PlaySession, SessionBooks } from './session-books.ts';

export interface PlayParts {
  readonly twins: readonly ProviderTwin[];
  readonly sessions: SessionBooks;
  readonly rounds: RoundBooks;
  readonly send: SendCall;
}

/** One press of the button. `key` is minted by the game client: pressing again with it plays no second round. */
export interface RoundRequest {
  readonly stake: Units;
  readonly key: string;
  readonly chips: readonly Chip[] | null;
}

export type RoundFault = 'stake-outside-limits' | 'chips-invalid' | 'game-unknown' | 'operator-refused';

export interface PlayDoor {
  /** The session with the operator's reference, exchanged now if it was not yet; null when the operator refuses. */
  enter(session: PlaySession): Promise<PlaySession | null>;
  balance(session: PlaySession): Promise<string | null>;
  play(session: PlaySession, request: RoundRequest): Promise<BookedRound | RoundFault>;
  /** Takes up what is unfinished: unpaid wins are sent again, unanswered bets are taken back. */
  resume(): Promise<number>;
  twinOf(provider: string): ProviderTwin | null;
  gameOf(session: PlaySession): SandboxGame | null;
}

/**
 * Plays rounds as a provider's engine does (semantics C1): the bet first, then its win until it is acknowledged; a bet
 * that nobody answered is cancelled and never sent again blindly; a clean refusal is final and rolls nothing back.
 */
export function createPlayDoor({ twins, sessions, rounds, send }: PlayParts): PlayDoor {
  const twinOf = (provider: string) => twins.find(({ name }) => name === provider) ?? null;
  const gameOf = ({ provider, game }: PlaySession) => twinOf(provider)?.games.find(({ id }) => id === game) ?? null;

  const exchange = async (id: string): Promise<PlaySession | null> => {
    const session = await sessions.byId(id);
    if (!session || session.reference !== null) return session;
    const twin = twinOf(session.provider);
    const answer = twin && (await send(twin, callOf('authenticate', session, NO_ROUND)));
    const reference = answer?.verdict.session ?? null;
    if (answer?.verdict.outcome !== 'ok' || reference === null) return null;
    await sessions.refer(session, reference);
    return { ...session, reference };
  };
  // A token is good for one exchange: whoever comes while it is under way waits for it.
  const entering = new Map<string, Promise<PlaySession | null>>();
  const enter = async (session: PlaySession): Promise<PlaySession | null> => {
    if (session.reference !== null) return session;
    const mine = (entering.get(session.id) ?? Promise.resolve(null)).then(() => exchange(session.id));
    entering.set(session.id, mine);
    return mine.finally(() => {
      if (entering.get(session.id) === mine) entering.delete(session.id);
    });
  };
  const steps = { twinOf, rounds, send };
  return {
    twinOf,
    gameOf,
    enter,
    balance: async (session) => {
      const twin = twinOf(session.provider);
      const answer = twin && (await send(twin, callOf('balance', session, NO_ROUND)));
      return answer?.verdict.balance ?? null;
    },
    play: async (session, { stake, key, chips }) => {
      const known = await rounds.byKey(session.id, key);
      if (known) return known;
      const game = gameOf(session);
      if (!game) return 'game-unknown';
      if (stake < STAKE_MIN || stake > STAKE_MAX) return 'stake-outside-limits';
      const bets = readChips(game.engine.kind === 'roulette' ? chips : null, stake);
      if (bets === null) return 'chips-invalid';
      const entered = await enter(session);
      if (entered === null) return 'operator-refused';
      const { payout, outcome } = playEngine(game, stake, bets);
      const booking = { session: session.id, key, roundKey: randomUUID(), stake, payout, outcome };
      const booked = await rounds.book(booking);
      // Another press of the same button was faster.
      if (!booked) return (await rounds.byKey(session.id, key)) ?? 'operator-refused';
      return bet(entered, booked, steps);
    },
    resume: async () => {
      const due = await rounds.due();
      for (const round of due) {
        const session = await sessions.byId(round.session);
        if (session) await takeUp(session, round, steps);
      }
      return due.length;
    },
  };
}

interface Steps {
  readonly twinOf: PlayDoor['twinOf'];
  readonly rounds: RoundBooks;
  readonly send: SendCall;
}

async function bet(session: PlaySession, round: BookedRound, steps: Steps): Promise<BookedRound> {
  const twin = twinFor(session, steps);
  const answer = await steps.send(twin, callOf(twin.combines ? 'betwin' : 'bet', session, round));
  const verdict = answer?.verdict ?? null;
  if (verdict?.outcome === 'ok') {
    const facts = { balance: verdict.balance };
    if (twin.combines) return steps.rounds.move(round.id, 'settled', facts);
    return settle(session, await steps.rounds.move(round.id, 'settling', facts), steps);
  }
  if (verdict?.outcome === 'refused') return steps.rounds.move(round.id, 'refused', verdict);
  return cancel(session, await steps.rounds.move(round.id, 'cancelling', { word: verdict?.word ?? '' }), steps);
}

async function settle(session: PlaySession, round: BookedRound, steps: Steps): Promise<BookedRound> {
  const answer = await steps.send(twinFor(session, steps), callOf('win', session, round));
  if (answer?.verdict.outcome === 'ok') return steps.rounds.move(round.id, 'settled', answer.verdict);
  await steps.rounds.postpone(round.id);
  return round;
}

async function cancel(session: PlaySession, round: BookedRound, steps: Steps): Promise<BookedRound> {
  const answer = await steps.send(twinFor(session, steps), callOf('rollback', session, round));
  if (answer?.verdict.outcome === 'ok') return steps.rounds.move(round.id, 'cancelled', answer.verdict);
  await steps.rounds.postpone(round.id);
  return round;
}

async function takeUp(session: PlaySession, round: BookedRound, steps: Steps): Promise<void> {
  if (round.state === 'settling') await settle(session, round, steps);
  else await cancel(session, await steps.rounds.move(round.id, 'cancelling', { word: round.word }), steps);
}

function twinFor(session: PlaySession, { twinOf }: Steps): ProviderTwin {
  const twin = twinOf(session.provider);
  if (!twin) throw new Error(`there is no provider ${session.provider}`);
  return twin;
}

const NO_ROUND = { roundKey: '', stake: 0n, payout: 0n };

/** The calls of a round have ids that follow from it, so that every try of the same money action bears the same one. */
function callOf(
  action: CallAction,
  session: PlaySession,
  round: Pick<BookedRound, 'roundKey' | 'stake' | 'payout'>,
): OutgoingCall {
  const betId = `${round.roundKey}.b`;
  const transactions: Readonly<Record<CallAction, string>> = {
    ...{ authenticate: randomUUID(), balance: randomUUID() },
    ...{ bet: betId, betwin: betId, win: `${round.roundKey}.w`, rollback: `${round.roundKey}.c` },
  };
  return {
    action,
    userId: session.userId,
    session: session.reference ?? session.operatorToken,
    round: round.roundKey,
    transaction: transactions[action],
    game: session.game,
    currency: session.currency,
    amount: formatAmount(action === 'win' ? round.payout : round.stake),
    win: formatAmount(round.payout),
    target: action === 'win' || action === 'rollback' ? betId : null,
  };
}
