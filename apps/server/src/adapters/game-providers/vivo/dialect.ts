import {
  VIVO_CODES as CODES,
  exactNumber,
  isWithinVivoLimits,
  parseForm,
  type VivoCode,
  vivoProof,
  vivoRequests,
} from '@ordago/provider-protocols';
import type { CallbackMessage, WalletDialect } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { type OpenedCall, signedDialect, spoken } from '../signed-dialect.ts';

/** Our refusals in Vivo's numbers. What is missing here is a fault of ours that ends in a retry. */
const CODE_OF: Readonly<Record<string, VivoCode>> = {
  'signature-invalid': CODES.invalidHash,
  'malformed-input': CODES.badRequest,
  'validation-failed': CODES.badRequest,
  'stake-outside-limits': CODES.limitExceeded,
  'insufficient-balance': CODES.insufficientFunds,
  'user-not-found': CODES.unknownUser,
  'target-of-another-player': CODES.unknownUser,
  'game-session-expired': CODES.invalidToken,
  'launch-token-invalid': CODES.invalidToken,
  'user-banned': CODES.userBlocked,
  'self-excluded': CODES.userBlocked,
  'casino-blocked': CODES.userBlocked,
  'provider-blocked': CODES.tableClosed,
  'game-blocked': CODES.tableClosed,
  'game-not-found': CODES.tableClosed,
  'currency-mismatch': CODES.badRequest,
  'round-wallet-mismatch': CODES.duplicateTransaction,
  'key-conflict': CODES.duplicateTransaction,
  'amount-out-of-range': CODES.badRequest,
  'not-reversible': CODES.operationFailed,
  'rolled-back': CODES.transactionCancelled,
  'already-rolled-back': CODES.transactionCancelled,
  'round-closed': CODES.roundSettled,
  'bet-already-settled': CODES.roundSettled,
};

interface Round {
  readonly userId: string;
  readonly currency: string;
  readonly TableId: string;
  readonly roundId: string;
  readonly TransactionID: string;
}

const roundOf = ({ userId, currency, TableId: gameId, roundId, TransactionID: key }: Round) => ({
  userId,
  currency,
  gameId,
  roundId,
  key,
});

const CALLS = {
  authenticate: spoken(vivoRequests.authenticate, ({ token }) => ({ action: 'authenticate', token, userId: null })),
  getbalance: spoken(vivoRequests.getbalance, ({ userId, currency }) => ({ action: 'balance', userId, currency })),
  BET: spoken(vivoRequests.BET, (call) =>
    isWithinVivoLimits(call)
      ? { action: 'bet', ...roundOf(call), session: call.sessionToken, stake: call.Amount }
      : 'stake-outside-limits',
  ),
  WIN: spoken(vivoRequests.WIN, (call) => ({
    action: 'win',
    ...roundOf(call),
    payout: call.Amount,
    winType: 'ordinary',
    settles: null,
  })),
  BETWIN: spoken(vivoRequests.BETWIN, (call) =>
    isWithinVivoLimits(call)
      ? { action: 'bet-win', ...roundOf(call), session: call.sessionToken, stake: call.Amount, payout: call.WinAmount }
      : 'stake-outside-limits',
  ),
  JACKPOT: spoken(vivoRequests.JACKPOT, (call) => ({
    action: 'win',
    ...roundOf(call),
    payout: call.Amount,
    winType: 'jackpot',
    settles: null,
  })),
  CANCELED_BET: spoken(vivoRequests.CANCELED_BET, (call) => {
    const { userId, currency, TransactionID: key, BetTransactionID: target, Amount: amount } = call;
    return { action: 'rollback', userId, currency, key, target, amount };
  }),
} as const;

/** Reads and answers Vivo. The cancel of a bet that never came is an unknown transaction, and its mark is set. */
export function vivoDialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    proof: vivoProof,
    secret,
    signsPath: true,
    open,
    calls: CALLS,
    accept: ({ balance, currency, rollback, transaction, session, userId, userName }) => {
      const isUnknown = rollback === 'tombstone' || rollback === 'target-refused';
      return {
        ...(isUnknown ? { RESULT: 'FAILED', CODE: CODES.unknownTransaction } : { RESULT: 'OK', CODE: CODES.ok }),
        BALANCE: exactNumber(balance),
        CURRENCY: currency,
        ...(session === null ? {} : { SESSIONTOKEN: session, USERID: userId, USERNAME: userName }),
        ...(transaction === null ? {} : { ECSYSTEMTRANSACTIONID: transaction }),
      };
    },
    refuse: (name, _opened, refused) => ({
      RESULT: 'FAILED',
      CODE: CODE_OF[name] ?? CODES.tryAgain,
      REASON: name,
      ...(refused?.balance == null ? {} : { BALANCE: exactNumber(refused.balance) }),
    }),
  });
}

/** `changebalance` names what it changes in its fields. */
function open({ action, body }: CallbackMessage): OpenedCall | null {
  const fields = parseForm(body);
  if (fields === null) return null;
  if (action !== 'changebalance') return { call: /^[a-z]+$/.test(action ?? '') ? (action ?? '') : '', fields };
  const type = fields.TrnType ?? '';
  return { call: /^[A-Z_]+$/.test(type) ? type : '', fields };
}
