import { crypto } from './crypto.ts';
import { havale } from './havale.ts';
import type { PaymentMethod, PaymentMethodName } from './method.ts';
import { papara } from './papara.ts';
import { paratim } from './paratim.ts';
import { payco } from './payco.ts';
import { pep } from './pep.ts';

export * from './check-fields.ts';
export * from './crypto-types.ts';
export {
  type FieldRule,
  PAYMENT_METHODS,
  type PaymentDirection,
  type PaymentField,
  type PaymentMethod,
  type PaymentMethodName,
} from './method.ts';

/** Every method with its forms, by name. */
export const PAYMENT_METHOD_ROWS: Readonly<Record<PaymentMethodName, PaymentMethod>> = {
  papara,
  crypto,
  havale,
  payco,
  pep,
  paratim,
};
