import { assertNever, formatAmount } from '@ordago/kernel';
import {
  isOriginalsAction,
  isOriginalsSigned,
  type OriginalsAction,
  type OriginalsRequest,
  originalsRequests,
  readJson,
  writeJson,
} from '@ordago/provider-protocols';
import type {
  CallbackReply,
  WalletCommand,
  WalletDialect,
  WalletOutcome,
} from '../../../modules/casino/ports/wallet-dialect.ts';

/** Reads and answers our own games: their words for a refusal are ours. A repeated call is answered as it was first. */
export function originalsDialect({ secret }: { secret: string }): WalletDialect {
  return {
    read: ({ action, headers, body, now }) => {
      if (!isOriginalsSigned(body, headers, { secret, now, path: action ?? '' })) return say('signature-invalid');
      if (action === null || !isOriginalsAction(action)) return say('malformed-input');
      const request = originalsRequests[action].safeParse(readJson(body));
      if (!request.success) return say('validation-failed');
      return { command: commandOf(action, request.data), nonce: null, answer };
    },
  };
}

function commandOf(action: OriginalsAction, data: unknown): WalletCommand {
  switch (action) {
    case 'balance': {
      const { user_id: userId, currency } = data as OriginalsRequest<'balance'>;
      return { action: 'balance', userId, currency };
    }
    case 'bet': {
      const request = data as OriginalsRequest<'bet'>;
      return { action: 'bet', ...roundOf(request), session: request.session, stake: request.amount };
    }
    case 'bet-win': {
      const request = data as OriginalsRequest<'bet-win'>;
      const amounts = { stake: request.amount, payout: request.win_amount };
      return { action: 'bet-win', ...roundOf(request), session: request.session, ...amounts };
    }
    case 'win': {
      const request = data as OriginalsRequest<'win'>;
      const { amount: payout, win_type: winType, settles = null } = request;
      return { action: 'win', ...roundOf(request), payout, winType, settles };
    }
    case 'rollback': {
      const { user_id: userId, currency, transaction_id: key, target, amount } = data as OriginalsRequest<'rollback'>;
      return { action: 'rollback', userId, currency, key, target, amount };
    }
    default:
      return assertNever(action, 'action');
  }
}

function roundOf(request: OriginalsRequest<'bet' | 'bet-win' | 'win'>) {
  const { user_id: userId, currency, game_id: gameId, round_id: roundId, transaction_id: key } = request;
  return { userId, currency, gameId, roundId, key };
}

function answer(outcome: WalletOutcome): CallbackReply {
  const balance = outcome.balance === null ? {} : { balance: formatAmount(outcome.balance) };
  if (!outcome.ok) return say(outcome.name, balance);
  return say('ok', { ...balance, transaction: outcome.transaction, is_replay: outcome.isReplay });
}

function say(status: string, more: Readonly<Record<string, unknown>> = {}): CallbackReply {
  return { http: 200, contentType: 'application/json; charset=utf-8', body: writeJson({ status, ...more }) };
}
