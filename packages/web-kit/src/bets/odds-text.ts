import { formatOddsAs, type OddsFormat } from '@ordago/i18n';
import { parseOdds } from '@ordago/kernel';

/** Decimal odds of the wire in the reader's format; beyond the longest price that a format can write, as they came. */
export function oddsTextAs(text: string, format: OddsFormat): string {
  const odds = parseOdds(text);
  return odds === null ? text : formatOddsAs(odds, format);
}
