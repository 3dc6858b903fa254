import {
  CRYPTO_TYPES,
  cryptoTypeOf,
  type FieldRefusal,
  type FieldRule,
  PAYMENT_METHOD_ROWS,
  type PaymentField,
  type PaymentMethodName,
} from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Select, TextField } from '@ordago/ui';
import { useState } from 'react';
import type { Direction, Draft } from './wallet-draft.ts';

export interface DetailFieldsProps {
  readonly method: PaymentMethodName;
  readonly direction: Direction;
  readonly details: Draft['details'];
  readonly faults: Partial<Record<PaymentField, FieldRefusal>>;
  /** Answer of the server about a field; overrides our own judgement. */
  readonly refused: { readonly field: string; readonly sentence: string } | null;
  readonly onChange: (details: Draft['details']) => void;
}

/** The rows that a method requires, in its order. A fault is shown once its field lost the focus. */
export function DetailFields({ method, direction, details, faults, refused, onChange }: DetailFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<PaymentField>>(new Set());
  const word = useFaultWord();
  const rules = PAYMENT_METHOD_ROWS[method][direction].filter((rule) => isAsked(rule, details));
  return rules.map((rule) => {
    const fault = left.has(rule.name) ? faults[rule.name] : undefined;
    return (
      <DetailField
        key={`${method}-${rule.name}`}
        rule={rule}
        value={details[rule.name] ?? ''}
        isGood={left.has(rule.name) && !fault && Boolean(details[rule.name]) && rule.kind !== 'text'}
        error={refused?.field === rule.name ? refused.sentence : fault && word(fault)}
        onLeave={() => setLeft(new Set([...left, rule.name]))}
        onChange={(value) => onChange({ ...details, [rule.name]: value })}
      />
    );
  });
}

interface DetailFieldProps {
  rule: FieldRule;
  value: string;
  isGood: boolean;
  error: string | undefined;
  onLeave: () => void;
  onChange: (value: string) => void;
}

function DetailField({ rule, value, isGood, error, onLeave, onChange }: DetailFieldProps) {
  const t = useT('player');
  const words = {
    label: t(`wallet.field.${FIELD_TEXTS[rule.name]}`),
    aside: rule.required || rule.name === 'memo' ? undefined : t('wallet.optional'),
    error,
  };
  if (rule.kind === 'choice') {
    return (
      <Select
        {...words}
        value={value}
        placeholder={t('wallet.chooseCrypto')}
        options={CRYPTO_TYPES.map(({ code, label, asset }) => ({ value: code, label: `${asset} · ${label}` }))}
        onBlur={onLeave}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      {...words}
      name={rule.name}
      autoComplete={rule.name === 'full_name' ? 'name' : 'off'}
      autoCapitalize={rule.kind === 'iban' ? 'characters' : undefined}
      inputMode={rule.kind === 'digits' ? 'numeric' : undefined}
      spellCheck={false}
      maxLength={rule.kind === 'iban' ? rule.lengthMax : undefined}
      validity={isGood ? 'valid' : 'neutral'}
      value={value}
      onBlur={onLeave}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A memo is asked for by the networks that need one. */
function isAsked(rule: FieldRule, details: Draft['details']): boolean {
  return rule.name !== 'memo' || (cryptoTypeOf(details.crypto_type ?? '')?.needsMemo ?? false);
}

/** Keys of `wallet.field`. */
const FIELD_TEXTS = {
  full_name: 'fullName',
  iban: 'iban',
  bank_name: 'bankName',
  pay_co_id: 'payCoId',
  pay_co_full_name: 'payCoFullName',
  tc_number: 'tcNumber',
  crypto_type: 'cryptoType',
  wallet_address: 'walletAddress',
  memo: 'memo',
} as const satisfies Record<PaymentField, string>;

function useFaultWord(): (fault: FieldRefusal) => string {
  const t = useT('common');
  const te = useT('errors');
  return (fault) => {
    switch (fault.name) {
      case 'payment-detail-missing':
        return t('form.required');
      case 'validation-failed':
        return t('form.invalid');
      default:
        return te(fault.name);
    }
  };
}
