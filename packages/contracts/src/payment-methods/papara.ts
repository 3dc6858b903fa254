import { FIELDS, method } from './method.ts';

export const papara = method(
  'papara',
  { deposit: [FIELDS.fullName], withdrawal: [FIELDS.fullName, FIELDS.iban] },
  { deposit: 'instant', withdrawal: 'hours' },
);
