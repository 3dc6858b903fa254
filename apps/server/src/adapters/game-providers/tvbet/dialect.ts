import {
  TVBET_CODES as CODES,
  exactNumber,
  type TvbetCode,
  tvbetPaymentOf,
  tvbetPayments,
  tvbetProof,
  tvbetRequests,
} from '@ordago/provider-protocols';
import type { WalletDialect, WalletDone, WalletOutcome } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonByPath, type SpokenCall, signedDialect, spoken } from '../signed-dialect.ts';

/** Our refusals in the provider's codes. What is missing here is a fault of ours that ends in a retry (99). */
const CODE_OF: Readonly<Record<string, TvbetCode>> = {
  'signature-invalid': CODES.signatureInvalid,
  'malformed-input': CODES.badRequest,
  'validation-failed': CODES.badRequest,
  'insufficient-balance': CODES.insufficientFunds,
  'user-not-found': CODES.playerUnknown,
  'target-of-another-player': CODES.playerUnknown,
  'game-session-expired': CODES.tokenInvalid,
  'launch-token-invalid': CODES.tokenInvalid,
  'user-banned': CODES.playerBlocked,
  'self-excluded': CODES.playerBlocked,
  'casino-blocked': CODES.playerBlocked,
  'provider-blocked': CODES.drawClosed,
  'game-blocked': CODES.drawClosed,
  'game-not-found': CODES.drawClosed,
  'currency-mismatch': CODES.badRequest,
  'round-wallet-mismatch': CODES.badRequest,
  'amount-out-of-range': CODES.badRequest,
  'not-reversible': CODES.badRequest,
  'key-conflict': CODES.conflict,
  'rolled-back': CODES.ticketCancelled,
  'round-closed': CODES.alreadySettled,
  'already-rolled-back': CODES.ticketCancelled,
  'bet-already-settled': CODES.alreadySettled,
  'win-without-bet': CODES.retry,
  'win-above-cap': CODES.retry,
};

const PAYMENTS: Readonly<Record<keyof typeof tvbetPayments, SpokenCall>> = {
  sale: spoken(tvbetPayments.sale, (payment) => ({
    action: 'bet',
    ...ticketOf(payment),
    session: payment.to,
    stake: payment.sm,
  })),
  instant: spoken(tvbetPayments.instant, (payment) => ({
    action: 'bet-win',
    ...ticketOf(payment),
    session: payment.to,
    stake: payment.sm,
    payout: payment.wn,
  })),
  win: spoken(tvbetPayments.win, (payment) => ({
    action: 'win',
    ...ticketOf(payment),
    payout: payment.sm,
    winType: 'ordinary',
    settles: null,
  })),
  jackpot: spoken(tvbetPayments.jackpot, (payment) => ({
    action: 'win',
    ...ticketOf(payment),
    payout: payment.sm,
    winType: 'jackpot',
    settles: null,
  })),
  refund: spoken(tvbetPayments.refund, ({ uid: userId, cc: currency, tid: key, rf: target, sm: amount }) => ({
    action: 'rollback',
    userId,
    currency,
    key,
    target,
    amount,
  })),
};

const CALLS: Readonly<Record<string, SpokenCall>> = {
  GetUserData: spoken(tvbetRequests.GetUserData, ({ to: token }) => ({
    action: 'authenticate',
    token,
    userId: null,
  })),
  GetBalance: spoken(tvbetRequests.GetBalance, ({ uid: userId, cc: currency }) => ({
    action: 'balance',
    userId,
    currency,
  })),
  MakePayment: (message) => {
    const kind = tvbetPaymentOf(message);
    return kind && PAYMENTS[kind](message);
  },
};

/**
 * Reads and answers TVBET. A ticket is a round: its sale asks for a session that is alive, its result does not, since the
 * draw may be hours away and the player long gone. A refund of what was never sold is well: its mark is set.
 */
export function tvbetDialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    proof: tvbetProof,
    secret,
    signsPath: true,
    open: jsonByPath,
    calls: CALLS,
    accept: (done) => replyWith(CODES.ok, answerOf(done)),
    refuse: (name, _opened, refused) => replyWith(CODE_OF[name] ?? CODES.retry, balanceOf(refused)),
  });
}

function ticketOf(payment: { uid: string; cc: string; bid: string; gid: string; tid: string }) {
  const { uid: userId, cc: currency, bid: roundId, gid: gameId, tid: key } = payment;
  return { userId, currency, gameId, roundId, key };
}

function answerOf(done: WalletDone) {
  const balance = balanceOf(done);
  if (done.action === 'authenticate') return { uid: done.userId, nick: done.userName, to: done.session, ...balance };
  return done.transaction === null ? balance : { trs: done.transaction, ...balance };
}

function balanceOf(outcome: WalletOutcome | null) {
  if (outcome === null || outcome.balance === null) return {};
  return { bl: exactNumber(outcome.balance), cc: outcome.currency };
}

/** The text of a code is its name in the table. */
const TEXT_OF = new Map(Object.entries(CODES).map(([name, code]) => [code, name]));

function replyWith(code: TvbetCode, val: object) {
  const isWell = code === CODES.ok;
  return { sc: isWell, cd: code, er: isWell ? '' : TEXT_OF.get(code), val };
}
