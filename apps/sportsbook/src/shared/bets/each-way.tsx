import type { BetLeg, EachWay } from '@ordago/contracts';
import { formatMoney, formatOddsAs } from '@ordago/i18n';
import { useOddsFormat, useT } from '@ordago/i18n/react';
import { formatAmount, parseAmount } from '@ordago/kernel';
import { priceOf } from '../slip/slip-maths.ts';

/** Returns true if bets are each way: every leg of such a bet does. */
export function isEachWay(bets: readonly { readonly legs: readonly Pick<BetLeg, 'each_way'>[] }[]): boolean {
  return bets.length > 0 && bets.every(({ legs }) => legs.every((leg) => leg.each_way !== undefined));
}

/** The terms of bets each way in the reader's words. */
export function useEachWayWords() {
  const t = useT('sportsbook');
  const format = useOddsFormat();
  return {
    /** `1/5 de la cuota, 3 lugares` */
    terms: ({ divisor, places }: EachWay) => t('eachWay.terms', { divisor, places }),
    /** The same with what the place half is paid at. */
    leg: ({ divisor, places, odds }: Pick<NonNullable<BetLeg['each_way']>, 'divisor' | 'places' | 'odds'>) =>
      t('eachWay.leg', { odds: formatOddsAs(priceOf(odds), format), divisor, places }),
  };
}

/** Stake of each half, to the last of its decimals: no half is rounded. */
export function EachWayHalves({ stake, currency }: { stake: string; currency: string }) {
  const t = useT('sportsbook');
  const half = formatMoney(halfOf(stake), currency, { precision: 'exact' });
  return (
    <>
      <div>
        <dt>{t('eachWay.win')}</dt>
        <dd>{half}</dd>
      </div>
      <div>
        <dt>{t('eachWay.place')}</dt>
        <dd>{half}</dd>
      </div>
    </>
  );
}

function halfOf(stake: string): string {
  return formatAmount((parseAmount(stake, { decimalsMax: 5 }) ?? 0n) / 2n);
}
