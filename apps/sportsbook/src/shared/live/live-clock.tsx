import type { EventProgress, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useLiveWords } from './live-words.ts';
import './live-mark.css';
import './live-clock.css';

/**
 * The clock of a match and its period: `63:00` and `2.º T`; in sports without a clock the period, and the game under
 * way.
 */
export function LiveClock({ event, progress }: { event: SportEvent; progress: EventProgress }) {
  const t = useT('sportsbook');
  const words = useLiveWords();
  const { clock, phase, points } = progress;
  const period = words.period(event.league.sport, progress);
  const isRunning = clock !== null && phase !== 'break';
  const beside = isRunning ? period : points && `${points.home}–${points.away}`;
  return (
    <span className="live-clock" title={words.state(period, clock)}>
      <span className="live-mark">
        <i aria-hidden="true" />
        <span className="sr-only">{t('event.live')}</span>
        <span className="tabular">{isRunning ? clock : period || t('event.live')}</span>
      </span>
      {beside && <small className="tabular">{beside}</small>}
    </span>
  );
}
