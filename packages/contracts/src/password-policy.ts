/** Requirements of a password, as the site settings publish it (specification 1, sections 3 and 5). */
export interface PasswordPolicy {
  /** A policy that exists but is inactive always passes. */
  readonly active: boolean;
  readonly min_length: number;
  readonly digits: { readonly amount: number };
  readonly letters: { readonly amount: number; readonly uppercase: number; readonly lowercase: number };
  readonly special_characters: { readonly amount: number };
}

/** One thing that a password lacks; `missing` is how many more of it are needed. */
export interface PasswordLack {
  readonly what: 'length' | 'digits' | 'letters' | 'uppercase' | 'lowercase' | 'special';
  readonly needed: number;
  readonly missing: number;
}

/** Characters that a generated password takes its special ones from. */
export const SPECIAL_CHARACTERS = '!#$%&*+-=?@_';

/** Length of a generated password where no active policy asks for more (specification 1, section 5). */
export const GENERATED_LENGTH = 8;

// Letters and digits that nobody mistakes for one another.
const UPPERCASE = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LOWERCASE = 'abcdefghijkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** Everything that a password lacks under a policy; empty when it passes. */
export function passwordLacks(password: string, policy: PasswordPolicy): PasswordLack[] {
  if (!policy.active) return [];
  const characters = [...password];
  const count = (pattern: RegExp) => characters.filter((character) => pattern.test(character)).length;
  const found = {
    length: characters.length,
    digits: count(/\p{Nd}/u),
    letters: count(/\p{L}/u),
    uppercase: count(/\p{Lu}/u),
    lowercase: count(/\p{Ll}/u),
    special: count(/[^\p{L}\p{Nd}\s]/u),
  };
  return Object.entries(neededBy(policy))
    .map(([what, needed]) => ({
      what: what as PasswordLack['what'],
      needed,
      missing: needed - found[what as 'length'],
    }))
    .filter(({ missing }) => missing > 0);
}

/** Returns true if a password passes a policy. */
export function meetsPasswordPolicy(password: string, policy: PasswordPolicy): boolean {
  return passwordLacks(password, policy).length === 0;
}

/**
 * Makes a random password that passes the policy.
 *
 * @param randomBelow a uniform whole number from 0 to `limit` - 1, from a cryptographic source. (Default: Web Crypto)
 */
export function generatePassword(policy: PasswordPolicy, randomBelow: (limit: number) => number = secureBelow): string {
  const needed = policy.active ? neededBy(policy) : null;
  const pick = (alphabet: string) => alphabet.charAt(randomBelow(alphabet.length));
  const picks = (alphabet: string, times: number) => Array.from({ length: Math.max(0, times) }, () => pick(alphabet));
  const characters = [
    ...picks(UPPERCASE, needed?.uppercase ?? 0),
    ...picks(LOWERCASE, needed?.lowercase ?? 0),
    ...picks(DIGITS, needed?.digits ?? 0),
    ...picks(SPECIAL_CHARACTERS, needed?.special ?? 0),
  ];
  const cased = (needed?.uppercase ?? 0) + (needed?.lowercase ?? 0);
  characters.push(...picks(LOWERCASE, (needed?.letters ?? 0) - cased));
  const length = Math.max(needed?.length ?? 0, GENERATED_LENGTH);
  characters.push(...picks(UPPERCASE + LOWERCASE + DIGITS, length - characters.length));
  return shuffle(characters, randomBelow).join('');
}

function neededBy(policy: PasswordPolicy): Record<PasswordLack['what'], number> {
  return {
    length: policy.min_length,
    digits: policy.digits.amount,
    letters: policy.letters.amount,
    uppercase: policy.letters.uppercase,
    lowercase: policy.letters.lowercase,
    special: policy.special_characters.amount,
  };
}

function shuffle(characters: readonly string[], randomBelow: (limit: number) => number): string[] {
  const shuffled = [...characters];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] ?? '', shuffled[last] ?? ''];
  }
  return shuffled;
}

/** Draws again instead of folding, so that no character is likelier than another. */
function secureBelow(limit: number): number {
  const ceiling = Math.floor(0x1_0000_0000 / limit) * limit;
  const draw = new Uint32Array(1);
  do crypto.getRandomValues(draw);
  while ((draw[0] ?? 0) >= ceiling);
  return (draw[0] ?? 0) % limit;
}
