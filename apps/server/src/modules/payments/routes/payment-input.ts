import {
  checkPaymentFields,
  cryptoTypeOf,
  type FieldRefusal,
  IDEMPOTENCY_HEADER,
  idempotencyKey,
  PAYMENT_METHOD_ROWS,
  PAYMENT_METHODS,
  type PaymentDirection,
  type PaymentFieldValues,
} from '@ordago/contracts';
import { type Refusal, refuse } from '@ordago/kernel';
import type { PaymentDetails } from '../use-cases/parts.ts';

/** The parts of an init body that are details of the method. */
export interface DetailsBody {
  readonly payment_method: string;
  readonly full_name?: string;
  readonly iban?: string;
  readonly bank_name?: string;
  readonly pay_co_id?: string;
  readonly pay_co_full_name?: string;
  readonly tc_number?: string;
  readonly crypto_type?: string;
  readonly network?: string;
  readonly wallet_address?: string;
  readonly memo?: string;
}

/**
 * Returns the request's idempotency key from header or field, null without one. Refuses `validation-failed` for one we
 * cannot keep.
 */
export function idempotencyKeyOf(
  headers: Readonly<Record<string, string | undefined>>,
  field: string | undefined,
): string | null | Refusal<'validation-failed'> {
  const key = headers[IDEMPOTENCY_HEADER] ?? field;
  if (key === undefined) return null;
  return idempotencyKey.safeParse(key).success ? key : refuse('validation-failed', { field: IDEMPOTENCY_HEADER });
}

/** Reads the details of a form by the rules of its method, as contracts state them. */
export function detailsOf(
  direction: PaymentDirection,
  body: DetailsBody,
): PaymentDetails | FieldRefusal | Refusal<'method-not-available'> {
  const name = PAYMENT_METHODS.find((known) => known === body.payment_method);
  if (!name) return refuse('method-not-available', { method: body.payment_method.slice(0, 32) });
  const type = cryptoTypeOf(body.crypto_type ?? '', body.network);
  if (body.crypto_type !== undefined && name === 'crypto' && !type) return refuse('crypto-type-unknown');
  const values: PaymentFieldValues = { ...body, ...(type ? { crypto_type: type.code } : {}) };
  const refusal = checkPaymentFields(PAYMENT_METHOD_ROWS[name], direction, values);
  if (refusal) return refusal;
  const wanted = new Set<string>(PAYMENT_METHOD_ROWS[name][direction].map((rule) => rule.name));
  const pick = (field: keyof PaymentFieldValues) => (wanted.has(field) ? values[field] : undefined);
  return {
    fullName: body.full_name ?? '',
    iban: pick('iban'),
    bankName: pick('bank_name'),
    payCoId: pick('pay_co_id'),
    payCoFullName: pick('pay_co_full_name'),
    tcNumber: pick('tc_number'),
    cryptoType: pick('crypto_type'),
    walletAddress: pick('wallet_address'),
    memo: pick('memo'),
  };
}
