import type { Currency, Instant, PlayerId, StaffId } from '@ordago/kernel';

/** A player of the site. Totals (deposits, stakes) are sums over the ledger and are not kept here. */
export interface Player {
  readonly id: PlayerId;
  readonly username: string;
  readonly email: string;
  /** E.164: `+525512345678`. */
  readonly phone: string;
  readonly currency: Currency;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 3166 code; null until it is known. */
  readonly country: string | null;
  readonly locale: PlayerLocale;
  readonly parentAgent: StaffId | null;
  readonly isPartner: boolean;
  /** The e-mail is verified (semantics D55). */
  readonly isVerified: boolean;
  readonly isBanned: boolean;
  readonly isCasinoBlocked: boolean;
  readonly createdAt: Instant;
}

export type PlayerLocale = 'es' | 'en' | 'pt';

/** Data of a new player's row: normalised, judged, not yet known to be unique. */
export interface NewPlayer {
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneCountry: string | null;
  readonly currency: Currency;
  readonly birthDate: string;
  readonly locale: PlayerLocale;
  readonly signUpCode: string | null;
  readonly parentAgent: StaffId | null;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Reason why a new player cannot be stored: another one has that already. */
export type Taken = 'username-taken' | 'email-taken' | 'phone-taken';
