import type { Bet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { formatAmount, parseAmount } from '@ordago/kernel';
import { eachWayMean, isEachWay } from '@ordago/web-kit/bets';
import { Fragment } from 'react';
import { RulesLink } from '../../shared/addresses/rules-link.tsx';
import { soldValue } from './bets-totals.ts';
import './calculation.css';

/**
 * The payout as a multiplication: stake, the factor of each leg, what was paid; of a system the mean of its
 * combinations. Of a bet that was sold in part, the rest is multiplied; one that was sold whole shows its price. A free
 * bet keeps its stake, and a void one is shown as given back.
 */
export function Calculation({ bet, payout }: { bet: Bet; payout: string }) {
  const t = useT('sportsbook');
  if (bet.status === 'cashed-out') {
    return <p className="calculation">{t('cashOut.sale.total', { amount: formatMoney(payout, bet.currency) })}</p>;
  }
  if (bet.status === 'void' && bet.paid_with === 'free-bet') {
    return <p className="calculation">{t('freeBets.void')}</p>;
  }
  const settled = (parseAmount(payout, { decimalsMax: 5 }) ?? 0n) - soldValue(bet);
  return (
    <p className="calculation tabular">
      <span className="sr-only">{t('bets.calculation')}</span>
      <MoneyText amount={bet.rest_stake} currency={bet.currency} />
      {bet.system !== null && ` × ${t('bets.meanOf', { count: bet.system.combinations })}`}
      {isEachWay(bet.legs) && ` × ${eachWayMean(bet.legs)}`}
      {(bet.system === null && !isEachWay(bet.legs) ? bet.legs : []).map((leg) => (
        <Fragment key={leg.selection}>
          {' × '}
          {/* A lost leg decides the bet; the others may still be open. */}
          <span className={leg.status === 'won' ? undefined : 'font-semibold text-text'}>{leg.factor ?? '…'}</span>
        </Fragment>
      ))}
      {!bet.is_stake_returned && settled > 0n && (
        <>
          {' − '}
          <MoneyText amount={bet.rest_stake} currency={bet.currency} />
        </>
      )}
      {' = '}
      <strong>
        <MoneyText amount={formatAmount(settled)} currency={bet.currency} />
      </strong>{' '}
      <RulesLink section={ruleOf(bet)}>{t('rules.payout')}</RulesLink>
    </p>
  );
}

/** Notion that explains the multiplication: what its combinations, or its returned legs, do to it, else how it is rounded. */
function ruleOf({ system, legs }: Bet): 'systems' | 'void-legs' | 'rounding' {
  if (system !== null) return 'systems';
  return legs.length > 1 && legs.some(({ status }) => status === 'void') ? 'void-legs' : 'rounding';
}
