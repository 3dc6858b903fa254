import * as z from 'zod';
import { currencyText, idText, jsonAmount } from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';
import { slipOf } from './sport-slip.ts';

/**
 * Digitain: a sportsbook in a frame, under the project's name (`vulcan`, specification 2, section 9). The frame's server
 * exchanges its token by `authenticate`; orders are debited, credited and refunded by JSON calls that are answered with HTTP
 * 200 and a numeric `code`. A refund may come before its debit: with `holdEarlyRefund` it is held, and the debit is refused for ever;
 * without it the refund is answered that there is no such order, and nothing is held.
 */
export const DIGITAIN_CODES = {
  ok: 1,
  sessionUnknown: 2,
  sessionExpired: 3,
  playerWrong: 4,
  playerBlocked: 5,
  lowBalance: 6,
  refunded: 7,
  orderExists: 8,
  orderDiffers: 9,
  orderClosed: 10,
  bettingClosed: 11,
  signature: 12,
  orderUnknown: 13,
  currency: 16,
  fields: 17,
  pending: 18,
  groupRefused: 19,
  bonusTerms: 20,
  general: 999,
} as const;

/** Its one entry. */
export const DIGITAIN_GAME = 'sportsbook';
/** Name of our project in the specification. */
export const DIGITAIN_PROJECT = 'vulcan';

export const digitainProof = signedBytes('digitain');

const STAKE = { event: 'eventId', title: 'event', market: 'stakeType', outcome: 'stake', odds: 'factor' } as const;
const player = { projectName: z.literal(DIGITAIN_PROJECT), playerId: idText, currencyId: currencyText };
const order = { ...player, txId: idText, orderNumber: idText };
/** Orders that one call may carry. */
const ORDERS_MAX = 20;
const orders = z
  .array(z.object({ txId: idText, orderNumber: idText, betAmount: jsonAmount(), stakes: slipOf(STAKE) }))
  .min(1)
  .max(ORDERS_MAX)
  .refine((list) => new Set(list.map(({ txId }) => txId)).size === list.length, 'a transaction is in a call once')
  .refine(
    (list) => new Set(list.map(({ orderNumber }) => orderNumber)).size === list.length,
    'an order is in a call once',
  );
/** True if a held refund refuses the debit. It always does here: a refund that was a success is never undone by a flag. */
const checkRefunded = z.boolean().default(true);
const result = z.enum(['win', 'lose', 'return', 'cashout']);
const agrees = ({ status, winAmount }: { status: string; winAmount: bigint }) =>
  (status === 'lose') === (winAmount === 0n);
const DISAGREES = 'a lost order pays nothing, any other something';

export const digitainRequests = {
  authenticate: z.object({ projectName: z.literal(DIGITAIN_PROJECT), token: idText }),
  balance: z.object(player),
  debit: z.object({ ...order, token: idText, betAmount: jsonAmount(), stakes: slipOf(STAKE), checkRefunded }),
  /** Several orders in one call: each taken or refused by itself, or with `allOrNone` all of them or none. */
  'debit-orders': z.object({ ...player, token: idText, allOrNone: z.boolean(), checkRefunded, orders }),
  credit: z
    .object({ ...order, debitTxId: idText, status: result, winAmount: jsonAmount({ zero: true }) })
    .refine(agrees, DISAGREES),
  /** An order that is decided as it is placed: both movements or neither. */
  'debit-credit': z
    .object({
      ...order,
      token: idText,
      betAmount: jsonAmount(),
      stakes: slipOf(STAKE),
      status: result,
      winAmount: jsonAmount({ zero: true }),
    })
    .refine(agrees, DISAGREES),
  refund: z.object({
    ...player,
    txId: idText,
    refundTxId: idText,
    amount: jsonAmount({ zero: true }),
    /** True to hold a refund whose order is unknown, false to answer that it is unknown. (Default: held) */
    holdEarlyRefund: z.boolean().default(true),
  }),
  bonus: z.object({ ...player, txId: idText, winAmount: jsonAmount() }),
} as const;
