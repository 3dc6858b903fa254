import { type Refusal, refuse } from '@ordago/kernel';
import { cryptoTypeOf } from './crypto-types.ts';
import type { FieldRule, PaymentDirection, PaymentField, PaymentMethod } from './method.ts';

export type PaymentFieldValues = Readonly<Partial<Record<PaymentField, string>>>;

export type FieldRefusal = Refusal<
  | 'payment-detail-missing'
  | 'validation-failed'
  | 'iban-invalid'
  | 'identity-number-invalid'
  | 'crypto-type-unknown'
  | 'wallet-address-invalid'
  | 'memo-required'
>;

/**
 * Judges a form's details by the rules of its method: the first fault, or null when all is well. Form and checksums of
 * IBANs and addresses are judged again, more deeply, by the server's methods.
 * @refuses payment-detail-missing, validation-failed, iban-invalid, identity-number-invalid, crypto-type-unknown,
 * wallet-address-invalid, memo-required
 */
export function checkPaymentFields(
  method: PaymentMethod,
  direction: PaymentDirection,
  values: PaymentFieldValues,
): FieldRefusal | null {
  for (const rule of method[direction]) {
    const refusal = checkField(rule, (values[rule.name] ?? '').trim(), values);
    if (refusal) return refusal;
  }
  return null;
}

function checkField(rule: FieldRule, value: string, values: PaymentFieldValues): FieldRefusal | null {
  if (value === '') return checkAbsent(rule, values);
  switch (rule.kind) {
    case 'choice':
      return cryptoTypeOf(value) ? null : refuse('crypto-type-unknown');
    case 'address':
      return new RegExp(cryptoTypeOf(values.crypto_type ?? '')?.walletRegex ?? '^$').test(value)
        ? null
        : refuse('wallet-address-invalid');
    case 'iban':
      return /^[A-Za-z]{2}[0-9]{2}[ 0-9A-Za-z]{11,38}$/.test(value) ? null : refuse('iban-invalid');
    case 'digits':
      return checkLength(rule, value) ?? (/^[0-9]+$/.test(value) ? null : badField(rule));
    case 'text':
      return checkLength(rule, value);
  }
}

function checkAbsent(rule: FieldRule, values: PaymentFieldValues): FieldRefusal | null {
  if (rule.name === 'memo' && cryptoTypeOf(values.crypto_type ?? '')?.needsMemo) return refuse('memo-required');
  return rule.required ? refuse('payment-detail-missing', { field: rule.name }) : null;
}

function checkLength(rule: FieldRule, value: string): FieldRefusal | null {
  return value.length >= rule.lengthMin && value.length <= rule.lengthMax ? null : badField(rule);
}

function badField(rule: FieldRule): FieldRefusal {
  return rule.name === 'tc_number'
    ? refuse('identity-number-invalid')
    : refuse('validation-failed', { field: rule.name });
}
