import type { SportEvent } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { ChevronRight } from 'lucide-react';
import { useContestLabel } from '../contest-name.ts';
import { FavouriteStar } from '../favourite-star.tsx';
import { LiveMark } from '../live-mark.tsx';
import { Link, PATHS } from '../paths.ts';
import { RovingGroup } from '../roving-group.tsx';
import { byPrice, winnerMarketOf } from '../runners.ts';
import { SelectionButton } from '../selection-button.tsx';
import { useWords } from '../words.ts';

/** Runners of a race on a list; the rest stand on its own page. */
const RUNNERS_MAX = 6;

/** A contest of many: its name, and those who take part with the price of each, the favourite first. */
export function RaceRow({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const words = useWords();
  const labelOf = useContestLabel();
  const { id, home, away, markets_count: count } = event;
  const market = winnerMarketOf(event);
  const runners = byPrice(market?.selections ?? []);
  const name = labelOf(event);
  return (
    <div className="race-row">
      <div className="race-head">
        <FavouriteStar kind="event" id={id} name={name} />
        {event.status === 'live' ? <LiveMark /> : <DateText at={event.starts_at} style="time" className="tabular" />}
        <Link to={PATHS.event} params={{ id }} className="race-name">
          {home.name}
        </Link>
        <Link
          to={PATHS.event}
          params={{ id }}
          className="race-more"
          aria-label={count > 0 ? t('race.moreOf', { name, count }) : name}
        >
          {count > 0 && `+${count}`}
          <ChevronRight size={16} aria-hidden="true" />
        </Link>
      </div>
      {market && (
        <RovingGroup label={name} className="race-runners">
          {runners.slice(0, RUNNERS_MAX).map((selection) => (
            <SelectionButton
              key={selection.id}
              event={event}
              market={market}
              selection={selection}
              name={words.outcome({ ...market, ...selection, home: home.name, away: away.name })}
            />
          ))}
        </RovingGroup>
      )}
      {runners.length > RUNNERS_MAX && (
        <Link to={PATHS.event} params={{ id }} className="race-all">
          {t('race.all', { count: runners.length })}
        </Link>
      )}
    </div>
  );
}
