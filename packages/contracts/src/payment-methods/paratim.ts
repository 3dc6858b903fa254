import { FIELDS, method } from './method.ts';

export const paratim = method(
  'paratim',
  { deposit: [FIELDS.fullName], withdrawal: [FIELDS.fullName, FIELDS.iban] },
  { deposit: 'instant', withdrawal: 'hours' },
);
