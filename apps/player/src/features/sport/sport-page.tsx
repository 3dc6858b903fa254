import { useT } from '@ordago/i18n/react';
import { Button, buttonClass, Result, Spinner } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useBlocks } from '../../shared/blocks.ts';
import { PATHS } from '../../shared/paths.ts';
import { siteSettingsQuery } from '../../shared/site-settings.ts';
import { framePathOf } from './sport-place.ts';
import { useSportFrame } from './use-sport-frame.ts';
import './sport.css';

/** How long the frame may take to say that it is there, in ms. */
const READY_MS_MAX = 15_000;

/** Runs, keeps its own state, sends forms, opens a print or a file; it never moves the page around it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';

/** The sportsbook in its frame, over the whole width. */
export function SportPage() {
  const t = useT('common');
  const { data, isError, refetch } = useQuery(siteSettingsQuery);
  const { casinoTypes } = useBlocks();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt((known) => known + 1);
    void refetch();
  };
  return (
    <>
      <h1 className="sr-only">{t('nav.sport')}</h1>
      {casinoTypes.includes('sport') ? (
        <SportClosed />
      ) : data ? (
        <SportFrame key={attempt} origin={data.sportsbook_url} onRetry={retry} />
      ) : isError ? (
        <SportFailed onRetry={retry} />
      ) : (
        <SportOpening />
      )}
    </>
  );
}

function SportFrame({ origin, onRetry }: { origin: string; onRetry: () => void }) {
  const t = useT('player');
  const router = useRouter();
  const { ref, isReady, height } = useSportFrame(origin);
  const isLate = useIsLate(isReady);
  // Taken once: later places go over the bridge, without loading the frame anew.
  const [src] = useState(() => {
    const { pathname, searchStr: search } = router.state.location;
    return `${origin}${framePathOf({ pathname, search })}`;
  });
  if (isLate) return <SportFailed onRetry={onRetry} />;
  return (
    <div className="sport-stage">
      {!isReady && <SportOpening />}
      <iframe
        ref={ref}
        src={src}
        title={t('sport.frame')}
        sandbox={SANDBOX}
        allow="clipboard-write; fullscreen"
        className="sport-frame"
        data-ready={isReady || undefined}
        style={height > 0 ? { height } : undefined}
      />
    </div>
  );
}

/** True once the frame has let its time pass without a word. */
function useIsLate(isReady: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setIsOver(true), READY_MS_MAX);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isOver && !isReady;
}

function SportOpening() {
  const t = useT('player');
  return (
    <p className="sport-opening" role="status">
      <Spinner size={22} />
      {t('sport.loading')}
    </p>
  );
}

function SportFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT('player');
  const tc = useT('common');
  return (
    <Result
      face="error"
      suit="espadas"
      title={t('sport.failed')}
      action={
        <Button rank="primary" onClick={onRetry}>
          {tc('action.retry')}
        </Button>
      }
    >
      {t('sport.failedText')}
    </Result>
  );
}

function SportClosed() {
  const t = useT('player');
  return (
    <Result
      face="empty"
      suit="espadas"
      title={t('sport.closedTitle')}
      action={
        <Link to={PATHS.home} className={buttonClass({ rank: 'secondary' })}>
          {t('lobby.toGames')}
        </Link>
      }
    />
  );
}
