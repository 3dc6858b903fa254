import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { formatAmount, parseAmount } from '@ordago/kernel';

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
