import { BET_GAME_TYPES, BET_PROVIDERS } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button, buttonClass, ChoicePill, Dialog } from '@ordago/ui';
import { BOOK_NAMES, useBetKind } from '@ordago/web-kit/bets';
import type { CsvPart } from '@ordago/web-kit/csv-parts';
import { useSaveCsv } from '@ordago/web-kit/csv-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../../shared/paths.ts';
import { useMedia } from '../../../shared/use-media.ts';
import type { HistorySearch } from '../account-search.ts';
import { type Bet, betsPart, betsQuery } from '../api/histories.ts';
import { FilterBar } from '../filter-bar.tsx';
import { HistoryFaces, HistoryHead, HistoryPanel } from '../history-frame.tsx';
import { PageFoot } from '../page-foot.tsx';
import { useHistorySearch } from '../use-history-search.ts';
import { BetDetail, type BetDetailProps } from './bet-detail.tsx';
import { BetTable } from './bet-table.tsx';

const KEYS = ['page', 'from', 'to', 'status', 'betType', 'provider'] as const;
/** Statuses of a bet, each with the word for a bet in that status. */
const STATUSES = [
  { value: 'open', word: 'open' },
  { value: 'won', word: 'won' },
  { value: 'lost', word: 'lost' },
  { value: 'void', word: 'void' },
  { value: 'sold', word: 'cashed-out' },
] as const;

/**
 * The player's bets on sport, in whatever frame they were placed: filters in the address, one row per bet, its detail
 * beside.
 */
export function BetHistoryPage() {
  const t = useT('common');
  const tp = useT('player');
  const { filters, row, set, clear, isFiltered } = useHistorySearch(KEYS);
  const { data, isPending, error, refetch, isPlaceholderData } = useQuery(betsQuery(filters));
  const saveCsv = useBetsCsv();
  const open = data?.bets.find(({ id }) => id === row);
  const show = (bet?: string) => set({ page: filters.page, row: bet });
  const toSport = (
    <Link to={PATHS.sport} className={buttonClass({ rank: 'primary' })}>
      {tp('history.toSport')}
    </Link>
  );
  return (
    <>
      <HistoryHead
        title={t('nav.betHistory')}
        filter={{ ...filters, page: 0 }}
        onCsv={async (part) => saveCsv(await betsPart(filters, part))}
      />
      <FilterBar range={filters} onRange={({ from, to }) => set({ from, to })} onClear={clear}>
        <BetFilters filters={filters} set={set} />
      </FilterBar>
      <HistoryFaces
        isPending={isPending}
        failure={error}
        onRetry={() => void refetch()}
        isEmpty={data?.bets.length === 0}
        empty={{
          title: isFiltered ? tp('history.emptyFilter') : tp('history.noBets'),
          action: clear ? <Button onClick={clear}>{tp('history.clear')}</Button> : toSport,
        }}
      >
        {data && (
          <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_auto]">
            <HistoryPanel isStale={isPlaceholderData}>
              <BetTable rows={data.bets} openId={open?.id} onOpen={show} />
              <PageFoot
                page={data.page}
                pageCount={data.pageCount}
                total={data.count}
                onPage={(page) => set({ page })}
              />
            </HistoryPanel>
            {open && (
              <DetailPlace bet={open} oddsFormat={data.odds_format ?? 'decimal'} onClose={() => show(undefined)} />
            )}
          </div>
        )}
      </HistoryFaces>
    </>
  );
}

/** Panel beside the list where there is space, over it where there is none. */
function DetailPlace(detail: BetDetailProps & { onClose: () => void }) {
  const { bet, onClose } = detail;
  const t = useT('common');
  const isBeside = useMedia('(min-width: 1100px)');
  const title = BOOK_NAMES[bet.provider];
  if (isBeside) {
    return (
      <aside
        aria-label={title}
        className="sticky top-[calc(var(--header)+24px)] w-80 rounded-card border border-line bg-surface p-4.5 print:hidden"
      >
        <BetDetail {...detail} />
      </aside>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('a11y.closeDialog')}>
      <BetDetail {...detail} onClose={undefined} />
    </Dialog>
  );
}

function BetFilters({ filters, set }: { filters: HistorySearch; set: (changes: HistorySearch) => void }) {
  const t = useT('common');
  const tp = useT('player');
  const all = { value: 'all', label: t('form.all') };
  return (
    <>
      <ChoicePill
        label={tp('history.status')}
        value={filters.status ?? 'all'}
        options={[all, ...STATUSES.map(({ value, word }) => ({ value, label: tp(`history.betStates.${word}`) }))]}
        onChange={(value) => set({ status: STATUSES.find((status) => status.value === value)?.value })}
      />
      <ChoicePill
        label={tp('history.gameType')}
        value={filters.betType ?? 'all'}
        options={[all, ...BET_GAME_TYPES.map((value) => ({ value, label: tp(`history.betTypes.${value}`) }))]}
        onChange={(value) => set({ betType: BET_GAME_TYPES.find((type) => type === value) })}
      />
      <ChoicePill
        label={tp('history.provider')}
        value={filters.provider ?? 'all'}
        options={[all, ...BET_PROVIDERS.map((value) => ({ value, label: BOOK_NAMES[value] }))]}
        onChange={(value) => set({ provider: value === 'all' ? undefined : value })}
      />
    </>
  );
}

function useBetsCsv() {
  const tp = useT('player');
  const saveCsv = useSaveCsv();
  const kindOf = useBetKind();
  return (read: CsvPart<Bet>) => {
    const head = (
      ['date', 'provider', 'betCode', 'betKind', 'bet', 'status', 'stake', 'payout', 'sold', 'currency'] as const
    ).map((column) => tp(`history.${column}`));
    const lines = read.rows.map((bet) => [
      bet.placed_at,
      BOOK_NAMES[bet.provider],
      bet.code,
      kindOf(bet),
      bet.legs.map(({ title, outcome, odds }) => `${title} ${outcome} ${odds}`).join('; '),
      tp(`history.betStates.${bet.status}`),
      bet.stake,
      bet.payout ?? '',
      bet.sold ?? '',
      bet.currency,
    ]);
    return saveCsv('ordago-bets', read, { head, lines });
  };
}
