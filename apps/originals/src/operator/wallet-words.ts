import type { Clock } from '@ordago/kernel';
import type { CallAction, CallVerdict, OutgoingCall, PlaySession, WrittenCall } from '@ordago/provider-kit';
import { postCall, readAnswer } from '@ordago/provider-kit';
import { originalsHeaders, signOriginals } from '@ordago/provider-protocols';
import type { Settings } from '../settings.ts';

/** Refusals that ask for another try: the operator owes an answer. */
const RETRIES = new Set(['win-without-bet', 'win-above-cap', 'internal']);
const PATHS: Readonly<Record<CallAction, string>> = {
  authenticate: 'balance',
  balance: 'balance',
  bet: 'bet',
  betwin: 'bet-win',
  win: 'win',
  rollback: 'rollback',
};

/** Sends the wallet calls of real sessions to the operator; null when nobody answered. */
export function createOperatorWallet(settings: Pick<Settings, 'operator' | 'secret'>, clock: Clock) {
  return async (call: OutgoingCall, _session: PlaySession): Promise<CallVerdict | null> => {
    const answer = await postCall(settings.operator, writeCall(call, { secret: settings.secret, now: clock.now() }));
    if (answer === null) return null;
    return answer.http === 200 ? verdictOf(readAnswer(answer.text)) : UNKNOWN;
  };
}

export function writeCall(call: OutgoingCall, { secret, now }: { secret: string; now: number }): WrittenCall {
  const path = PATHS[call.action];
  const body = JSON.stringify(bodyOf(call));
  const headers = originalsHeaders(signOriginals(Buffer.from(body), { secret, now, path }));
  return { path: `/originals/${path}`, headers: { 'content-type': 'application/json', ...headers }, body };
}

const UNKNOWN: CallVerdict = { outcome: 'unknown', word: '', balance: null, session: null };

function bodyOf({ action, userId, session, round, transaction, game, currency, amount, win, target }: OutgoingCall) {
  const player = { user_id: userId, currency };
  const money = { ...player, game_id: game, round_id: round, transaction_id: transaction, amount };
  switch (action) {
    case 'bet':
      return { ...money, session };
    case 'betwin':
      return { ...money, session, win_amount: win };
    case 'win':
      return { ...money, settles: target ?? undefined };
    case 'rollback':
      return { ...player, transaction_id: transaction, target, amount };
    default:
      return { ...player, session };
  }
}

function verdictOf(body: unknown): CallVerdict {
  const { status, balance } = (body ?? {}) as Record<string, unknown>;
  const word = typeof status === 'string' ? status : '';
  const outcome = word === 'ok' ? 'ok' : word === '' ? 'unknown' : RETRIES.has(word) ? 'retry' : 'refused';
  return { outcome, word, balance: typeof balance === 'string' ? balance : null, session: null };
}
