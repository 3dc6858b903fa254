import { MAIN_OUTCOMES, type Market, type SportEvent } from '@ordago/contracts';
import { specifierFields } from '@ordago/i18n/market-words';
import { DateText, useT } from '@ordago/i18n/react';
import { useNear } from '@ordago/ui';
import { ChevronRight } from 'lucide-react';
import { Link, PATHS } from '../addresses/paths.ts';
import { RovingGroup } from '../controls/roving-group.tsx';
import { FavouriteStar } from '../line/favourite-star.tsx';
import { isGone } from '../line/lasting-events.ts';
import { SelectionButton } from '../line/selection-button.tsx';
import { LiveMark } from '../live/live-mark.tsx';
import { KitMark } from '../names/kit-mark.tsx';
import { type Columns, WINNER_KINDS } from './columns.ts';
import { NoPrice } from './no-price.tsx';
import './board.css';
import './team-line.css';

/**
 * One event of the board: time, sides, main prices, and how many markets are open; no count while all are locked. Far from
 * the view it is its sides alone, in the same height, which a search in the page still finds.
 */
export function EventRow({ event, hasDraw, hasBoth }: { event: SportEvent } & Columns) {
  const t = useT('sportsbook');
  const { ref, isNear, height } = useNear<HTMLDivElement>();
  const { id, home, away } = event;
  const name = t('board.match', { home: home.name, away: away.name });
  return (
    <div ref={ref} className="board-row" data-far={!isNear || undefined} style={isNear ? undefined : { height }}>
      {isNear && <RowTime event={event} name={name} />}
      <Link to={PATHS.event} params={{ id }} className="board-teams" aria-label={name}>
        {isNear ? (
          <>
            <TeamLine name={home.name} goals={event.score?.home} />
            <TeamLine name={away.name} against={home.name} goals={event.score?.away} />
          </>
        ) : (
          `${home.name} – ${away.name}`
        )}
      </Link>
      {isNear && (
        <>
          <RowPrices event={event} name={name} hasDraw={hasDraw} hasBoth={hasBoth} />
          <MoreLink event={event} name={name} />
        </>
      )}
    </div>
  );
}

interface RowPartProps {
  readonly event: SportEvent;
  /** Spoken name of the event. */
  readonly name: string;
}

function RowTime({ event, name }: RowPartProps) {
  const { id, markets_count: count } = event;
  return (
    <div className="board-time">
      <FavouriteStar kind="event" id={id} name={name} />
      <When event={event} />
      {count > 0 && (
        <span className="board-more-phone" aria-hidden="true">
          +{count}
        </span>
      )}
    </div>
  );
}

function When({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  if (isGone(event)) return <span className="board-gone">{t('market.closed')}</span>;
  if (event.status === 'live') return <LiveMark event={event} />;
  if (event.status === 'finished') return <span className="live-mark">{t('event.finished')}</span>;
  return <DateText at={event.starts_at} style="time" className="tabular" />;
}

function RowPrices({ event, name, hasDraw, hasBoth }: RowPartProps & Columns) {
  const total = marketOf(event, 'total');
  return (
    <RovingGroup label={name} className="board-prices">
      <Winner event={event} hasDraw={hasDraw} />
      <span className="board-line board-total tabular">{total && specifierFields(total.specifier).line}</span>
      <Prices event={event} kind="total" market={total} className="board-total" />
      {hasBoth && (
        <Prices event={event} kind="both-score" market={marketOf(event, 'both-score')} className="board-both" />
      )}
    </RovingGroup>
  );
}

function MoreLink({ event: { id, home, away, markets_count: count }, name }: RowPartProps) {
  const t = useT('sportsbook');
  const label = count > 0 ? t('board.moreOf', { home: home.name, away: away.name, count }) : name;
  return (
    <Link to={PATHS.event} params={{ id }} className="board-more" aria-label={label}>
      {count > 0 && `+${count}`}
      <ChevronRight size={16} aria-hidden="true" />
    </Link>
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
