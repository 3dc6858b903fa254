import {
  exactNumber,
  isSlotegratorSigned,
  parseSlotegratorBody,
  type SlotegratorAction,
  type SlotegratorError,
  type SlotegratorRequest,
  slotegratorProofOf,
  slotegratorRequests,
} from '@ordago/provider-protocols';
import type {
  CallbackReply,
  WalletDialect,
  WalletOutcome,
  WinType,
} from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonReply, meaningOf, type SpokenCall, spoken } from '../signed-dialect.ts';

const WIN_TYPE_OF: Readonly<Record<SlotegratorRequest<'win'>['type'], WinType>> = {
  win: 'ordinary',
  jackpot: 'jackpot',
  freespin: 'free-round',
  promotion: 'promotion',
};

const roundOf = (call: SlotegratorRequest<'bet'>) => {
  const { player_id: userId, currency, game_uuid: gameId, round_id: roundId, transaction_id: key } = call;
  return { userId, currency, gameId, roundId, key };
};

const CALLS: Readonly<Record<SlotegratorAction, SpokenCall>> = {
  balance: spoken(slotegratorRequests.balance, ({ player_id: userId, currency }) => ({
    action: 'balance',
    userId,
    currency,
  })),
  bet: spoken(slotegratorRequests.bet, (call) => ({
    action: 'bet',
    ...roundOf(call),
    session: call.session_id,
    stake: call.amount,
  })),
  betwin: spoken(slotegratorRequests.betwin, (call) => ({
    action: 'bet-win',
    ...roundOf(call),
    session: call.session_id,
    stake: call.amount,
    payout: call.win_amount,
  })),
  win: spoken(slotegratorRequests.win, (call) => ({
    action: 'win',
    ...roundOf(call),
    payout: call.amount,
    winType: WIN_TYPE_OF[call.type],
    settles: null,
  })),
  refund: spoken(slotegratorRequests.refund, (call) => ({
    action: 'rollback',
    userId: call.player_id,
    currency: call.currency,
    key: call.transaction_id,
    target: call.bet_transaction_id,
    amount: call.amount,
  })),
};

/**
 * Reads and answers Slotegrator. It knows two errors only, so the reason is in the description; a refund of what never
 * came succeeds, since its mark is set.
 */
export function slotegratorDialect({ merchant, key }: { merchant: string; key: string }): WalletDialect {
  return {
    read: ({ headers, body, now }) => {
      const fields = parseSlotegratorBody(body);
      if (fields === null) return fail('INTERNAL_ERROR', 'malformed-input');
      const proof = slotegratorProofOf(headers);
      if (proof === null || !isSlotegratorSigned(fields, proof, { merchant, key, now })) {
        return fail('INTERNAL_ERROR', 'signature-invalid');
      }
      const command = meaningOf(CALLS, { call: fields.action ?? '', fields });
      if (typeof command === 'string') return fail('INTERNAL_ERROR', command);
      return { command, nonce: proof['X-Nonce'], answer };
    },
  };
}

function answer(outcome: WalletOutcome): CallbackReply {
  if (!outcome.ok) {
    const error = outcome.name === 'insufficient-balance' ? 'INSUFFICIENT_FUNDS' : 'INTERNAL_ERROR';
    return fail(error, outcome.name);
  }
  const transaction = outcome.transaction === null ? {} : { transaction_id: outcome.transaction };
  return jsonReply({ balance: exactNumber(outcome.balance), ...transaction });
}

function fail(error: SlotegratorError, description: string): CallbackReply {
  return jsonReply({ error_code: error, error_description: description });
}
