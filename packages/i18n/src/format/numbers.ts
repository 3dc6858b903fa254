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

/**
 * Writes a return to player from hundredths of a percent, always with both decimals: `97.30 %`; of the worst and of the
 * best choice where they differ: `89.90–93.00 %`.
 */
export function formatReturn(min: number, max: number, locale: Locale): string {
  const [least, most] = [min, max].map((basisPoints) => (basisPoints / 100).toFixed(2));
  return `${min === max ? least : `${least}–${most}`}${locale === 'es' ? NO_BREAK_SPACE : ''}%`;
}
