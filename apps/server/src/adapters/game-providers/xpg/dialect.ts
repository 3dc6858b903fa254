import {
  XPG_ERRORS as ERRORS,
  exactNumber,
  XPG_LOBBY,
  type XpgError,
  xpgProof,
  xpgRequests,
} from '@ordago/provider-protocols';
import type { WalletCommand, WalletDialect } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { formByPath, signedDialect, spoken } from '../signed-dialect.ts';

/** Our refusals in XPG's numbers. What is missing here is a fault of ours that ends in a retry. */
const ERROR_OF: Readonly<Record<string, XpgError>> = {
  'signature-invalid': ERRORS.accessDenied,
  'malformed-input': ERRORS.invalidParameters,
  'validation-failed': ERRORS.invalidParameters,
  'insufficient-balance': ERRORS.insufficientFunds,
  'user-not-found': ERRORS.playerNotFound,
  'target-of-another-player': ERRORS.playerNotFound,
  'game-session-expired': ERRORS.sessionInvalid,
  'launch-token-invalid': ERRORS.sessionInvalid,
  'user-banned': ERRORS.playerBlocked,
  'self-excluded': ERRORS.playerBlocked,
  'casino-blocked': ERRORS.playerBlocked,
  'provider-blocked': ERRORS.tableClosed,
  'game-blocked': ERRORS.tableClosed,
  'game-not-found': ERRORS.tableClosed,
  'currency-mismatch': ERRORS.invalidParameters,
  'round-wallet-mismatch': ERRORS.transactionMismatch,
  'key-conflict': ERRORS.transactionMismatch,
  'amount-out-of-range': ERRORS.invalidParameters,
  'not-reversible': ERRORS.transactionMismatch,
  'rolled-back': ERRORS.transactionCancelled,
  'already-rolled-back': ERRORS.transactionCancelled,
  'round-closed': ERRORS.roundClosed,
  'bet-already-settled': ERRORS.roundClosed,
};

interface Round {
  readonly login: string;
  readonly currency: string;
  readonly tableId: string;
  readonly roundId: string;
  readonly transactionId: string;
}

/** Our catalogue knows the lobby alone, so a table is a part of its round's name; no id of theirs has a space. */
const roundOf = ({ login: userId, currency, tableId, roundId, transactionId: key }: Round) => ({
  userId,
  currency,
  gameId: XPG_LOBBY,
  roundId: `${tableId} ${roundId}`,
  key,
});

/** Reads and answers XPG. Whoever calls for another operator is refused. */
export function xpgDialect({ secret, operatorId }: { secret: string; operatorId: string }): WalletDialect {
  const ours =
    <Call extends { operatorId: string }>(meaning: (call: Call) => WalletCommand) =>
    (call: Call) =>
      call.operatorId === operatorId ? meaning(call) : 'validation-failed';
  const calls = {
    authenticate: spoken(
      xpgRequests.authenticate,
      ours(({ sessionToken: token }) => ({ action: 'authenticate', token, userId: null })),
    ),
    getbalance: spoken(
      xpgRequests.getbalance,
      ours(({ login: userId, currency }) => ({ action: 'balance', userId, currency })),
    ),
    debit: spoken(
      xpgRequests.debit,
      ours((call) => ({
        action: 'bet',
        ...roundOf(call),
        session: call.sessionId,
        stake: call.amount,
      })),
    ),
    credit: spoken(
      xpgRequests.credit,
      ours((call) => ({
        action: 'win',
        ...roundOf(call),
        payout: call.amount,
        winType: 'ordinary',
        settles: null,
      })),
    ),
    'debit-credit': spoken(
      xpgRequests['debit-credit'],
      ours((call) => ({
        action: 'bet-win',
        ...roundOf(call),
        session: call.sessionId,
        stake: call.amount,
        payout: call.creditAmount,
      })),
    ),
    jackpot: spoken(
      xpgRequests.jackpot,
      ours((call) => ({
        action: 'win',
        ...roundOf(call),
        payout: call.amount,
        winType: 'jackpot',
        settles: null,
      })),
    ),
    canceldebit: spoken(
      xpgRequests.canceldebit,
      ours((call) => {
        const { login: userId, currency, transactionId: key, debitTransactionId: target, amount } = call;
        return { action: 'rollback', userId, currency, key, target, amount };
      }),
    ),
  };
  return signedDialect({
    proof: xpgProof,
    secret,
    signsPath: true,
    open: formByPath,
    calls,
    accept: ({ balance, currency, transaction, session, userId, userName }) => ({
      errorCode: ERRORS.none,
      balance: exactNumber(balance),
      currency,
      ...(session === null ? {} : { sessionId: session, login: userId, nickname: userName }),
      ...(transaction === null ? {} : { operatorTransactionId: transaction }),
    }),
    refuse: (name, _opened, refused) => ({
      errorCode: ERROR_OF[name] ?? ERRORS.tryAgain,
      description: name,
      ...(refused?.balance == null ? {} : { balance: exactNumber(refused.balance) }),
    }),
  });
}
