/** The payment methods of specification 1, section 9, in the order in which screens show them. */
export const PAYMENT_METHODS = ['papara', 'crypto', 'havale', 'payco', 'pep', 'paratim'] as const;
export type PaymentMethodName = (typeof PAYMENT_METHODS)[number];

export type PaymentDirection = 'deposit' | 'withdrawal';

/** Every field that a form of the wallet may ask for, by its name on the wire. Every form has the amount. */
export type PaymentField =
  | 'full_name'
  | 'iban'
  | 'bank_name'
  | 'pay_co_id'
  | 'pay_co_full_name'
  | 'tc_number'
  | 'crypto_type'
  | 'wallet_address'
  | 'memo';

/** One field of a form. Screens build their inputs from it, the server refuses by it. */
export interface FieldRule {
  readonly name: PaymentField;
  /** Control to show: `choice` offers `CRYPTO_TYPES`; `address` is judged by the pattern of the chosen type. */
  readonly kind: 'text' | 'iban' | 'digits' | 'choice' | 'address';
  readonly required: boolean;
  readonly lengthMin: number;
  readonly lengthMax: number;
  /** Text key of the label in the wallet's texts. */
  readonly label: string;
}

/** One payment method as data. The server sends at run time if it is switched on, and its limits. */
export interface PaymentMethod {
  readonly name: PaymentMethodName;
  /** Text key of the name that players read. */
  readonly label: string;
  readonly deposit: readonly FieldRule[];
  readonly withdrawal: readonly FieldRule[];
  /** Text keys of how long it takes. */
  readonly time: { readonly deposit: string; readonly withdrawal: string };
}

function field(name: PaymentField, kind: FieldRule['kind'], lengthMin: number, lengthMax: number): FieldRule {
  return {
    name,
    kind,
    required: true,
    lengthMin,
    lengthMax,
    label: `wallet.field.${name.replace(/_[a-z]/g, (gap) => gap.slice(1).toUpperCase())}`,
  };
}

/** The fields themselves; methods pick from them. Units: characters after trimming. */
export const FIELDS = {
  fullName: field('full_name', 'text', 2, 100),
  iban: field('iban', 'iban', 15, 42),
  bankName: field('bank_name', 'text', 2, 80),
  payCoId: field('pay_co_id', 'digits', 4, 20),
  payCoFullName: field('pay_co_full_name', 'text', 2, 100),
  tcNumber: field('tc_number', 'digits', 11, 11),
  cryptoType: field('crypto_type', 'choice', 2, 20),
  walletAddress: field('wallet_address', 'address', 20, 100),
  memo: field('memo', 'digits', 1, 10),
} as const;

export function optional(rule: FieldRule): FieldRule {
  return { ...rule, required: false };
}

export function method(
  name: PaymentMethodName,
  fields: Pick<PaymentMethod, 'deposit' | 'withdrawal'>,
  time: { deposit: 'instant' | 'minutes' | 'confirmations'; withdrawal: 'hours' | 'day' },
): PaymentMethod {
  return {
    name,
    label: `wallet.method.${name}`,
    ...fields,
    time: { deposit: `wallet.time.${time.deposit}`, withdrawal: `wallet.time.${time.withdrawal}` },
  };
}
