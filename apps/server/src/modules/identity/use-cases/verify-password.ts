import { hash, verify } from '@node-rs/argon2';
import { newToken } from '../../../platform/ids/tokens.ts';
import { normalisePassword, type PasswordCost } from '../domain/password-cost.ts';
import type { PasswordHasher } from './identity-parts.ts';
import type { InTurn } from './take-turns.ts';

/** Verifies a password in its turn. */
export function createVerifyPassword(inTurn: InTurn, cost: PasswordCost): PasswordHasher['verify'] {
  const nobody = hash(newToken(), cost);
  return (passwordHash, password) =>
    inTurn(async () => {
      const matches = await verify(passwordHash ?? (await nobody), normalisePassword(password));
      return matches && passwordHash !== null;
    });
}
