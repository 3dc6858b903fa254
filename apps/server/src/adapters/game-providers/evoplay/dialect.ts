import { assertNever } from '@ordago/kernel';
import {
  type EvoplayAction,
  type EvoplayKey,
  type EvoplayRequest,
  evoplayData,
  evoplayRequests,
  exactNumber,
  isEvoplayAction,
  isEvoplaySigned,
  parseForm,
  writeJson,
} from '@ordago/provider-protocols';
import type {
  CallbackReply,
  WalletCommand,
  WalletDialect,
  WalletOutcome,
  WinType,
} from '../../../modules/casino/ports/wallet-dialect.ts';

const WIN_TYPE_OF: Readonly<Record<EvoplayRequest<'win'>['type'], WinType>> = {
  win: 'ordinary',
  jackpot: 'jackpot',
  freespins: 'free-round',
  promotion: 'promotion',
};

/** Reasons that the player is shown; everything else concerns the two servers. */
const SHOWN_TO_PLAYERS: ReadonlySet<string> = new Set([
  ...['insufficient-balance', 'game-session-expired', 'user-banned', 'self-excluded', 'casino-blocked'],
  ...['provider-blocked', 'game-blocked'],
]);
/** Reasons that may pass: the provider asks again. */
const MAY_PASS: ReadonlySet<string> = new Set(['win-without-bet', 'win-above-cap', 'internal', 'too-busy']);

/**
 * Reads and answers Evoplay. An error says whom it concerns (`scope`), whether a refund shall follow (`no_refund`), and why
 * (`message`). A refund of what never came succeeds: its mark is set.
 */
export function evoplayDialect(key: EvoplayKey): WalletDialect {
  return {
    read: ({ body, now }) => {
      const fields = parseForm(body);
      if (fields === null) return fail('malformed-input');
      if (!isEvoplaySigned(fields, { ...key, now })) return fail('signature-invalid');
      const name = fields.name ?? '';
      if (!isEvoplayAction(name)) return fail('malformed-input');
      const request = evoplayRequests[name].safeParse(evoplayData(fields));
      if (!request.success) return fail('validation-failed');
      return { command: commandOf(name, request.data), nonce: null, answer };
    },
  };
}

function commandOf(name: EvoplayAction, data: unknown): WalletCommand {
  switch (name) {
    case 'init':
    case 'balance': {
      const { user_id: userId, currency } = data as EvoplayRequest<'balance'>;
      return { action: 'balance', userId, currency };
    }
    case 'bet': {
      const request = data as EvoplayRequest<'bet'>;
      return { action: 'bet', ...roundOf(request), session: request.token, stake: request.amount };
    }
    case 'bet_win': {
      const request = data as EvoplayRequest<'bet_win'>;
      const money = { stake: request.amount, payout: request.win_amount };
      return { action: 'bet-win', ...roundOf(request), session: request.token, ...money };
    }
    case 'win': {
      const request = data as EvoplayRequest<'win'>;
      const win = { payout: request.amount, winType: WIN_TYPE_OF[request.type], settles: null };
      return { action: 'win', ...roundOf(request), ...win };
    }
    case 'refund': {
      const request = data as EvoplayRequest<'refund'>;
      const { user_id: userId, currency, amount, action_id: key, refund_action_id: target } = request;
      return { action: 'rollback', userId, currency, key, target, amount };
    }
    default:
      return assertNever(name, 'callback');
  }
}

function roundOf(request: Pick<EvoplayRequest<'bet'>, 'user_id' | 'currency' | 'game_id' | 'round_id' | 'action_id'>) {
  const { user_id: userId, currency, game_id: gameId, round_id: roundId, action_id: key } = request;
  return { userId, currency, gameId, roundId, key };
}

function answer(outcome: WalletOutcome): CallbackReply {
  if (!outcome.ok) return fail(outcome.name);
  const transaction = outcome.transaction === null ? {} : { operator_transaction: outcome.transaction };
  const balance = { balance: exactNumber(outcome.balance), currency: outcome.currency };
  return say({ status: 'ok', data: { ...balance, ...transaction } });
}

function fail(name: string): CallbackReply {
  const scope = SHOWN_TO_PLAYERS.has(name) ? 'user' : 'internal';
  // A clean refusal moved nothing, so there is nothing to give back.
  const isFinal = MAY_PASS.has(name) ? '0' : '1';
  return say({ status: 'error', error: { scope, no_refund: isFinal, message: name } });
}

function say(body: Readonly<Record<string, unknown>>): CallbackReply {
  return { http: 200, contentType: 'application/json; charset=utf-8', body: writeJson(body) };
}
