import type { SportEvent } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { useNear } from '@ordago/ui';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { ChevronRight } from 'lucide-react';
import { Link, PATHS } from '../addresses/paths.ts';
import { RovingGroup } from '../controls/roving-group.tsx';
import { FavouriteStar } from '../line/favourite-star.tsx';
import { isGone } from '../line/lasting-events.ts';
import { byPrice, winnerMarketOf } from '../line/runners.ts';
import { SelectionButton } from '../line/selection-button.tsx';
import { LiveMark } from '../live/live-mark.tsx';
import { useContestLabel } from '../names/contest-name.ts';
import './race-row.css';

/** Runners of a race on a list; the rest are on its own page. */
const RUNNERS_MAX = 6;

/**
 * A contest of many: its name, and those who take part with the price of each, the favourite first. Far from the view it is
 * its name alone, in the same height.
 */
export function RaceRow({ event }: { event: SportEvent }) {
  const { ref, isNear, height } = useNear<HTMLDivElement>();
  const labelOf = useContestLabel();
  const { id, home } = event;
  const name = labelOf(event);
  return (
    <div ref={ref} className="race-row" data-far={!isNear || undefined} style={isNear ? undefined : { height }}>
      <div className="race-head">
        {isNear && <FavouriteStar kind="event" id={id} name={name} />}
        {isNear && <When event={event} />}
        <Link to={PATHS.event} params={{ id }} className="race-name">
          {home.name}
        </Link>
        {isNear && <MoreLink event={event} name={name} />}
      </div>
      {isNear && <Runners event={event} name={name} />}
    </div>
  );
}

interface RowPartProps {
  readonly event: SportEvent;
  /** Spoken name of the event. */
  readonly name: string;
}

function When({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  if (isGone(event)) return <span className="text-muted">{t('market.closed')}</span>;
  if (event.status === 'live') return <LiveMark />;
  return <DateText at={event.starts_at} style="time" className="tabular" />;
}

function MoreLink({ event: { id, markets_count: count }, name }: RowPartProps) {
  const t = useT('sportsbook');
  return (
    <Link
      to={PATHS.event}
      params={{ id }}
      className="race-more"
      aria-label={count > 0 ? t('race.moreOf', { name, count }) : name}
    >
      {count > 0 && `+${count}`}
      <ChevronRight size={16} aria-hidden="true" />
    </Link>
  );
}

function Runners({ event, name }: RowPartProps) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  const { id, home, away } = event;
  const market = winnerMarketOf(event);
  const runners = byPrice(market?.selections ?? []);
  return (
    <>
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
    </>
  );
}
