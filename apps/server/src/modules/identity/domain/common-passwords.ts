import lines from './data/common-passwords.json' with { type: 'json' };

/**
 * The 10,000 most frequent passwords of leaked lists that are long enough for the policy, in lower case, from the frequency list
 * that the package zxcvbn 4.4.2 (MIT) has under `passwords`. Read once, at the start.
 */
const COMMON: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')));

/** Returns true for a password that guessers try first, in whatever case, with blanks around it or in wide letters. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.normalize('NFKC').trim().toLowerCase());
}
