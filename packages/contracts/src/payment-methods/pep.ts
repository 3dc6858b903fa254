import { FIELDS, method, optional } from './method.ts';

/** IBAN and identity number are needed; the PayCo name of the older form is taken as an alias (semantics D39). */
export const pep = method(
  'pep',
  {
    deposit: [FIELDS.fullName],
    withdrawal: [FIELDS.fullName, FIELDS.iban, FIELDS.tcNumber, optional(FIELDS.payCoFullName)],
  },
  { deposit: 'instant', withdrawal: 'hours' },
);
