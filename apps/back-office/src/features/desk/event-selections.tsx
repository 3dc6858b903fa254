import { type Market, readDeskEvent, type SportEvent } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { ListFailure, ListSkeleton } from '../../shared/list/data-list.tsx';
import { POLL_MS } from '../../shared/poll.ts';
import { type DraftLeg, draftLegOf } from './express-draft.ts';
import { contestOf, useSelectionWords } from './selection-words.ts';

/** Markets that are shown before all of them are asked for. */
const FIRST_MARKETS = 6;

export interface EventSelectionsProps {
  readonly event: string;
  readonly legs: readonly DraftLeg[];
  readonly onToggle: (leg: DraftLeg) => void;
}

/** The open markets of an event that has not begun, each selection with its price. */
export function EventSelections({ event: id, legs, onToggle }: EventSelectionsProps) {
  const t = useT('back-office');
  const [isWhole, setIsWhole] = useState(false);
  const query = useQuery({
    queryKey: ['desk', 'event', id],
    queryFn: ({ signal }) => api(readDeskEvent, { params: { id }, signal }),
    refetchInterval: POLL_MS,
  });
  if (query.isPending) return <ListSkeleton rows={3} />;
  if (query.isError) return <ListFailure error={query.error} onRetry={() => void query.refetch()} />;
  const event = query.data;
  const open = event.status === 'scheduled' ? event.markets.filter(({ status }) => status === 'open') : [];
  const sides = { home: event.home.name, away: event.away.name };
  return (
    <section className="express-event" aria-label={contestOf(sides)}>
      <p className="text-12 text-muted">
        {event.league.name} · <DateText at={event.starts_at} />
      </p>
      {open.length === 0 && <p>{t('desk.express.nothingOpen')}</p>}
      <div className="express-markets">
        {open.slice(0, isWhole ? open.length : FIRST_MARKETS).map((market) => (
          <MarketRow key={market.id} event={event} market={market} legs={legs} onToggle={onToggle} />
        ))}
      </div>
      {!isWhole && open.length > FIRST_MARKETS && (
        <button type="button" className="express-more" onClick={() => setIsWhole(true)}>
          {t('desk.express.moreMarkets', { count: open.length - FIRST_MARKETS })}
        </button>
      )}
    </section>
  );
}

interface MarketRowProps extends Pick<EventSelectionsProps, 'legs' | 'onToggle'> {
  readonly event: SportEvent;
  readonly market: Market;
}

function MarketRow({ event, market, legs, onToggle }: MarketRowProps) {
  const words = useSelectionWords();
  const sides = { home: event.home.name, away: event.away.name };
  return (
    <fieldset aria-label={words.market(market)}>
      <p className="text-12 text-muted">{words.market(market)}</p>
      <div>
        {market.selections.map((selection) => (
          <button
            key={selection.id}
            type="button"
            className="express-price"
            aria-pressed={legs.some((leg) => leg.selection === selection.id)}
            onClick={() => onToggle(draftLegOf(event, market, selection))}
          >
            <span>{words.outcome({ ...market, ...selection, ...sides })}</span>
            <b className="tabular">{selection.odds}</b>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
