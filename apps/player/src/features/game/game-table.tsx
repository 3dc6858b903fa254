import type { CatalogueGame } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useGuestInvitation } from '../../shared/casino/guest-invitation.ts';
import { useModal } from '../../shared/modal.ts';
import { useSession } from '../../shared/session.ts';
import { GameBar } from './game-bar.tsx';
import { GameStage } from './game-stage.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { type LaunchOptions, useLaunch } from './use-launch.ts';

/** The bar over the game and the game itself; together they fill the screen on demand. */
export function GameTable({ game }: { game: CatalogueGame }) {
  const way = useWayIn(game);
  const opening = useLaunch({ id: game.id }, way);
  useAskGuest(game);
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
  return (
    <section ref={table} aria-label={t('game.frame', { game: game.gameName })} className="game-table">
      <GameBar game={game} launched={launched} fullScreen={fullScreen} way={way} />
      {launched?.replacement && (
        <div className="p-2" role="status">
          <Note>{t('game.replaced', { game: launched.replacement.gameName })}</Note>
        </div>
      )}
      <div className="game-stage">
        <GameStage game={game} launched={launched} error={error} onRetry={retry} isPractice={way.isPractice} />
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

/**
 * Asks an arriving guest to sign in, once; the game opens behind the dialog after the sign-in. A game with practice
 * play offers both instead, and one that is closed to them neither.
 */
function useAskGuest(game: CatalogueGame): void {
  const invitation = useGuestInvitation(game);
  const { isKnown, player } = useSession();
  const { name, open } = useModal();
  const hasAsked = useRef(false);
  const isAsked = isKnown && player === null && invitation?.maySignIn === true && !invitation.mayPractise;
  useEffect(() => {
    if (!isAsked || hasAsked.current) return;
    hasAsked.current = true;
    if (name === null) open('sign-in');
  }, [isAsked, name, open]);
}
