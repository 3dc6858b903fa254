import { assert, formatAmount, type Units } from '@ordago/kernel';

/** Keeps an amount and its currency on one line; also between thousands. */
export const NO_BREAK_SPACE = '\u00a0';
/** The typographic minus; a hyphen is too short beside figures. */
export const MINUS = '\u2212';

export interface MoneyFormat {
  /**
   * `cent`: two decimals, cut and never rounded up, so that no screen shows money that is not there; an amount below a
   * cent keeps its decimals. `exact`: every decimal the amount has. (Default: cent)
   */
  readonly precision?: 'cent' | 'exact';
  /** Puts a plus before a positive amount, as in a list of movements. (Default: false) */
  readonly signed?: boolean;
}

/**
 * Writes an amount the one way of the product: `12 480.50 MXN`, no-break spaces, point, U+2212 for minus.
 * Takes ledger units (1/100,000) as a bigint, or an exact decimal as text (wire amounts, crypto); never a float.
 */
export function formatMoney(amount: Units | string, currency: string, format: MoneyFormat = {}): string {
  return `${formatAmountText(amount, format)}${NO_BREAK_SPACE}${currency}`;
}

/** The amount alone, for a column whose head names the currency, or an input. */
export function formatAmountText(
  amount: Units | string,
  { precision = 'cent', signed = false }: MoneyFormat = {},
): string {
  const text = typeof amount === 'bigint' ? formatAmount(amount) : amount;
  const match = /^(-?)([0-9]+)(?:\.([0-9]+))?$/.exec(text);
  assert(match, `not an exact decimal: ${text}`);
  const [, minus = '', whole = '0', decimals = ''] = match;
  const isZero = /^0*$/.test(whole + decimals);
  const sign = isZero ? '' : minus ? MINUS : signed ? '+' : '';
  return `${sign}${groupThousands(whole)}.${shownDecimals(whole, decimals, precision)}`;
}

/** Groups the digits of a whole number by no-break spaces, from 1 000 on. */
export function groupThousands(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
}

function shownDecimals(whole: string, decimals: string, precision: 'cent' | 'exact'): string {
  const exact = decimals.replace(/0+$/, '').padEnd(2, '0');
  const cents = decimals.slice(0, 2).padEnd(2, '0');
  const isBelowCent = /^0*$/.test(whole + cents) && /[1-9]/.test(exact);
  return precision === 'exact' || isBelowCent ? exact : cents;
}
