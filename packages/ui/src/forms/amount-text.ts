/** Decimals a player may type; providers' 5 never reach a field (architecture 3.1). */
export const AMOUNT_DECIMALS = 2;
/** Digits before the point: amounts end below 10^10 (UNITS_MAX). */
const WHOLE_DIGITS_MAX = 11;
const NO_BREAK_SPACE = '\u00a0';

/**
 * Cleans typed or pasted text that must be an amount: digits, one point, at most `decimalsMax` decimals, no sign (rule
 * 8: numeric, absolute). A comma counts as the point when it is where decimals would be. Text in, text out: no number
 * is ever made of it.
 */
export function cleanAmountText(typed: string, decimalsMax: number = AMOUNT_DECIMALS): string {
  const kept = typed.replace(/[^0-9.,]/g, '');
  const at = decimalPoint(kept, decimalsMax);
  const wholeText = (at < 0 ? kept : kept.slice(0, at)).replace(/[.,]/g, '');
  const whole = wholeText.replace(/^0+(?=\d)/, '').slice(0, WHOLE_DIGITS_MAX);
  if (at < 0 || decimalsMax === 0) return whole;
  const decimals = kept
    .slice(at + 1)
    .replace(/[.,]/g, '')
    .slice(0, decimalsMax);
  return `${whole || '0'}.${decimals}`;
}

/** The amount in a field that is not being edited: thousands separated by a no-break space, two decimals. */
export function groupAmountText(amount: string, decimals: number = AMOUNT_DECIMALS): string {
  if (amount === '') return '';
  const [whole = '0', fraction = ''] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return decimals === 0 ? grouped : `${grouped}.${fraction.padEnd(decimals, '0')}`;
}

/** Pasted `1,234` is a thousand, `12,5` twelve and a half: the last mark is the point if few enough digits follow. */
function decimalPoint(text: string, decimalsMax: number): number {
  const point = text.lastIndexOf('.');
  if (point >= 0) return text.indexOf('.') === point ? point : -1;
  const comma = text.lastIndexOf(',');
  const isOnly = comma >= 0 && text.indexOf(',') === comma;
  return isOnly && text.length - comma - 1 <= decimalsMax ? comma : -1;
}
