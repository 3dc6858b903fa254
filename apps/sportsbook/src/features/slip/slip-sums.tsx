import { MoneyText, OddsText, useT } from '@ordago/i18n/react';
import { kindOf } from '../../shared/slip/slip.ts';
import { slipTotals, totalOdds } from '../../shared/slip/slip-maths.ts';
import type { SlipView } from './use-slip-view.ts';

/** Odds, what is staked in all, and what comes back when every selection wins. */
export function SlipSums({ view: { slip, account } }: { view: SlipView }) {
  const t = useT('sportsbook');
  const { count, stake, payout } = slipTotals(slip);
  const isExpress = kindOf(slip) === 'express';
  const isSplit = !isExpress && slip.legs.length > 1;
  return (
    <dl className="sums">
      {!isSplit && (
        <div>
          <dt>{t(isExpress ? 'slip.totalOdds' : 'slip.odds')}</dt>
          <dd>
            <OddsText odds={totalOdds(slip.legs)} />
          </dd>
        </div>
      )}
      {isSplit && (
        <div>
          <dt>{t('slip.singles', { count })}</dt>
          <dd>{account && <MoneyText amount={stake} currency={account.currency} />}</dd>
        </div>
      )}
      <div className="sums-payout">
        <dt>{t('slip.potentialPayout')}</dt>
        <dd>{account ? <MoneyText amount={payout} currency={account.currency} /> : '–'}</dd>
      </div>
    </dl>
  );
}
