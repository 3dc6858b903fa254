import {
  POPOK_CODES as CODES,
  exactNumber,
  type PopokAction,
  type PopokCode,
  popokProof,
  popokRequests,
} from '@ordago/provider-protocols';
import type { WalletDialect, WalletDone, WalletOutcome } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonByPath, type SpokenCall, signedDialect, spoken } from '../signed-dialect.ts';

/** Our refusals in the provider's codes. What is missing here is a fault of ours that ends in a retry (199). */
const CODE_OF: Readonly<Record<string, PopokCode>> = {
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
  'provider-blocked': CODES.gameClosed,
  'game-blocked': CODES.gameClosed,
  'game-not-found': CODES.gameClosed,
  'currency-mismatch': CODES.badRequest,
  'round-wallet-mismatch': CODES.badRequest,
  'amount-out-of-range': CODES.badRequest,
  'not-reversible': CODES.badRequest,
  'key-conflict': CODES.conflict,
  'rolled-back': CODES.cancelled,
  'round-closed': CODES.alreadySettled,
  'already-rolled-back': CODES.cancelled,
  'bet-already-settled': CODES.alreadySettled,
  'win-without-bet': CODES.retry,
  'win-above-cap': CODES.retry,
};

const CALLS: Readonly<Record<PopokAction, SpokenCall>> = {
  playerInfo: spoken(popokRequests.playerInfo, ({ externalToken: token }) => ({
    action: 'authenticate',
    token,
    userId: null,
  })),
  balance: spoken(popokRequests.balance, ({ playerId: userId, currency }) => ({
    action: 'balance',
    userId,
    currency,
  })),
  bet: spoken(popokRequests.bet, (request) => ({
    action: 'bet',
    ...roundOf(request),
    session: request.externalToken,
    stake: request.amount,
  })),
  betWin: spoken(popokRequests.betWin, (request) => ({
    action: 'bet-win',
    ...roundOf(request),
    session: request.externalToken,
    stake: request.betAmount,
    payout: request.winAmount,
  })),
  win: spoken(popokRequests.win, (request) => ({
    action: 'win',
    ...roundOf(request),
    payout: request.amount,
    winType: 'ordinary',
    settles: null,
  })),
  jackpotWin: spoken(popokRequests.jackpotWin, (request) => ({
    action: 'win',
    ...roundOf(request),
    payout: request.amount,
    winType: 'jackpot',
    settles: null,
  })),
  freeSpinWin: spoken(popokRequests.freeSpinWin, (request) => ({
    action: 'win',
    ...roundOf(request),
    payout: request.amount,
    winType: 'free-round',
    settles: null,
  })),
  promoWin: spoken(popokRequests.promoWin, ({ playerId: userId, transactionId: key, currency, amount }) => ({
    action: 'win',
    userId,
    currency,
    key,
    payout: amount,
    winType: 'promotion',
    gameId: null,
    roundId: null,
    settles: null,
  })),
  cancel: spoken(popokRequests.cancel, ({ playerId: userId, transactionId: target, currency, amount }) => ({
    // It bears the bet's own id; no id of theirs has a space.
    action: 'rollback',
    userId,
    currency,
    key: `cancel ${target}`,
    target,
    amount,
  })),
};

/**
 * Reads and answers PopOK, slots and live alike. A call that was answered before is marked so (`alreadyProcessed`); a
 * cancel of what never came is answered "unknown transaction", and its mark is set.
 */
export function popokDialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    proof: popokProof,
    secret,
    signsPath: true,
    open: jsonByPath,
    calls: CALLS,
    accept,
    refuse: (name, _opened, refused) => ({ code: CODE_OF[name] ?? CODES.retry, ...balanceOf(refused) }),
  });
}

function roundOf(request: {
  playerId: string;
  currency: string;
  gameId: string;
  roundId: string;
  transactionId: string;
}) {
  const { playerId: userId, currency, gameId, roundId, transactionId: key } = request;
  return { userId, currency, gameId, roundId, key };
}

function accept(done: WalletDone) {
  const balance = balanceOf(done);
  if (done.rollback === 'tombstone' || done.rollback === 'target-refused')
    return { code: CODES.transactionUnknown, ...balance };
  if (done.action === 'authenticate')
    return {
      code: CODES.ok,
      playerId: done.userId,
      playerName: done.userName,
      externalToken: done.session,
      ...balance,
    };
  const transaction = { externalTransactionId: done.transaction, alreadyProcessed: done.isReplay };
  return { code: CODES.ok, ...balance, ...(done.transaction === null ? {} : transaction) };
}

function balanceOf(outcome: WalletOutcome | null) {
  if (outcome === null || outcome.balance === null) return {};
  return { balance: exactNumber(outcome.balance), currency: outcome.currency };
}
