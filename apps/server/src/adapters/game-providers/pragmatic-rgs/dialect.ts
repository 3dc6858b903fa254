import { assertNever } from '@ordago/kernel';
import {
  PRAGMATIC_RGS_ERRORS as ERRORS,
  exactNumber,
  isPragmaticRgsAction,
  isPragmaticRgsSigned,
  type PragmaticRgsAction,
  type PragmaticRgsHashScheme,
  type PragmaticRgsRequest,
  parseForm,
  pragmaticRgsRequests,
} from '@ordago/provider-protocols';
import type {
  CallbackReply,
  WalletCommand,
  WalletDialect,
  WalletOutcome,
  WinType,
} from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonReply } from '../signed-dialect.ts';

type PragmaticRgsError = (typeof ERRORS)[keyof typeof ERRORS];

/** Our refusals in the provider's numbers. What is missing here is a fault of ours that ends in a retry (100). */
const ERROR_OF: Readonly<Record<string, PragmaticRgsError>> = {
  'insufficient-balance': ERRORS.insufficientBalance,
  'user-not-found': ERRORS.playerNotFound,
  'target-of-another-player': ERRORS.playerNotFound,
  'game-session-expired': ERRORS.tokenInvalid,
  'launch-token-invalid': ERRORS.tokenInvalid,
  'user-banned': ERRORS.playerFrozen,
  'self-excluded': ERRORS.playerFrozen,
  'casino-blocked': ERRORS.playerFrozen,
  'provider-blocked': ERRORS.betNotAllowed,
  'game-blocked': ERRORS.gameNotFound,
  'game-not-found': ERRORS.gameNotFound,
  'currency-mismatch': ERRORS.badParameters,
  'round-wallet-mismatch': ERRORS.badParameters,
  'key-conflict': ERRORS.badParameters,
  'amount-out-of-range': ERRORS.badParameters,
  'not-reversible': ERRORS.badParameters,
  'rolled-back': ERRORS.betNotAllowed,
  'round-closed': ERRORS.betNotAllowed,
  'already-rolled-back': ERRORS.internalFinal,
  'bet-already-settled': ERRORS.internalFinal,
  'win-without-bet': ERRORS.internalRetry,
  'win-above-cap': ERRORS.internalRetry,
};

/** Reads and answers the calls of Pragmatic RGS. A refund of what never came succeeds: the tombstone is set. */
export function pragmaticRgsDialect({
  secret,
  scheme,
}: {
  secret: string;
  scheme: PragmaticRgsHashScheme;
}): WalletDialect {
  return {
    read: ({ action, body, now }) => {
      const name = (action ?? '').replace(/\.html$/, '').toLowerCase();
      const fields = parseForm(body);
      if (fields === null) return replyWith(ERRORS.badParameters);
      if (!isPragmaticRgsSigned(fields, { secret, scheme, path: name, now })) return replyWith(ERRORS.hashInvalid);
      if (!isPragmaticRgsAction(name)) return replyWith(ERRORS.badParameters);
      const request = pragmaticRgsRequests[name].safeParse(fields);
      if (!request.success) return replyWith(ERRORS.badParameters);
      const command = commandOf(name, request.data);
      return { command, nonce: null, answer: (outcome) => answer(outcome) };
    },
  };
}

function commandOf(action: PragmaticRgsAction, data: unknown): WalletCommand {
  switch (action) {
    case 'authenticate': {
      const { token } = data as PragmaticRgsRequest<'authenticate'>;
      return { action: 'authenticate', token, userId: null };
    }
    case 'balance': {
      const { userId } = data as PragmaticRgsRequest<'balance'>;
      return { action: 'balance', userId, currency: null };
    }
    case 'bet': {
      const { reference, token, amount, ...round } = data as PragmaticRgsRequest<'bet'>;
      return { action: 'bet', ...roundOf(round), key: reference, session: token, stake: amount };
    }
    case 'betresult': {
      const { reference, token, amount, winAmount, ...round } = data as PragmaticRgsRequest<'betresult'>;
      return { action: 'bet-win', ...roundOf(round), key: reference, session: token, stake: amount, payout: winAmount };
    }
    case 'result':
      return winOf(data as PragmaticRgsRequest<'result'>, 'ordinary');
    case 'bonuswin':
      return winOf(data as PragmaticRgsRequest<'bonuswin'>, 'free-round');
    case 'jackpotwin':
      return winOf(data as PragmaticRgsRequest<'jackpotwin'>, 'jackpot');
    case 'promowin': {
      const { userId, reference, currency, amount } = data as PragmaticRgsRequest<'promowin'>;
      const none = { gameId: null, roundId: null, settles: null };
      return { action: 'win', userId, currency, key: reference, payout: amount, winType: 'promotion', ...none };
    }
    case 'refund': {
      const { userId, reference } = data as PragmaticRgsRequest<'refund'>;
      // The refund bears the bet's own reference; no reference of theirs has a space.
      const key = `refund ${reference}`;
      return { action: 'rollback', userId, key, target: reference, currency: null, amount: null };
    }
    case 'endround': {
      const { userId, roundId } = data as PragmaticRgsRequest<'endround'>;
      return { action: 'end-round', userId, roundId };
    }
    default:
      return assertNever(action, 'action');
  }
}

function roundOf(round: { userId: string; gameId: string; roundId: string; currency: string }) {
  return { userId: round.userId, gameId: round.gameId, roundId: round.roundId, currency: round.currency };
}

function winOf(request: PragmaticRgsRequest<'bonuswin'>, winType: WinType): WalletCommand {
  const { reference, amount, ...round } = request;
  return { action: 'win', ...roundOf(round), key: reference, payout: amount, winType, settles: null };
}

function answer(outcome: WalletOutcome): CallbackReply {
  if (!outcome.ok) {
    const error = ERROR_OF[outcome.name] ?? ERRORS.internalRetry;
    return replyWith(error, outcome.balance === null ? {} : { cash: exactNumber(outcome.balance) });
  }
  const balance = { currency: outcome.currency, cash: exactNumber(outcome.balance), bonus: exactNumber(0n) };
  if (outcome.action === 'authenticate')
    return replyWith(ERRORS.none, { userId: outcome.userId, token: outcome.session, ...balance });
  if (outcome.transaction === null) return replyWith(ERRORS.none, balance);
  return replyWith(ERRORS.none, { transactionId: outcome.transaction, ...balance, usedPromo: exactNumber(0n) });
}

function replyWith(error: PragmaticRgsError, more: Readonly<Record<string, unknown>> = {}): CallbackReply {
  return jsonReply({ ...more, ...error });
}
