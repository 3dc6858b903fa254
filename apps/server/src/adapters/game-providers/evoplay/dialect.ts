import {
  type EvoplayAction,
  type EvoplayKey,
  type EvoplayRequest,
  evoplayData,
  evoplayRequests,
  exactNumber,
  isEvoplaySigned,
  parseForm,
} from '@ordago/provider-protocols';
import type {
  CallbackReply,
  WalletDialect,
  WalletOutcome,
  WinType,
} from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonReply, meaningOf, type SpokenCall, spoken } from '../signed-dialect.ts';

const WIN_TYPE_OF: Readonly<Record<EvoplayRequest<'win'>['type'], WinType>> = {
  win: 'ordinary',
  jackpot: 'jackpot',
  freespins: 'free-round',
  promotion: 'promotion',
};

/** Reasons that the player is shown; everything else concerns the two servers. */
const SHOWN_TO_PLAYERS: ReadonlySet<string> = new Set([
  'insufficient-balance',
  'game-session-expired',
  'user-banned',
  'self-excluded',
  'casino-blocked',
  'provider-blocked',
  'game-blocked',
]);
/** Reasons that may pass: the provider asks again. */
const MAY_PASS: ReadonlySet<string> = new Set(['win-without-bet', 'win-above-cap', 'internal', 'too-busy']);

type Movement = Pick<EvoplayRequest<'bet'>, 'user_id' | 'currency' | 'game_id' | 'round_id' | 'action_id'>;

const roundOf = ({ user_id: userId, currency, game_id: gameId, round_id: roundId, action_id: key }: Movement) => ({
  userId,
  currency,
  gameId,
  roundId,
  key,
});

const balance = spoken(evoplayRequests.balance, ({ user_id: userId, currency }) => ({
  action: 'balance',
  userId,
  currency,
}));

const CALLS: Readonly<Record<EvoplayAction, SpokenCall>> = {
  init: balance,
  balance,
  bet: spoken(evoplayRequests.bet, (call) => ({
    action: 'bet',
    ...roundOf(call),
    session: call.token,
    stake: call.amount,
  })),
  bet_win: spoken(evoplayRequests.bet_win, (call) => ({
    action: 'bet-win',
    ...roundOf(call),
    session: call.token,
    stake: call.amount,
    payout: call.win_amount,
  })),
  win: spoken(evoplayRequests.win, (call) => ({
    action: 'win',
    ...roundOf(call),
    payout: call.amount,
    winType: WIN_TYPE_OF[call.type],
    settles: null,
  })),
  refund: spoken(evoplayRequests.refund, ({ user_id: userId, currency, amount, ...ids }) => ({
    action: 'rollback',
    userId,
    currency,
    key: ids.action_id,
    target: ids.refund_action_id,
    amount,
  })),
};

/**
 * Reads and answers Evoplay. An error names whom it concerns (`scope`), whether a refund shall follow (`no_refund`),
 * and the reason (`message`). A refund of what never came succeeds: its mark is set.
 */
export function evoplayDialect(key: EvoplayKey): WalletDialect {
  return {
    read: ({ body, now }) => {
      const fields = parseForm(body);
      if (fields === null) return fail('malformed-input');
      if (!isEvoplaySigned(fields, { ...key, now })) return fail('signature-invalid');
      const command = meaningOf(CALLS, { call: fields.name ?? '', fields: evoplayData(fields) });
      return typeof command === 'string' ? fail(command) : { command, nonce: null, answer };
    },
  };
}

function answer(outcome: WalletOutcome): CallbackReply {
  if (!outcome.ok) return fail(outcome.name);
  const transaction = outcome.transaction === null ? {} : { operator_transaction: outcome.transaction };
  const money = { balance: exactNumber(outcome.balance), currency: outcome.currency };
  return jsonReply({ status: 'ok', data: { ...money, ...transaction } });
}

function fail(name: string): CallbackReply {
  const scope = SHOWN_TO_PLAYERS.has(name) ? 'user' : 'internal';
  // A clean refusal moved nothing, so there is nothing to give back.
  const isFinal = MAY_PASS.has(name) ? '0' : '1';
  return jsonReply({ status: 'error', error: { scope, no_refund: isFinal, message: name } });
}
