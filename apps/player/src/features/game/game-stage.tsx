import type { CatalogueGame } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { classNames, usePaintedTheme } from '@ordago/ui';
import { useRetrying } from '@ordago/web-kit/retrying';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useGameByNumber } from '../../shared/casino/catalogue.ts';
import { useGuestInvitation } from '../../shared/casino/guest-invitation.ts';
import { mayPass } from '../../shared/may-pass.ts';
import { useSession } from '../../shared/session.ts';
import { GuestFace } from './guest-face.tsx';
import { ClosedFace, LaunchFace, OpeningFace } from './stage-faces.tsx';
import { OWN_ORIGIN, stageFailureOf } from './stage-failure.ts';
import { frameAddress, isOurs, useGameFrame } from './use-game-frame.ts';
import type { Launched } from './use-launch.ts';

/**
 * Permissions of a game: run, keep its own state, send forms. It never leaves its frame, opens no window and never
 * moves the page around it.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';
const ALLOWED = 'autoplay; fullscreen';

interface GameStageProps {
  game: CatalogueGame;
  launched: Launched | undefined;
  error: Error | null;
  onRetry: () => void;
  isPractice: boolean;
  /** Least height in px that the game asks for. */
  onHeight: (height: number) => void;
}

/** The frame of the game, or the message shown in its place. */
export function GameStage({ game, launched, error, onRetry, isPractice, onHeight }: GameStageProps) {
  const { isKnown, player } = useSession();
  const invitation = useGuestInvitation(game);
  const [silent, setSilent] = useState<string | null>(null);
  const failure = stageFailureOf({ launched, error, silent, origin: location.origin });
  useRetrying(useFailures(failure), onRetry);
  if (launched && !failure) {
    return (
      <GameFrame
        key={launched.url}
        game={game}
        launched={launched}
        isPractice={isPractice}
        onHeight={onHeight}
        onReopen={onRetry}
        onSilent={() => setSilent(launched.url)}
      />
    );
  }
  if (failure) return <div className="game-panel">{<LaunchFace error={failure} onRetry={onRetry} />}</div>;
  if (isKnown && !player && !isPractice && invitation) {
    if (invitation.closed === null) return <GuestFace game={game} mayPractise={invitation.mayPractise} />;
    return (
      <div className="game-panel">
        <ClosedFace reason={invitation.closed} />
      </div>
    );
  }
  return (
    <Curtain game={game}>
      <OpeningFace />
    </Curtain>
  );
}

/** Longest time until a game of ours must report that it listens, in ms. */
const READY_MS_MAX = 20_000;

/** Number of failures of this visit before the present one; null where nothing failed, or what failed stays so. */
function useFailures(failure: Error | null): number | null {
  const [seen, setSeen] = useState<{ failure: Error | null; count: number }>({ failure: null, count: 0 });
  if (seen.failure !== failure) setSeen({ failure, count: failure === null ? seen.count : seen.count + 1 });
  const isPassing = failure !== null && failure !== OWN_ORIGIN && mayPass(failure);
  return isPassing ? Math.max(seen.count - 1, 0) : null;
}

type GameFrameProps = Pick<GameStageProps, 'game' | 'isPractice' | 'onHeight'> & {
  launched: Launched;
  /** Called when the game wants another launch. */
  onReopen: () => void;
  /** Called when a game of ours did not report in time that it listens. */
  onSilent: () => void;
};

function GameFrame({ launched: { url, replacement }, onSilent, ...props }: GameFrameProps) {
  const { game, isPractice, onHeight, onReopen } = props;
  const t = useT('player');
  const { theme } = usePaintedTheme();
  const [isLoaded, setIsLoaded] = useState(false);
  const opened = useGameByNumber(replacement?.id);
  const isFromUs = isOurs(replacement ? opened?.routeProvider : game.routeProvider);
  // Taken once: a later theme goes over the bridge.
  const [src] = useState(() => frameAddress(url, { isOurs: isFromUs, theme }));
  const { ref, isReady } = useGameFrame({ src, isOurs: isFromUs, isPractice, onHeight, onReopen });
  const reportSilent = useEffectEvent(onSilent);
  useEffect(() => {
    if (!isFromUs || isReady) return;
    const timer = setTimeout(() => reportSilent(), READY_MS_MAX);
    return () => clearTimeout(timer);
  }, [isFromUs, isReady]);
  return (
    <>
      {!isLoaded && (
        <Curtain game={game}>
          <OpeningFace />
        </Curtain>
      )}
      <iframe
        ref={ref}
        src={src}
        title={t('game.frame', { game: game.gameName })}
        sandbox={SANDBOX}
        allow={ALLOWED}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setIsLoaded(true)}
        className={classNames('game-frame', !isLoaded && 'opacity-0')}
      />
    </>
  );
}

/** The picture of the game, out of focus, while it opens. */
function Curtain({ game, children }: { game: CatalogueGame; children: ReactNode }) {
  return (
    <div className="game-curtain">
      <img src={game.imageUrl} alt="" draggable={false} />
      {children}
    </div>
  );
}
