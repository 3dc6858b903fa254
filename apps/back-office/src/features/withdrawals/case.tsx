import { formatAmountText, formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { formatAmount, parseAmount } from '@ordago/kernel';
import { initialsOf, Note, Result } from '@ordago/ui';
import { ListFailure, ListSkeleton } from '../../shared/list/data-list.tsx';
import { Link, PATHS } from '../../shared/paths.ts';
import { type PlayerFile, usePlayer } from '../../shared/players/read-player.ts';
import { Timeline } from '../../shared/players/timeline.tsx';
import { useTransfers } from '../../shared/transfers/list-transfers.ts';
import type { Withdrawal } from './api/list-withdrawals.ts';
import { payeeLine, useMethodName, WithdrawalStatus } from './withdrawal-words.tsx';

/** Latest movements beside a case. */
const LATEST = 8;

/** Withdrawal to decide: player, amount, payee, and history. */
export function Case({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT('back-office');
  const methodName = useMethodName();
  const { player, username, amount, currency } = withdrawal;
  return (
    <div className="grid gap-3">
      <section className="card" aria-label={`${username} T-${withdrawal.id}`}>
        <div className="flex flex-wrap items-center gap-3 px-4 pt-3">
          <span className="nav-face" aria-hidden="true">
            {initialsOf(username)}
          </span>
          <Link
            to={PATHS.player}
            params={{ id: player }}
            className="text-16 font-semibold underline underline-offset-3"
          >
            {username}
          </Link>
          <span className="text-muted">T-{withdrawal.id}</span>
          <span className="ml-auto">
            <WithdrawalStatus status={withdrawal.status} />
          </span>
        </div>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2 px-4 py-3">
          <p>
            <span className="block text-muted">{t('withdrawals.asks')}</span>
            <span className="tabular text-32 font-bold tracking-tight">
              <span className="text-14 font-medium tracking-normal text-muted">{currency}</span>{' '}
              {formatAmountText(amount)}
            </span>
          </p>
          <p className="pb-1 text-muted">
            {methodName(withdrawal.method)} · <span className="font-medium text-text">{payeeLine(withdrawal)}</span>
            <span className="block">
              {t('withdrawals.fullName')}: {withdrawal.full_name} · <DateText at={withdrawal.created_at} />
            </span>
          </p>
        </div>
        <Debt player={player} currency={currency} />
        <Figures player={player} />
        <Outcome withdrawal={withdrawal} />
      </section>
      <section className="card" aria-label={t('withdrawals.history')}>
        <h2 className="card-head">
          {t('withdrawals.history')}
          <Link to={PATHS.transfers} search={{ player }} className="card-head-aside underline underline-offset-3">
            {t('player.allTransfers')}
          </Link>
        </h2>
        <Latest player={player} />
      </section>
    </div>
  );
}

/** Debt of the player: until it is returned, nothing is paid out, whatever was asked before. */
function Debt({ player, currency }: { player: string; currency: string }) {
  const t = useT('back-office');
  const { data } = usePlayer(player);
  if (data === undefined || !/[1-9]/.test(data.debt)) return null;
  return (
    <div className="px-4 pb-3">
      <Note tone="warn">{t('withdrawals.owes', { amount: formatMoney(data.debt, currency) })}</Note>
    </div>
  );
}

function Figures({ player }: { player: string }) {
  const t = useT('back-office');
  const { data } = usePlayer(player);
  const figures: [string, string | undefined][] = [
    [t('withdrawals.deposited'), data?.totals.deposits],
    [t('withdrawals.withdrawn'), data?.totals.withdrawals],
    [t('withdrawals.staked'), data && stakedOf(data)],
    [t('withdrawals.left'), data?.main],
  ];
  return (
    <dl className="grid grid-cols-2 border-t border-line tablet:grid-cols-4">
      {figures.map(([label, amount]) => (
        <div key={label} className="border-r border-line px-4 py-3 last:border-r-0">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular text-14 font-bold">{amount === undefined ? '…' : formatAmountText(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Sport and casino together. */
function stakedOf({ totals }: PlayerFile): string {
  const units = (text: string) => {
    const amount = parseAmount(text.replace('-', ''));
    return (amount ?? 0n) * (text.startsWith('-') ? -1n : 1n);
  };
  return formatAmount(units(totals.sport_stakes) + units(totals.casino_stakes));
}

function Outcome({ withdrawal: { decided_by, decided_at, reason } }: { withdrawal: Withdrawal }) {
  const t = useT('back-office');
  if (decided_by === null && reason === null) return null;
  return (
    <dl className="border-t border-line py-2">
      <div className="fact">
        <dt>{t('withdrawals.decided')}</dt>
        <dd>
          {decided_by === null ? t('withdrawals.noStaff') : t('withdrawals.decidedBy', { staff: decided_by })}
          {decided_at !== null && (
            <>
              {' · '}
              <DateText at={decided_at} />
            </>
          )}
        </dd>
      </div>
      {reason !== null && (
        <div className="fact">
          <dt>{t('withdrawals.why')}</dt>
          <dd>{reason === 'cancelled-by-player' ? t('reason.cancelled-by-player') : reason}</dd>
        </div>
      )}
    </dl>
  );
}

function Latest({ player }: { player: string }) {
  const t = useT('back-office');
  const { data, isPending, error, refetch } = useTransfers({ player, count: LATEST });
  if (isPending) return <ListSkeleton rows={4} />;
  if (!data) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data.count === 0) return <Result face="empty" title={t('player.noActivity')} />;
  return <Timeline rows={data.rows} />;
}
