import type { Clock, Currency } from '@ordago/kernel';
import type { Audit } from '../../audit/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { Players } from '../../players/index.ts';
import type { AddressBounds } from '../domain/throttle.ts';
import type { AccountsRepository } from '../repository/accounts.repository.ts';
import type { SessionsRepository } from '../repository/sessions.repository.ts';
import type { Transact } from '../repository/transact.ts';
import type { SessionGuard } from './session-guard.ts';

/** Parts of the use-cases of identity. */
export interface IdentityParts {
  readonly accounts: AccountsRepository;
  readonly sessions: SessionsRepository;
  readonly transact: Transact;
  readonly guard: SessionGuard;
  readonly hasher: PasswordHasher;
  readonly players: Players;
  readonly audit: Audit;
  readonly ledger: Pick<Ledger, 'openPlayerWallets'>;
  readonly clock: Clock;
  readonly rules: IdentityRules;
  /** Seals the cookies by which devices are known again. */
  readonly deviceSecret: string;
}

/** Hashes and verifies passwords, a bounded number at once: 19 MiB each must not become the memory of the process. */
export interface PasswordHasher {
  /** The encoded hash, or `busy` when too many wait. */
  hash(password: string): Promise<string | 'busy'>;
  /** Takes the same time for an account that does not exist (`null`), which never matches. */
  verify(passwordHash: string | null, password: string): Promise<boolean | 'busy'>;
}

/** Rules about accounts of the site settings. */
export interface IdentityRules {
  /** Currencies that a sign-up may choose; the first is the default (specification 1, section 9). */
  readonly currencies: readonly Currency[];
  /** Returns true if a new password meets the policy that players are shown. */
  readonly meetsPlayerPolicy: (password: string) => boolean;
  /** Returns true for a password that the rules of staff take. */
  readonly meetsStaffPolicy: (password: string) => boolean;
  /** Shortest password of that policy, for the sentence of its refusal. */
  readonly passwordLengthMin: number;
  /** Least length of a password of staff, in characters. */
  readonly staffPasswordLengthMin: number;
  readonly perAddress: AddressBounds;
}
