import { type Currency, type Instant, type Refusal, refuse } from '@ordago/kernel';
import { ADULT_AGE, isAdult, readBirthDate } from '../domain/age.ts';
import type { NewPlayer, PlayerLocale } from '../domain/player.ts';
import { readUsername, USERNAME_LENGTH_MAX, USERNAME_LENGTH_MIN, type Username } from '../domain/username.ts';
import { readPhone } from './read-phone.ts';

/** Data given at sign-up. Nothing else of a body ever reaches a player's row. */
export interface PlayerApplication {
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly currency: string;
  readonly birthDate: string;
  readonly code: string | null;
  readonly locale: PlayerLocale;
}

export type ApplicationRefusal = Refusal<
  | 'username-invalid'
  | 'email-invalid'
  | 'phone-invalid'
  | 'currency-not-offered'
  | 'birth-date-invalid'
  | 'underage'
  | 'sign-up-code-invalid'
>;

/** An application that may be stored if nobody has its name, e-mail and phone yet. */
export interface JudgedApplication {
  readonly name: Username;
  readonly player: NewPlayer;
}

/**
 * Judges an application (specification 1, section 5; semantics D16, D17, D55).
 *
 * @refuses username-invalid, email-invalid, phone-invalid, currency-not-offered, birth-date-invalid, underage,
 * sign-up-code-invalid
 */
export function judgeApplication(
  application: PlayerApplication,
  { currencies, now }: { currencies: readonly Currency[]; now: Instant },
): JudgedApplication | ApplicationRefusal {
  const name = readUsername(application.username);
  if (!name) return refuse('username-invalid', { min: USERNAME_LENGTH_MIN, max: USERNAME_LENGTH_MAX });
  const email = readEmail(application.email);
  if (!email) return refuse('email-invalid');
  const phone = readPhone(application.phone);
  if (!phone) return refuse('phone-invalid');
  const currency = currencies.find((offered) => offered === application.currency);
  if (!currency) return refuse('currency-not-offered');
  const birthDate = readBirthDate(application.birthDate, now);
  if (!birthDate) return refuse('birth-date-invalid');
  if (!isAdult(birthDate, now)) return refuse('underage', { age: ADULT_AGE });
  if (application.code !== null && !/^\w{1,40}$/.test(application.code)) return refuse('sign-up-code-invalid');
  const player: NewPlayer = {
    username: name.shown,
    email,
    phone: phone.e164,
    phoneCountry: phone.country,
    currency,
    birthDate,
    locale: application.locale,
    signUpCode: application.code,
    parentAgent: null,
  };
  return { name, player };
}

/** An e-mail address in the form that mail servers agree on; null when it is none. */
function readEmail(text: string): string | null {
  const email = text.normalize('NFKC').trim();
  const isAddress = email.length <= 254 && /^[^\s@<>"(),:;[\]\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(email);
  return isAddress ? email : null;
}
