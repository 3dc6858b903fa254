import {
  type AggregatorAction,
  type AggregatorStatus,
  aggregatorProof,
  aggregatorRequests,
  exactNumber,
} from '@ordago/provider-protocols';
import type { WalletDialect, WalletOutcome, WinType } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonByPath, type SpokenCall, signedDialect, spoken } from '../signed-dialect.ts';

/**
 * Our refusals as the aggregator's statuses. A refusal that is missing here is a fault of ours that ends in a retry.
 */
const STATUS_OF: Readonly<Record<string, AggregatorStatus>> = {
  'signature-invalid': 'RS_ERROR_INVALID_SIGNATURE',
  'malformed-input': 'RS_ERROR_WRONG_SYNTAX',
  'validation-failed': 'RS_ERROR_WRONG_SYNTAX',
  'insufficient-balance': 'RS_ERROR_NOT_ENOUGH_MONEY',
  'user-not-found': 'RS_ERROR_INVALID_USER',
  'target-of-another-player': 'RS_ERROR_INVALID_USER',
  'game-session-expired': 'RS_ERROR_TOKEN_EXPIRED',
  'launch-token-invalid': 'RS_ERROR_INVALID_TOKEN',
  'user-banned': 'RS_ERROR_USER_DISABLED',
  'self-excluded': 'RS_ERROR_USER_DISABLED',
  'casino-blocked': 'RS_ERROR_USER_DISABLED',
  'provider-blocked': 'RS_ERROR_BET_DENIED',
  'game-blocked': 'RS_ERROR_INVALID_GAME',
  'game-not-found': 'RS_ERROR_INVALID_GAME',
  'currency-mismatch': 'RS_ERROR_WRONG_CURRENCY',
  'round-wallet-mismatch': 'RS_ERROR_WRONG_SYNTAX',
  'amount-out-of-range': 'RS_ERROR_WRONG_SYNTAX',
  'not-reversible': 'RS_ERROR_WRONG_SYNTAX',
  'key-conflict': 'RS_ERROR_DUPLICATE_TRANSACTION',
  'rolled-back': 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'round-closed': 'RS_ERROR_BET_ALREADY_SETTLED',
  'already-rolled-back': 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'bet-already-settled': 'RS_ERROR_BET_ALREADY_SETTLED',
  'win-without-bet': 'RS_ERROR_UNKNOWN',
  'win-above-cap': 'RS_ERROR_UNKNOWN',
};

const WIN_TYPE_OF: Readonly<Record<string, WinType>> = {
  jackpot: 'jackpot',
  free_round: 'free-round',
  promotion: 'promotion',
};

const CALLS: Readonly<Record<AggregatorAction, SpokenCall>> = {
  balance: spoken(aggregatorRequests.balance, ({ user: userId, currency }) => ({
    action: 'balance',
    userId,
    currency,
  })),
  bet: spoken(aggregatorRequests.bet, (request) => ({
    action: 'bet',
    ...roundOf(request),
    session: request.token,
    stake: request.amount,
  })),
  betwin: spoken(aggregatorRequests.betwin, (request) => ({
    action: 'bet-win',
    ...roundOf(request),
    session: request.token,
    stake: request.amount,
    payout: request.win_amount,
  })),
  win: spoken(aggregatorRequests.win, (request) => ({
    action: 'win',
    ...roundOf(request),
    payout: request.amount,
    winType: WIN_TYPE_OF[request.reward] ?? 'ordinary',
    settles: request.reference_transaction_uuid ?? null,
  })),
  rollback: spoken(aggregatorRequests.rollback, (request) => ({
    action: 'rollback',
    userId: request.user,
    currency: request.currency,
    amount: request.amount,
    key: request.transaction_uuid,
    target: request.reference_transaction_uuid,
  })),
};

/**
 * Reads and answers the aggregator in the name of one of its providers, whose key is part of the path that is signed: the
 * secret is one, but a call that strayed to another provider proves nothing there. A rollback of what never came is well:
 * its mark is set.
 */
export function aggregatorDialect({ secret, key }: { secret: string; key: string }): WalletDialect {
  return signedDialect({
    proof: aggregatorProof(key),
    secret,
    signsPath: true,
    calls: CALLS,
    open: (message) => {
      const opened = jsonByPath(message);
      return opened && { ...opened, id: attemptOf(opened.fields) };
    },
    accept: (done, { id }) => ({
      status: 'RS_OK',
      request_uuid: id,
      user: done.userId,
      ...balanceOf(done),
      ...(done.transaction === null ? {} : { operator_transaction: done.transaction }),
    }),
    refuse: (name, opened, refused) => ({
      status: STATUS_OF[name] ?? 'RS_ERROR_UNKNOWN',
      request_uuid: opened?.id ?? '',
      ...balanceOf(refused),
    }),
  });
}

function roundOf(request: {
  user: string;
  currency: string;
  game_code: string;
  round: string;
  transaction_uuid: string;
}) {
  const { user: userId, currency, game_code: gameId, round: roundId, transaction_uuid: key } = request;
  return { userId, currency, gameId, roundId, key };
}

function balanceOf(outcome: WalletOutcome | null) {
  if (outcome === null || outcome.balance === null) return {};
  return { balance: exactNumber(outcome.balance), currency: outcome.currency };
}

/** The number of the attempt is answered even where the rest has no shape. */
function attemptOf(message: unknown): string {
  const uuid = (message as { request_uuid?: unknown } | null | undefined)?.request_uuid;
  return typeof uuid === 'string' && /^[\x21-\x7e]{1,128}$/.test(uuid) ? uuid : '';
}
