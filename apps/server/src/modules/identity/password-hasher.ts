import { availableParallelism } from 'node:os';
import { PASSWORD_COST, type PasswordCost } from './domain/password-cost.ts';
import { createHashPassword } from './use-cases/hash-password.ts';
import type { PasswordHasher } from './use-cases/identity-parts.ts';
import { createTurns } from './use-cases/take-turns.ts';
import { createVerifyPassword } from './use-cases/verify-password.ts';

export interface HasherOptions {
  /** (Default: the number of cores) */
  readonly atOnce?: number;
  /** Most requests that may wait; those beyond are refused as too busy. (Default: 64) */
  readonly waitingMax?: number;
  /** (Default: that of a product; tests that hash by the hundred take less) */
  readonly cost?: PasswordCost;
}

/** Creates what hashes and verifies passwords: both take their turns in one queue. */
export function createPasswordHasher({
  atOnce = availableParallelism(),
  waitingMax = 64,
  cost = PASSWORD_COST,
}: HasherOptions = {}): PasswordHasher {
  const inTurn = createTurns({ atOnce, waitingMax });
  return { hash: createHashPassword(inTurn, cost), verify: createVerifyPassword(inTurn, cost) };
}
