import { useLocale, useT } from '@ordago/i18n/react';
import { Button, buttonClass, Result, Skeleton } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { BOOK_NAMES } from '@ordago/web-kit/bets';
import { useRetrying } from '@ordago/web-kit/retrying';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { type CSSProperties, useEffect, useState } from 'react';
import { useBlocks } from '../../shared/blocks.ts';
import { mayPass } from '../../shared/may-pass.ts';
import { useModal } from '../../shared/modal.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { FRAME_SANDBOX } from './frame-sandbox.ts';
import { framePathOf } from './sport-place.ts';
import {
  type BookPlace,
  bookOf,
  gr8LinkQuery,
  type SportsbookName,
  type Sportsbooks,
  sportsbooksQuery,
  withPlace,
} from './sportsbooks.ts';
import { useSportFrame } from './use-sport-frame.ts';
import './sport.css';

/** Longest time until the frame must report that it is ready, in ms. */
const READY_MS_MAX = 15_000;

/** The sportsbook of this address in its frame, over the whole width. */
export function SportPage() {
  const t = useT('common');
  const { data, error, refetch } = useQuery(sportsbooksQuery);
  const { parts, providers } = useBlocks();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt((known) => known + 1);
    void refetch();
  };
  const place = data && bookOf(pathname, data.active);
  return (
    <>
      <h1 className="sr-only">{t('nav.sport')}</h1>
      {parts.includes('sport') || (place && providers.includes(place.book)) ? (
        <SportClosed />
      ) : place ? (
        <BookFrame key={`${place.book} ${attempt}`} {...place} frames={data.frames} tries={attempt} onRetry={retry} />
      ) : error ? (
        <SportFailed tries={attempt} onRetry={retry} error={error} />
      ) : (
        <SportOpening />
      )}
    </>
  );
}

interface BookFrameProps extends BookPlace {
  readonly frames: Sportsbooks['frames'];
  /** Number of attempts before this one. */
  readonly tries: number;
  readonly onRetry: () => void;
}

/** GR8 is entered by a link, for signed-in players only; the other frames have an address. */
function BookFrame({ book, base, frames, tries, onRetry }: BookFrameProps) {
  const locale = useLocale();
  if (book === 'gr8') return <LinkedFrame base={base} tries={tries} onRetry={onRetry} />;
  const at = (path: string) =>
    book === 'house' ? `${frames.house}${path}` : withPlace(frames[book], { lang: locale, at: path });
  return <SportFrame book={book} base={base} addressOf={at} tries={tries} onRetry={onRetry} />;
}

function LinkedFrame({ base, tries, onRetry }: Pick<BookFrameProps, 'base' | 'tries' | 'onRetry'>) {
  const { isKnown, player } = useSession();
  const locale = useLocale();
  const { data, error, refetch } = useQuery({ ...gr8LinkQuery(player?.id ?? '', locale), enabled: player !== null });
  if (isKnown && !player) return <SportForPlayers />;
  if (error) return <SportFailed tries={tries} onRetry={onRetry} error={error} />;
  if (!data) return <SportOpening />;
  return (
    <SportFrame
      key={data.game_link}
      book="gr8"
      base={base}
      tries={tries}
      onRetry={onRetry}
      addressOf={(path) => withPlace(data.game_link, { at: path })}
      onExpired={() => void refetch()}
    />
  );
}

interface SportFrameProps {
  readonly book: SportsbookName;
  readonly base: string;
  /** The frame's address at a place of its own. */
  readonly addressOf: (path: string) => string;
  readonly onExpired?: () => void;
  readonly tries: number;
  readonly onRetry: () => void;
}

function SportFrame({ book, base, addressOf, onExpired, tries, onRetry }: SportFrameProps) {
  const t = useT('player');
  const router = useRouter();
  // Taken once: later places go over the bridge, without loading the frame anew.
  const [src] = useState(() => {
    const { pathname, searchStr: search } = router.state.location;
    return addressOf(framePathOf({ pathname, search }, base));
  });
  const { ref, isReady, height, paperHeight } = useSportFrame({ book, base, origin: new URL(src).origin, onExpired });
  const isLate = useIsLate(isReady);
  if (isLate) return <SportFailed tries={tries} onRetry={onRetry} />;
  const px = (value: number) => (value > 0 ? `${value}px` : undefined);
  const style = { '--frame-height': px(height), '--paper-height': px(paperHeight) };
  return (
    <div className="sport-stage">
      {!isReady && <SportOpening />}
      <iframe
        ref={ref}
        src={src}
        title={book === 'house' ? t('sport.frame') : t('sport.frameOf', { name: BOOK_NAMES[book] })}
        sandbox={FRAME_SANDBOX}
        allow="clipboard-write; fullscreen"
        className="sport-frame"
        data-ready={isReady || undefined}
        style={style as CSSProperties}
      />
    </div>
  );
}

/** True once the frame has sent nothing in its time. */
function useIsLate(isReady: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setIsOver(true), READY_MS_MAX);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isOver && !isReady;
}

/** The outline of the sportsbook, as the page has it before its script (`outline.html`). */
function SportOpening() {
  const t = useT('player');
  return (
    <div className="sport-opening">
      <div className="outline-book-bar" aria-hidden="true">
        {BAR.map((place) => (
          <Skeleton key={place} className="rounded-control" />
        ))}
      </div>
      <div className="outline-book">
        <p role="status">{t('sport.loading')}</p>
        {ROWS.map((place) => (
          <Skeleton key={place} />
        ))}
      </div>
    </div>
  );
}

const BAR = [1, 2, 3] as const;
const ROWS = [1, 2, 3, 4, 5, 6, 7] as const;

interface SportFailedProps {
  readonly tries: number;
  readonly onRetry: () => void;
  /** Failure of a call. (Default: none, the frame sent nothing) */
  readonly error?: Error;
}

/**
 * The sportsbook did not open. It is tried again by the button; by itself, less and less often, only after what may pass, for a
 * refusal stays.
 */
export function SportFailed({ tries, onRetry, error }: SportFailedProps) {
  const t = useT('player');
  const tc = useT('common');
  const failureText = useFailureText();
  const isPassing = error === undefined || mayPass(error);
  useRetrying(isPassing ? tries : null, onRetry);
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
      {isPassing ? t('sport.failedText') : failureText(error)}
    </Result>
  );
}

/** A sportsbook that opens for players alone (specification 2, section 8). */
function SportForPlayers() {
  const t = useT('player');
  const tc = useT('common');
  const { open } = useModal();
  return (
    <Result
      face="empty"
      suit="espadas"
      title={t('sport.pleaseAuth')}
      action={
        <Button rank="primary" onClick={() => open('sign-in')}>
          {tc('auth.signIn')}
        </Button>
      }
    />
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
