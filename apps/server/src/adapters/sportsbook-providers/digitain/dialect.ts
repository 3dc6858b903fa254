import {
  DIGITAIN_CODES,
  DIGITAIN_GAME,
  digitainProof,
  digitainRequests,
  exactNumber,
} from '@ordago/provider-protocols';
import type {
  BetCommand,
  CallbackMessage,
  CallbackReply,
  WalletDialect,
  WalletDone,
  WalletOrders,
  WalletOutcome,
  WalletRefused,
} from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonByPath, jsonReply, signedDialect, spoken } from '../../game-providers/signed-dialect.ts';

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
  'bonus-odds-too-low': CODES.bonusTerms,
  'bonus-express-too-few': CODES.bonusTerms,
  'bonus-percent-not-allowed': CODES.bonusTerms,
  'bet-count-limit': CODES.bonusTerms,
  'currency-mismatch': CODES.currency,
  'key-conflict': CODES.orderDiffers,
  'round-wallet-mismatch': CODES.orderDiffers,
  'transaction-not-found': CODES.orderUnknown,
  'not-reversible': CODES.orderDiffers,
  'rolled-back': CODES.refunded,
  'already-rolled-back': CODES.refunded,
  'round-closed': CODES.orderClosed,
  'bet-already-settled': CODES.orderClosed,
  'win-without-bet': CODES.pending,
  'win-above-cap': CODES.pending,
  'order-withheld': CODES.groupRefused,
};

interface Order {
  readonly playerId: string;
  readonly currencyId: string;
  readonly orderNumber: string;
  readonly txId: string;
}

/** An order is a round of its own. */
const roundOf = ({ playerId: userId, currencyId: currency, orderNumber: roundId, txId: key }: Order) => ({
  userId,
  currency,
  roundId,
  key,
  gameId: DIGITAIN_GAME,
});

const CALLS = {
  authenticate: spoken(digitainRequests.authenticate, ({ token }) => ({
    action: 'authenticate',
    token,
    userId: null,
  })),
  balance: spoken(digitainRequests.balance, ({ playerId: userId, currencyId: currency }) => ({
    action: 'balance',
    userId,
    currency,
  })),
  debit: spoken(digitainRequests.debit, ({ token: session, betAmount: stake, stakes: slip, ...order }) => ({
    action: 'bet',
    ...roundOf(order),
    session,
    stake,
    slip,
  })),
  credit: spoken(digitainRequests.credit, ({ winAmount: payout, debitTxId: settles, ...order }) => ({
    action: 'win',
    ...roundOf(order),
    payout,
    winType: 'ordinary',
    settles,
  })),
  'debit-credit': spoken(digitainRequests['debit-credit'], ({ token: session, stakes: slip, ...order }) => ({
    action: 'bet-win',
    ...roundOf(order),
    session,
    stake: order.betAmount,
    payout: order.winAmount,
    slip,
  })),
  refund: spoken(digitainRequests.refund, ({ playerId: userId, currencyId: currency, ...refund }) => ({
    action: 'rollback',
    userId,
    currency,
    key: refund.txId,
    target: refund.refundTxId,
    amount: refund.amount,
    holdsEarly: refund.holdEarlyRefund,
  })),
  bonus: spoken(digitainRequests.bonus, ({ playerId: userId, currencyId: currency, txId: key, winAmount: payout }) => ({
    action: 'win',
    userId,
    currency,
    key,
    payout,
    winType: 'promotion',
    gameId: DIGITAIN_GAME,
    roundId: null,
    settles: null,
  })),
} as const;

/** Its call of several orders. */
const ORDERS_CALL = 'debit-orders';

/** Reads and answers Digitain. A refund that comes first is held: it is a success, and its debit is refused for ever. */
export function digitainDialect({ secret }: { secret: string }): WalletDialect {
  const one = signedDialect({
    proof: digitainProof,
    secret,
    signsPath: true,
    open: jsonByPath,
    calls: CALLS,
    accept: ({ action, isReplay, balance, currency, session, userId, userName, transaction }) => ({
      code: isReplay && action !== 'rollback' ? CODES.orderExists : CODES.ok,
      balance: exactNumber(balance),
      currencyId: currency,
      ...(session === null ? {} : { token: session, playerId: userId, userName }),
      ...(transaction === null ? {} : { operatorTxId: transaction }),
    }),
    refuse: (name, _opened, refused) => refusalOf(name, refused),
  });
  return {
    read: one.read,
    readOrders: (message) => (message.action === ORDERS_CALL ? readOrders(message, secret) : null),
  };
}

function refusalOf(name: string, refused: WalletRefused | null) {
  return {
    code: CODE_OF[name] ?? CODES.general,
    message: name,
    ...(refused?.balance == null ? {} : { balance: exactNumber(refused.balance) }),
  };
}

function readOrders(message: CallbackMessage, secret: string): WalletOrders | CallbackReply {
  const { body, headers, now } = message;
  const no = (name: string) => jsonReply(refusalOf(name, null));
  if (!digitainProof.isSigned(body, headers, { secret, path: ORDERS_CALL, now })) return no('signature-invalid');
  const opened = jsonByPath(message);
  if (opened === null) return no('malformed-input');
  const read = digitainRequests[ORDERS_CALL].safeParse(opened.fields);
  if (!read.success) return no('validation-failed');
  const { playerId, currencyId, token: session, allOrNone: isAllOrNone } = read.data;
  const orders = read.data.orders.map(
    ({ betAmount: stake, stakes: slip, ...order }): BetCommand => ({
      action: 'bet',
      ...roundOf({ playerId, currencyId, ...order }),
      session,
      stake,
      slip,
    }),
  );
  return { orders, isAllOrNone, answer: (outcomes) => jsonReply(answerOf(orders, isAllOrNone, outcomes)) };
}

/** The call is answered as a whole, and each order by itself. Of all or none the whole is refused with any of them. */
function answerOf(orders: readonly BetCommand[], isAllOrNone: boolean, outcomes: readonly WalletOutcome[]) {
  const isRefused = isAllOrNone && outcomes.some(({ ok }) => !ok);
  const isOpen = isRefused && outcomes.every((one) => !one.ok && CODE_OF[one.name] === undefined);
  const last = outcomes.findLast(({ balance }) => balance !== null);
  return {
    code: isOpen ? CODES.general : isRefused ? CODES.groupRefused : CODES.ok,
    ...(last?.balance == null ? {} : { balance: exactNumber(last.balance), currencyId: last.currency }),
    orders: orders.map(({ key: txId, roundId: orderNumber }, place) => {
      return { txId, orderNumber, ...orderAnswer(outcomes[place]) };
    }),
  };
}

function orderAnswer(outcome: WalletOutcome | undefined) {
  if (outcome === undefined) return { code: CODES.general };
  return outcome.ok ? placed(outcome) : { code: CODE_OF[outcome.name] ?? CODES.general, message: outcome.name };
}

function placed({ isReplay, transaction }: WalletDone) {
  return {
    code: isReplay ? CODES.orderExists : CODES.ok,
    ...(transaction === null ? {} : { operatorTxId: transaction }),
  };
}
