import { forPartners, OWN_READERS } from '../../platform/http/policy.ts';

/** A browser asks for its balance every five seconds, and a whole café may share one address. */
const POLLED = { max: 60_000, windowMs: 60_000 };

/** Signed-in players read their own data, whatever they are barred from (reliability 3.2). */
export const walletPolicies = forPartners({
  'wallet.read-balance': { allow: OWN_READERS, limit: POLLED },
  'wallet.read-wager-info': { allow: OWN_READERS, limit: POLLED },
  'wallet.list-transactions': { allow: OWN_READERS },
});
