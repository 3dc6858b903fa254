import type { Bet } from '@ordago/contracts';
import { MoneyText, useT } from '@ordago/i18n/react';
import { Fragment } from 'react';

/** The payout as a multiplication: stake, the factor of each leg, what was paid. */
export function Calculation({ bet, payout }: { bet: Bet; payout: string }) {
  const t = useT('sportsbook');
  return (
    <p className="calculation tabular">
      <span className="sr-only">{t('bets.calculation')}</span>
      <MoneyText amount={bet.stake} currency={bet.currency} />
      {bet.legs.map((leg) => (
        <Fragment key={leg.selection}>
          {' × '}
          {/* A lost leg decides the bet; the others may still be open. */}
          <span className={leg.status === 'won' ? undefined : 'font-semibold text-text'}>{leg.factor ?? '…'}</span>
        </Fragment>
      ))}
      {' = '}
      <strong>
        <MoneyText amount={payout} currency={bet.currency} />
      </strong>
    </p>
  );
}
