import { MAIN_OUTCOMES, type SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { CarouselArrows, useCarousel } from '@ordago/ui';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { NoPrice } from '../../shared/board/no-price.tsx';
import { RovingGroup } from '../../shared/controls/roving-group.tsx';
import { isGone, useLastingEvents } from '../../shared/line/lasting-events.ts';
import { useFollowed } from '../../shared/line/line.ts';
import { byPrice, winnerMarketOf } from '../../shared/line/runners.ts';
import { SelectionButton } from '../../shared/line/selection-button.tsx';
import { LiveMark } from '../../shared/live/live-mark.tsx';
import { isOfMany, useContestLabel } from '../../shared/names/contest-name.ts';
import { KitMark } from '../../shared/names/kit-mark.tsx';
import { LeagueMark } from '../../shared/names/league-mark.tsx';
import { LeagueName } from '../../shared/names/league-name.tsx';
import { liveQuery } from './live-query.ts';
import './live-strip.css';
import '../../shared/board/team-line.css';
import '../../shared/board/league-link.css';
import '../../shared/board/board-card.css';
import '../../shared/board/race-row.css';
import '../../shared/line/contest-prices.css';

/** Strip of live events; absent while there are none. */
export function LiveStrip({ league }: { league?: string }) {
  const { data } = useInfiniteQuery(liveQuery(league));
  const read = useMemo(() => data?.pages.flatMap((page) => page.events) ?? [], [data]);
  const events = useLastingEvents(read, league ?? '');
  useFollowed(events);
  return events.length > 0 && <Strip events={events} count={data?.pages[0]?.count} />;
}

/** Swiped on a touch screen, moved by its arrows elsewhere. */
function Strip({ events, count }: { events: readonly SportEvent[]; count: number | undefined }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const steer = useCarousel();
  const canMove = steer.canGoBack || steer.canGoOn;
  return (
    <section aria-labelledby="live-now">
      <div className="live-head">
        <i aria-hidden="true" />
        <h2 id="live-now">{t('board.liveNow')}</h2>
        <span className="board-count">{count}</span>
        {canMove && (
          <span className="live-arrows">
            <CarouselArrows steer={steer} labels={{ back: common('action.previous'), on: common('action.next') }} />
          </span>
        )}
      </div>
      <ul ref={steer.ref} className="live-strip no-scrollbar fade-edges">
        {events.map((event) => (
          <LiveCard key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

function LiveCard({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const labelOf = useContestLabel();
  const isRace = isOfMany(event);
  return (
    <li className="live-card">
      <p className="live-card-head">
        {isGone(event) ? t('market.closed') : <LiveMark event={event} />}
        <LeagueMark league={event.league} />
        <Link to={PATHS.league} params={{ id: event.league.id }} className="board-league-link">
          <LeagueName league={event.league} />
        </Link>
      </p>
      <Link to={PATHS.event} params={{ id: event.id }} className="live-card-teams">
        {isRace ? <strong className="race-name">{event.home.name}</strong> : <Sides event={event} />}
      </Link>
      <RovingGroup label={labelOf(event)} className={isRace ? 'multi-prices is-runners' : 'live-card-prices'}>
        {isRace ? <Favourites event={event} /> : <ResultPrices event={event} />}
      </RovingGroup>
    </li>
  );
}

function Sides({ event: { home, away, score } }: { event: SportEvent }) {
  return (
    <>
      <span className="team-line">
        <KitMark team={home.name} />
        <span className="team-name">{home.name}</span>
        <b className="tabular">{score?.home}</b>
      </span>
      <span className="team-line">
        <KitMark team={away.name} against={home.name} />
        <span className="team-name">{away.name}</span>
        <b className="tabular">{score?.away}</b>
      </span>
    </>
  );
}

function ResultPrices({ event }: { event: SportEvent }) {
  const market = event.markets.find(({ kind }) => kind === '1x2' || kind === 'match-winner');
  if (!market) return <NoPrice />;
  return MAIN_OUTCOMES[market.kind === 'match-winner' ? 'match-winner' : '1x2'].map((outcome) => {
    const selection = market.selections.find((known) => known.outcome === outcome);
    if (!selection) return null;
    return (
      <SelectionButton key={outcome} event={event} market={market} selection={selection} name={outcome.toUpperCase()} />
    );
  });
}

/** Runners of a race that a card shows. */
const FAVOURITES = 2;

function Favourites({ event }: { event: SportEvent }) {
  const words = useSelectionWords();
  const market = winnerMarketOf(event);
  const sides = { home: event.home.name, away: event.away.name };
  return byPrice(market?.selections ?? [])
    .slice(0, FAVOURITES)
    .map(
      (selection) =>
        market && (
          <SelectionButton
            key={selection.id}
            event={event}
            market={market}
            selection={selection}
            name={words.outcome({ ...market, ...selection, ...sides })}
          />
        ),
    );
}
