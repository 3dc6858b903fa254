import { parseInstant } from '@ordago/kernel';
import type { Locale } from '../locale.ts';
import { formatDate } from './dates.ts';
import { formatMoney, NO_BREAK_SPACE } from './money.ts';

/**
 * Readies the values of a refusal for its sentence. Their form says what they are (contracts, `ErrorParamKind`): money is
 * "120.50 USD", an instant is ISO 8601; odds, counts and words stay as they come. Without a zone (on the server, which
 * does not know the reader's) instants are written in UTC and say so.
 */
export function presentParams(
  params: Readonly<Record<string, unknown>>,
  locale: Locale,
  { timeZone }: { timeZone?: string } = {},
): Record<string, string | number> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, present(value, locale, timeZone)]));
}

function present(value: unknown, locale: Locale, timeZone: string | undefined): string | number {
  if (typeof value === 'number') return value;
  const text = String(value);
  const amount = /^(-?[0-9]+(?:\.[0-9]+)?) ([A-Z]{3,5})$/.exec(text);
  if (amount?.[1] && amount[2]) return formatMoney(amount[1], amount[2]);
  const at = parseInstant(text);
  if (at === null) return text;
  return timeZone
    ? formatDate(at, locale, { timeZone })
    : `${formatDate(at, locale, { timeZone: 'UTC' })}${NO_BREAK_SPACE}UTC`;
}
