import { MAIN_OUTCOMES, type Market, type SportEvent } from '@ordago/contracts';
import { specifierFields } from '@ordago/i18n/market-words';
import { DateText, useT } from '@ordago/i18n/react';
import { ChevronRight } from 'lucide-react';
import { Link, PATHS } from '../addresses/paths.ts';
import { RovingGroup } from '../controls/roving-group.tsx';
import { FavouriteStar } from '../line/favourite-star.tsx';
import { SelectionButton } from '../line/selection-button.tsx';
import { LiveMark } from '../live/live-mark.tsx';
import { KitMark } from '../names/kit-mark.tsx';
import { type Columns, WINNER_KINDS } from './columns.ts';
import { NoPrice } from './no-price.tsx';
import './board.css';
import './team-line.css';

/** One event of the board: time, sides, main prices, and how many markets are open; no count while all are locked. */
export function EventRow({ event, hasDraw, hasBoth }: { event: SportEvent } & Columns) {
  const t = useT('sportsbook');
  const { id, home, away, markets_count: count } = event;
  const sides = { home: home.name, away: away.name };
  const total = marketOf(event, 'total');
  return (
    <div className="board-row">
      <div className="board-time">
        <FavouriteStar kind="event" id={id} name={t('board.match', sides)} />
        {event.status === 'live' ? (
          <LiveMark event={event} />
        ) : (
          <DateText at={event.starts_at} style="time" className="tabular" />
        )}
        {count > 0 && (
          <span className="board-more-phone" aria-hidden="true">
            +{count}
          </span>
        )}
      </div>
      <Link to={PATHS.event} params={{ id }} className="board-teams" aria-label={t('board.match', sides)}>
        <TeamLine name={home.name} goals={event.score?.home} />
        <TeamLine name={away.name} against={home.name} goals={event.score?.away} />
      </Link>
      <RovingGroup label={t('board.match', sides)} className="board-prices">
        <Winner event={event} hasDraw={hasDraw} />
        <span className="board-line board-total tabular">{total && specifierFields(total.specifier).line}</span>
        <Prices event={event} kind="total" market={total} className="board-total" />
        {hasBoth && (
          <Prices event={event} kind="both-score" market={marketOf(event, 'both-score')} className="board-both" />
        )}
      </RovingGroup>
      <Link
        to={PATHS.event}
        params={{ id }}
        className="board-more"
        aria-label={count > 0 ? t('board.moreOf', { ...sides, count }) : t('board.match', sides)}
      >
        {count > 0 && `+${count}`}
        <ChevronRight size={16} aria-hidden="true" />
      </Link>
    </div>
  );
}

function TeamLine({ name, against, goals }: { name: string; against?: string; goals: number | undefined }) {
  return (
    <span className="team-line">
      <KitMark team={name} against={against} />
      <span className="team-name">{name}</span>
      {goals !== undefined && <b className="tabular">{goals}</b>}
    </span>
  );
}

/** Home, draw and away; the two sides alone in a league without draws. */
function Winner({ event, hasDraw }: { event: SportEvent; hasDraw: boolean }) {
  const market = event.markets.find(({ kind }) => WINNER_KINDS.includes(kind));
  if (!hasDraw) return <Prices event={event} kind="match-winner" market={market} />;
  if (!market) return <Prices event={event} kind="1x2" market={marketOf(event, '1x2')} />;
  const [home, away] = market.selections;
  return [home, null, away].map((selection, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: columns are told by their place.
    <span key={place}>{selection && <SelectionButton event={event} market={market} selection={selection} />}</span>
  ));
}

type MainKind = keyof typeof MAIN_OUTCOMES;

function Prices(props: { event: SportEvent; kind: MainKind; market: Market | undefined; className?: string }) {
  const { event, kind, market, className } = props;
  return MAIN_OUTCOMES[kind].map((outcome) => {
    const selection = market?.selections.find((known) => known.outcome === outcome);
    return (
      <span key={outcome} className={className}>
        {market && selection ? <SelectionButton event={event} market={market} selection={selection} /> : <NoPrice />}
      </span>
    );
  });
}

/** The first market of a kind that a list carries: its main line. */
function marketOf(event: SportEvent, kind: MainKind): Market | undefined {
  return event.markets.find((market) => market.kind === kind);
}
