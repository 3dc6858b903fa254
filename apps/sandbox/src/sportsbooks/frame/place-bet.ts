import type { Answer } from './call-server.ts';
import { type Frame, freeBetOf, isSeveral, wordOf } from './frame.ts';
import { keepAlive, loadAwards, loadOffer } from './loads.ts';
import type { FrameWord } from './texts.ts';
import type { FrameMatch, FrameOrders, FramePick, FramePlaced, Outcome } from './wire.ts';

/** A stake as it is written: decimal text with two places at most. */
export const STAKE_TEXT = /^\d{1,7}(\.\d{1,2})?$/;

/** Words for refusals of the frame's own server; any other reads as a bet that was not accepted. */
const REFUSALS: Readonly<Record<string, FrameWord>> = {
  'odds-changed': 'changed',
  'match-closed': 'closed',
  'stake-outside-limits': 'bounds',
  'session-unknown': 'again',
};

/** Puts a selection into the slip in place of the other one of its match, or takes it out. */
export function toggle(frame: Frame, match: FrameMatch, outcome: Outcome): void {
  const { state, bridge } = frame;
  const picks = new Map(state.picks);
  const title = `${match.home} - ${match.away}`;
  if (picks.get(match.id)?.outcome === outcome) picks.delete(match.id);
  else if (match.odds) picks.set(match.id, { event: match.id, outcome, odds: match.odds[outcome], title });
  Object.assign(state, { picks, note: null, key: null });
  bridge.send({ type: 'slip-count', count: picks.size });
  frame.draw();
}

/** Places the slip. A guest is asked to sign in; a stake that is no amount is not sent. */
export async function placeBet(frame: Frame): Promise<void> {
  const { state } = frame;
  if (state.session === null) {
    frame.bridge.send({ type: 'sign-in' });
    return;
  }
  const stake = freeBetOf(frame)?.amount ?? state.stake;
  if (!STAKE_TEXT.test(stake)) {
    note(frame, 'bad', wordOf(frame, 'bounds'));
    frame.draw();
    return;
  }
  const slip = { session: state.session, key: state.key ?? crypto.randomUUID(), stake, picks: picksOf(frame) };
  Object.assign(state, { isBusy: true, stake, key: slip.key });
  frame.draw();
  if (isSeveral(frame)) await placeSeveral(frame, slip);
  else await placeOne(frame, slip);
  frame.draw();
}

interface Slip {
  readonly session: string;
  readonly key: string;
  readonly stake: string;
  readonly picks: readonly FramePick[];
}

async function placeOne(frame: Frame, slip: Slip): Promise<void> {
  const award = freeBetOf(frame)?.id;
  const answer = await frame.callServer('place', { ...slip, award }).catch(() => null);
  frame.state.isBusy = false;
  if (answer === null) {
    note(frame, 'bad', wordOf(frame, 'unknown'));
    return;
  }
  frame.state.key = null;
  if (answer.ok && answer.data.state === 'open') noteTaken(frame, answer.data);
  else noteRefused(frame, answer);
  if (answer.ok && answer.data.balance) frame.state.balance = answer.data.balance;
  frame.bridge.send({ type: 'balance-changed' });
  loadAwards(frame);
}

function noteTaken(frame: Frame, { code }: FramePlaced): void {
  emptySlip(frame);
  frame.state.award = '';
  note(frame, 'good', `${wordOf(frame, 'placed')} · ${code}`);
  keepAlive(frame);
}

function noteRefused(frame: Frame, answer: Answer<FramePlaced>): void {
  const { state, bridge } = frame;
  const error = refusalOf(frame, answer);
  note(frame, 'bad', error === null && answer.ok ? textOf(frame, answer.data) : refusalText(frame, error));
  if (error === 'session-unknown') {
    state.session = null;
    bridge.send({ type: 'token-expired' });
  }
  if (error === 'odds-changed' || error === 'match-closed') {
    state.picks = new Map();
    loadOffer(frame);
  }
}

/** The refusal of the frame's server, or of an operator for whom the session is over; null where the operator decided otherwise. */
function refusalOf({ facts }: Frame, answer: Answer<FramePlaced>): string | null {
  if (!answer.ok) return answer.error;
  const { state, word } = answer.data;
  return state === 'refused' && facts.over.includes(word) ? 'session-unknown' : null;
}

function refusalText(frame: Frame, error: string | null): string {
  return wordOf(frame, REFUSALS[error ?? ''] ?? 'refused');
}

function textOf(frame: Frame, { state, word }: FramePlaced): string {
  if (state === 'cancelling' || state === 'cancelled') return wordOf(frame, 'unknown');
  return wordOf(frame, 'refused') + (word ? ` (${word})` : '');
}

async function placeSeveral(frame: Frame, slip: Slip): Promise<void> {
  const { state, bridge, callServer } = frame;
  const order = { ...slip, all_or_none: state.slipKind === 'all' };
  const answer = await callServer('place-orders', order).catch(() => null);
  state.isBusy = false;
  if (answer === null) {
    note(frame, 'bad', wordOf(frame, 'unknown'));
    return;
  }
  state.key = null;
  if (answer.ok) noteOrders(frame, answer.data);
  else note(frame, 'bad', refusalText(frame, answer.error));
  bridge.send({ type: 'balance-changed' });
}

function noteOrders(frame: Frame, { orders, balance }: FrameOrders): void {
  const refused = orders.filter(({ state }) => state !== 'open');
  const words = refused.map(({ word, state }) => word || state).join(', ');
  const count = `${wordOf(frame, 'taken')}: ${orders.length - refused.length} / ${orders.length}`;
  if (refused.length === 0) emptySlip(frame);
  note(frame, refused.length === 0 ? 'good' : 'bad', refused.length === 0 ? count : `${count} (${words})`);
  if (balance) frame.state.balance = balance;
}

function emptySlip({ state, bridge }: Frame): void {
  state.picks = new Map();
  state.stake = '';
  bridge.send({ type: 'slip-count', count: 0 });
}

function note({ state }: Frame, kind: 'good' | 'bad', text: string): void {
  state.note = { kind, text };
}

function picksOf({ state }: Frame): FramePick[] {
  return [...state.picks.values()].map(({ event, outcome, odds }) => ({ event, outcome, odds }));
}
