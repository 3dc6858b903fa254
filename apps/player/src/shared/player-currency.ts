/** Countries whose people pay in the currency of that name; those of the euro are listed apart. */
const OWN: Readonly<Record<string, string>> = {
  MX: 'MXN',
  AR: 'ARS',
  BO: 'BOB',
  BR: 'BRL',
  CL: 'CLP',
  CO: 'COP',
  CR: 'CRC',
  CU: 'CUP',
  DO: 'DOP',
  GT: 'GTQ',
  HN: 'HNL',
  NI: 'NIO',
  PE: 'PEN',
  PY: 'PYG',
  UY: 'UYU',
  VE: 'VES',
  AO: 'AOA',
  MZ: 'MZN',
  CV: 'CVE',
  TR: 'TRY',
  CA: 'CAD',
  GB: 'GBP',
  CH: 'CHF',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
};
const OF_EURO = ['ES', 'PT', 'IE', 'DE', 'AT', 'FR', 'BE', 'NL', 'IT', 'GR', 'FI', 'BG'];
/** Currencies that people anywhere know, best first. */
const KNOWN_EVERYWHERE = ['USD', 'EUR'];
/** Currencies of one country alone. */
const LOCAL = new Set(Object.values(OWN));

/**
 * The currency to propose to somebody of a country among those that are offered: their own, else the dollar or the
 * euro, and one of another country only when there is nothing else. Null while none is offered.
 */
export function currencyOf(country: string, offered: readonly string[]): string | null {
  const own = OF_EURO.includes(country) ? 'EUR' : OWN[country];
  const wanted = own === undefined ? KNOWN_EVERYWHERE : [own, ...KNOWN_EVERYWHERE];
  const found = wanted.find((currency) => offered.includes(currency));
  return found ?? offered.find((currency) => !LOCAL.has(currency)) ?? offered[0] ?? null;
}
