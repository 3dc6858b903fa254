import * as z from 'zod';
import { PAYMENT_METHODS } from '../../payment-methods/index.ts';
import { amountText, idIn, intIn } from '../../wire.ts';

/** Shapes that several payment calls share. Amounts are exact decimals in the player's currency. */

export const DEPOSIT_STATUS_NAMES = [
  'created',
  'processing',
  'blocked',
  'completed',
  'declined',
  'cancelled',
  'refunded',
  'failed',
] as const;

export const WITHDRAWAL_STATUS_NAMES = [
  'created',
  'processing',
  'blocked',
  'completed',
  'declined',
  'cancelled',
] as const;

/** A form field of a method; `payment-methods` holds the rules by which screens check it before sending. */
export const fieldShape = z.object({
  name: z.string(),
  kind: z.enum(['text', 'iban', 'digits', 'choice', 'address']),
  required: z.boolean(),
  length_min: z.int(),
  length_max: z.int(),
  label: z.string(),
});

export const limitShape = z.object({ currency: z.string(), min_amount: amountText, max_amount: amountText });

/** Fields and limits of a method in one direction; null limits where the player's currency is not offered. */
export const methodSideShape = z.object({
  limits: limitShape.nullable(),
  /** Our fee, in the player's currency. */
  fee: amountText,
  /** Text key of how long it takes. */
  time: z.string(),
  fields: z.array(fieldShape),
});

export const methodShape = z.object({
  name: z.enum(PAYMENT_METHODS),
  /** Value of `payment_method`; the same as the name. */
  value: z.enum(PAYMENT_METHODS),
  active: z.boolean(),
  label: z.string(),
  deposit: methodSideShape,
  withdrawal: methodSideShape,
  /** Crypto alone; empty for the others. */
  crypto_types: z.array(
    z.object({
      code: z.string(),
      asset: z.string(),
      network: z.string(),
      label: z.string(),
      wallet_regex: z.string(),
      needs_memo: z.boolean(),
    }),
  ),
});

export const depositRowShape = z.object({
  id: idIn(),
  amount: amountText,
  /** Reason for its end, as a code of ours; empty without a reason. */
  comment: z.string(),
  currency: z.string(),
  date: z.string(),
  /** Top-up label of specification 3, section 4: 0 Created, 1 Paid out, 2 Canceled, 3 by refund, 4 by error. */
  status: intIn(),
  status_name: z.enum(DEPOSIT_STATUS_NAMES),
  method: z.enum(PAYMENT_METHODS),
});

export const withdrawalRowShape = z.object({
  id: idIn(),
  create_date: z.string(),
  amount: amountText,
  currency: z.string(),
  /** 0 Created, 1 During, 2 Completed, 3 Blocked, 4 Decline. */
  status: intIn(),
  status_name: z.enum(WITHDRAWAL_STATUS_NAMES),
  player_id: idIn(),
  comment: z.string(),
  method: z.enum(PAYMENT_METHODS),
  /** True while the player may still take it back. */
  can_cancel: z.boolean(),
});

export const paymentRowShape = z.object({
  id: idIn(),
  type: z.enum(['deposit', 'withdrawal']),
  amount: amountText,
  currency: z.string(),
  date: z.string(),
  /** 0 During, 1 Decline, 2 Completed. */
  status: intIn(),
  /** State in our words: `blocked` is in review. */
  status_name: z.enum(DEPOSIT_STATUS_NAMES),
  comment: z.string(),
  method: z.enum(PAYMENT_METHODS),
});

/** Rows per page; a longer page is cut. */
export const PAYMENTS_PAGE_SIZE = 20;
export const PAYMENTS_PAGE_SIZE_MAX = 100;

export type PaymentMethodRow = z.output<typeof methodShape>;
export type DepositRow = z.output<typeof depositRowShape>;
export type WithdrawalRow = z.output<typeof withdrawalRowShape>;
export type PaymentRow = z.output<typeof paymentRowShape>;
export type PaymentLimit = z.output<typeof limitShape>;
