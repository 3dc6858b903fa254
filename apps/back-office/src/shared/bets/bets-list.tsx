import { ActionIcon } from '@mantine/core';
import type { StaffBetRow } from '@ordago/contracts';
import { formatAmountText } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { BOOK_NAMES, useBetKind } from '@ordago/web-kit/bets';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DataList, type ListColumn } from '../list/data-list.tsx';
import { Link, PATHS } from '../paths.ts';
import { BetStatus } from './bet-status.tsx';
import { BetTrace } from './bet-trace.tsx';
import { BETS_PER_PAGE, type useBets } from './list-bets.ts';

export interface BetsListProps {
  readonly query: ReturnType<typeof useBets>;
  readonly onPage: (page: number) => void;
  readonly empty: string;
  readonly emptyAction?: ReactNode;
  /** (Default: true) */
  readonly hasPlayer?: boolean;
}

/** Bets; an opened row shows how each selection came out and what it did to the payout. */
export function BetsList({ query, onPage, empty, emptyAction, hasPlayer = true }: BetsListProps) {
  const [open, setOpen] = useState<string[]>([]);
  const toggle = (id: string) =>
    setOpen((before) => (before.includes(id) ? before.filter((known) => known !== id) : [...before, id]));
  const columns = useColumns(open, toggle).filter(({ accessor }) => hasPlayer || accessor !== 'username');
  return (
    <DataList
      query={query}
      columns={columns}
      rowsPerPage={BETS_PER_PAGE}
      onPage={onPage}
      empty={empty}
      emptyAction={emptyAction}
      isOpen={({ id }) => open.includes(id)}
      expansion={{
        trigger: 'never',
        allowMultiple: true,
        expanded: { recordIds: open, onRecordIdsChange: (ids: unknown[]) => setOpen(ids.map(String)) },
        content: ({ record }) => <BetTrace bet={record} />,
      }}
    />
  );
}

function useColumns(open: readonly string[], toggle: (id: string) => void): ListColumn<StaffBetRow>[] {
  const kindOf = useBetKind();
  const t = useT('back-office');
  return [
    {
      accessor: 'code',
      phone: 'who',
      title: t('bets.code'),
      render: ({ id, code }) => <Code code={code} isOpen={open.includes(id)} onToggle={() => toggle(id)} />,
    },
    {
      accessor: 'username',
      phone: 'side',
      title: t('transfers.player'),
      render: ({ player, username }) => (
        <Link to={PATHS.player} params={{ id: player }} className="font-semibold underline-offset-3 hover:underline">
          {username}
        </Link>
      ),
    },
    {
      accessor: 'provider',
      title: t('bets.provider'),
      render: ({ provider }) => (
        <span className={provider === 'house' ? 'text-muted' : ''}>{BOOK_NAMES[provider]}</span>
      ),
    },
    { accessor: 'kind', title: t('bets.kind'), render: (bet) => kindOf(bet) },
    {
      accessor: 'status',
      phone: 'state',
      title: t('players.status'),
      render: ({ status }) => <BetStatus status={status} />,
    },
    right('odds', t('bets.odds'), ({ odds }) => <span className="tabular">{odds ?? '—'}</span>),
    {
      ...right('stake', t('bets.stake'), ({ stake, paid_with: payer }) => (
        <span className="inline-flex items-baseline gap-2">
          {payer !== null && payer !== 'main' && (
            <span className="text-12 text-muted">{t(`bets.paidWith.${payer}`)}</span>
          )}
          <b className="tabular font-semibold">{formatAmountText(stake)}</b>
        </span>
      )),
      phone: 'amount',
    },
    right('potential_payout', t('bets.potential'), (row) => (
      <span className="tabular text-muted">
        {row.potential_payout === null ? '—' : formatAmountText(row.potential_payout)}
      </span>
    )),
    right('payout', t('bets.payout'), ({ payout }) => (
      <span className="tabular font-semibold">{payout === null ? '—' : formatAmountText(payout)}</span>
    )),
    {
      accessor: 'currency',
      phone: 'unit',
      title: '',
      render: ({ currency }) => <span className="text-12 text-muted">{currency}</span>,
    },
    right('placed_at', t('bets.placed'), (row) => <DateText at={row.placed_at} className="text-muted" />),
  ];
}

/** The code of a bet, and the arrow that opens its settlement. */
function Code({ code, isOpen, onToggle }: { code: string; isOpen: boolean; onToggle: () => void }) {
  const t = useT('back-office');
  return (
    <span className="inline-flex items-center gap-2">
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'bets.hide' : 'bets.show', { code })}
        onClick={onToggle}
      >
        {isOpen ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
      </ActionIcon>
      <span className="max-w-44 truncate font-medium" title={code}>
        {code}
      </span>
    </span>
  );
}

function right(accessor: string, title: string, render: (row: StaffBetRow) => ReactNode): ListColumn<StaffBetRow> {
  return { accessor, title, textAlign: 'right', render };
}
