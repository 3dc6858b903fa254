import { MoneyText, useT } from '@ordago/i18n/react';
import type { ReactNode } from 'react';
import type { RoundTotals } from '../api/histories.ts';
import { SignedMoney } from '../signed-money.tsx';

/** Sums of the whole selection, over its list: a line per currency, since two currencies are never added up. */
export function RoundSums({ totals }: { totals: readonly RoundTotals[] }) {
  const tp = useT('player');
  return (
    <ul aria-label={tp('history.wholeSelection')} className="grid gap-2">
      {totals.map(({ currency, rounds, bet_amount, payout, net, open }) => (
        <li
          key={currency}
          className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-card border border-line bg-surface px-4.5 py-3 text-14"
        >
          <b>{tp('history.wholeSelection')}</b>
          <span className="text-muted">{tp('history.rounds', { count: rounds })}</span>
          <Sum label={tp('history.stakes')}>
            <MoneyText amount={bet_amount} currency={currency} />
          </Sum>
          <Sum label={tp('history.payouts')}>
            <MoneyText amount={payout} currency={currency} />
          </Sum>
          <Sum label={tp('history.net')}>
            <SignedMoney amount={net} currency={currency} />
          </Sum>
          {/[1-9]/.test(open) && (
            <Sum label={tp('history.inPlay')}>
              <MoneyText amount={open} currency={currency} />
            </Sum>
          )}
        </li>
      ))}
    </ul>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="flex items-baseline gap-2">
      <span className="text-muted">{label}</span>
      <b className="tabular">{children}</b>
    </span>
  );
}
