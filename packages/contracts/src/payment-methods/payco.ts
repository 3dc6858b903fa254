import { FIELDS, method } from './method.ts';

export const payco = method(
  'payco',
  { deposit: [FIELDS.fullName], withdrawal: [FIELDS.fullName, FIELDS.payCoId, FIELDS.payCoFullName] },
  { deposit: 'instant', withdrawal: 'hours' },
);
