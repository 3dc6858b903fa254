import type { Bet } from '@ordago/contracts';
import { formatDate, formatMoney } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { type Instant, instant } from '@ordago/kernel';
import { useCashOutValues } from './cash-out-api.ts';
import { CHART, chartOf } from './value-chart.ts';
import './cash-out.css';

/** Chart of the bet's value until now, beside its stake; absent before two values are known. */
export function CashOutChart({ bet, now, whole }: { bet: Bet; now: number; whole: string | undefined }) {
  const t = useT('sportsbook');
  const locale = useLocale();
  const { data } = useCashOutValues(bet.id);
  const seen = data ?? [];
  const last = seen.at(-1);
  // Our clock may be behind that of the server.
  const at = new Date(Math.max(now, Date.parse(last?.at ?? '') || 0)).toISOString();
  const latest = whole ?? last?.value;
  const current = latest === undefined ? [] : [{ at, value: latest }];
  const chart = chartOf([...seen, ...current], bet.rest_stake);
  if (!chart || seen.length === 0) return null;
  const when = (at: string): string => formatDate(instant(Date.parse(at)) as Instant, locale);
  const write = (amount: string) => formatMoney(amount, bet.currency);
  return (
    <figure className="cash-out-chart">
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('cashOut.chart.text', {
          since: when(chart.first.at),
          first: write(chart.first.value),
          last: write(chart.last.value),
          low: write(chart.low),
          high: write(chart.high),
        })}
      >
        <path className="area" d={chart.area} />
        <line x1="0" x2={CHART.width} y1={chart.stakeY} y2={chart.stakeY} />
        <path className="line" d={chart.line} />
      </svg>
      <figcaption aria-hidden="true">
        <span>{when(chart.first.at)}</span>
        <span>{t('cashOut.chart.stake')}</span>
        <span>{t('cashOut.chart.now')}</span>
      </figcaption>
    </figure>
  );
}
