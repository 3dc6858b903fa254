import { FIELDS, method } from './method.ts';

export const havale = method(
  'havale',
  { deposit: [FIELDS.fullName], withdrawal: [FIELDS.fullName, FIELDS.iban, FIELDS.bankName] },
  { deposit: 'minutes', withdrawal: 'day' },
);
