/** Memory in KiB, passes and lanes of argon2id. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** argon2id as OWASP's first choice: 19 MiB, two passes, one lane (reliability 3.1). */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns one form of a password: typed on another keyboard it is the same (NIST SP 800-63B, 5.1.1.2). */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}
