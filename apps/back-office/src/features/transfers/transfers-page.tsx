import { type StaffTransferRow, TRANSFER_CODES } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { CSV_PAGE } from '@ordago/web-kit/csv-parts';
import { instantsOf } from '@ordago/web-kit/day-range';
import { ChoiceField } from '../../shared/choice/choice-field.tsx';
import type { CsvColumn } from '../../shared/list/csv.ts';
import { CsvButton } from '../../shared/list/csv-button.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { DayFilter } from '../../shared/list/day-filter.tsx';
import { PageHead } from '../../shared/list/page-head.tsx';
import { SearchField } from '../../shared/list/search-field.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import { usePageSearch, useSearchChange } from '../../shared/paths.ts';
import { readTransfers, TRANSFERS_PER_PAGE, useTransfers } from '../../shared/transfers/list-transfers.ts';
import { useTransferColumns } from '../../shared/transfers/transfer-columns.tsx';
import { useTransferWords } from '../../shared/transfers/transfer-words.ts';
import type { TransfersSearch } from './transfers-search.ts';

/** Every entry of the wallets in one's charge, narrowed by player, code and day. */
export function TransfersPage() {
  const t = useT('back-office');
  const { search, page, listing } = useListPage<TransfersSearch>(t('transfers.none'));
  const { player, code, from, until } = search;
  const filters = { player, code, ...instantsOf({ from, to: until }) };
  const query = useTransfers({ ...filters, page });
  const columns = useTransferColumns();
  const csv = useCsvColumns();
  return (
    <>
      <PageHead
        title={t('nav.transfers')}
        aside={
          <CsvButton
            name="transfers"
            columns={csv}
            filter={filters}
            readPage={(number) => readTransfers({ ...filters, page: number, count: CSV_PAGE })}
          />
        }
      />
      <div className="card">
        <Filters />
        <DataList query={query} columns={columns} rowsPerPage={TRANSFERS_PER_PAGE} {...listing} />
      </div>
    </>
  );
}

function Filters() {
  const t = useT('back-office');
  const change = useSearchChange();
  const { kindOf } = useTransferWords();
  const { player, code, from, until } = usePageSearch<TransfersSearch>();
  const codes = TRANSFER_CODES.map((row) => ({ value: String(row.code), label: `${row.code} · ${kindOf(row.code)}` }));
  return (
    <div className="list-bar">
      <SearchField
        label={t('transfers.playerId')}
        value={player ?? ''}
        onSearch={(text) => change({ player: /^P?-?([1-9]\d*)$/i.exec(text)?.[1] })}
      />
      <ChoiceField
        label={t('transfer.code')}
        isLabelHidden
        options={[{ value: '', label: t('transfers.allCodes') }, ...codes]}
        value={code === undefined ? '' : String(code)}
        onChange={(value) => change({ code: value === '' ? undefined : value })}
      />
      <DayFilter range={{ from, to: until }} onRange={(range) => change({ from: range.from, until: range.to })} />
    </div>
  );
}

function useCsvColumns(): CsvColumn<StaffTransferRow>[] {
  const t = useT('back-office');
  const { kindOf } = useTransferWords();
  return [
    { title: t('transfers.when'), value: ({ at }) => at },
    { title: 'op', value: ({ op }) => op },
    { title: t('transfers.playerId'), value: ({ player }) => player ?? '' },
    { title: t('transfers.player'), value: ({ username }) => username ?? '' },
    { title: t('transfer.code'), value: ({ code }) => String(code) },
    { title: t('transfers.kind'), value: ({ code }) => kindOf(code) },
    { title: t('transfer.from'), value: ({ from }) => from },
    { title: t('transfer.to'), value: ({ to }) => to },
    { title: t('transfer.oldBalance'), value: ({ balance_before }) => balance_before },
    { title: t('transfers.amount'), value: ({ amount }) => amount },
    { title: t('transfer.newBalance'), value: ({ balance_after }) => balance_after },
    { title: 'currency', value: ({ currency }) => currency },
  ];
}
