import { refuse } from '@ordago/kernel';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { PaymentMethodRules } from '../../../modules/payments/ports/payment-gateway.ts';

/** Paid out to an account of the player's bank: the IBAN must hold its length and check digits. */
export const paparaRules: PaymentMethodRules = {
  name: 'papara',
  checkPayee: ({ iban = '' }) => {
    const compact = electronicFormatIBAN(iban);
    return compact !== null && isValidIBAN(compact) ? { iban: compact } : refuse('iban-invalid');
  },
};
