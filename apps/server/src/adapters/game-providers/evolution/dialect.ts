import { assertNever } from '@ordago/kernel';
import {
  EVOLUTION_SIGNATURE_HEADER,
  EVOLUTION_TIMESTAMP_HEADER,
  type EvolutionAction,
  type EvolutionRequest,
  type EvolutionStatus,
  evolutionRequests,
  exactNumber,
  isEvolutionAction,
  isEvolutionSigned,
  readJson,
} from '@ordago/provider-protocols';
import type {
  CallbackReply,
  WalletCommand,
  WalletDialect,
  WalletOutcome,
  WinType,
} from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonReply } from '../signed-dialect.ts';

/** Our refusals as One Wallet's statuses. A refusal that is missing here is a fault of ours that ends in a retry. */
const STATUS_OF: Readonly<Record<string, EvolutionStatus>> = {
  'insufficient-balance': 'INSUFFICIENT_FUNDS',
  'user-not-found': 'INVALID_PARAMETER',
  'target-of-another-player': 'INVALID_PARAMETER',
  'game-session-expired': 'INVALID_SID',
  'launch-token-invalid': 'INVALID_SID',
  'user-banned': 'ACCOUNT_LOCKED',
  'self-excluded': 'ACCOUNT_LOCKED',
  'casino-blocked': 'ACCOUNT_LOCKED',
  'provider-blocked': 'ACCOUNT_LOCKED',
  'game-blocked': 'FINAL_ERROR_ACTION_FAILED',
  'game-not-found': 'FINAL_ERROR_ACTION_FAILED',
  'currency-mismatch': 'INVALID_PARAMETER',
  'round-wallet-mismatch': 'INVALID_PARAMETER',
  'key-conflict': 'INVALID_PARAMETER',
  'amount-out-of-range': 'INVALID_PARAMETER',
  'not-reversible': 'FINAL_ERROR_ACTION_FAILED',
  'rolled-back': 'FINAL_ERROR_ACTION_FAILED',
  'round-closed': 'BET_ALREADY_SETTLED',
  // The word for a credit that was paid before would have the provider book this one as paid.
  'already-rolled-back': 'FINAL_ERROR_ACTION_FAILED',
  'bet-already-settled': 'BET_ALREADY_SETTLED',
  'win-without-bet': 'TEMPORARY_ERROR',
  'win-above-cap': 'TEMPORARY_ERROR',
};

const WIN_TYPE_OF: Readonly<Record<string, WinType>> = {
  JackpotWin: 'jackpot',
  FreeRoundPlayableSpent: 'free-round',
  PromotionPayout: 'promotion',
};

/**
 * Reads and answers One Wallet. Debit, credit and cancel share `transaction.refId`: it keys them, each under its own
 * word. A repeated debit is answered BET_ALREADY_EXIST, a repeated credit BET_ALREADY_SETTLED, both with the first
 * balance; a cancel of what never came BET_DOES_NOT_EXIST, and its mark is set.
 */
export function evolutionDialect({ secret }: { secret: string }): WalletDialect {
  return {
    read: ({ action, query, headers, body, now }) => {
      const authToken = typeof query.authToken === 'string' ? query.authToken : undefined;
      const timestamp = headers[EVOLUTION_TIMESTAMP_HEADER];
      const proof = { authToken, timestamp, signature: headers[EVOLUTION_SIGNATURE_HEADER] };
      if (!isEvolutionSigned(body, proof, { secret, now, path: action ?? '' }))
        return replyWith('INVALID_TOKEN_ID', '');
      const message = readJson(body);
      const uuid = uuidOf(message);
      if (action === null || !isEvolutionAction(action)) return replyWith('INVALID_PARAMETER', uuid);
      const request = evolutionRequests[action].safeParse(message);
      if (!request.success) return replyWith('INVALID_PARAMETER', uuid);
      const command = commandOf(action, request.data);
      return { command, nonce: null, answer: (outcome) => answer(outcome, uuid) };
    },
  };
}

function commandOf(action: EvolutionAction, data: unknown): WalletCommand {
  switch (action) {
    case 'check': {
      const { sid, userId } = data as EvolutionRequest<'check'>;
      return { action: 'authenticate', token: sid, userId };
    }
    case 'balance': {
      const { userId, currency } = data as EvolutionRequest<'balance'>;
      return { action: 'balance', userId, currency };
    }
    case 'debit': {
      const request = data as EvolutionRequest<'debit'>;
      const { refId, amount } = request.transaction;
      return { action: 'bet', ...roundOf(request), key: betKey(refId), session: request.sid, stake: amount };
    }
    case 'debit-credit': {
      const request = data as EvolutionRequest<'debit-credit'>;
      const { refId, amount, winAmount } = request.transaction;
      const money = { stake: amount, payout: winAmount };
      return { action: 'bet-win', ...roundOf(request), key: betKey(refId), session: request.sid, ...money };
    }
    case 'credit': {
      const request = data as EvolutionRequest<'credit'>;
      const { refId, amount } = request.transaction;
      const win = { winType: 'ordinary', settles: betKey(refId), payout: amount } as const;
      return { action: 'win', ...roundOf(request), key: winKey(refId), ...win };
    }
    case 'cancel': {
      const request = data as EvolutionRequest<'cancel'>;
      const { refId, amount } = request.transaction;
      const { userId, currency } = request;
      return { action: 'rollback', userId, currency, key: `cancel ${refId}`, target: betKey(refId), amount };
    }
    case 'promo_payout': {
      const { userId, currency, game, promoTransaction: promo } = data as EvolutionRequest<'promo_payout'>;
      const place = { gameId: game?.details.table.id ?? null, roundId: game === undefined ? null : game.id };
      const win = { winType: WIN_TYPE_OF[promo.type] ?? 'promotion', settles: null, payout: promo.amount };
      return { action: 'win', userId, currency, key: `promo ${promo.id}`, ...place, ...win };
    }
    default:
      return assertNever(action, 'action');
  }
}

// No id of theirs has a space, so the prefixes keep the three apart.
const betKey = (refId: string) => `debit ${refId}`;
const winKey = (refId: string) => `credit ${refId}`;

function roundOf(request: EvolutionRequest<'debit' | 'credit' | 'debit-credit'>) {
  const { userId, currency, game } = request;
  return { userId, currency, gameId: game.details.table.id, roundId: game.id };
}

function answer(outcome: WalletOutcome, uuid: string): CallbackReply {
  const balance = outcome.balance === null ? {} : { balance: exactNumber(outcome.balance), bonus: exactNumber(0n) };
  if (!outcome.ok) return replyWith(STATUS_OF[outcome.name] ?? 'TEMPORARY_ERROR', uuid, balance);
  const session = outcome.session === null ? {} : { sid: outcome.session };
  return replyWith(statusOf(outcome), uuid, { ...balance, ...session });
}

function statusOf(outcome: WalletOutcome & { ok: true }): EvolutionStatus {
  if (outcome.rollback === 'tombstone' || outcome.rollback === 'target-refused') return 'BET_DOES_NOT_EXIST';
  if (outcome.isReplay && outcome.action === 'win') return 'BET_ALREADY_SETTLED';
  if (outcome.isReplay && outcome.action !== 'rollback') return 'BET_ALREADY_EXIST';
  return 'OK';
}

function replyWith(status: EvolutionStatus, uuid: string, more: Readonly<Record<string, unknown>> = {}): CallbackReply {
  return jsonReply({ status, ...more, uuid });
}

function uuidOf(message: unknown): string {
  const uuid = (message as { uuid?: unknown } | null | undefined)?.uuid;
  return typeof uuid === 'string' && /^[\x21-\x7e]{1,128}$/.test(uuid) ? uuid : '';
}
