import type { Catalogue, CatalogueGame } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Result } from '@ordago/ui';
import { useEffect, useMemo, useState } from 'react';
import { GameRail, GameRailSkeleton } from '../../shared/casino/game-rail.tsx';
import type { TileOf } from '../../shared/casino/game-tiles.tsx';
import { useListOrders } from '../../shared/casino/list-orders.ts';
import { useFirstLivePlayers } from '../../shared/casino/live-players.ts';
import { type LobbyType, searchOf } from './lobby-filters.ts';
import { type FilledRow, fillRows, playedNow } from './row-plan.ts';
import { useRecentGames } from './use-recent-games.ts';
import { Winnings } from './winnings/winnings.tsx';

/** The casino by rows: what is played now, then its parts and categories. */
export function LobbyRows(props: { catalogue: Catalogue; type: LobbyType | null; tile: TileOf }) {
  const { catalogue, type, tile } = props;
  const t = useT('player');
  const { orderOf, isKnown } = useListOrders();
  const isLate = useIsLate();
  const players = useFirstLivePlayers() ?? (isLate ? NOBODY : null);
  const recent = useRecentGames(catalogue, type) ?? (isLate ? NO_GAMES : null);
  const plan = useMemo(() => {
    // A row that came later would move those below it.
    if (recent === null || players === null || !(isKnown || isLate)) return null;
    const played = playedNow(catalogue, type, players, recent);
    return { played, rows: fillRows(catalogue, type, { orderOf, above: [...recent, ...played] }) };
  }, [catalogue, type, recent, players, orderOf, isKnown, isLate]);
  if (plan === null || recent === null) return <LobbyRowsSkeleton />;
  const { played, rows } = plan;
  if (rows.length + recent.length + played.length === 0) return <Result face="empty" title={t('lobby.emptyPart')} />;
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

/** For how long the rows wait for what places games in them, once the games are there. In ms. */
const WAIT_MS_MAX = 1_000;
const NOBODY: Readonly<Record<string, number>> = {};
const NO_GAMES: readonly CatalogueGame[] = [];

/** Becomes true when the rows have waited long enough. */
function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), WAIT_MS_MAX);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
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
