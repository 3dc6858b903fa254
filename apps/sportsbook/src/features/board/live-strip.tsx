import { OUTCOMES, type SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useInfiniteQuery } from '@tanstack/react-query';

import { CountryFlag } from '../../shared/country-flag.tsx';
import { KitMark } from '../../shared/kit-mark.tsx';
import { eventsQuery, useFollowed } from '../../shared/line.ts';
import { LiveMark } from '../../shared/live-mark.tsx';
import { Link, PATHS } from '../../shared/paths.ts';
import { RovingGroup } from '../../shared/roving-group.tsx';
import { SelectionButton } from '../../shared/selection-button.tsx';

/** What is being played now; nothing at all while nothing is. */
export function LiveStrip({ league }: { league?: string }) {
  const t = useT('sportsbook');
  const { data } = useInfiniteQuery(eventsQuery({ view: 'live', ...(league ? { league } : {}) }));
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  useFollowed(events);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="live-now">
      <h2 id="live-now" className="live-head">
        <i aria-hidden="true" />
        {t('board.liveNow')}
        <span className="board-count">{data?.pages[0]?.count}</span>
      </h2>
      <ul className="live-strip no-scrollbar">
        {events.map((event) => (
          <LiveCard key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

function LiveCard({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const { home, away, score } = event;
  const market = event.markets.find(({ kind }) => kind === '1x2');
  const sides = { home: home.name, away: away.name };
  return (
    <li className="live-card">
      <p className="live-card-head">
        <LiveMark />
        <CountryFlag code={event.league.country} />
        <span className="truncate">{event.league.name}</span>
      </p>
      <Link to={PATHS.event} params={{ id: event.id }} className="live-card-teams">
        <span className="team-line">
          <KitMark team={home.name} />
          <span className="truncate">{home.name}</span>
          <b className="tabular">{score?.home}</b>
        </span>
        <span className="team-line">
          <KitMark team={away.name} against={home.name} />
          <span className="truncate">{away.name}</span>
          <b className="tabular">{score?.away}</b>
        </span>
      </Link>
      <RovingGroup label={t('board.match', sides)} className="live-card-prices">
        {OUTCOMES['1x2'].map((outcome) => {
          const selection = market?.selections.find((known) => known.outcome === outcome);
          if (!market || !selection) return null;
          return (
            <SelectionButton
              key={outcome}
              event={event}
              market={market}
              selection={selection}
              name={outcome.toUpperCase()}
            />
          );
        })}
      </RovingGroup>
    </li>
  );
}
