import type { Bet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { BadgeDollarSign, Timer } from 'lucide-react';
import './bet-card.css';
import './bet-sales.css';

/** Sales of a bet with value and time, and the rule that will sell the rest. */
export function BetSales({ bet }: { bet: Bet }) {
  const t = useT('sportsbook');
  const write = (amount: string) => formatMoney(amount, bet.currency);
  if (bet.sales.length === 0 && bet.cash_out_rule === null) return null;
  return (
    <ul className="bet-sales">
      {bet.sales.map(({ at, stake, value, cause }) => (
        <li key={at}>
          <BadgeDollarSign size={16} aria-hidden="true" />
          <span>
            {t('cashOut.sale.line', { stake: write(stake), value: write(value) })}
            {cause === 'rule' && ` · ${t('cashOut.sale.rule')}`}
          </span>
          <DateText at={at} className="bet-when" />
        </li>
      ))}
      {bet.cash_out_rule !== null && (
        <li>
          <Timer size={16} aria-hidden="true" />
          <span>{t('cashOut.rule.active', { amount: write(bet.cash_out_rule.value) })}</span>
        </li>
      )}
    </ul>
  );
}
