import {
  type AmaticCode,
  amaticProof,
  amaticRequests,
  AMATIC_CODES as CODES,
  exactNumber,
} from '@ordago/provider-protocols';
import type { WalletDialect, WalletOutcome, WinType } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonByPath, signedDialect, spoken } from '../signed-dialect.ts';

/** Our refusals in the provider's numbers. What is missing here is a fault of ours that ends in a retry. */
const CODE_OF: Readonly<Record<string, AmaticCode>> = {
  'signature-invalid': CODES.signatureInvalid,
  'malformed-input': CODES.badRequest,
  'validation-failed': CODES.badRequest,
  'amount-out-of-range': CODES.badRequest,
  'not-reversible': CODES.badRequest,
  'insufficient-balance': CODES.insufficientFunds,
  'user-not-found': CODES.playerUnknown,
  'target-of-another-player': CODES.playerUnknown,
  'game-session-expired': CODES.sessionInvalid,
  'launch-token-invalid': CODES.sessionInvalid,
  'user-banned': CODES.playerBlocked,
  'self-excluded': CODES.playerBlocked,
  'casino-blocked': CODES.playerBlocked,
  'provider-blocked': CODES.gameUnavailable,
  'game-blocked': CODES.gameUnavailable,
  'game-not-found': CODES.gameUnavailable,
  'currency-mismatch': CODES.currencyMismatch,
  'round-wallet-mismatch': CODES.currencyMismatch,
  'key-conflict': CODES.transactionConflict,
  'rolled-back': CODES.transactionRolledBack,
  'already-rolled-back': CODES.transactionRolledBack,
  'round-closed': CODES.roundClosed,
  'bet-already-settled': CODES.roundClosed,
};

const WIN_TYPE_OF = {
  win: 'ordinary',
  jackpot: 'jackpot',
  freegame: 'free-round',
  promotion: 'promotion',
} as const satisfies Readonly<Record<string, WinType>>;

interface Round {
  readonly playerId: string;
  readonly currency: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly transactionId: string;
}

const roundOf = ({ playerId: userId, currency, gameId, roundId, transactionId: key }: Round) => ({
  userId,
  currency,
  gameId,
  roundId,
  key,
});

const CALLS = {
  authenticate: spoken(amaticRequests.authenticate, ({ token }) => ({ action: 'authenticate', token, userId: null })),
  balance: spoken(amaticRequests.balance, ({ playerId: userId, currency }) => ({
    action: 'balance',
    userId,
    currency,
  })),
  debit: spoken(amaticRequests.debit, (call) => ({
    action: 'bet',
    ...roundOf(call),
    session: call.sessionId,
    stake: call.amount,
  })),
  credit: spoken(amaticRequests.credit, (call) => ({
    action: 'win',
    ...roundOf(call),
    payout: call.amount,
    winType: WIN_TYPE_OF[call.kind],
    settles: call.debitId,
  })),
  'debit-credit': spoken(amaticRequests['debit-credit'], (call) => ({
    action: 'bet-win',
    ...roundOf(call),
    session: call.sessionId,
    stake: call.amount,
    payout: call.win,
  })),
  rollback: spoken(amaticRequests.rollback, ({ playerId: userId, currency, transactionId: key, debitId, amount }) => ({
    action: 'rollback',
    userId,
    currency,
    key,
    target: debitId,
    amount: amount ?? null,
  })),
} as const;

/** Reads and answers Amatic. A rollback of what never came is well: its mark is set. */
export function amaticDialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    proof: amaticProof,
    secret,
    signsPath: true,
    open: jsonByPath,
    calls: CALLS,
    accept: (done) => ({
      code: CODES.ok,
      ...balanceOf(done),
      ...(done.session === null ? {} : { sessionId: done.session, playerId: done.userId, playerName: done.userName }),
      ...(done.transaction === null ? {} : { operatorTransactionId: done.transaction }),
    }),
    refuse: (name, _opened, refused) => ({
      code: CODE_OF[name] ?? CODES.retry,
      message: name,
      ...balanceOf(refused),
    }),
  });
}

function balanceOf(outcome: WalletOutcome | null) {
  if (outcome === null || outcome.balance === null) return {};
  return { balance: exactNumber(outcome.balance), currency: outcome.currency };
}
