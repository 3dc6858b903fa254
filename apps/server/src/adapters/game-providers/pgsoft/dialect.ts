import { parseAmount } from '@ordago/kernel';
import {
  PGSOFT_ERRORS as ERRORS,
  exactNumber,
  type FormFields,
  type PgsoftAction,
  type PgsoftError,
  type PgsoftRequest,
  pgsoftProof,
  pgsoftRequests,
} from '@ordago/provider-protocols';
import type {
  WalletCommand,
  WalletDialect,
  WalletDone,
  WinType,
} from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { formByPath, type OpenedCall, type SpokenCall, signedDialect, spoken } from '../signed-dialect.ts';

/** Our refusals in the provider's codes. What is missing here is a fault of ours that ends in a retry (1200). */
const ERROR_OF: Readonly<Record<string, PgsoftError>> = {
  'signature-invalid': ERRORS.invalidRequest,
  'malformed-input': ERRORS.invalidRequest,
  'validation-failed': ERRORS.invalidRequest,
  'insufficient-balance': ERRORS.insufficientBalance,
  'user-not-found': ERRORS.playerUnknown,
  'target-of-another-player': ERRORS.playerUnknown,
  'game-session-expired': ERRORS.sessionInvalid,
  'launch-token-invalid': ERRORS.sessionInvalid,
  'user-banned': ERRORS.playerBlocked,
  'self-excluded': ERRORS.playerBlocked,
  'casino-blocked': ERRORS.playerBlocked,
  'provider-blocked': ERRORS.betFailed,
  'game-blocked': ERRORS.betFailed,
  'game-not-found': ERRORS.betFailed,
  'currency-mismatch': ERRORS.invalidRequest,
  'round-wallet-mismatch': ERRORS.invalidRequest,
  'amount-out-of-range': ERRORS.invalidRequest,
  'not-reversible': ERRORS.invalidRequest,
  'key-conflict': ERRORS.betExists,
  'rolled-back': ERRORS.betFailed,
  'round-closed': ERRORS.betFailed,
  'already-rolled-back': ERRORS.betFailed,
  'bet-already-settled': ERRORS.betFailed,
  'win-without-bet': ERRORS.tryAgain,
  'win-above-cap': ERRORS.tryAgain,
};

const WIN_TYPE_OF: Readonly<Record<PgsoftRequest<'Adjustment'>['transaction_type'], WinType>> = {
  jackpot: 'jackpot',
  free_game: 'free-round',
  tournament: 'promotion',
};

const CALLS: Readonly<Record<PgsoftAction, SpokenCall>> = {
  VerifySession: spoken(pgsoftRequests.VerifySession, ({ operator_player_session: token }) => ({
    action: 'authenticate',
    token,
    userId: null,
  })),
  Get: spoken(pgsoftRequests.Get, ({ player_name: userId }) => ({ action: 'balance', userId, currency: null })),
  TransferInOut: spoken(pgsoftRequests.TransferInOut, movementOf),
  Adjustment: spoken(pgsoftRequests.Adjustment, (request) => ({
    action: 'win',
    userId: request.player_name,
    currency: request.currency_code,
    key: request.adjustment_transaction_id,
    payout: request.transfer_amount,
    gameId: null,
    roundId: null,
    settles: null,
    winType: WIN_TYPE_OF[request.transaction_type],
  })),
  CancelTransfer: spoken(pgsoftRequests.CancelTransfer, (request) => ({
    action: 'rollback',
    userId: request.player_name,
    currency: request.currency_code,
    // It bears the movement's own id; no id of theirs has a space.
    key: `cancel ${request.transaction_id}`,
    target: request.transaction_id,
    amount: request.transfer_amount,
  })),
};

/**
 * Reads and answers PG Soft. A movement with a stake is a bet and its win in one, judged on the stake alone, or a bare bet
 * while its round is open. One without a stake is a win of the round that `parent_bet_id` names. A pending bet that is sent
 * again is the same movement with `is_validate_bet` set: if we know it, it gets its first answer, if not, it is a bet like
 * any other. An adjustment never takes money, and a cancel of what never came is well: its mark is set.
 */
export function pgsoftDialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    proof: pgsoftProof,
    secret,
    signsPath: true,
    open: formByPath,
    calls: CALLS,
    accept: (done, opened) => ({ data: dataOf(done, opened), error: null }),
    refuse: (name) => ({ data: null, error: ERROR_OF[name] ?? ERRORS.tryAgain }),
  });
}

function movementOf(request: PgsoftRequest<'TransferInOut'>): WalletCommand {
  const { bet_amount: stake, win_amount: payout, operator_player_session: session } = request;
  const round = {
    userId: request.player_name,
    currency: request.currency_code,
    gameId: request.game_id,
    roundId: request.parent_bet_id,
    key: request.transaction_id,
  };
  if (stake === 0n) {
    const winType = request.is_parent_zero_stake ? 'free-round' : 'ordinary';
    return { action: 'win', ...round, payout, winType, settles: null };
  }
  if (payout === 0n && !request.is_end_round) return { action: 'bet', ...round, session, stake };
  return { action: 'bet-win', ...round, session, stake, payout };
}

function dataOf(done: WalletDone, { call, fields }: OpenedCall) {
  const { updated_time: updated, adjustment_time: adjusted, transfer_amount: amount } = fields as FormFields;
  if (call === 'VerifySession') return { player_name: done.userId, nickname: done.userName, currency: done.currency };
  const balance = exactNumber(done.balance);
  if (call === 'Adjustment') {
    const paid = parseAmount(amount ?? '') ?? 0n;
    const before = exactNumber(done.balance - paid);
    return { adjust_amount: exactNumber(paid), balance_before: before, balance_after: balance, updated_time: adjusted };
  }
  // The time is the movement's own, so that a repeated answer is the first one.
  return { currency_code: done.currency, balance_amount: balance, ...(updated ? { updated_time: updated } : {}) };
}
