import {
  exactNumber,
  UPGAMING_STATUSES as STATUSES,
  type UpgamingStatus,
  upgamingProof,
  upgamingRequests,
} from '@ordago/provider-protocols';
import type { WalletDialect } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonByPath, signedDialect, spoken } from '../signed-dialect.ts';

/** Our refusals in Upgaming's numbers. What is missing here is a fault of ours that ends in a retry. */
const STATUS_OF: Readonly<Record<string, UpgamingStatus>> = {
  'signature-invalid': STATUSES.invalidSignature,
  'malformed-input': STATUSES.invalidRequest,
  'validation-failed': STATUSES.invalidRequest,
  'insufficient-balance': STATUSES.insufficientBalance,
  'user-not-found': STATUSES.playerNotFound,
  'target-of-another-player': STATUSES.playerNotFound,
  'game-session-expired': STATUSES.sessionExpired,
  'launch-token-invalid': STATUSES.sessionExpired,
  'user-banned': STATUSES.playerBlocked,
  'self-excluded': STATUSES.playerBlocked,
  'casino-blocked': STATUSES.playerBlocked,
  'provider-blocked': STATUSES.gameUnavailable,
  'game-blocked': STATUSES.gameUnavailable,
  'game-not-found': STATUSES.gameUnavailable,
  'currency-mismatch': STATUSES.invalidRequest,
  'round-wallet-mismatch': STATUSES.transactionConflict,
  'key-conflict': STATUSES.transactionConflict,
  'amount-out-of-range': STATUSES.invalidRequest,
  'not-reversible': STATUSES.transactionConflict,
  'rolled-back': STATUSES.transactionRefunded,
  'already-rolled-back': STATUSES.transactionRefunded,
  'round-closed': STATUSES.roundSettled,
  'bet-already-settled': STATUSES.roundSettled,
};

interface Round {
  readonly UserId: string;
  readonly Currency: string;
  readonly GameId: string;
  readonly RoundId: string;
  readonly TransactionId: string;
}

const roundOf = ({
  UserId: userId,
  Currency: currency,
  GameId: gameId,
  RoundId: roundId,
  TransactionId: key,
}: Round) => ({
  userId,
  currency,
  gameId,
  roundId,
  key,
});

const CALLS = {
  authenticate: spoken(upgamingRequests.authenticate, ({ Token: token }) => ({
    action: 'authenticate',
    token,
    userId: null,
  })),
  balance: spoken(upgamingRequests.balance, ({ UserId: userId, Currency: currency }) => ({
    action: 'balance',
    userId,
    currency,
  })),
  bet: spoken(upgamingRequests.bet, (call) => ({
    action: 'bet',
    ...roundOf(call),
    session: call.SessionId,
    stake: call.BetAmount,
  })),
  win: spoken(upgamingRequests.win, (call) => ({
    action: 'win',
    ...roundOf(call),
    payout: call.WinAmount,
    winType: 'ordinary',
    settles: call.BetTransactionId ?? null,
  })),
  betwin: spoken(upgamingRequests.betwin, (call) => ({
    action: 'bet-win',
    ...roundOf(call),
    session: call.SessionId,
    stake: call.BetAmount,
    payout: call.WinAmount,
  })),
  jackpot: spoken(upgamingRequests.jackpot, (call) => ({
    action: 'win',
    ...roundOf(call),
    payout: call.WinAmount,
    winType: 'jackpot',
    settles: null,
  })),
  freespinwin: spoken(upgamingRequests.freespinwin, (call) => ({
    action: 'win',
    ...roundOf(call),
    payout: call.WinAmount,
    winType: 'free-round',
    settles: null,
  })),
  refund: spoken(upgamingRequests.refund, (call) => {
    const { UserId: userId, Currency: currency, TransactionId: key, BetTransactionId: target, Amount: amount } = call;
    return { action: 'rollback', userId, currency, key, target, amount };
  }),
} as const;

/** Reads and answers Upgaming. The refund of what never came succeeds, and its mark is set. */
export function upgamingDialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    proof: upgamingProof,
    secret,
    signsPath: true,
    open: jsonByPath,
    calls: CALLS,
    accept: ({ balance, currency, transaction, session, userId, userName, isReplay }) => ({
      StatusCode: STATUSES.success,
      Balance: exactNumber(balance),
      Currency: currency,
      IsDuplicate: isReplay,
      ...(session === null ? {} : { SessionId: session, UserId: userId, UserName: userName }),
      ...(transaction === null ? {} : { OperatorTransactionId: transaction }),
    }),
    refuse: (name, _opened, refused) => ({
      StatusCode: STATUS_OF[name] ?? STATUSES.tryAgain,
      Message: name,
      ...(refused?.balance == null ? {} : { Balance: exactNumber(refused.balance) }),
    }),
  });
}
