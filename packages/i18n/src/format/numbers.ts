import type { Locale } from '../locale.ts';
import { groupThousands, MINUS, NO_BREAK_SPACE } from './money.ts';

/** Writes a whole number, grouped as money is: `12 480`. */
export function formatCount(value: number | bigint): string {
  const digits = String(typeof value === 'bigint' ? value : Math.trunc(value));
  return digits.startsWith('-') ? `${MINUS}${groupThousands(digits.slice(1))}` : groupThousands(digits);
}

/**
 * Writes a percentage from integer hundredths of a percent, the unit of every rate of the product: 1050 is `10.5 %` in
 * Spanish and `10.5%` in English and Portuguese.
 */
export function formatPercent(basisPoints: number, locale: Locale): string {
  const abs = Math.abs(Math.trunc(basisPoints));
  const decimals = String(abs % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const text = `${groupThousands(String(Math.trunc(abs / 100)))}${decimals ? `.${decimals}` : ''}`;
  return `${basisPoints < 0 && abs > 0 ? MINUS : ''}${text}${locale === 'es' ? NO_BREAK_SPACE : ''}%`;
}
