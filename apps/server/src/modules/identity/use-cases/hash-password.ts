import { hash } from '@node-rs/argon2';
import { normalisePassword, type PasswordCost } from '../domain/password-cost.ts';
import type { PasswordHasher } from './identity-parts.ts';
import type { InTurn } from './take-turns.ts';

/** Hashes a password in its turn. */
export function createHashPassword(inTurn: InTurn, cost: PasswordCost): PasswordHasher['hash'] {
  return (password) => inTurn(() => hash(normalisePassword(password), cost));
}
