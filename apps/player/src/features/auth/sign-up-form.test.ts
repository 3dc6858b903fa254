import { describe, expect, it } from 'vitest';
import type { SiteSettings } from '../../shared/site-settings.ts';
import { judgeSignUp, type SignUpForm, signUpBody } from './sign-up-form.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const settings = {
  currencies: ['TRY', 'USD'],
  adult_age: 18,
  username: { min: 3, max: 14 },
  password_settings: {
    player: {
      active: true,
      min_length: 8,
      digits: { amount: 1 },
      letters: { amount: 2, uppercase: 1, lowercase: 1 },
      special_characters: { amount: 0 },
    },
  },
} as unknown as SiteSettings;

const good: SignUpForm = {
  country: 'ES',
  phone: '612 345 678',
  username: 'marisol_vega',
  password: 'Abcdefg1',
  repeat: 'Abcdefg1',
  email: 'mar@example.org',
  birthDate: '1990-05-17',
  currency: 'USD',
  code: '',
  isConfirmed: true,
};

describe('judgeSignUp', () => {
  it('finds nothing wrong with a good form', () => {
    expect(judgeSignUp(good, settings, NOW)).toEqual({});
  });

  it.each([
    ['a phone that is too short for its country', { phone: '61234567' }, { phone: 'bad' }],
    ['an international number of another country', { phone: '+52 55 1234 5678' }, {}],
    ['a username with a space', { username: 'a b c' }, { username: 'bad' }],
    ['a username that is too long', { username: 'x'.repeat(15) }, { username: 'bad' }],
    ['a password without a capital', { password: 'abcdefg1', repeat: 'abcdefg1' }, { password: 'bad' }],
    ['a repetition that differs', { repeat: 'Abcdefg2' }, { repeat: 'bad' }],
    ['an address without a domain', { email: 'mar@' }, { email: 'bad' }],
    ['somebody who turns 18 tomorrow', { birthDate: '2008-11-22' }, { birthDate: 'young' }],
    ['a day that no calendar has', { birthDate: '31/02/1990' }, { birthDate: 'bad' }],
    ['somebody older than anybody', { birthDate: '1899-05-17' }, { birthDate: 'bad' }],
    ['somebody who turned 18 today', { birthDate: '2008-11-21' }, {}],
    ['a code with a space', { code: 'A B' }, { code: 'bad' }],
    ['nothing in a needed field', { email: ' ' }, { email: 'required' }],
  ] satisfies [string, Partial<SignUpForm>, object][])('judges %s', (_name, changes, faults) => {
    expect(judgeSignUp({ ...good, ...changes }, settings, NOW)).toEqual(faults);
  });

  it('sends code and number as one, and no repetition', () => {
    const body = signUpBody(good);
    expect(body).toMatchObject({ phone: '+34612345678', birth_date: '1990-05-17', promocode: null });
    expect(body).not.toHaveProperty('repeat');
  });
});
