import { formatMoney } from '@ordago/i18n';
import { MoneyText, OddsText, useT } from '@ordago/i18n/react';
import { combinationsOf, formatAmount, type Units } from '@ordago/kernel';
import { RulesLink } from '../../shared/addresses/rules-link.tsx';
import { eachWayStateOf } from '../../shared/slip/each-way.ts';
import { kindOf } from '../../shared/slip/slip.ts';
import { placedOdds, placedPayout, slipTotals, totalOdds } from '../../shared/slip/slip-maths.ts';
import { systemOf } from '../../shared/slip/system.ts';
import { useLimitText } from './use-limit-text.ts';
import { slipPayable } from './use-slip-bounds.ts';
import type { SlipView } from './use-slip-view.ts';
import '../../shared/bets/sums.css';

/** Odds, what is staked in all, and what comes back when every selection wins. */
export function SlipSums({ view }: { view: SlipView }) {
  const { priced: slip, account } = view;
  const t = useT('sportsbook');
  const { count, stake } = slipTotals(slip);
  const kind = kindOf(slip);
  const isSplit = kind === 'single' && slip.legs.length > 1;
  const system = kind === 'system' ? systemOf(slip) : null;
  const isEachWay = eachWayStateOf(slip).kind === 'on';
  const combinations = system === null ? 0 : combinationsOf(slip.legs.length, system);
  return (
    <dl className="sums">
      {system !== null && (
        <div>
          <dt>{t('slip.each', { count: combinations })}</dt>
          <dd>{account && <MoneyText amount={shareOf(stake, combinations)} currency={account.currency} />}</dd>
        </div>
      )}
      {!isSplit && isEachWay && <EachWayRows view={view} stake={stake} />}
      {!isSplit && system === null && !isEachWay && (
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
        <dd>{account ? <MoneyText amount={slipPayable(slip, view)} currency={account.currency} /> : '–'}</dd>
      </div>
      <CappedPayout view={view} />
    </dl>
  );
}

/** Note that a limit pays less than the odds come to, and how much; nothing where the payout is whole. */
function CappedPayout({ view }: { view: SlipView }) {
  const { priced: slip, account, bounds } = view;
  const t = useT('sportsbook');
  const limitText = useLimitText();
  const { payout } = slipTotals(slip);
  if (account === undefined || slipPayable(slip, view) >= payout) return null;
  const { currency } = account;
  const whole = formatMoney(formatAmount(payout), currency);
  const { name, max } = bounds?.binding ?? { name: 'payout-above-maximum', max: '' };
  const isNamed = bounds !== undefined && name !== 'stake-above-maximum';
  return (
    <div className="sums-note">
      <dt>{t('slip.capped', { amount: whole })}</dt>
      <dd>
        {isNamed && limitText({ name, max })} <RulesLink section="limits">{t('rules.limits')}</RulesLink>
      </dd>
    </div>
  );
}

/** Both halves with what they are paid at, and what comes back when all places and nothing wins. */
function EachWayRows({ view: { priced: slip, account }, stake }: { view: SlipView; stake: Units }) {
  const t = useT('sportsbook');
  const half =
    account && stake > 0n ? formatMoney(formatAmount(stake / 2n), account.currency, { precision: 'exact' }) : null;
  return (
    <>
      <div>
        <dt>{t('eachWay.win')}</dt>
        <dd>
          {half !== null && `${half} × `}
          <OddsText odds={totalOdds(slip.legs)} />
        </dd>
      </div>
      <div>
        <dt>{t('eachWay.place')}</dt>
        <dd>
          {half !== null && `${half} × `}
          <OddsText odds={placedOdds(slip.legs)} />
        </dd>
      </div>
      <div>
        <dt>{t('eachWay.onlyPlaced', { count: slip.legs.length })}</dt>
        <dd>{account ? <MoneyText amount={placedPayout(stake, slip.legs)} currency={account.currency} /> : '–'}</dd>
      </div>
    </>
  );
}

/** Stake of each combination, for display: cut to the cent, while the payout is counted from the whole stake. */
function shareOf(stake: Units, combinations: number): Units {
  const share = stake / BigInt(Math.max(combinations, 1));
  return share - (share % 1_000n);
}
