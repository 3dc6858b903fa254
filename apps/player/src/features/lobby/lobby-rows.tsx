import type { Catalogue } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Result } from '@ordago/ui';
import { useMemo } from 'react';
import { GameRail, GameRailSkeleton } from '../../shared/casino/game-rail.tsx';
import type { TileOf } from '../../shared/casino/game-tiles.tsx';
import { useListOrders } from '../../shared/casino/list-orders.ts';
import { useLivePlayers } from '../../shared/casino/live-players.ts';
import { type LobbyType, searchOf } from './lobby-filters.ts';
import { type FilledRow, fillRows, playedNow } from './row-plan.ts';
import { useRecentGames } from './use-recent-games.ts';
import { Winnings } from './winnings/winnings.tsx';

/** The casino by rows: what is played now, then its parts and categories. */
export function LobbyRows(props: { catalogue: Catalogue; type: LobbyType | null; tile: TileOf }) {
  const { catalogue, type, tile } = props;
  const t = useT('player');
  const players = useLivePlayers();
  const orderOf = useListOrders();
  const rows = useMemo(() => fillRows(catalogue, type, orderOf), [catalogue, type, orderOf]);
  const played = useMemo(() => playedNow(catalogue, type, players), [catalogue, type, players]);
  const recent = useRecentGames(catalogue, type);
  if (rows.length === 0) return <Result face="empty" title={t('lobby.emptyPart')} />;
  return (
    <>
      {recent.length > 0 && <GameRail title={t('lobby.recent')} suit="oros" games={recent} tile={tile} isFirst />}
      {played.length > 0 && <GameRail title={t('lobby.row.playing')} suit="oros" games={played} tile={tile} isFirst />}
      {rows.slice(0, ROWS_ABOVE_WINNINGS).map((row, place) => (
        <LobbyRail key={`${type}:${row.name}`} row={row} tile={tile} isFirst={place === 0} />
      ))}
      <Winnings catalogue={catalogue} />
      {rows.slice(ROWS_ABOVE_WINNINGS).map((row) => (
        <LobbyRail key={`${type}:${row.name}`} row={row} tile={tile} />
      ))}
    </>
  );
}

/** Rows above the winnings. */
const ROWS_ABOVE_WINNINGS = 2;

function LobbyRail({ row, tile, isFirst = false }: { row: FilledRow; tile: TileOf; isFirst?: boolean }) {
  const t = useT('player');
  return (
    <GameRail
      title={t(`lobby.row.${row.name}`)}
      suit={row.suit}
      games={row.games}
      all={{ search: searchOf(row.filters), total: row.total }}
      tile={tile}
      seen={row.seen}
      isFirst={isFirst}
    />
  );
}

/** Three rows of the final size. */
export function LobbyRowsSkeleton() {
  const t = useT('common');
  return (
    <div className="grid gap-7 tablet:gap-8" role="status">
      <span className="sr-only">{t('state.loading')}</span>
      <GameRailSkeleton />
      <GameRailSkeleton />
      <GameRailSkeleton />
    </div>
  );
}
