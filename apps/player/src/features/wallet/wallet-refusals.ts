import { ApiError } from '@ordago/api-client';
import {
  checkPaymentFields,
  type FieldRefusal,
  PAYMENT_METHOD_ROWS,
  type PaymentField,
  type PaymentMethodName,
} from '@ordago/contracts';
import type { Direction, Draft } from './wallet-draft.ts';

/** Place of a refusal: the amount, one detail, or the form as a whole. */
export type FaultPlace = 'amount' | PaymentField | 'form';

const PLACES: Readonly<Record<string, FaultPlace>> = {
  'iban-invalid': 'iban',
  'identity-number-invalid': 'tc_number',
  'crypto-type-unknown': 'crypto_type',
  'wallet-address-invalid': 'wallet_address',
  'memo-required': 'memo',
  'limit-below-min': 'amount',
  'limit-above-max': 'amount',
  'withdrawal-below-minimum': 'amount',
  'insufficient-funds': 'amount',
  'amount-invalid': 'amount',
  'amount-too-precise': 'amount',
  'amount-out-of-range': 'amount',
};

/** The place of a failed call in the form. */
export function placeOfFailure(failure: unknown, fields: readonly string[]): FaultPlace | null {
  if (failure === null || failure === undefined) return null;
  if (!(failure instanceof ApiError)) return 'form';
  const named = failure.error.params.field;
  const place = PLACES[failure.refusal] ?? (typeof named === 'string' ? (named as PaymentField) : 'form');
  return place === 'amount' || fields.includes(place) ? place : 'form';
}

/** The first rule that each detail of a form breaks, by field (rules of `payment-methods`). */
export function judgeDetails(
  name: PaymentMethodName,
  direction: Direction,
  details: Draft['details'],
): Partial<Record<PaymentField, FieldRefusal>> {
  const method = PAYMENT_METHOD_ROWS[name];
  const faults: Partial<Record<PaymentField, FieldRefusal>> = {};
  for (const rule of method[direction]) {
    const fault = checkPaymentFields({ ...method, [direction]: [rule] }, direction, details);
    if (fault) faults[rule.name] = fault;
  }
  return faults;
}
