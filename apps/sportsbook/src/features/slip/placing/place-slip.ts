import { ApiError } from '@ordago/api-client';
import { type AnswerOf, type Bet, placeBet, type SportEvent } from '@ordago/contracts';
import { awaitToken, sendToSite } from '../../../embed/frame.ts';
import { builderQuery, versionsOf } from '../../../shared/line/builder.ts';
import { eventQuery } from '../../../shared/line/line.ts';
import { type Account, accountQuery, takeBalance } from '../../../shared/player/account.ts';
import { api, isSignedOut } from '../../../shared/server/api.ts';
import { queryClient } from '../../../shared/server/query-client.ts';
import { FREE_BETS_KEY } from '../../../shared/server/query-keys.ts';
import { partsIn, withCombination } from '../../../shared/slip/combinations.ts';
import type { Slip, SlipLeg } from '../../../shared/slip/slip.ts';
import { stakedBets } from '../../../shared/slip/slip-maths.ts';
import { useSlip } from '../../../shared/slip/slip-store.ts';
import { type BetCall, betCall, mintKey } from './bet-call.ts';
import { areTermsMoved, legState, needsReview } from './leg-state.ts';
import { usePlacing } from './placing-store.ts';
import { type Problem, problemsOf } from './problem.ts';

/** Time to wait for a fresh token when the server no longer takes the present one. */
const TOKEN_MS_MAX = 5_000;
/** The end of a wait is asked for a little after it. */
const MARGIN_MS = 150;
/** Number of times that a waiting bet is read again; each answer has the time to wait. */
const ASKED_MAX = 8;

/**
 * Places the present slip: prices are read afresh first, and a price that moved further than the player accepts stops
 * the submission before anything is sent. A second click while the first is under way does nothing.
 */
export async function placeSlip(): Promise<void> {
  if (usePlacing.getState().phase === 'placing') return;
  const { slip } = useSlip.getState();
  usePlacing.setState({ phase: 'placing', problems: [], placed: [], pending: [], sentBy: '' });
  if (await agreesWithLine(slip)) {
    await send(stakedBets(slip).map((bet) => betCall(bet, slip.accept, mintKey())));
  } else {
    usePlacing.setState({ phase: 'idle' });
  }
}

/** Sends the calls that were never answered once more, as they are: under the same keys they place nothing twice. */
export async function sendAgain(): Promise<void> {
  const { phase, pending } = usePlacing.getState();
  if (phase !== 'unsure') return;
  usePlacing.setState({ phase: 'placing' });
  await send(pending, true);
}

/** Returns true if every leg is for sale as the player accepts it, by the line of now. */
async function agreesWithLine(slip: Slip): Promise<boolean> {
  const events = await Promise.all(slip.legs.map(readEvent));
  return slip.legs.every((leg, place) => {
    const state = legState(leg, events[place]);
    return !needsReview(state, slip.accept) && !areTermsMoved(state, slip);
  });
}

/** The event of a leg as it is now, its combination among its markets. */
async function readEvent(leg: SlipLeg): Promise<SportEvent | undefined> {
  const query = eventQuery(leg.event);
  // A line that cannot be read is no reason to stop: the server judges the prices in any case.
  const event = await queryClient
    .fetchQuery({ ...query, staleTime: 0 })
    .catch(() => queryClient.getQueryData(query.queryKey));
  const parts = partsIn(leg);
  if (event === undefined || parts.length === 0) return event;
  try {
    const { odds } = await queryClient.fetchQuery({
      ...builderQuery(leg.event, parts, versionsOf(event, parts)),
      staleTime: 0,
      retry: false,
    });
    return withCombination(event, leg, odds);
  } catch (error) {
    const isUnread = error instanceof ApiError && (error.http === 0 || error.http >= 500);
    return withCombination(event, leg, isUnread ? leg.odds : null);
  }
}

/** Answer of the server to a placed bet. */
type Placed = AnswerOf<typeof placeBet> & { readonly bet: Bet };

export type Answer = { readonly bet: Placed } | { readonly problems: readonly [Problem, ...Problem[]] } | 'unanswered';

/** Returns true if a signed-out player cannot learn the outcome of the call before. */
function isDeaf(answer: Answer): boolean {
  return answer !== 'unanswered' && 'problems' in answer && answer.problems[0].error.name === 'unauthorized';
}

function whoIsHere(): string {
  return queryClient.getQueryData<Account>(accountQuery.queryKey)?.id ?? '';
}

/** One call after the other, since each changes the balance; the first that stays unanswered stops the rest. */
async function send(calls: readonly BetCall[], isAgain = false): Promise<void> {
  usePlacing.setState({ pending: calls, sentBy: usePlacing.getState().sentBy || whoIsHere() });
  for (const [place, call] of calls.entries()) {
    const answer = await sendOne(call);
    if (answer === 'unanswered' || (isAgain && isDeaf(answer)))
      return usePlacing.setState({ phase: 'unsure', pending: calls.slice(place) });
    usePlacing.setState({ pending: calls.slice(place + 1) });
    if ('bet' in answer) takePlaced(call, answer.bet);
    else takeProblems(answer.problems);
  }
  finish();
}

/**
 * Sends one bet. One in play is held back for a moment: the same call asks for what became of it. `unanswered` leaves
 * open what happened: only the same call may be sent again.
 */
export async function sendOne(call: BetCall): Promise<Answer> {
  for (let asked = 1; asked <= ASKED_MAX; asked += 1) {
    const answer = await sendOnce(call);
    if (answer === 'unanswered' || !('waitMs' in answer)) {
      usePlacing.setState({ waiting: null });
      return answer;
    }
    usePlacing.setState({ waiting: { totalMs: answer.waitMs, endsAt: Date.now() + answer.waitMs } });
    await new Promise((resume) => setTimeout(resume, answer.waitMs + MARGIN_MS));
  }
  usePlacing.setState({ waiting: null });
  return 'unanswered';
}

async function sendOnce(call: BetCall, isAgain = false): Promise<Answer | { readonly waitMs: number }> {
  try {
    const answer = await api(placeBet, { body: { ...call.body, legs: [...call.body.legs] } });
    const { bet, waiting } = answer;
    return bet === null ? { waitMs: waiting?.wait_ms ?? 0 } : { bet: { ...answer, bet } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isSignedOut(error) && !isAgain && (await awaitToken(TOKEN_MS_MAX)) !== null) return sendOnce(call, true);
    // No answer, or one that leaves open what happened: only the same key may be sent again.
    if (error.http === 0 || error.http >= 500) return 'unanswered';
    return { problems: problemsOf(error.error, call.legs) };
  }
}

function takePlaced(call: BetCall, { bet, balance, version }: Placed): void {
  takeBalance({ balance, version });
  usePlacing.setState(({ placed }) => ({ placed: [...placed, bet], balance }));
  useSlip.getState().settleLegs(call.legs.map(({ selection }) => selection));
}

/** A free bet that was used elsewhere is not offered again. */
function takeProblems(reported: readonly Problem[]): void {
  usePlacing.setState(({ problems }) => ({ problems: [...problems, ...reported] }));
  if (reported.some(({ error }) => error.name === 'free-bet-not-found'))
    void queryClient.invalidateQueries({ queryKey: FREE_BETS_KEY });
}

function finish(): void {
  const { placed } = usePlacing.getState();
  usePlacing.setState({ phase: placed.length > 0 ? 'receipt' : 'idle' });
  if (placed.length === 0) return;
  sendToSite({ type: 'balance-changed' });
  for (const queryKey of [['bets'], FREE_BETS_KEY]) void queryClient.invalidateQueries({ queryKey });
}
