import { availableParallelism } from 'node:os';
import { createHashPassword } from './use-cases/hash-password.ts';
import type { PasswordHasher } from './use-cases/identity-parts.ts';
import { createTurns } from './use-cases/take-turns.ts';
import { createVerifyPassword } from './use-cases/verify-password.ts';

export interface HasherOptions {
  /** (Default: the number of cores) */
  readonly atOnce?: number;
  /** Most requests that may wait; those beyond are refused as too busy. (Default: 64) */
  readonly waitingMax?: number;
}

/** Creates what hashes and verifies passwords: both take their turns in one queue. */
export function createPasswordHasher({
  atOnce = availableParallelism(),
  waitingMax = 64,
}: HasherOptions = {}): PasswordHasher {
  const inTurn = createTurns({ atOnce, waitingMax });
  return { hash: createHashPassword(inTurn), verify: createVerifyPassword(inTurn) };
}
