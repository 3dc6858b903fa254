import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GENERATED_LENGTH,
  generatePassword,
  meetsPasswordPolicy,
  type PasswordPolicy,
  passwordLacks,
} from './password-policy.ts';

const POLICY: PasswordPolicy = {
  active: true,
  min_length: 8,
  digits: { amount: 1 },
  letters: { amount: 3, uppercase: 1, lowercase: 1 },
  special_characters: { amount: 1 },
};

const amount = fc.integer({ min: 0, max: 12 });
const anyPolicy = fc.record({
  active: fc.boolean(),
  min_length: fc.integer({ min: 0, max: 64 }),
  digits: fc.record({ amount }),
  letters: fc.record({ amount, uppercase: amount, lowercase: amount }),
  special_characters: fc.record({ amount }),
});

describe('the password policy', () => {
  it.each([
    ['Ordago-2026', []],
    ['Or-2026', ['length', 'letters']],
    ['ordago-2026', ['uppercase']],
    ['ORDAGO-2026', ['lowercase']],
    ['Ordago-here', ['digits']],
    ['Ordago2026', ['special']],
    ['Contraseña-1', []],
    ['', ['length', 'digits', 'letters', 'uppercase', 'lowercase', 'special']],
  ])('finds what %j lacks', (password, lacks) => {
    expect(passwordLacks(password, POLICY).map(({ what }) => what)).toEqual(lacks);
  });

  it('lets everything pass while it is inactive', () => {
    expect(meetsPasswordPolicy('', { ...POLICY, active: false })).toBe(true);
  });

  it('never refuses what it generates itself', () => {
    fc.assert(
      fc.property(anyPolicy, (policy) => {
        const password = generatePassword(policy);
        expect(meetsPasswordPolicy(password, policy)).toBe(true);
        expect(password.length).toBeGreaterThanOrEqual(GENERATED_LENGTH);
      }),
      { numRuns: 2_000 },
    );
  });

  it('generates another password each time', () => {
    const made = new Set(Array.from({ length: 200 }, () => generatePassword(POLICY)));
    expect(made.size).toBe(200);
  });
});
