import { FIELDS, method, optional } from './method.ts';

/** A withdrawal names its address and, where the network needs one, its memo (semantics D40). */
export const crypto = method(
  'crypto',
  {
    deposit: [FIELDS.fullName, FIELDS.cryptoType],
    withdrawal: [FIELDS.fullName, FIELDS.cryptoType, FIELDS.walletAddress, optional(FIELDS.memo)],
  },
  { deposit: 'confirmations', withdrawal: 'hours' },
);
