import type { CatalogueGame } from '@ordago/catalogue-search';
import { formatCountdown } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { BalanceText, buttonClass, classNames, IconButton } from '@ordago/ui';
import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft, Heart, Maximize, Minimize, Monitor, Plus, Smartphone } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useBalancePrivacy } from '../../shared/balance/balance-privacy.ts';
import { useFavourites } from '../../shared/casino/favourites.ts';
import { isPhone, otherVersionRoute } from '../../shared/casino/game-address.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import type { FullScreen } from './use-full-screen.ts';
import { useDepositOverGame } from './use-game-frame.ts';
import type { Launched, LaunchOptions } from './use-launch.ts';
import { useElapsed, useNetPosition, useWalletInPlay } from './use-session-figures.ts';

interface GameBarProps {
  game: CatalogueGame;
  /** Undefined until the game is open. */
  launched: Launched | undefined;
  fullScreen: FullScreen;
  way: LaunchOptions;
}

/**
 * Exit, name, the figures of the session, and what can be done without leaving the game. On a phone it stands in the place
 * of the site's header and shows the balance; elsewhere the header does, and no figure is there twice.
 */
export function GameBar({ game, launched, fullScreen, way }: GameBarProps) {
  const t = useT('player');
  const leave = useLeave();
  const { player } = useSession();
  const isForMoney = player !== null && !way.isPractice;
  return (
    <div className={classNames('game-bar', !isForMoney && !way.isPractice && 'game-bar-short')}>
      <IconButton label={t('game.leave')} icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={leave} />
      <div className="game-title">
        <h1 className="truncate text-16 leading-tight font-bold">{game.gameName}</h1>
        <p className="truncate text-12 text-muted">{game.provider}</p>
      </div>
      {isForMoney && <GameWallet mayDeposit={player.parent_agent_id === null && !fullScreen.isOn} />}
      {way.isPractice && <PracticeMark />}
      {isForMoney && <SessionFigures launched={launched} />}
      <div className="game-tools">
        {game.haveTwoVersion && <VersionButton game={game} isOther={way.isOtherVersion} />}
        <FavouriteButton game={game} />
        {fullScreen.isOffered && <FullScreenButton fullScreen={fullScreen} />}
      </div>
    </div>
  );
}

/** The balance where no header shows it, with the way to deposit over the game. */
function GameWallet({ mayDeposit }: { mayDeposit: boolean }) {
  const t = useT('common');
  const wallet = useWalletInPlay();
  const { isHidden } = useBalancePrivacy();
  const deposit = useDepositOverGame();
  return (
    <div className="game-wallet">
      <span className="game-wallet-amount">
        <span className="sr-only">{t(wallet?.kind === 'bonus' ? 'account.bonusBalance' : 'account.mainBalance')}</span>
        {wallet ? (
          <BalanceText version={String(wallet.units)} isHidden={isHidden} hiddenLabel={t('a11y.hiddenAmount')}>
            <MoneyText amount={wallet.units} currency={wallet.currency} />
          </BalanceText>
        ) : (
          '—'
        )}
      </span>
      {mayDeposit && (
        <IconButton
          className="game-wallet-deposit"
          label={t('account.deposit')}
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={() => void deposit()}
        />
      )}
    </div>
  );
}

/** Bar of practice play: labelled as practice so that nobody mistakes it, with a link to the game for money. */
function PracticeMark() {
  const t = useT('player');
  return (
    <span className="game-practice">
      <b>{t('game.practice')}</b>
      <Link
        to="."
        search={(known) => ({ ...known, demo: undefined })}
        state={(known) => known}
        replace
        className={buttonClass({ rank: 'text', size: 'small' })}
      >
        {t('game.forMoney')}
      </Link>
    </span>
  );
}

/** The game's version for the other kind of device, and back. */
function VersionButton({ game, isOther }: { game: CatalogueGame; isOther: boolean }) {
  const t = useT('player');
  const isMobile = isPhone() !== isOther;
  const Icon = isMobile ? Monitor : Smartphone;
  const name = t(isMobile ? 'game.desktopVersion' : 'game.mobileVersion');
  return (
    <Link
      {...otherVersionRoute(game, { isOther: !isOther })}
      search={(known) => known}
      state={(known) => known}
      replace
      aria-label={name}
      title={name}
      className="game-tool"
    >
      <Icon size={20} aria-hidden="true" />
    </Link>
  );
}

/** Session clock, and what the session won or lost: in view as long as the game is, and nowhere else. */
function SessionFigures({ launched }: { launched: Launched | undefined }) {
  const t = useT('player');
  const elapsedMs = useElapsed(launched?.openedAtMs);
  const position = useNetPosition(launched?.session ?? null);
  // A loss is stated, not scolded.
  const tone = /^\+?[0-9.]*[1-9]/.test(position?.net ?? '') ? 'text-positive' : '';
  return (
    <dl className="game-figures">
      <Figure name={t('game.session')}>
        <span className="tabular">{formatCountdown(elapsedMs)}</span>
      </Figure>
      <Figure name={t('game.net')} className={tone}>
        {position ? <MoneyText amount={position.net} currency={position.currency} signed /> : '—'}
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
