import { OddsText } from '@ordago/i18n/react';
import { parseOdds } from '@ordago/kernel';

/** The odds of a whole bet in the player's format; beyond the longest price that a format can write, as they came. */
export function TotalOdds({ text }: { text: string }) {
  const price = parseOdds(text);
  return price === null ? <span className="tabular">{text}</span> : <OddsText odds={price} />;
}
