import type { Bet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Button, buttonClass, Pagination, Result, Skeleton } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { useFrame } from '../../embed/frame.ts';
import { type BetsShown, Link, PATHS, useFrameSearch, useSearchChange } from '../../shared/addresses/paths.ts';
import { BetCard } from './bet-card.tsx';
import { BETS_SIZE, type BetsFilter, betsQuery } from './bets-api.ts';
import { BetsFilters } from './bets-filters.tsx';
import { openStake, settledTotals } from './bets-totals.ts';
import { useLiveOffers } from './cash-out/cash-out-api.ts';
import { CashOutDialog } from './cash-out/cash-out-dialog.tsx';
import { FreeBetsPanel } from './free-bets-panel.tsx';
import { GuestFace } from './guest-bets.tsx';
import '../../shared/controls/page-title.css';
import './bets-page.css';

const EMPTY_WORDS = { open: 'bets.emptyOpen', settled: 'bets.emptySettled', all: 'bets.empty' } as const;
type Tab = keyof typeof EMPTY_WORDS;
const isTab = (status: BetsShown): status is Tab => status in EMPTY_WORDS;

/** The player's bets, by status and by the days on which they were placed; each with its legs and its settlement. */
export function BetsPage() {
  const t = useT('sportsbook');
  const { show, from, to } = useFrameSearch();
  const status: BetsShown = show ?? 'open';
  const { isKnown, token } = useFrame();
  const filter: BetsFilter = { status, from, to };
  return (
    <>
      <h1 className="page-title">{t('nav.myBets')}</h1>
      <div className="bets-bar">
        <nav className="bets-tabs" aria-label={t('bets.tabs')}>
          {(['open', 'settled', 'all'] as const).map((value) => (
            <Link
              key={value}
              to={PATHS.bets}
              search={{ show: value === 'open' ? undefined : value, from, to }}
              activeOptions={{ exact: true }}
              className="bets-tab"
            >
              {t(`bets.${value}`)}
            </Link>
          ))}
        </nav>
        <BetsFilters filter={filter} isSignedIn={token !== null} />
      </div>
      <h2 className="sr-only">{t(`bets.${status}`)}</h2>
      {token !== null && <FreeBetsPanel />}
      {isKnown && token === null ? <GuestFace /> : <BetList filter={filter} />}
    </>
  );
}

function BetList({ filter }: { filter: BetsFilter }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const { page = 1 } = useFrameSearch();
  const isReady = useFrame(({ token }) => token !== null);
  const { data, isPending, isError, refetch } = useQuery({ ...betsQuery(filter, page - 1), enabled: isReady });
  const bets = data?.bets ?? [];
  useLiveOffers(bets);
  if (isPending) return <BetsSkeleton />;
  if (isError && !data) {
    return (
      <Result
        face="error"
        suit="espadas"
        title={t('state.betsError')}
        action={<Button onClick={() => refetch()}>{common('action.retry')}</Button>}
      />
    );
  }
  return (
    <>
      {/* In one place with or without bets left: a sold bet leaves the list, and its payout stays readable. */}
      <CashOutDialog bets={bets} />
      {bets.length === 0 ? <NoBets filter={filter} /> : <Totals bets={bets} />}
      {bets.map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
      {data.pages > 1 && <Pages page={data.page} pages={data.pages} count={data.count} />}
    </>
  );
}

function Pages({ page, pages, count }: { page: number; pages: number; count: number }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const change = useSearchChange();
  const range = { first: page * BETS_SIZE + 1, last: Math.min((page + 1) * BETS_SIZE, count), count };
  return (
    <Pagination
      page={page}
      pageCount={pages}
      labels={{ region: common('a11y.pages'), previous: common('action.previous'), next: common('action.next') }}
      onChange={(next) => {
        change({ page: next === 0 ? undefined : next + 1 }, { isNewPlace: true });
        window.scrollTo({ top: 0 });
      }}
    >
      {t('bets.range', range)}
    </Pagination>
  );
}

/** Sums of the bets that are listed: what is in play, and how the settled ones came out. */
function Totals({ bets }: { bets: readonly Bet[] }) {
  const t = useT('sportsbook');
  const currency = bets[0]?.currency ?? '';
  const risk = openStake(bets);
  const { count, stake, payout } = settledTotals(bets);
  const write = (units: bigint, signed = false) => formatMoney(units, currency, { signed });
  return (
    <p className="bets-totals">
      {risk > 0n && <span>{t('bets.atRisk', { amount: write(risk) })}</span>}
      {count > 0 && (
        <span>
          {t('bets.loadedTotals', { stake: write(stake), payout: write(payout), net: write(payout - stake, true) })}
        </span>
      )}
    </p>
  );
}

function NoBets({ filter: { status, from, to } }: { filter: BetsFilter }) {
  const t = useT('sportsbook');
  const change = useSearchChange();
  if (from !== undefined || to !== undefined || !isTab(status)) {
    return (
      <Result
        face="empty"
        suit="espadas"
        title={t('bets.emptyFilter')}
        action={
          <Button onClick={() => change({ show: 'all', from: undefined, to: undefined, page: undefined })}>
            {t('bets.clearFilters')}
          </Button>
        }
      />
    );
  }
  return (
    <Result
      face="empty"
      suit="espadas"
      title={t(EMPTY_WORDS[status])}
      action={
        <Link to={PATHS.home} className={buttonClass({ rank: 'primary' })}>
          {t('slip.seeLive')}
        </Link>
      }
    />
  );
}

function BetsSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </div>
  );
}
