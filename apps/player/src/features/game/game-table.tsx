import type { CatalogueGame } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useLocation, useSearch } from '@tanstack/react-router';
import { type CSSProperties, useRef, useState } from 'react';
import { useGameByNumber } from '../../shared/casino/catalogue.ts';
import { GameBar } from './game-bar.tsx';
import { GameStage } from './game-stage.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { type LaunchOptions, useLaunch } from './use-launch.ts';

/** The bar over the game and the game itself; together they fill the screen on demand. */
export function GameTable({ game }: { game: CatalogueGame }) {
  const way = useWayIn(game);
  const opening = useLaunch({ id: game.id }, way);
  return <TableOf game={game} way={way} opening={opening} />;
}

interface TableProps {
  readonly game: CatalogueGame;
  readonly way: LaunchOptions;
  readonly opening: ReturnType<typeof useLaunch>;
}

/** The table of a game that is opened, or of the one that is opened in its place. */
export function TableOf({ game, way, opening: { launched, error, retry } }: TableProps) {
  const t = useT('player');
  const table = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(table);
  const [height, setHeight] = useState(0);
  const replacement = launched?.replacement ?? null;
  // Its name in today's language; the launch knows the one of its moment, and is not repeated.
  const inPlace = useGameByNumber(replacement?.id);
  return (
    <section ref={table} aria-label={t('game.frame', { game: game.gameName })} className="game-table">
      <GameBar game={game} launched={launched} fullScreen={fullScreen} way={way} />
      {replacement && (
        <div className="p-2" role="status">
          <Note>{t('game.replaced', { game: inPlace?.gameName ?? replacement.gameName })}</Note>
        </div>
      )}
      <div className="game-stage" style={{ '--game-height': `${height}px` } as CSSProperties}>
        <GameStage
          game={game}
          launched={launched}
          error={error}
          onRetry={retry}
          isPractice={way.isPractice}
          onHeight={setHeight}
        />
      </div>
    </section>
  );
}

/** Mode in which the address opens the game: for money or practice, in this device's version or the other one. */
function useWayIn({ haveTwoVersion }: CatalogueGame) {
  const { pathname } = useLocation();
  const { demo } = useSearch({ strict: false });
  return { isPractice: demo === 1, isOtherVersion: haveTwoVersion && /\/casino\/game2\//.test(pathname) };
}
