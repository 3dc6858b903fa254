import { randomUUID } from 'node:crypto';
import { formatAmount } from '@ordago/kernel';
import { readJson, readLimited } from '@ordago/provider-protocols';
import type { BookedRound, Outcome } from './round-books.ts';
import type { PlaySession } from './session-books.ts';

export type CallAction = 'authenticate' | 'balance' | 'bet' | 'win' | 'betwin' | 'rollback';

/** One wallet call of a provider, before it is written in the provider's own words. Amounts are decimal text. */
export interface OutgoingCall {
  readonly action: CallAction;
  readonly userId: string;
  /** Session id that the operator gave. */
  readonly session: string;
  readonly round: string;
  readonly transaction: string;
  readonly game: string;
  readonly currency: string;
  readonly amount: string;
  /** The win of a combined call. */
  readonly win: string;
  /** The bet that a win answers or a rollback takes back. */
  readonly target: string | null;
  /** Number of earlier tries of this call. (Default: 0) */
  readonly attempt?: number;
  /** Outcome of the round, for wires whose tickets name their bets; not revealed before it is over. */
  readonly outcome?: Outcome;
}

/** A call as it leaves. */
export interface WrittenCall {
  /** Below the operator's `/callbacks`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Meaning of the operator's answer to a game. */
export interface CallVerdict {
  /** `unknown`: nothing that can be understood, so nobody knows whether it happened. */
  readonly outcome: 'ok' | 'refused' | 'retry' | 'unknown';
  /** The provider's own word or number. */
  readonly word: string;
  readonly balance: string | null;
  /** The session that an authentication brought. */
  readonly session: string | null;
}

/** Time that a provider waits for the operator, in milliseconds. */
const PATIENCE_MS = 5_000;
/** Largest answer of an operator to a wallet call, in bytes. */
const ANSWER_BYTES_MAX = 64 * 1024;
const NO_ROUND = { roundKey: '', stake: 0n, payout: 0n, attempts: 0, outcome: {} };

/**
 * A call about a round, or about none. The calls of a round have ids that follow from it, so that every try of the same
 * money action bears the same one.
 */
export function callOf(
  action: CallAction,
  session: PlaySession,
  round: Pick<BookedRound, 'roundKey' | 'stake' | 'payout' | 'attempts' | 'outcome'> = NO_ROUND,
): OutgoingCall {
  const betId = `${round.roundKey}.b`;
  const transactions: Readonly<Record<CallAction, string>> = {
    authenticate: randomUUID(),
    balance: randomUUID(),
    bet: betId,
    betwin: betId,
    win: `${round.roundKey}.w`,
    rollback: `${round.roundKey}.c`,
  };
  return {
    action,
    userId: session.userId,
    session: session.reference ?? session.operatorToken,
    round: round.roundKey.split('.')[0] ?? '',
    transaction: transactions[action],
    game: session.game,
    currency: session.currency,
    amount: formatAmount(action === 'win' ? round.payout : round.stake),
    win: formatAmount(round.payout),
    target: action === 'win' || action === 'rollback' ? betId : null,
    attempt: round.attempts,
    outcome: round.outcome,
  };
}

/** Posts a call to the operator; null when no answer came in time, or one that is longer than any. */
export async function postCall(
  operator: string,
  { path, headers, body }: WrittenCall,
): Promise<{ http: number; text: string } | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${operator}/callbacks${path}`, { method: 'POST', headers, body, signal });
    const bytes = await readLimited(answer.body ?? [], ANSWER_BYTES_MAX, 'an operator');
    return { http: answer.status, text: bytes.toString('utf8') };
  } catch {
    return null;
  }
}

/** An answer's JSON, its numbers as the digits they were written in; undefined when it is none. */
export function readAnswer(text: string): unknown {
  return plain(readJson(Buffer.from(text)));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('isLosslessNumber' in value) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));
}
