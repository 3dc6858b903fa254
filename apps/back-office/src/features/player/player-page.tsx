import { useT } from '@ordago/i18n/react';
import { Result } from '@ordago/ui';
import { ChevronLeft } from 'lucide-react';
import { BetsList } from '../../shared/bets/bets-list.tsx';
import { useBets } from '../../shared/bets/list-bets.ts';
import { ListFailure, ListSkeleton } from '../../shared/list/data-list.tsx';
import { ListFoot } from '../../shared/list/list-foot.tsx';
import { ViewTabs } from '../../shared/list/view-tabs.tsx';
import { Link, PATHS, useIdParam, usePageSearch, useSearchChange } from '../../shared/paths.ts';
import { type PlayerFile, usePlayer } from '../../shared/players/read-player.ts';
import { Timeline } from '../../shared/players/timeline.tsx';
import { useStaff } from '../../shared/session.ts';
import { TRANSFERS_PER_PAGE, useTransfers } from '../../shared/transfers/list-transfers.ts';
import { FreeBetsView } from './free-bets/free-bets-view.tsx';
import { PlayerHero, PlayerSide } from './player-cards.tsx';
import type { PlayerSearch } from './player-search.ts';

/** Least level that may read what the operator gave a player. */
const FREE_BETS_LEVEL_MIN = 2;

/** The file of one player: person, wallets, sums from the ledger, and everything that moved. */
export function PlayerPage() {
  const t = useT('back-office');
  const id = useIdParam();
  const { data, isPending, error, refetch } = usePlayer(id);
  return (
    <>
      <Link to={PATHS.players} className="mb-3 inline-flex items-center gap-2 text-muted hover:text-text">
        <ChevronLeft size={16} aria-hidden="true" />
        {t('nav.players')}
      </Link>
      {isPending && (
        <div className="card">
          <ListSkeleton />
        </div>
      )}
      {error !== null && (
        <div className="card">
          {'http' in error && error.http === 404 ? (
            <Result face="empty" title={t('player.gone')} />
          ) : (
            <ListFailure error={error} onRetry={() => void refetch()} />
          )}
        </div>
      )}
      {data && <File player={data} />}
    </>
  );
}

function File({ player }: { player: PlayerFile }) {
  const t = useT('back-office');
  const { tab = 'activity' } = usePageSearch<PlayerSearch>();
  const level = useStaff()?.level ?? 0;
  const tabs = (['activity', 'bets', 'free-bets'] as const).filter(
    (name) => name !== 'free-bets' || level >= FREE_BETS_LEVEL_MIN,
  );
  return (
    <>
      <PlayerHero player={player} />
      <div className="grid items-start gap-3 desktop:grid-cols-[272px_minmax(0,1fr)]">
        <PlayerSide player={player} />
        <div className="card">
          <ViewTabs
            label={t('player.tabs')}
            views={tabs.map((name) => ({ name, label: t(`player.tab.${name}`) }))}
            current={tab}
            searchOf={(name) => ({ tab: name === 'activity' ? undefined : name })}
          />
          {tab === 'activity' && <Activity player={player.id} />}
          {tab === 'bets' && <Bets player={player.id} />}
          {tab === 'free-bets' && <FreeBetsView player={player} />}
        </div>
      </div>
    </>
  );
}

function Activity({ player }: { player: string }) {
  const t = useT('back-office');
  const change = useSearchChange();
  const { page = 0 } = usePageSearch<PlayerSearch>();
  const { data, isPending, error, refetch } = useTransfers({ player, page });
  if (isPending) return <ListSkeleton />;
  if (!data) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data.count === 0) return <Result face="empty" title={t('player.noActivity')} />;
  return (
    <>
      <Timeline rows={data.rows} />
      <ListFoot
        data={data}
        rowsPerPage={TRANSFERS_PER_PAGE}
        onPage={(next) => change({ page: next })}
        note={
          <Link to={PATHS.transfers} search={{ player }} className="underline underline-offset-3">
            {t('player.allTransfers')}
          </Link>
        }
      />
    </>
  );
}

function Bets({ player }: { player: string }) {
  const t = useT('back-office');
  const change = useSearchChange();
  const { page = 0 } = usePageSearch<PlayerSearch>();
  const query = useBets({ player, page });
  return <BetsList query={query} onPage={(next) => change({ page: next })} empty={t('bets.none')} hasPlayer={false} />;
}
