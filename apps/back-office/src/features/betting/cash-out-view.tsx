import { Button } from '@mantine/core';
import { type CashOutTerms, listCashOutTerms } from '@ordago/contracts';
import { formatPercent } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { ChoiceField } from '../../shared/choice/choice-field.tsx';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { Pill } from '../../shared/list/pill.tsx';
import { useSportName } from '../../shared/sport-name.ts';
import { ALL_SPORTS, TermsEditor } from './terms-editor.tsx';
import type { BettingActions } from './use-betting-actions.ts';

type Row = CashOutTerms & { readonly id: string };
/** On which terms bets are bought back: for all sports, and for those with terms of their own. */
export function CashOutView({ acts }: { acts: BettingActions }) {
  const t = useT('back-office');
  const [edited, setEdited] = useState<CashOutTerms | null>(null);
  const { data, ...query } = useQuery({
    queryKey: ['betting', 'cash-out'],
    queryFn: ({ signal }) => api(listCashOutTerms, { signal }),
  });
  const rows = (data?.terms ?? []).map((row) => ({ ...row, id: row.sport }));
  const listed = data && { rows, count: rows.length, pages: 1, page: 0 };
  const free = (data?.sports ?? []).filter((sport) => !rows.some((row) => row.sport === sport));
  const general = rows.find(({ sport }) => sport === ALL_SPORTS);
  return (
    <div className="card">
      {general && free.length > 0 && <OwnTerms free={free} onPick={(sport) => setEdited({ ...general, sport })} />}
      <DataList
        query={{ ...query, data: listed, isPlaceholderData: false } as Parameters<typeof DataList<Row>>[0]['query']}
        columns={useColumns(setEdited)}
        rowsPerPage={Math.max(rows.length, 1)}
        onPage={() => undefined}
        empty={t('state.none')}
      />
      {edited && (
        <TermsEditor
          terms={edited}
          current={rows.find(({ sport }) => sport === edited.sport) ?? null}
          acts={acts}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

function OwnTerms({ free, onPick }: { free: readonly string[]; onPick: (sport: string) => void }) {
  const t = useT('back-office');
  const sportName = useSportName();
  const [sport, setSport] = useState(free[0] ?? '');
  const chosen = free.includes(sport) ? sport : (free[0] ?? '');
  return (
    <div className="list-bar">
      <ChoiceField
        label={t('betting.target.sport')}
        value={chosen}
        onChange={setSport}
        options={free.map((value) => ({ value, label: sportName(value) }))}
      />
      <Button variant="default" onClick={() => onPick(chosen)}>
        {t('betting.ownTerms')}
      </Button>
    </div>
  );
}

function useColumns(edit: (terms: CashOutTerms) => void): ListColumn<Row>[] {
  const t = useT('back-office');
  const common = useT('common');
  const locale = useLocale();
  const sportName = useSportName();
  return [
    {
      accessor: 'sport',
      phone: 'who',
      title: t('betting.target.sport'),
      render: ({ sport }) => <b className="font-semibold">{sportName(sport)}</b>,
    },
    {
      accessor: 'is_offered',
      phone: 'state',
      title: t('players.status'),
      render: ({ is_offered }) => (
        <Pill tone={is_offered ? 'good' : 'plain'}>{t(is_offered ? 'betting.isOffered' : 'betting.notOffered')}</Pill>
      ),
    },
    {
      accessor: 'margin_bps',
      phone: 'amount',
      title: t('betting.field.margin_bps'),
      textAlign: 'right',
      render: ({ margin_bps }) => <b className="tabular font-semibold">{formatPercent(margin_bps, locale)}</b>,
    },
    {
      accessor: 'closing_seconds',
      title: t('betting.field.closing_seconds'),
      textAlign: 'right',
      render: ({ closing_seconds }) => <span className="tabular">{closing_seconds} s</span>,
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (row) => (
        <Button size="xs" variant="default" onClick={() => edit(row)}>
          {common('action.edit')}
        </Button>
      ),
    },
  ];
}
