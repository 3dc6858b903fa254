import { MoneyText, OddsText, useT } from '@ordago/i18n/react';
import { combinationsOf, type Units } from '@ordago/kernel';
import { kindOf } from '../../shared/slip/slip.ts';
import { slipTotals, totalOdds } from '../../shared/slip/slip-maths.ts';
import { systemOf } from '../../shared/slip/system.ts';
import type { SlipView } from './use-slip-view.ts';

/** Odds, what is staked in all, and what comes back when every selection wins. */
export function SlipSums({ view: { slip, account } }: { view: SlipView }) {
  const t = useT('sportsbook');
  const { count, stake, payout } = slipTotals(slip);
  const kind = kindOf(slip);
  const isSplit = kind === 'single' && slip.legs.length > 1;
  const system = kind === 'system' ? systemOf(slip) : null;
  const combinations = system === null ? 0 : combinationsOf(slip.legs.length, system);
  return (
    <dl className="sums">
      {system !== null && (
        <div>
          <dt>{t('slip.each', { count: combinations })}</dt>
          <dd>{account && <MoneyText amount={shareOf(stake, combinations)} currency={account.currency} />}</dd>
        </div>
      )}
      {!isSplit && system === null && (
        <div>
          <dt>{t(kind === 'express' ? 'slip.totalOdds' : 'slip.odds')}</dt>
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

/** What is on each combination, for the eye: cut to the cent, while the payout is counted from the whole stake. */
function shareOf(stake: Units, combinations: number): Units {
  const share = stake / BigInt(Math.max(combinations, 1));
  return share - (share % 1_000n);
}
