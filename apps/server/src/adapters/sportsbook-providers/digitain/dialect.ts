import {
  DIGITAIN_CODES,
  DIGITAIN_GAME,
  digitainProof,
  digitainRequests,
  exactNumber,
} from '@ordago/provider-protocols';
import type { WalletDialect } from '../../../modules/casino/ports/wallet-dialect.ts';
import { jsonByPath, signedDialect, spoken } from '../../game-providers/signed-dialect.ts';

const CODES = DIGITAIN_CODES;

/** Our refusals in its numbers (semantics C1); what has to be sent again is pending, what is missing here a fault of ours. */
const CODE_OF: Readonly<Record<string, number>> = {
  'signature-invalid': CODES.signature,
  'malformed-input': CODES.fields,
  'validation-failed': CODES.fields,
  'amount-out-of-range': CODES.fields,
  'launch-token-invalid': CODES.sessionUnknown,
  'game-session-expired': CODES.sessionExpired,
  'user-not-found': CODES.playerWrong,
  'target-of-another-player': CODES.playerWrong,
  'user-banned': CODES.playerBlocked,
  'self-excluded': CODES.playerBlocked,
  'sport-blocked': CODES.bettingClosed,
  'provider-blocked': CODES.bettingClosed,
  'game-blocked': CODES.bettingClosed,
  'game-not-found': CODES.bettingClosed,
  'insufficient-balance': CODES.lowBalance,
  'currency-mismatch': CODES.currency,
  'key-conflict': CODES.orderDiffers,
  'round-wallet-mismatch': CODES.orderDiffers,
  'not-reversible': CODES.orderDiffers,
  'rolled-back': CODES.refunded,
  'already-rolled-back': CODES.refunded,
  'round-closed': CODES.orderClosed,
  'bet-already-settled': CODES.orderClosed,
  'win-without-bet': CODES.pending,
  'win-above-cap': CODES.pending,
};

interface Order {
  readonly playerId: string;
  readonly currencyId: string;
  readonly orderNumber: string;
  readonly txId: string;
}

/** An order is a round of its own. */
const roundOf = ({ playerId: userId, currencyId: currency, orderNumber: roundId, txId: key }: Order) => ({
  ...{ userId, currency, roundId, key, gameId: DIGITAIN_GAME },
});

const CALLS = {
  authenticate: spoken(digitainRequests.authenticate, ({ token }) => ({
    ...{ action: 'authenticate', token, userId: null },
  })),
  balance: spoken(digitainRequests.balance, ({ playerId: userId, currencyId: currency }) => ({
    ...{ action: 'balance', userId, currency },
  })),
  debit: spoken(digitainRequests.debit, ({ token: session, betAmount: stake, stakes: slip, ...order }) => ({
    ...{ action: 'bet', ...roundOf(order), session, stake, slip },
  })),
  credit: spoken(digitainRequests.credit, ({ winAmount: payout, debitTxId: settles, ...order }) => ({
    ...{ action: 'win', ...roundOf(order), payout, winType: 'ordinary', settles },
  })),
  'debit-credit': spoken(digitainRequests['debit-credit'], ({ token: session, stakes: slip, ...order }) => ({
    ...{ action: 'bet-win', ...roundOf(order), session, stake: order.betAmount, payout: order.winAmount, slip },
  })),
  refund: spoken(digitainRequests.refund, ({ playerId: userId, currencyId: currency, ...refund }) => ({
    ...{ action: 'rollback', userId, currency, key: refund.txId, target: refund.refundTxId, amount: refund.amount },
  })),
  bonus: spoken(digitainRequests.bonus, ({ playerId: userId, currencyId: currency, txId: key, winAmount: payout }) => ({
    ...{ action: 'win', userId, currency, key, payout, winType: 'promotion' },
    ...{ gameId: DIGITAIN_GAME, roundId: null, settles: null },
  })),
} as const;

/** Reads and answers Digitain. A refund that comes first is held: it is a success, and its debit is refused for ever. */
export function digitainDialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    ...{ proof: digitainProof, secret, signsPath: true, open: jsonByPath, calls: CALLS },
    accept: ({ action, isReplay, balance, currency, session, userId, userName, transaction }) => ({
      code: isReplay && action !== 'rollback' ? CODES.orderExists : CODES.ok,
      ...{ balance: exactNumber(balance), currencyId: currency },
      ...(session === null ? {} : { token: session, playerId: userId, userName }),
      ...(transaction === null ? {} : { operatorTxId: transaction }),
    }),
    refuse: (name, _opened, refused) => ({
      ...{ code: CODE_OF[name] ?? CODES.general, message: name },
      ...(refused?.balance == null ? {} : { balance: exactNumber(refused.balance) }),
    }),
  });
}
