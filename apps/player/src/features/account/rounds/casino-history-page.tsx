import { HISTORY_PAGE_SIZE } from '@ordago/contracts';
import { useLocale, useT } from '@ordago/i18n/react';
import { Button, buttonClass, ChoicePill, Dialog } from '@ordago/ui';
import type { CsvPart } from '@ordago/web-kit/csv-parts';
import { useSaveCsv } from '@ordago/web-kit/csv-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCatalogue } from '../../../shared/casino/catalogue.ts';
import { PATHS } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session.ts';
import { useMedia } from '../../../shared/use-media.ts';
import type { HistorySearch } from '../account-search.ts';
import { type Round, roundsPart, roundsQuery } from '../api/histories.ts';
import { FilterBar } from '../filter-bar.tsx';
import { HistoryFaces, HistoryHead, HistoryPanel } from '../history-frame.tsx';
import { PageFoot } from '../page-foot.tsx';
import { useHistorySearch } from '../use-history-search.ts';
import { historyProviders } from './history-providers.ts';
import { RoundDetail } from './round-detail.tsx';
import { outcomeOf } from './round-numbers.ts';
import { RoundSums } from './round-sums.tsx';
import { RoundTable } from './round-table.tsx';

const KEYS = ['page', 'from', 'to', 'balance', 'result', 'category', 'gameType', 'provider'] as const;

/** Meaning of the filter's numbers (specification 2, section 9); 0 is ours. */
const RESULTS = [
  { value: 1, word: 'win' },
  { value: 2, word: 'lost' },
  { value: 0, word: 'open' },
] as const;

const GAME_TYPES = ['slots', 'tables', 'live', 'virtual', 'crash'] as const;

/** The player's own rounds: filters in the address, one row per round, its detail beside the list. */
export function CasinoHistoryPage() {
  const t = useT('common');
  const tp = useT('player');
  const { player } = useSession();
  const { filters, row, set, clear, isFiltered } = useHistorySearch(KEYS);
  const { data, isPending, error, refetch, isPlaceholderData } = useQuery(roundsQuery(filters, useLocale()));
  const saveCsv = useRoundsCsv();
  const currency = player?.currency ?? '';
  const open = data?.data.find((round) => round.transfer_id === row);
  const show = (round?: string) => set({ page: filters.page, row: round });
  const toGames = (
    <Link to={PATHS.home} search={{ ct: 'slots' }} className={buttonClass({ rank: 'primary' })}>
      {tp('lobby.toGames')}
    </Link>
  );
  return (
    <>
      <HistoryHead
        title={t('nav.gameHistory')}
        filter={{ ...filters, page: 0 }}
        onCsv={async (part) => saveCsv(await roundsPart(filters, part))}
      />
      <FilterBar range={filters} onRange={({ from, to }) => set({ from, to })} onClear={clear}>
        <RoundFilters filters={filters} set={set} />
      </FilterBar>
      <HistoryFaces
        isPending={isPending}
        failure={error}
        onRetry={() => void refetch()}
        isEmpty={data?.data.length === 0}
        empty={{
          title: isFiltered ? tp('history.emptyFilter') : tp('history.noRounds'),
          action: clear ? <Button onClick={clear}>{tp('history.clear')}</Button> : toGames,
        }}
      >
        {data && (
          <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_auto]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desktop:col-span-2">
              <RoundSums totals={data.totals} />
            </div>
            <HistoryPanel isStale={isPlaceholderData}>
              <RoundTable rows={data.data} currency={currency} openId={open?.transfer_id} onOpen={show} />
              <PageFoot
                page={filters.page ?? 0}
                pageCount={Math.ceil(data.count / HISTORY_PAGE_SIZE)}
                total={data.count}
                onPage={(page) => set({ page })}
              />
            </HistoryPanel>
            {open && <DetailPlace round={open} currency={currency} onClose={() => show(undefined)} />}
          </div>
        )}
      </HistoryFaces>
    </>
  );
}

/** Panel beside the list where there is space, over it where there is none. */
function DetailPlace({ round, currency, onClose }: { round: Round; currency: string; onClose: () => void }) {
  const t = useT('common');
  const isBeside = useMedia('(min-width: 1100px)');
  const detail = <RoundDetail round={round} currency={currency} onClose={isBeside ? onClose : undefined} />;
  if (isBeside) {
    return (
      <aside
        aria-label={round.game_name}
        className="sticky top-[calc(var(--header)+24px)] w-80 rounded-card border border-line bg-surface p-4.5 print:hidden"
      >
        {detail}
      </aside>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={round.game_name} closeLabel={t('a11y.closeDialog')}>
      {detail}
    </Dialog>
  );
}

function RoundFilters({ filters, set }: { filters: HistorySearch; set: (changes: HistorySearch) => void }) {
  const t = useT('common');
  const tp = useT('player');
  const { catalogue } = useCatalogue();
  const all = { value: 'all', label: t('form.all') };
  const providers = useMemo(() => historyProviders(catalogue, filters.provider), [catalogue, filters.provider]);
  return (
    <>
      <ChoicePill
        label={tp('history.filterBalance')}
        value={filters.balance ?? 'all'}
        options={[
          all,
          { value: 'mainBalance', label: tp('history.main') },
          { value: 'bonusBalance', label: tp('history.bonus') },
        ]}
        onChange={(value) => set({ balance: value === 'mainBalance' || value === 'bonusBalance' ? value : undefined })}
      />
      <ChoicePill
        label={tp('history.filterResult')}
        value={String(filters.result ?? 'all')}
        options={[all, ...RESULTS.map(({ value, word }) => ({ value: String(value), label: tp(`history.${word}`) }))]}
        onChange={(value) => set({ result: RESULTS.find((result) => String(result.value) === value)?.value })}
      />
      <ChoicePill
        label={tp('history.category')}
        value={filters.category ?? 'all'}
        options={[
          all,
          { value: 'slots', label: t('nav.casino') },
          { value: 'live-casino', label: t('nav.liveCasino') },
        ]}
        onChange={(value) => set({ category: value === 'slots' || value === 'live-casino' ? value : undefined })}
      />
      <ChoicePill
        label={tp('history.gameType')}
        value={filters.gameType ?? 'all'}
        options={[all, ...GAME_TYPES.map((value) => ({ value, label: tp(`history.types.${value}`) }))]}
        onChange={(value) => set({ gameType: GAME_TYPES.find((type) => type === value) })}
      />
      <ChoicePill
        label={tp('history.provider')}
        value={filters.provider ?? 'all'}
        options={[all, ...providers]}
        onChange={(value) => set({ provider: value === 'all' ? undefined : value })}
      />
    </>
  );
}

function useRoundsCsv() {
  const tp = useT('player');
  const saveCsv = useSaveCsv();
  return (read: CsvPart<Round>) => {
    const columns = [
      'date',
      'game',
      'provider',
      'gameType',
      'status',
      'stake',
      'multiplier',
      'payout',
      'amount',
      'runningNet',
      'balanceBefore',
      'balanceAfter',
      'transferId',
      'currency',
    ] as const;
    const lines = read.rows.map((row) => [
      row.date,
      row.game_name,
      row.provider,
      row.game_type,
      tp(`history.${outcomeOf(row)}`),
      row.bet_amount,
      row.multiplier,
      row.payout,
      row.amount,
      row.running_net,
      row.balance_before,
      row.balance_after,
      row.transfer_id,
      row.currency,
    ]);
    const head = columns.map((column) => tp(`history.${column}`));
    return saveCsv('ordago-casino', read, { head, lines });
  };
}
