import {
  EZUGI_CODES as CODES,
  EZUGI_HASH_HEADER,
  type EzugiCode,
  exactNumber,
  ezugiRequests,
  isEzugiFresh,
  isEzugiSigned,
  readJson,
} from '@ordago/provider-protocols';
import type {
  CallbackReply,
  WalletDialect,
  WalletDone,
  WalletOutcome,
  WinType,
} from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonReply, type SpokenCall, spoken } from '../signed-dialect.ts';

/** Our refusals in the provider's numbers. What is missing here is a fault of ours that ends in a retry. */
const CODE_OF: Readonly<Record<string, EzugiCode>> = {
  'insufficient-balance': CODES.insufficientFunds,
  'user-not-found': CODES.userNotFound,
  'target-of-another-player': CODES.userNotFound,
  'game-session-expired': CODES.tokenNotFound,
  'launch-token-invalid': CODES.tokenNotFound,
  'user-banned': CODES.userBlocked,
  'self-excluded': CODES.userBlocked,
  'casino-blocked': CODES.userBlocked,
  'provider-blocked': CODES.tableBlocked,
  'game-blocked': CODES.tableBlocked,
  'game-not-found': CODES.tableBlocked,
  'currency-mismatch': CODES.currencyMismatch,
  'round-wallet-mismatch': CODES.currencyMismatch,
  'key-conflict': CODES.conflict,
  'amount-out-of-range': CODES.badRequest,
  'not-reversible': CODES.general,
  'rolled-back': CODES.transactionRolledBack,
  'already-rolled-back': CODES.transactionRolledBack,
  'round-closed': CODES.roundClosed,
  'bet-already-settled': CODES.roundClosed,
};

const WIN_TYPE_OF = {
  win: 'ordinary',
  jackpot: 'jackpot',
  'tip-back': 'promotion',
  promotion: 'promotion',
} as const satisfies Readonly<Record<string, WinType>>;

interface Seat {
  readonly uid: string;
  readonly currency: string;
  readonly tableId: string;
  readonly roundId: string;
  readonly transactionId: string;
}

const roundOf = ({ uid: userId, currency, tableId: gameId, roundId, transactionId: key }: Seat) => ({
  userId,
  currency,
  gameId,
  roundId,
  key,
});

const CALLS: Readonly<Record<string, SpokenCall>> = {
  authentication: spoken(ezugiRequests.authentication, ({ token }) => ({
    action: 'authenticate',
    token,
    userId: null,
  })),
  balance: spoken(ezugiRequests.balance, ({ uid: userId, currency }) => ({ action: 'balance', userId, currency })),
  debit: spoken(ezugiRequests.debit, (call) => ({
    action: 'bet',
    ...roundOf(call),
    session: call.token,
    stake: call.debitAmount,
  })),
  credit: spoken(ezugiRequests.credit, (call) => ({
    action: 'win',
    ...roundOf(call),
    payout: call.creditAmount,
    winType: WIN_TYPE_OF[call.returnReason],
    settles: call.debitTransactionId,
  })),
  'debit-credit': spoken(ezugiRequests['debit-credit'], (call) => ({
    action: 'bet-win',
    ...roundOf(call),
    session: call.token,
    stake: call.debitAmount,
    payout: call.creditAmount,
  })),
  rollback: spoken(ezugiRequests.rollback, (call) => ({
    action: 'rollback',
    userId: call.uid,
    currency: call.currency,
    key: call.transactionId,
    target: call.debitTransactionId,
    amount: call.rollbackAmount,
  })),
};

/** Reads and answers Ezugi. The rollback of a debit that never came is answered as such, and its mark is set. */
export function ezugiDialect({ secret }: { secret: string }): WalletDialect {
  return {
    read: ({ action, headers, body, now }) => {
      const name = action ?? '';
      if (!isEzugiSigned(body, headers[EZUGI_HASH_HEADER], { secret, action: name }))
        return replyWith(CODES.hashInvalid);
      const message = readJson(body);
      if (message === undefined) return replyWith(CODES.badRequest);
      if (!isEzugiFresh(message, now)) return replyWith(CODES.hashInvalid);
      const command = Object.hasOwn(CALLS, name) ? (CALLS[name]?.(message) ?? null) : null;
      if (command === null || typeof command === 'string') return replyWith(CODES.badRequest);
      return { command, nonce: null, answer: (outcome) => answer(outcome, now) };
    },
  };
}

function answer(outcome: WalletOutcome, now: number): CallbackReply {
  const balance = outcome.balance === null ? {} : { balance: exactNumber(outcome.balance), currency: outcome.currency };
  if (!outcome.ok) return replyWith(CODE_OF[outcome.name] ?? CODES.retry, { ...balance, timestamp: now });
  return replyWith(codeOf(outcome), {
    uid: outcome.userId,
    nickName: outcome.userName,
    ...balance,
    bonusBalance: exactNumber(0n),
    timestamp: now,
    ...(outcome.session === null ? {} : { token: outcome.session }),
    ...(outcome.transaction === null ? {} : { operatorTransactionId: outcome.transaction }),
  });
}

function codeOf({ rollback }: WalletDone): EzugiCode {
  return rollback === 'tombstone' || rollback === 'target-refused' ? CODES.transactionNotFound : CODES.ok;
}

/** The description of a code is its name in the table. */
const NAME_OF = new Map(Object.entries(CODES).map(([name, code]) => [code, name]));

function replyWith(errorCode: EzugiCode, more: Readonly<Record<string, unknown>> = {}): CallbackReply {
  return jsonReply({ ...more, errorCode, errorDescription: NAME_OF.get(errorCode) });
}
