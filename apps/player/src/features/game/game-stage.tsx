import type { CatalogueGame } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { classNames } from '@ordago/ui';
import { useState } from 'react';
import { useGuestInvitation } from '../../shared/casino/guest-invitation.ts';
import { useSession } from '../../shared/session.ts';
import { ClosedFace, GuestFace, LaunchFace, OpeningFace } from './stage-faces.tsx';
import { isFrameable, type Launched } from './use-launch.ts';

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
}

/** The frame of the game, or the message shown in its place. */
export function GameStage({ game, launched, error, onRetry, isPractice }: GameStageProps) {
  const { isKnown, player } = useSession();
  const invitation = useGuestInvitation(game);
  if (launched && isFrameable(launched.url, location.origin)) return <GameFrame game={game} url={launched.url} />;
  const failure = launched ? new Error('the game is served from our own origin') : error;
  if (failure) return <div className="game-panel">{<LaunchFace error={failure} onRetry={onRetry} />}</div>;
  if (isKnown && !player && !isPractice && invitation) {
    return (
      <div className="game-panel">
        {invitation.closed === null ? (
          <GuestFace game={game} mayPractise={invitation.mayPractise} />
        ) : (
          <ClosedFace reason={invitation.closed} />
        )}
      </div>
    );
  }
  return (
    <Curtain game={game}>
      <OpeningFace />
    </Curtain>
  );
}

function GameFrame({ game, url }: { game: CatalogueGame; url: string }) {
  const t = useT('player');
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      {!isLoaded && (
        <Curtain game={game}>
          <OpeningFace />
        </Curtain>
      )}
      <iframe
        src={url}
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
function Curtain({ game, children }: { game: CatalogueGame; children: React.ReactNode }) {
  return (
    <div className="game-curtain">
      <img src={game.imageUrl} alt="" draggable={false} />
      {children}
    </div>
  );
}
