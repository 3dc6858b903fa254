/** Public API of identity: accounts, sessions and their proofs. `docs/modules/identity.md` is its manual. */
export { createIdentity, type Identity, type IdentityOptions } from './identity.ts';
export type { DepositTotals } from './ports/deposit-totals.ts';
export type { StaffMember } from './repository/accounts.repository.ts';
export type { IdentityRules } from './use-cases/identity-parts.ts';
