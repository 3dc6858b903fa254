import { type BodyIn, meetsPasswordPolicy, type signUp } from '@ordago/contracts';
import { fullPhone, isPhoneLength } from '../../shared/phone-countries.ts';
import type { SiteSettings } from '../../shared/site-settings.ts';

/** Fields of a sign-up, as they are typed. */
export interface SignUpForm {
  readonly country: string;
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  readonly repeat: string;
  readonly email: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  readonly currency: string;
  readonly code: string;
  readonly isConfirmed: boolean;
}

export type SignUpField = Exclude<keyof SignUpForm, 'country' | 'isConfirmed'>;

/** Fields of the first step; the others belong to the second (semantics D16). */
export const FIRST_STEP: readonly SignUpField[] = ['phone', 'username', 'password', 'repeat'];
export const SECOND_STEP: readonly SignUpField[] = ['email', 'birthDate', 'currency', 'code'];

/** Reason why a field cannot be sent; `bad` is an invalid value, `young` a day of birth too close to today. */
export type FieldFault = 'required' | 'bad' | 'young';

/** Field that a refusal of the server is about; the other refusals are shown above the form. */
const REFUSED_FIELDS: Readonly<Record<string, SignUpField>> = {
  'phone-invalid': 'phone',
  'phone-taken': 'phone',
  'username-invalid': 'username',
  'username-taken': 'username',
  'password-policy': 'password',
  'password-breached': 'password',
  'email-invalid': 'email',
  'email-taken': 'email',
  'birth-date-invalid': 'birthDate',
  underage: 'birthDate',
  'currency-not-offered': 'currency',
  'sign-up-code-invalid': 'code',
};

export function fieldOfRefusal(refusal: string): SignUpField | null {
  return REFUSED_FIELDS[refusal] ?? null;
}

/**
 * Judges the form by the rules of specification 1, section 5: the fault of each field that has one. Age counts by UTC
 * date. `now` in ms since the epoch.
 */
export function judgeSignUp(
  form: SignUpForm,
  settings: SiteSettings,
  now: number,
): Partial<Record<SignUpField, FieldFault>> {
  const policy = settings.password_settings.player;
  const { min, max } = settings.username;
  const rules: readonly [SignUpField, boolean][] = [
    ['phone', isPhoneLength(form.country, form.phone) || /^\s*\+[\d\s()-]{7,}$/.test(form.phone)],
    ['username', new RegExp(`^[\\p{L}\\p{Nd}_]{${min},${max}}$`, 'u').test(form.username.trim())],
    ['password', meetsPasswordPolicy(form.password, policy)],
    ['repeat', form.repeat === form.password],
    ['email', /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(form.email.trim())],
    ['birthDate', isBirthDate(form.birthDate)],
    ['currency', settings.currencies.includes(form.currency)],
    ['code', form.code.trim() === '' || /^\w+$/.test(form.code.trim())],
  ];
  const faults: Partial<Record<SignUpField, FieldFault>> = {};
  for (const [field, isGood] of rules) {
    const isEmpty = form[field].trim() === '';
    if (field !== 'code' && isEmpty) faults[field] = 'required';
    else if (!isGood) faults[field] = 'bad';
  }
  const isYoung = form.birthDate > latestBirthDate(settings.adult_age, now);
  if (!faults.birthDate && isYoung) faults.birthDate = 'young';
  return faults;
}

/** The last day on which somebody can have been born to be of age: `YYYY-MM-DD`, by UTC date. */
export function latestBirthDate(years: number, now: number): string {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}

/** The request that the form makes. */
export function signUpBody(form: SignUpForm): BodyIn<typeof signUp> {
  return {
    phone: fullPhone(form.country, form.phone),
    username: form.username.trim(),
    password: form.password,
    email: form.email.trim(),
    birth_date: form.birthDate,
    currency: form.currency,
    promocode: form.code.trim() || null,
  };
}

function isBirthDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text > '1900-01-01';
}
