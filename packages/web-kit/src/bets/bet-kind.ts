import { useT } from '@ordago/i18n/react';
import { type EachWayLeg, isEachWay } from './each-way.ts';

/** Facts that name the kind of a bet, as the lists of bets have them on the wire. */
export interface KindOfBet {
  /** `single`, `express` or `system`; by the number of legs where a list does not state it. */
  readonly kind?: string;
  /** None where its sportsbook does not list them. */
  readonly legs: readonly EachWayLeg[];
  /** By the legs where a list does not state it. */
  readonly is_each_way?: boolean;
  /** True if an event of it was in play when it was placed; null where its sportsbook does not state it. */
  readonly is_live?: boolean | null;
}

/**
 * Names the kind of a placed bet, that it is each way and that it was placed in play: "Simple", "Combinada de 3 · en
 * vivo". A name of its system, where the site knows it, takes the place of the plain word.
 */
export function useBetKind(): (bet: KindOfBet, system?: string | null) => string {
  const t = useT('common');
  return ({ kind, legs, is_each_way: eachWay = isEachWay(legs), is_live: isLive }, system = null) => {
    const count = legs.length;
    const plain = system ?? t('betKind.plain', { kind: kind ?? (count === 1 ? 'single' : 'express'), count });
    const named = eachWay ? t('betKind.eachWay', { kind: plain }) : plain;
    return isLive ? t('betKind.live', { kind: named }) : named;
  };
}
