import {
  BETCONSTRUCT_CODES,
  BETCONSTRUCT_GAME,
  betconstructProof,
  betconstructRequests,
  exactNumber,
} from '@ordago/provider-protocols';
import type { WalletDialect } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonByPath, signedDialect, spoken } from '../../game-providers/signed-dialect.ts';

const CODES = BETCONSTRUCT_CODES;

/** Our refusals in its numbers. What is missing here is a fault of ours that ends in a retry. */
const CODE_OF: Readonly<Record<string, number>> = {
  'signature-invalid': CODES.signature,
  'malformed-input': CODES.badRequest,
  'validation-failed': CODES.badRequest,
  'amount-out-of-range': CODES.badRequest,
  'launch-token-invalid': CODES.tokenInvalid,
  'game-session-expired': CODES.sessionExpired,
  'user-not-found': CODES.clientUnknown,
  'target-of-another-player': CODES.clientUnknown,
  'user-banned': CODES.clientBlocked,
  'self-excluded': CODES.clientBlocked,
  'sport-blocked': CODES.bettingClosed,
  'provider-blocked': CODES.bettingClosed,
  'game-blocked': CODES.bettingClosed,
  'game-not-found': CODES.bettingClosed,
  'insufficient-balance': CODES.insufficientFunds,
  'bonus-odds-too-low': CODES.bonusTerms,
  'bonus-express-too-few': CODES.bonusTerms,
  'bonus-percent-not-allowed': CODES.bonusTerms,
  'bet-count-limit': CODES.bonusTerms,
  'currency-mismatch': CODES.currency,
  'key-conflict': CODES.transactionConflict,
  'round-wallet-mismatch': CODES.transactionConflict,
  'not-reversible': CODES.transactionConflict,
  'rolled-back': CODES.betCancelled,
  'already-rolled-back': CODES.betCancelled,
  'round-closed': CODES.betResulted,
  'bet-already-settled': CODES.betResulted,
};

interface Bet {
  readonly ClientId: string;
  readonly Currency: string;
  readonly BetId: string;
  readonly TransactionId: string;
}

/** A bet is a round of its own. */
const roundOf = ({ ClientId: userId, Currency: currency, BetId: roundId, TransactionId: key }: Bet) => ({
  userId,
  currency,
  roundId,
  key,
  gameId: BETCONSTRUCT_GAME,
});

const { GetClientDetails, GetClientBalance, BetPlaced, BetResulted, InstantBet, Rollback, BonusPaid } =
  betconstructRequests;

const CALLS = {
  GetClientDetails: spoken(GetClientDetails, ({ AuthToken: token }) => ({
    action: 'authenticate',
    token,
    userId: null,
  })),
  GetClientBalance: spoken(GetClientBalance, ({ ClientId: userId, Currency: currency }) => ({
    action: 'balance',
    userId,
    currency,
  })),
  BetPlaced: spoken(BetPlaced, ({ AuthToken: session, Amount: stake, Selections: slip, ...bet }) => ({
    action: 'bet',
    ...roundOf(bet),
    session,
    stake,
    slip,
  })),
  BetResulted: spoken(BetResulted, ({ Amount: payout, PlacedTransactionId: settles, ...bet }) => ({
    action: 'win',
    ...roundOf(bet),
    payout,
    winType: 'ordinary',
    settles,
  })),
  InstantBet: spoken(InstantBet, ({ AuthToken: session, Stake: stake, Amount: payout, Selections: slip, ...bet }) => ({
    action: 'bet-win',
    ...roundOf(bet),
    session,
    stake,
    payout,
    slip,
  })),
  Rollback: spoken(Rollback, ({ ClientId: userId, Currency: currency, ...back }) => ({
    action: 'rollback',
    userId,
    currency,
    key: back.TransactionId,
    target: back.RolledBackTransactionId,
    amount: back.Amount,
  })),
  BonusPaid: spoken(BonusPaid, ({ ClientId: userId, Currency: currency, TransactionId: key, Amount: payout }) => ({
    action: 'win',
    userId,
    currency,
    key,
    payout,
    winType: 'promotion',
    gameId: BETCONSTRUCT_GAME,
    roundId: null,
    settles: null,
  })),
} as const;

/** Reads and answers BetConstruct. The cancel of a bet that never came is accepted, and its mark is set. */
export function betconstructDialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    proof: betconstructProof,
    secret,
    signsPath: true,
    open: jsonByPath,
    calls: CALLS,
    accept: ({ action, isReplay, balance, currency, session, userId, userName, transaction }) => ({
      ResponseCode: isReplay && action !== 'rollback' ? CODES.alreadyProcessed : CODES.ok,
      Balance: exactNumber(balance),
      Currency: currency,
      ...(session === null ? {} : { AuthToken: session, ClientId: userId, Login: userName }),
      ...(transaction === null ? {} : { OperatorTransactionId: transaction }),
    }),
    refuse: (name, _opened, refused) => ({
      ResponseCode: CODE_OF[name] ?? CODES.retry,
      Description: name,
      ...(refused?.balance == null ? {} : { Balance: exactNumber(refused.balance) }),
    }),
  });
}
