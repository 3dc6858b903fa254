import { Button } from '@mantine/core';
import { type AnswerOf, approveParkedWin, listParkedWins, PARK_REASONS, PARK_STATES } from '@ordago/contracts';
import { formatCount, formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { ChoiceField } from '../../shared/choice/choice-field.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { Pill, type PillTone } from '../../shared/list/pill.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import { Link, PATHS } from '../../shared/paths.ts';
import { POLL_MS } from '../../shared/poll.ts';
import type { CasinoSearch } from './casino-search.ts';
import { CloseWinDialog, useCloseWin } from './close-win-dialog.tsx';

type Win = AnswerOf<typeof listParkedWins>['wins'][number];
type WinRow = Win & { readonly id: string };

const PER_PAGE = 25;
const TONES: Readonly<Record<Win['state'], PillTone>> = {
  waiting: 'warn',
  approved: 'info',
  paid: 'good',
  closed: 'plain',
};

/** Wins that are owed and wait: for staff above the cap of their provider, or for their bet. */
export function ParkedWinsView() {
  const t = useT('back-office');
  const [asked, setAsked] = useState<Win | null>(null);
  const [closing, setClosing] = useState<Win | null>(null);
  const { search, page, listing } = useListPage<CasinoSearch>(t('casino.parked.none'));
  const { parked: state = 'waiting', why: reason = 'all' } = search;
  const query = useQuery({
    queryKey: ['parked-wins', state, reason, page],
    queryFn: async ({ signal }) => {
      const { wins, ...found } = await api(listParkedWins, { query: { page, count: PER_PAGE, state, reason }, signal });
      return { rows: wins.map((win) => ({ ...win, id: `${win.provider}:${win.key}` })), ...found };
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  const approve = useApprove(() => setAsked(null));
  const close = useCloseWin(() => setClosing(null));
  return (
    <>
      <Filters />
      <div role="status" className={approve.isSuccess || close.isSuccess ? 'm-3' : ''}>
        {approve.isSuccess && <Note tone="good">{t('casino.parked.done')}</Note>}
        {close.isSuccess && <Note tone="good">{t('casino.parked.closeDone')}</Note>}
      </div>
      <DataList
        query={query}
        columns={useColumns({ onApprove: setAsked, onClose: setClosing })}
        rowsPerPage={PER_PAGE}
        onPage={listing.onPage}
        empty={t(state === 'waiting' && reason === 'all' ? 'casino.parked.none' : 'state.none')}
      />
      {asked !== null && <Confirmation win={asked} approve={approve} onClose={() => setAsked(null)} />}
      {closing !== null && <CloseWinDialog win={closing} close={close} onClose={() => setClosing(null)} />}
    </>
  );
}

function Filters() {
  const t = useT('back-office');
  const { search, change } = useListPage<CasinoSearch>('');
  return (
    <>
      <div className="list-bar">
        <ChoiceField
          label={t('casino.parked.state')}
          isLabelHidden
          value={search.parked ?? 'waiting'}
          options={[...PARK_STATES, 'all' as const].map((value) => ({
            value,
            label: t(`casino.parked.states.${value}`),
          }))}
          onChange={(value) => change({ parked: value === 'waiting' ? undefined : value })}
        />
        <ChoiceField
          label={t('casino.parked.reason')}
          isLabelHidden
          value={search.why ?? 'all'}
          options={(['all', ...PARK_REASONS] as const).map((value) => ({
            value,
            label: t(`casino.parked.reasons.${value}`),
          }))}
          onChange={(value) => change({ why: value === 'all' ? undefined : value })}
        />
      </div>
      <p className="max-w-[80ch] px-4 pb-3 text-12 text-muted">{t('casino.parked.lead')}</p>
    </>
  );
}

function useApprove(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ provider, key, amount }: Win) => api(approveParkedWin, { body: { provider, key, amount } }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: ['parked-wins'] }),
  });
}

interface Acts {
  readonly onApprove: (win: Win) => void;
  readonly onClose: (win: Win) => void;
}

function useColumns({ onApprove, onClose }: Acts): ListColumn<WinRow>[] {
  const t = useT('back-office');
  return [
    {
      accessor: 'player',
      phone: 'who',
      title: t('casino.parked.player'),
      render: ({ player }) => (
        <Link to={PATHS.player} params={{ id: player.id }} className="font-semibold underline-offset-3 hover:underline">
          {player.username}
        </Link>
      ),
    },
    {
      accessor: 'provider',
      title: t('casino.provider'),
      render: ({ provider, round }) => (
        <span className="grid min-w-0 leading-tight">
          <span>{provider}</span>
          <span className="text-12 break-all text-muted">{t('casino.parked.round', { round })}</span>
        </span>
      ),
    },
    {
      accessor: 'amount',
      phone: 'amount',
      title: t('casino.parked.amount'),
      textAlign: 'right',
      render: ({ amount, currency }) => <b className="tabular font-semibold">{formatMoney(amount, currency)}</b>,
    },
    {
      accessor: 'cap',
      title: t('casino.parked.cap'),
      textAlign: 'right',
      render: ({ cap, currency }) => (
        <span className="tabular text-muted">{cap === null ? '—' : formatMoney(cap, currency)}</span>
      ),
    },
    { accessor: 'first_at', phone: 'side', title: t('casino.since'), render: (win) => <DateText at={win.first_at} /> },
    {
      accessor: 'last_at',
      title: t('casino.parked.asked'),
      render: ({ last_at, attempts }) => (
        <span className="grid leading-tight">
          <DateText at={last_at} />
          <span className="text-12 text-muted">
            {t('casino.parked.attempts', { count: attempts, times: formatCount(attempts) })}
          </span>
        </span>
      ),
    },
    { accessor: 'state', phone: 'state', title: t('casino.parked.state'), render: (win) => <StateOf win={win} /> },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (win) =>
        win.state === 'waiting' && (
          <span className="inline-flex gap-2">
            {win.reason === 'win-above-cap' && (
              <Button size="xs" variant="default" onClick={() => onApprove(win)}>
                {t('casino.parked.approve')}
              </Button>
            )}
            <Button size="xs" variant="default" onClick={() => onClose(win)}>
              {t('casino.parked.close')}
            </Button>
          </span>
        ),
    },
  ];
}

/** Status of a win, and what that means. */
function StateOf({ win: { state, reason, approved_by } }: { win: Win }) {
  const t = useT('back-office');
  return (
    <span className="inline-grid justify-items-start gap-0.5 leading-tight">
      <Pill tone={TONES[state]}>{t(`casino.parked.states.${state}`)}</Pill>
      {state !== 'paid' && (
        <span className="text-12 text-muted">
          {state === 'approved'
            ? t('casino.parked.approvedBy', { name: approved_by ?? '—' })
            : t(`casino.parked.reasons.${reason}`)}
        </span>
      )}
    </span>
  );
}

interface ConfirmationProps {
  readonly win: Win;
  readonly approve: ReturnType<typeof useApprove>;
  readonly onClose: () => void;
}

function Confirmation({ win, approve, onClose }: ConfirmationProps) {
  const t = useT('back-office');
  return (
    <ConfirmDialog
      title={t('casino.parked.confirm')}
      action={t('casino.parked.approve')}
      call={approve}
      onConfirm={() => approve.mutate(win)}
      onClose={onClose}
    >
      <p>
        {t('casino.parked.confirmText', {
          amount: formatMoney(win.amount, win.currency),
          name: win.player.username,
          provider: win.provider,
        })}
      </p>
      <p className="text-12 text-muted">{t('casino.parked.confirmNote')}</p>
    </ConfirmDialog>
  );
}
