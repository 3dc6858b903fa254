import type { CatalogueGame } from '@ordago/catalogue-search';
import { formatCountdown } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { BalanceText, Button, classNames, IconButton } from '@ordago/ui';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Heart, Maximize, Minimize, Plus } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useFavourites } from '../../shared/casino/favourites.ts';
import { useModal } from '../../shared/modal.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import type { FullScreen } from './use-full-screen.ts';
import { useElapsed, useNetPosition } from './use-session-figures.ts';

interface GameBarProps {
  game: CatalogueGame;
  /** In ms; undefined until the game is open. */
  openedAtMs: number | undefined;
  fullScreen: FullScreen;
}

/** Exit, name, the figures of the session, and what can be done without leaving the game. */
export function GameBar({ game, openedAtMs, fullScreen }: GameBarProps) {
  const t = useT('player');
  const tc = useT('common');
  const leave = useLeave();
  const { player } = useSession();
  const { open } = useModal();
  return (
    <div className="game-bar">
      <IconButton label={t('game.leave')} icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={leave} />
      <div className="mr-auto min-w-0 leading-tight">
        <h1 className="truncate text-16 leading-tight font-bold">{game.gameName}</h1>
        <p className="truncate text-12 text-muted">{game.provider}</p>
      </div>
      {player && <SessionFigures openedAtMs={openedAtMs} />}
      <div className="game-tools">
        {player && !fullScreen.isOn && (
          // On a phone the header, which stays in view, has the same button.
          <span className="hidden tablet:block">
            <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => open('deposit')}>
              {tc('account.deposit')}
            </Button>
          </span>
        )}
        <FavouriteButton game={game} />
        {fullScreen.isOffered && <FullScreenButton fullScreen={fullScreen} />}
      </div>
    </div>
  );
}

/** Session clock, change of the balance, balance: in view as long as the game is. */
function SessionFigures({ openedAtMs }: { openedAtMs: number | undefined }) {
  const t = useT('player');
  const tc = useT('common');
  const elapsedMs = useElapsed(openedAtMs);
  const position = useNetPosition(openedAtMs);
  const tone = !position || position.net === 0n ? '' : position.net > 0n ? 'text-positive' : 'text-negative';
  return (
    <dl className="game-figures">
      <Figure name={t('game.session')}>
        <span className="tabular">{formatCountdown(elapsedMs)}</span>
      </Figure>
      <Figure name={t('game.net')} className={tone}>
        {position ? <MoneyText amount={position.net} currency={position.now.currency} signed /> : '—'}
      </Figure>
      <Figure name={tc(position?.now.kind === 'bonus' ? 'account.bonusBalance' : 'account.mainBalance')}>
        {position ? (
          <BalanceText version={String(position.now.units)}>
            <MoneyText amount={position.now.units} currency={position.now.currency} />
          </BalanceText>
        ) : (
          '—'
        )}
      </Figure>
    </dl>
  );
}

function Figure({ name, children, className }: { name: string; children: ReactNode; className?: string }) {
  return (
    <div className="game-figure">
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

function FavouriteButton({ game }: { game: CatalogueGame }) {
  const t = useT('player');
  const { ids, toggle } = useFavourites();
  const isOn = ids.has(game.id);
  return (
    <IconButton
      label={t(isOn ? 'lobby.removeFavourite' : 'lobby.addFavourite', { game: game.gameName })}
      aria-pressed={isOn}
      icon={<Heart size={20} className={classNames(isOn && 'game-heart-on')} aria-hidden="true" />}
      onClick={() => toggle(game.id)}
    />
  );
}

function FullScreenButton({ fullScreen: { isOn, toggle } }: { fullScreen: FullScreen }) {
  const t = useT('player');
  const Icon = isOn ? Minimize : Maximize;
  return (
    <IconButton
      label={t(isOn ? 'game.exitFullScreen' : 'game.fullScreen')}
      icon={<Icon size={20} aria-hidden="true" />}
      onClick={toggle}
    />
  );
}

/** Leads back to where the game was opened, with the place on that page; to the casino when nobody knows. */
function useLeave(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const { from, isOneStepBack } = router.state.location.state;
    if (document.fullscreenElement) void document.exitFullscreen();
    if (isOneStepBack) router.history.back();
    else router.history.push(from ?? PATHS.home);
  }, [router]);
}
