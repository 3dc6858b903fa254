import * as z from 'zod';
import { idText, shownText } from '../fields.ts';

/** Selections of one bet. */
const LEGS_MAX = 30;

/** Decimal odds as text: `1.95`, `12.50`. No price ever travels as a double. */
export const priceText = z.string().regex(/^[1-9]\d{0,4}\.\d{2,3}$/);

/** The fields of one selection, under the names that a sportsbook gives them: what was bet on, and at which price. */
export function legShape<const Names extends LegNames>(names: Names) {
  const { event, title, market, outcome, odds } = names;
  return z
    .object({ [event]: idText, [title]: shownText, [market]: shownText, [outcome]: shownText, [odds]: priceText })
    .transform((row): SlipLeg => {
      const read = row as Readonly<Record<string, string>>;
      const text = (name: string) => read[name] ?? '';
      return { event: text(event), title: text(title), market: text(market), outcome: text(outcome), odds: text(odds) };
    });
}

/** Names of a selection's fields on one wire. */
export type LegNames = Readonly<Record<keyof SlipLeg, string>>;

/** One selection of a sportsbook's bet, in our words. */
export interface SlipLeg {
  /** The sportsbook's own id of the event. */
  readonly event: string;
  /** Name of the event: `Málaga - Athletic`. */
  readonly title: string;
  readonly market: string;
  readonly outcome: string;
  /** Decimal text. */
  readonly odds: string;
}

/** The selections of a bet: one of a single, several of an express; no event twice. */
export function slipOf<const Names extends LegNames>(names: Names) {
  return z
    .array(legShape(names))
    .min(1)
    .max(LEGS_MAX)
    .refine((legs) => new Set(legs.map(({ event }) => event)).size === legs.length, 'an event is in a slip once');
}
