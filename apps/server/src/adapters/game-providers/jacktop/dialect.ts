import {
  JACKTOP_CODES as CODES,
  exactNumber,
  type JacktopCode,
  jacktopProof,
  jacktopRequests,
} from '@ordago/provider-protocols';
import type { WalletCommand, WalletDialect } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { formByPath, signedDialect, spoken } from '../signed-dialect.ts';

/** Our refusals in Jacktop's numbers. What is missing here is a fault of ours that ends in a retry. */
const CODE_OF: Readonly<Record<string, JacktopCode>> = {
  'signature-invalid': CODES.signatureInvalid,
  'malformed-input': CODES.badRequest,
  'validation-failed': CODES.badRequest,
  'insufficient-balance': CODES.insufficientFunds,
  'user-not-found': CODES.playerUnknown,
  'target-of-another-player': CODES.playerUnknown,
  'game-session-expired': CODES.sessionInvalid,
  'launch-token-invalid': CODES.sessionInvalid,
  'user-banned': CODES.playerBlocked,
  'self-excluded': CODES.playerBlocked,
  'casino-blocked': CODES.playerBlocked,
  'provider-blocked': CODES.tableClosed,
  'game-blocked': CODES.tableClosed,
  'game-not-found': CODES.tableClosed,
  'currency-mismatch': CODES.badRequest,
  'round-wallet-mismatch': CODES.conflict,
  'key-conflict': CODES.conflict,
  'amount-out-of-range': CODES.badRequest,
  'not-reversible': CODES.conflict,
  'rolled-back': CODES.cancelled,
  'already-rolled-back': CODES.cancelled,
  'round-closed': CODES.alreadySettled,
  'bet-already-settled': CODES.alreadySettled,
};

interface Round {
  readonly user_id: string;
  readonly currency: string;
  readonly table: string;
  readonly round_id: string;
  readonly transaction_id: string;
}

const roundOf = ({ user_id: userId, currency, table: gameId, round_id: roundId, transaction_id: key }: Round) => ({
  userId,
  currency,
  gameId,
  roundId,
  key,
});

/** Reads and answers Jacktop. Whoever calls for another operator's client id is refused. */
export function jacktopDialect({ secret, clientId }: { secret: string; clientId: string }): WalletDialect {
  const ours =
    <Call extends { client_id: string }>(meaning: (call: Call) => WalletCommand) =>
    (call: Call) =>
      call.client_id === clientId ? meaning(call) : 'validation-failed';
  const calls = {
    auth: spoken(
      jacktopRequests.auth,
      ours(({ token }) => ({ action: 'authenticate', token, userId: null })),
    ),
    balance: spoken(
      jacktopRequests.balance,
      ours(({ user_id: userId, currency }) => ({ action: 'balance', userId, currency })),
    ),
    debit: spoken(
      jacktopRequests.debit,
      ours((call) => ({
        action: 'bet',
        ...roundOf(call),
        session: call.session,
        stake: call.amount,
      })),
    ),
    credit: spoken(
      jacktopRequests.credit,
      ours((call) => ({
        action: 'win',
        ...roundOf(call),
        payout: call.amount,
        winType: 'ordinary',
        settles: null,
      })),
    ),
    'debit-credit': spoken(
      jacktopRequests['debit-credit'],
      ours((call) => ({
        action: 'bet-win',
        ...roundOf(call),
        session: call.session,
        stake: call.amount,
        payout: call.win_amount,
      })),
    ),
    jackpot: spoken(
      jacktopRequests.jackpot,
      ours((call) => ({
        action: 'win',
        ...roundOf(call),
        payout: call.amount,
        winType: 'jackpot',
        settles: null,
      })),
    ),
    rollback: spoken(
      jacktopRequests.rollback,
      ours((call) => {
        const { user_id: userId, currency, transaction_id: key, debit_transaction_id: target, amount } = call;
        return { action: 'rollback', userId, currency, key, target, amount };
      }),
    ),
  };
  return signedDialect({
    proof: jacktopProof,
    secret,
    signsPath: true,
    open: formByPath,
    calls,
    accept: ({ balance, currency, transaction, session, userId, userName }) => ({
      code: CODES.ok,
      balance: exactNumber(balance),
      currency,
      ...(session === null ? {} : { session, user_id: userId, user_name: userName }),
      ...(transaction === null ? {} : { operator_transaction_id: transaction }),
    }),
    refuse: (name, _opened, refused) => ({
      code: CODE_OF[name] ?? CODES.retry,
      message: name,
      ...(refused?.balance == null ? {} : { balance: exactNumber(refused.balance) }),
    }),
  });
}
