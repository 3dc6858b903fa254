import {
  exactNumber,
  GR8_GAME,
  GR8_SESSION_SECONDS,
  type Gr8Error,
  gr8Proof,
  gr8Requests,
} from '@ordago/provider-protocols';
import type { WalletDialect } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonByPath, signedDialect, spoken } from '../../game-providers/signed-dialect.ts';

/**
 * Our refusals as its errors (semantics C1). A refusal that is missing here is a fault of ours that ends in a retry.
 */
const ERROR_OF: Readonly<Record<string, Gr8Error>> = {
  'signature-invalid': 'error.signature.invalid',
  'malformed-input': 'error.request.invalid',
  'validation-failed': 'error.request.invalid',
  'amount-out-of-range': 'error.request.invalid',
  'currency-mismatch': 'error.request.invalid',
  'launch-token-invalid': 'error.token.invalid',
  'game-session-expired': 'error.token.invalid',
  'user-not-found': 'error.user.not-found',
  'target-of-another-player': 'error.user.not-found',
  'user-banned': 'decline.player.blocked',
  'self-excluded': 'decline.player.blocked',
  'sport-blocked': 'decline.restrictions',
  'provider-blocked': 'decline.restrictions',
  'game-blocked': 'decline.restrictions',
  'game-not-found': 'decline.restrictions',
  'insufficient-balance': 'decline.lowbalance',
  'bonus-odds-too-low': 'decline.restrictions',
  'bonus-express-too-few': 'decline.restrictions',
  'bonus-percent-not-allowed': 'decline.restrictions',
  'bet-count-limit': 'decline.restrictions',
  'award-unknown': 'decline.parent.notfound',
  'award-known': 'error.retry.incorrect',
  'award-ended': 'decline.balance.conflict',
  'key-conflict': 'error.retry.incorrect',
  'round-wallet-mismatch': 'error.retry.incorrect',
  'not-reversible': 'decline.balance.conflict',
  'rolled-back': 'decline.parent.failed',
  'already-rolled-back': 'decline.parent.failed',
  'round-closed': 'decline.balance.conflict',
  'bet-already-settled': 'decline.balance.conflict',
};

interface Transaction {
  readonly playerId: string;
  readonly currency: string;
  readonly transactionId: string;
  readonly betId: string;
}

type AwardFields = Omit<Transaction, 'betId'> & { readonly awardId: string; readonly amount: bigint };

/** A bet is a round of its own; its settlements, however many, belong to it. */
const roundOf = ({ playerId: userId, currency, transactionId: key, betId: roundId }: Transaction) => ({
  userId,
  currency,
  roundId,
  key,
  gameId: GR8_GAME,
});

const awardOf = ({ playerId: userId, currency, transactionId: key, awardId: award, amount }: AwardFields) => ({
  userId,
  currency,
  key,
  award,
  amount,
});

const CALLS = {
  authenticate: spoken(gr8Requests.authenticate, ({ token }) => ({ action: 'authenticate', token, userId: null })),
  balance: spoken(gr8Requests.balance, ({ playerId: userId, currency }) => ({ action: 'balance', userId, currency })),
  bet: spoken(gr8Requests.bet, ({ sessionId: session, amount: stake, selections: slip, awardId, ...bet }) => ({
    action: 'bet',
    ...roundOf(bet),
    session,
    stake,
    slip,
    ...(awardId === undefined ? {} : { award: awardId }),
  })),
  settle: spoken(gr8Requests.settle, ({ amount: payout, parentId: settles, ...bet }) => ({
    action: 'win',
    ...roundOf(bet),
    payout,
    winType: 'ordinary',
    settles,
  })),
  'bet-settle': spoken(gr8Requests['bet-settle'], ({ sessionId: session, selections: slip, ...bet }) => ({
    action: 'bet-win',
    ...roundOf(bet),
    session,
    stake: bet.amount,
    payout: bet.payout,
    slip,
  })),
  rollback: spoken(gr8Requests.rollback, ({ playerId: userId, currency, transactionId: key, ...back }) => ({
    action: 'rollback',
    userId,
    currency,
    key,
    target: back.parentId,
    amount: back.amount,
  })),
  deposit: spoken(gr8Requests.deposit, ({ playerId: userId, currency, transactionId: key, amount: payout }) => ({
    action: 'win',
    userId,
    currency,
    key,
    payout,
    winType: 'promotion',
    gameId: GR8_GAME,
    roundId: null,
    settles: null,
  })),
  award: spoken(gr8Requests.award, (fields) => ({ action: 'award', ...awardOf(fields) })),
  release: spoken(gr8Requests.release, (fields) => ({ action: 'release', ...awardOf(fields) })),
  retract: spoken(gr8Requests.retract, (fields) => ({ action: 'retract', ...awardOf(fields) })),
} as const;

/** Its four balances. We lock nothing and keep nothing that was taken back. */
function balancesOf(cash: bigint, promised: bigint) {
  const none = exactNumber(0n);
  return { cash: exactNumber(cash), bonus: exactNumber(promised), locked: none, retract: none };
}

/** Reads and answers GR8. The rollback of what never came is answered as such, and its mark is set. */
export function gr8Dialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    proof: gr8Proof,
    secret,
    signsPath: true,
    open: jsonByPath,
    calls: CALLS,
    accept: ({ isReplay, balance, currency, session, userId, userName, transaction, rollback, promised }) => ({
      ...(rollback === 'tombstone' ? { error: 'decline.parent.notfound' satisfies Gr8Error } : {}),
      balance: exactNumber(balance),
      currency,
      alreadyProcessed: isReplay,
      ...(promised === undefined ? {} : { balances: balancesOf(balance, promised) }),
      ...(session === null
        ? {}
        : { sessionId: session, playerId: userId, playerName: userName, expiresIn: GR8_SESSION_SECONDS }),
      ...(transaction === null ? {} : { operatorTransactionId: transaction }),
    }),
    refuse: (name, _opened, refused) => ({
      error: ERROR_OF[name] ?? ('error.general' satisfies Gr8Error),
      reason: name,
      ...(refused?.balance == null ? {} : { balance: exactNumber(refused.balance) }),
    }),
  });
}
