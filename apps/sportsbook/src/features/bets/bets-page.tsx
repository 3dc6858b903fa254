import type { Bet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Button, buttonClass, Result, Skeleton } from '@ordago/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useFrame } from '../../embed/frame.ts';
import { Link, PATHS, useFrameSearch } from '../../shared/paths.ts';
import { BetCard } from './bet-card.tsx';
import { type BetsShown, betsQuery } from './bets-api.ts';
import { openStake, settledTotals } from './bets-totals.ts';
import { GuestFace } from './guest-face.tsx';

/** The player's bets: open, settled, all; each with its legs and how it was settled. */
export function BetsPage() {
  const t = useT('sportsbook');
  const common = useT('common');
  const { show = 'open' } = useFrameSearch();
  const { isKnown, token } = useFrame();
  return (
    <>
      <h1 className="page-title">{t('nav.myBets')}</h1>
      <div className="bets-bar">
        <nav className="bets-tabs" aria-label={t('bets.tabs')}>
          {(['open', 'settled', 'all'] as const).map((value) => (
            <Link
              key={value}
              to={PATHS.bets}
              search={value === 'open' ? { show: undefined } : { show: value }}
              activeOptions={{ exact: true }}
              className="bets-tab"
            >
              {t(`bets.${value}`)}
            </Link>
          ))}
        </nav>
        <Button rank="text" size="small" icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
          {common('action.print')}
        </Button>
      </div>
      <h2 className="sr-only">{t(`bets.${show}`)}</h2>
      {isKnown && token === null ? <GuestFace /> : <BetList show={show} />}
    </>
  );
}

function BetList({ show }: { show: BetsShown }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const isReady = useFrame(({ token }) => token !== null);
  const query = useInfiniteQuery({ ...betsQuery(show), enabled: isReady });
  const bets = query.data?.pages.flatMap((page) => page.bets) ?? [];
  if (query.isPending) return <BetsSkeleton />;
  if (query.isError && bets.length === 0) {
    return (
      <Result
        face="error"
        suit="espadas"
        title={t('state.betsError')}
        action={<Button onClick={() => query.refetch()}>{common('action.retry')}</Button>}
      />
    );
  }
  if (bets.length === 0) return <NoBets show={show} />;
  return (
    <>
      <Totals bets={bets} />
      {bets.map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
      {query.hasNextPage && (
        <p className="grid justify-center py-2">
          <Button isBusy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {common('action.loadMore')}
          </Button>
        </p>
      )}
    </>
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

const EMPTY_WORDS = { open: 'bets.emptyOpen', settled: 'bets.emptySettled', all: 'bets.empty' } as const;

function NoBets({ show }: { show: BetsShown }) {
  const t = useT('sportsbook');
  return (
    <Result
      face="empty"
      suit="espadas"
      title={t(EMPTY_WORDS[show])}
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
