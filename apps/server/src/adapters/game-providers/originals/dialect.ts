import { formatAmount } from '@ordago/kernel';
import {
  isOriginalsSigned,
  type OriginalsAction,
  type OriginalsRequest,
  originalsRequests,
  readJson,
} from '@ordago/provider-protocols';
import type {
  CallbackReply,
  WalletDialect,
  WalletOutcome,
} from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonReply, meaningOf, type SpokenCall, spoken } from '../signed-dialect.ts';

const roundOf = (call: OriginalsRequest<'bet' | 'bet-win' | 'win'>) => {
  const { user_id: userId, currency, game_id: gameId, round_id: roundId, transaction_id: key } = call;
  return { userId, currency, gameId, roundId, key };
};

const CALLS: Readonly<Record<OriginalsAction, SpokenCall>> = {
  balance: spoken(originalsRequests.balance, ({ user_id: userId, currency, session }) => ({
    action: 'balance',
    userId,
    currency,
    ...(session !== undefined && { session }),
  })),
  bet: spoken(originalsRequests.bet, (call) => ({
    action: 'bet',
    ...roundOf(call),
    session: call.session,
    stake: call.amount,
  })),
  'bet-win': spoken(originalsRequests['bet-win'], (call) => ({
    action: 'bet-win',
    ...roundOf(call),
    session: call.session,
    stake: call.amount,
    payout: call.win_amount,
  })),
  win: spoken(originalsRequests.win, (call) => ({
    action: 'win',
    ...roundOf(call),
    payout: call.amount,
    winType: call.win_type,
    settles: call.settles ?? null,
  })),
  rollback: spoken(originalsRequests.rollback, (call) => ({
    action: 'rollback',
    userId: call.user_id,
    currency: call.currency,
    key: call.transaction_id,
    target: call.target,
    amount: call.amount,
  })),
};

/** Reads and answers our own games: their names of refusals are ours. A repeated call gets its first answer. */
export function originalsDialect({ secret }: { secret: string }): WalletDialect {
  return {
    read: ({ action, headers, body, now }) => {
      if (!isOriginalsSigned(body, headers, { secret, now, path: action ?? '' })) return replyWith('signature-invalid');
      const command = meaningOf(CALLS, { call: action ?? '', fields: readJson(body) });
      return typeof command === 'string' ? replyWith(command) : { command, nonce: null, answer };
    },
  };
}

function answer(outcome: WalletOutcome): CallbackReply {
  const balance = outcome.balance === null ? {} : { balance: formatAmount(outcome.balance) };
  if (!outcome.ok) return replyWith(outcome.name, balance);
  return replyWith('ok', { ...balance, transaction: outcome.transaction, is_replay: outcome.isReplay });
}

function replyWith(status: string, more: Readonly<Record<string, unknown>> = {}): CallbackReply {
  return jsonReply({ status, ...more });
}
