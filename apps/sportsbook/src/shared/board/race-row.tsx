import type { SportEvent } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { ChevronRight } from 'lucide-react';
import { Link, PATHS } from '../addresses/paths.ts';
import { RovingGroup } from '../controls/roving-group.tsx';
import { FavouriteStar } from '../line/favourite-star.tsx';
import { byPrice, winnerMarketOf } from '../line/runners.ts';
import { SelectionButton } from '../line/selection-button.tsx';
import { LiveMark } from '../live/live-mark.tsx';
import { useContestLabel } from '../names/contest-name.ts';
import './race-row.css';

/** Runners of a race on a list; the rest are on its own page. */
const RUNNERS_MAX = 6;

/** A contest of many: its name, and those who take part with the price of each, the favourite first. */
export function RaceRow({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
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
