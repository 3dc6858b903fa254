/** A country whose numbers we read: code and the lengths of a national number (semantics D17). */
export interface PhoneCountry {
  /** ISO 3166: `MX`. */
  readonly country: string;
  /** `+52` */
  readonly code: string;
  readonly lengthMin: number;
  readonly lengthMax: number;
}

/** Number of digits in most countries; a country that differs has its own. */
const LENGTH = 10;

/** Countries of the phone field, those of our languages first. The server judges by the whole numbering plan. */
export const PHONE_COUNTRIES: readonly PhoneCountry[] = [
  row('MX', 52),
  row('AR', 54, 10, 11),
  row('BO', 591, 8),
  row('BR', 55, 10, 11),
  row('CL', 56, 9),
  row('CO', 57),
  row('CR', 506, 8),
  row('CU', 53, 8),
  row('DO', 1),
  row('EC', 593, 8, 9),
  row('SV', 503, 8),
  row('ES', 34, 9),
  row('GT', 502, 8),
  row('HN', 504, 8),
  row('NI', 505, 8),
  row('PA', 507, 7, 8),
  row('PE', 51, 8, 9),
  row('PY', 595, 9),
  row('PR', 1),
  row('PT', 351, 9),
  row('UY', 598, 8),
  row('VE', 58),
  row('AO', 244, 9),
  row('MZ', 258, 9),
  row('CV', 238, 7),
  row('TR', 90),
  row('US', 1),
  row('CA', 1),
  row('GB', 44),
  row('IE', 353, 9),
  row('DE', 49, 7, 11),
  row('AT', 43, 7, 11),
  row('CH', 41, 9),
  row('FR', 33, 9),
  row('BE', 32, 8, 9),
  row('NL', 31, 9),
  row('IT', 39, 9, 11),
  row('PL', 48, 9),
  row('RO', 40, 9),
  row('BG', 359, 8, 9),
  row('GR', 30),
  row('SE', 46, 7, 9),
  row('NO', 47, 8),
  row('DK', 45, 8),
  row('FI', 358, 6, 10),
];

/** The country a phone field starts with: the one of the browser's language, else the largest of that language. */
export function startCountry(tag: string): string {
  const [language = '', region = ''] = tag.split('-');
  const known = PHONE_COUNTRIES.find(({ country }) => country === region.toUpperCase());
  return known?.country ?? { pt: 'BR', en: 'US', tr: 'TR' }[language.toLowerCase()] ?? 'MX';
}

/** The country of the reader's browser. */
export function countryOfReader(): string {
  return startCountry(navigator.language ?? '');
}

/** Digits alone, as typed with spaces, brackets or hyphens (specification 1, section 5). */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** Returns true if a national number has a length that its country knows. */
export function isPhoneLength(country: string, typed: string): boolean {
  const plan = PHONE_COUNTRIES.find((known) => known.country === country);
  const { length } = phoneDigits(typed);
  return plan !== undefined && length >= plan.lengthMin && length <= plan.lengthMax;
}

/** Code and number as the server reads them: `+525512345678`. A pasted international number keeps its own code. */
export function fullPhone(country: string, typed: string): string {
  if (typed.trim().startsWith('+')) return `+${phoneDigits(typed)}`;
  const plan = PHONE_COUNTRIES.find((known) => known.country === country);
  return `${plan?.code ?? ''}${phoneDigits(typed)}`;
}

function row(country: string, code: number, lengthMin = LENGTH, lengthMax = lengthMin): PhoneCountry {
  return { country, code: `+${code}`, lengthMin, lengthMax };
}
