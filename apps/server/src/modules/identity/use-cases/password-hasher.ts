import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { newToken } from '../../../platform/ids/tokens.ts';

/** argon2id as OWASP's first choice: 19 MiB, two passes, one lane (reliability 3.1). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and verifies passwords, a bounded number at once: 19 MiB each must not become the memory of the process. */
export interface PasswordHasher {
  /** The encoded hash, or `busy` when too many wait. */
  hash(password: string): Promise<string | 'busy'>;
  /** Takes the same time for an account that does not exist (`null`), which never matches. */
  verify(passwordHash: string | null, password: string): Promise<boolean | 'busy'>;
}

export interface HasherOptions {
  /** (Default: the number of cores) */
  readonly atOnce?: number;
  /** Those beyond are told that the operator is busy. (Default: 64) */
  readonly waitingMax?: number;
}

export function createPasswordHasher({
  atOnce = availableParallelism(),
  waitingMax = 64,
}: HasherOptions = {}): PasswordHasher {
  let running = 0;
  const waiting: Array<() => void> = [];
  const nobody = hash(newToken(), COST);

  async function inTurn<T>(work: () => Promise<T>): Promise<T | 'busy'> {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) return 'busy';
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place passes to the next in line, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(normalise(password), COST)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        const matches = await verify(passwordHash ?? (await nobody), normalise(password));
        return matches && passwordHash !== null;
      }),
  };
}

/** The same password typed on another keyboard is the same password (NIST SP 800-63B, 5.1.1.2). */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
