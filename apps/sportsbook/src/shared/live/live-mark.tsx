import type { SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { loadChunk } from '@ordago/web-kit/lost-chunk';
import { lazy, Suspense } from 'react';
import './live-mark.css';

const LiveClock = lazy(async () => ({ default: (await loadChunk(() => import('./live-clock.tsx'))).LiveClock }));

/**
 * Mark of an event in play: a dot and the word, in the colour of live events, or the clock where its supplier sends it.
 * It never blinks.
 */
export function LiveMark({ event }: { event?: SportEvent }) {
  const t = useT('sportsbook');
  const word = (
    <span className="live-mark">
      <i aria-hidden="true" />
      {t('event.live')}
    </span>
  );
  return event?.progress ? (
    <Suspense fallback={word}>
      <LiveClock event={event} progress={event.progress} />
    </Suspense>
  ) : (
    word
  );
}
