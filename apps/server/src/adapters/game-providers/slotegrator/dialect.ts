import { assertNever } from '@ordago/kernel';
import {
  exactNumber,
  isSlotegratorAction,
  isSlotegratorSigned,
  parseSlotegratorBody,
  type SlotegratorAction,
  type SlotegratorError,
  type SlotegratorRequest,
  slotegratorProofOf,
  slotegratorRequests,
  writeJson,
} from '@ordago/provider-protocols';
import type {
  CallbackReply,
  WalletCommand,
  WalletDialect,
  WalletOutcome,
  WinType,
} from '../../../modules/casino/ports/wallet-dialect.ts';

const WIN_TYPE_OF: Readonly<Record<SlotegratorRequest<'win'>['type'], WinType>> = {
  win: 'ordinary',
  jackpot: 'jackpot',
  freespin: 'free-round',
  promotion: 'promotion',
};

/**
 * Reads and answers Slotegrator. It knows two errors only, so the reason stands in the description; a refund of what
 * never came succeeds, since its mark is set.
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
      const action = fields.action ?? '';
      if (!isSlotegratorAction(action)) return fail('INTERNAL_ERROR', 'malformed-input');
      const request = slotegratorRequests[action].safeParse(fields);
      if (!request.success) return fail('INTERNAL_ERROR', 'validation-failed');
      return { command: commandOf(action, request.data), nonce: proof['X-Nonce'], answer };
    },
  };
}

function commandOf(action: SlotegratorAction, data: unknown): WalletCommand {
  switch (action) {
    case 'balance': {
      const { player_id: userId, currency } = data as SlotegratorRequest<'balance'>;
      return { action: 'balance', userId, currency };
    }
    case 'bet': {
      const request = data as SlotegratorRequest<'bet'>;
      return { action: 'bet', ...roundOf(request), session: request.session_id, stake: request.amount };
    }
    case 'betwin': {
      const request = data as SlotegratorRequest<'betwin'>;
      const money = { stake: request.amount, payout: request.win_amount };
      return { action: 'bet-win', ...roundOf(request), session: request.session_id, ...money };
    }
    case 'win': {
      const request = data as SlotegratorRequest<'win'>;
      const win = { payout: request.amount, winType: WIN_TYPE_OF[request.type], settles: null };
      return { action: 'win', ...roundOf(request), ...win };
    }
    case 'refund': {
      const request = data as SlotegratorRequest<'refund'>;
      const { player_id: userId, currency, amount } = request;
      const keys = { key: request.transaction_id, target: request.bet_transaction_id };
      return { action: 'rollback', userId, currency, ...keys, amount };
    }
    default:
      return assertNever(action, 'action');
  }
}

function roundOf(request: SlotegratorRequest<'bet'>) {
  const { player_id: userId, currency, game_uuid: gameId, round_id: roundId, transaction_id: key } = request;
  return { userId, currency, gameId, roundId, key };
}

function answer(outcome: WalletOutcome): CallbackReply {
  if (!outcome.ok) {
    const error = outcome.name === 'insufficient-balance' ? 'INSUFFICIENT_FUNDS' : 'INTERNAL_ERROR';
    return fail(error, outcome.name);
  }
  const transaction = outcome.transaction === null ? {} : { transaction_id: outcome.transaction };
  return say({ balance: exactNumber(outcome.balance), ...transaction });
}

function fail(error: SlotegratorError, description: string): CallbackReply {
  return say({ error_code: error, error_description: description });
}

function say(body: Readonly<Record<string, unknown>>): CallbackReply {
  return { http: 200, contentType: 'application/json; charset=utf-8', body: writeJson(body) };
}
