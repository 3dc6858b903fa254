import { CloseButton, TextInput } from '@mantine/core';
import { type Market, readBettingEvent, type SportEvent } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { contestName, useSelectionWords } from '@ordago/web-kit/bets';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { ListFailure, ListSkeleton } from '../../../shared/list/data-list.tsx';
import { POLL_MS } from '../../../shared/poll.ts';
import { type DraftLeg, draftLegOf } from './express-draft.ts';
import { marketsWith } from './markets-with.ts';

/** Markets that are shown before all of them are asked for. */
const FIRST_MARKETS = 6;

export interface EventSelectionsProps {
  readonly event: string;
  readonly legs: readonly Pick<DraftLeg, 'selection'>[];
  readonly onToggle: (leg: DraftLeg) => void;
  /** True if a live event is offered too. (Default: no) */
  readonly isLiveToo?: boolean;
}

/** The open markets of an event, each selection with its price; of one that has not begun, unless asked otherwise. */
export function EventSelections({ event: id, legs, onToggle, isLiveToo = false }: EventSelectionsProps) {
  const t = useT('back-office');
  const query = useQuery({
    queryKey: ['betting', 'event', id],
    queryFn: ({ signal }) => api(readBettingEvent, { params: { id }, signal }),
    refetchInterval: POLL_MS,
  });
  if (query.isPending) return <ListSkeleton rows={3} />;
  if (query.isError) return <ListFailure error={query.error} onRetry={() => void query.refetch()} />;
  const event = query.data;
  const isSold = event.status === 'scheduled' || (isLiveToo && event.status === 'live');
  const open = isSold ? event.markets.filter(({ status }) => status === 'open') : [];
  const sides = { home: event.home.name, away: event.away.name, sport: event.league.sport };
  return (
    <section className="express-event" aria-label={contestName(sides)}>
      <p className="text-12 text-muted">
        {event.league.name} · <DateText at={event.starts_at} />
      </p>
      {open.length === 0 && <p>{t(isLiveToo ? 'betting.whatIf.nothingOpen' : 'betting.express.nothingOpen')}</p>}
      <Markets key={id} event={event} open={open} legs={legs} onToggle={onToggle} />
    </section>
  );
}

interface MarketsProps extends Pick<EventSelectionsProps, 'legs' | 'onToggle'> {
  readonly event: SportEvent;
  readonly open: readonly Market[];
}

/** The first markets as they are; all of them, or the searched ones, in a box that scrolls. */
function Markets({ event, open, legs, onToggle }: MarketsProps) {
  const t = useT('back-office');
  const words = useSelectionWords();
  const [isWhole, setIsWhole] = useState(false);
  const [text, setText] = useState('');
  const sides = { home: event.home.name, away: event.away.name, sport: event.league.sport };
  const wordsOf = (market: Market) =>
    [
      words.market({ ...market, ...sides }),
      ...market.selections.map((one) => words.outcome({ ...market, ...one, ...sides })),
    ].join(' ');
  const found = text.trim() === '' ? null : marketsWith(open, text, wordsOf);
  const shown = found ?? (isWhole ? open : open.slice(0, FIRST_MARKETS));
  const isLong = shown.length > FIRST_MARKETS;
  return (
    <>
      {open.length > FIRST_MARKETS && <MarketSearch text={text} onText={setText} />}
      {found?.length === 0 && <p role="status">{t('betting.express.noMarket', { text: text.trim() })}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard as well. */}
      <section
        className="express-markets"
        data-long={isLong || undefined}
        tabIndex={isLong ? 0 : undefined}
        aria-label={t('betting.express.markets')}
      >
        {shown.map((market) => (
          <MarketRow key={market.id} event={event} market={market} legs={legs} onToggle={onToggle} />
        ))}
      </section>
      {found === null && open.length > FIRST_MARKETS && (
        <button type="button" className="express-more" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole
            ? t('betting.express.fewerMarkets')
            : t('betting.express.moreMarkets', { count: open.length - FIRST_MARKETS })}
        </button>
      )}
    </>
  );
}

function MarketSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useT('back-office');
  return (
    <TextInput
      aria-label={t('betting.express.findMarket')}
      placeholder={t('betting.express.findMarket')}
      maxLength={60}
      leftSection={<Search size={16} aria-hidden="true" />}
      rightSection={
        text !== '' && (
          <CloseButton size="sm" aria-label={t('betting.express.clearMarket')} onClick={() => onText('')} />
        )
      }
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}

interface MarketRowProps extends Pick<EventSelectionsProps, 'legs' | 'onToggle'> {
  readonly event: SportEvent;
  readonly market: Market;
}

function MarketRow({ event, market, legs, onToggle }: MarketRowProps) {
  const words = useSelectionWords();
  const sides = { home: event.home.name, away: event.away.name, sport: event.league.sport };
  return (
    <fieldset aria-label={words.market({ ...market, ...sides })}>
      <p className="text-12 text-muted">{words.market({ ...market, ...sides })}</p>
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
