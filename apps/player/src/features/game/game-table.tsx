import type { CatalogueGame } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { useEffect, useRef } from 'react';
import { useModal } from '../../shared/modal.ts';
import { useSession } from '../../shared/session.ts';
import { GameBar } from './game-bar.tsx';
import { GameStage } from './game-stage.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useLaunch } from './use-launch.ts';

/** The bar over the game and the game itself; together they fill the screen on demand. */
export function GameTable({ game }: { game: CatalogueGame }) {
  const t = useT('player');
  const table = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(table);
  const { launched, error, retry } = useLaunch(game.id);
  useAskGuest();
  return (
    <section ref={table} aria-label={t('game.frame', { game: game.gameName })} className="game-table">
      <GameBar game={game} openedAtMs={launched?.openedAtMs} fullScreen={fullScreen} />
      <div className="game-stage">
        <GameStage game={game} launched={launched} error={error} onRetry={retry} />
      </div>
    </section>
  );
}

/** A guest who arrives here is asked to sign in, once; the game opens behind the dialog when they are in. */
function useAskGuest(): void {
  const { isKnown, player } = useSession();
  const { name, open } = useModal();
  const hasAsked = useRef(false);
  const isGuest = isKnown && player === null;
  useEffect(() => {
    if (!isGuest || hasAsked.current) return;
    hasAsked.current = true;
    if (name === null) open('sign-in');
  }, [isGuest, name, open]);
}
