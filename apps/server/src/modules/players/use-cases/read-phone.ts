import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A phone number as we keep it. */
export interface Phone {
  /** E.164: `+525512345678`. */
  readonly e164: string;
  /** ISO 3166 code of its numbering plan; null where several countries share one. */
  readonly country: string | null;
}

/**
 * Reads country code and number, with or without `+`, spaces, brackets and hyphens. The length must be one that the
 * country's numbering plan knows (semantics D17). Null when it is no number.
 */
export function readPhone(text: string): Phone | null {
  const digits = text.normalize('NFKC').replaceAll(/[\s()+.-]/g, '');
  if (!/^[1-9]\d{6,14}$/.test(digits)) return null;
  const phone = parsePhoneNumberFromString(`+${digits}`);
  if (!phone?.isPossible()) return null;
  return { e164: phone.number, country: phone.country ?? null };
}
