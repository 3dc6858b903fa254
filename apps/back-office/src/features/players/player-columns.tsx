import type { StaffPlayerRow } from '@ordago/contracts';
import { formatAmountText } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import type { ListColumn } from '../../shared/list/data-list.tsx';
import { Pill } from '../../shared/list/pill.tsx';
import { PlayerStatus } from '../../shared/list/player-status.tsx';
import { Link, PATHS } from '../../shared/paths.ts';

/** Columns of the list of players: name and id in one cell, money at the right. */
export function usePlayerColumns(): ListColumn<StaffPlayerRow>[] {
  const t = useT('back-office');
  return [
    {
      accessor: 'username',
      phone: 'who',
      title: t('players.player'),
      render: ({ id, username }) => (
        <Link to={PATHS.player} params={{ id }} className="group inline-flex items-baseline gap-2">
          <b className="font-semibold underline-offset-3 group-hover:underline">{username}</b>
          <span className="text-12 text-faint">P-{id}</span>
        </Link>
      ),
    },
    {
      accessor: 'is_banned',
      phone: 'state',
      title: t('players.status'),
      render: (row) => <PlayerStatus player={row} />,
    },
    {
      accessor: 'is_verified',
      phone: 'side',
      title: t('players.verification'),
      render: ({ is_verified }) => (
        <Pill tone={is_verified ? 'good' : 'plain'} hasDot={false}>
          {t(is_verified ? 'players.verified' : 'players.unverified')}
        </Pill>
      ),
    },
    { accessor: 'country', title: t('players.country'), render: ({ country }) => country ?? '—' },
    { accessor: 'agent', title: t('players.agent'), render: ({ agent }) => agent ?? t('players.operatorAgent') },
    money('main', t('players.main'), 'font-semibold'),
    money('hold', t('players.hold')),
    money('debt', t('players.debt')),
    {
      accessor: 'currency',
      phone: 'unit',
      title: '',
      render: ({ currency }) => <span className="text-12 text-muted">{currency}</span>,
    },
    {
      accessor: 'created_at',
      title: t('players.since'),
      textAlign: 'right',
      render: ({ created_at }) => <DateText at={created_at} style="date" className="text-muted" />,
    },
  ];
}

function money(accessor: 'main' | 'hold' | 'debt', title: string, look = ''): ListColumn<StaffPlayerRow> {
  return {
    accessor,
    phone: accessor === 'main' ? 'amount' : 'fact',
    title,
    textAlign: 'right',
    render: (row) => {
      const isZero = /^0(\.0*)?$/.test(row[accessor]);
      return <span className={`tabular ${isZero ? 'text-faint' : look}`}>{formatAmountText(row[accessor])}</span>;
    },
  };
}
