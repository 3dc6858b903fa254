import type { ErrorParamKind } from '@ordago/contracts';
import { parseInstant } from '@ordago/kernel';
import type { Locale } from '../locale.ts';
import { formatDate } from './dates.ts';
import { formatAmountText, formatMoney, NO_BREAK_SPACE } from './money.ts';

export interface PresentOptions {
  /**
   * The reader's zone; without it (on the server, which does not know it) instants are written in UTC and marked so.
   */
  readonly timeZone?: string;
  /** Kind of each value, by the row of the catalogue; distinguishes an amount without currency from a plain number. */
  readonly kinds?: Readonly<Record<string, ErrorParamKind>>;
}

/**
 * Readies the values of a refusal for its sentence. Money is "120.50 USD", or "120.50" with the currency in a value
 * `currency` beside it; an instant is ISO 8601; odds, counts and words stay as they come.
 */
export function presentParams(
  params: Readonly<Record<string, unknown>>,
  locale: Locale,
  { timeZone, kinds = {} }: PresentOptions = {},
): Record<string, string | number> {
  const currency = typeof params.currency === 'string' ? params.currency : null;
  const shown = Object.entries(params).map(([key, value]) => {
    if (typeof value === 'number') return [key, value];
    const text = String(value);
    const money = moneyOf(text, kinds[key] === 'money', currency);
    return [key, money ?? instantOf(text, locale, timeZone) ?? text];
  });
  return Object.fromEntries(shown);
}

function moneyOf(text: string, isMoney: boolean, currency: string | null): string | null {
  const [, amount, code] = /^(-?[0-9]+(?:\.[0-9]+)?)(?: ([A-Z]{3,5}))?$/.exec(text) ?? [];
  if (!amount || !(code || isMoney)) return null;
  const unit = code ?? currency;
  return unit ? formatMoney(amount, unit) : formatAmountText(amount);
}

function instantOf(text: string, locale: Locale, timeZone: string | undefined): string | null {
  const at = parseInstant(text);
  if (at === null) return null;
  if (timeZone) return formatDate(at, locale, { timeZone });
  return `${formatDate(at, locale, { timeZone: 'UTC' })}${NO_BREAK_SPACE}UTC`;
}
