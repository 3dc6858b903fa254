import { readWagerInfo } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { parseAmount } from '@ordago/kernel';
import { ProgressBar } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useShownView } from '../../shared/balance/shown-balance.ts';

/** Progress of the active wagering requirement, not asked for while a round is under way. Without one there is no bar. */
export function WagerBar({ currency }: { currency: string }) {
  const t = useT('common');
  const { heldMove } = useShownView();
  const { data } = useQuery({
    queryKey: ['wager-info'],
    queryFn: ({ signal }) => api(readWagerInfo, { signal }),
    enabled: heldMove === null,
  });
  const total = parseAmount(data?.total_wager_amount ?? '0', { decimalsMax: 5 }) ?? 0n;
  const played = parseAmount(data?.already_plaid ?? '0', { decimalsMax: 5 }) ?? 0n;
  if (total <= 0n) return null;
  const words = t('account.wager', { played: formatMoney(played, currency), total: formatMoney(total, currency) });
  return (
    <div className="grid gap-1.5 text-12">
      <span className="text-muted">{words}</span>
      {/* A share of the bar, not money: thousandths are finer than a pixel. */}
      <ProgressBar part={Number((played * 1000n) / total) / 1000} label={t('nav.bonuses')} valueText={words} />
      {played < total && (
        <span className="sr-only">
          <MoneyText amount={total - played} currency={currency} />
        </span>
      )}
    </div>
  );
}
