import type { BetLeg } from '@ordago/contracts';
import { useOddsFormat } from '@ordago/i18n/react';
import { oddsTextAs } from './odds-text.ts';
import { useSportsbookText } from './sportsbook-text.ts';

/** A leg each way on the wire: its terms, and both halves once it is settled. */
export type EachWayTerms = NonNullable<BetLeg['each_way']>;

/** A leg of a list of bets, as far as it tells whether its bet is each way. */
export interface EachWayLeg {
  readonly outcome: string;
  /** Absent of a bet to win, and where a list does not state it. */
  readonly each_way?: unknown;
}

/** Returns true if a bet of these legs is each way: every leg of such a bet is. */
export function isEachWay(legs: readonly EachWayLeg[]): boolean {
  return legs.length > 0 && legs.every((leg) => leg.each_way !== undefined);
}

/** Words on the terms of a bet each way; empty until the texts of the sportsbook have arrived. */
export function useEachWayWords() {
  const text = useSportsbookText();
  const format = useOddsFormat();
  return {
    /** `1/5 de la cuota, 3 lugares` */
    terms: ({ divisor, places }: Pick<EachWayTerms, 'divisor' | 'places'>) =>
      text('eachWay.terms', { divisor, places }),
    /** The same with what the place half is paid at. */
    leg: ({ divisor, places, odds }: Pick<EachWayTerms, 'divisor' | 'places' | 'odds'>) =>
      text('eachWay.leg', { odds: oddsTextAs(odds, format), divisor, places }),
  };
}
