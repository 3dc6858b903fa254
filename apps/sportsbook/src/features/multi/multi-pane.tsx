import type { Market, SportEvent } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { Button, IconButton, Skeleton } from '@ordago/ui';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { dayOf } from '@ordago/web-kit/days';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { RovingGroup } from '../../shared/controls/roving-group.tsx';
import { DayName } from '../../shared/days/day-name.tsx';
import { balancedTotalOf } from '../../shared/line/balanced-line.ts';
import { saleOf } from '../../shared/line/for-sale.ts';
import { eventQuery, useFollowed } from '../../shared/line/line.ts';
import { byPrice, isOfRunners } from '../../shared/line/runners.ts';
import { SelectionButton } from '../../shared/line/selection-button.tsx';
import { LiveMark } from '../../shared/live/live-mark.tsx';
import { isOfMany, useContestLabel } from '../../shared/names/contest-name.ts';
import { KitMark } from '../../shared/names/kit-mark.tsx';
import { LeagueMark } from '../../shared/names/league-mark.tsx';
import { LeagueName } from '../../shared/names/league-name.tsx';
import { sportSides } from '../../shared/names/sport-sides.ts';
import '../../shared/board/league-link.css';
import '../../shared/line/contest-prices.css';
import './multi-pane.css';

/** Markets of a pane: the result, and two more. */
const MARKETS_MAX = 3;
/** Runners of a race in a pane, the favourites. */
const RUNNERS_MAX = 6;

/** One match of several: score or start, and its main prices. */
export function MultiPane({ id, onRemove }: { id: string; onRemove: () => void }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const { data: event, isPending, isError, refetch } = useQuery(eventQuery(id));
  useFollowed(event ? [{ ...event, markets: mainOf(event) }] : []);
  const labelOf = useContestLabel();
  const match = event ? labelOf(event) : id;
  return (
    <section className="multi-pane" aria-label={match}>
      <header>
        {event && (
          <>
            {event.status === 'live' && <LiveMark event={event} />}
            <LeagueMark league={event.league} />
            <Link to={PATHS.league} params={{ id: event.league.id }} className="board-league-link">
              <LeagueName league={event.league} />
            </Link>
          </>
        )}
        <IconButton
          size="small"
          className="ml-auto"
          label={t('multi.remove', { match })}
          icon={<X size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      </header>
      {event && <PaneBody event={event} />}
      {!event && isPending && <Skeleton className="h-48 rounded-control" />}
      {!event && isError && (
        <p className="multi-gone">
          {t('multi.gone')}{' '}
          <Button rank="text" size="small" onClick={() => refetch()}>
            {common('action.retry')}
          </Button>
        </p>
      )}
    </section>
  );
}

function PaneBody({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const { id, home, away, score, status, starts_at: at, markets_count: count } = event;
  const shown = mainOf(event);
  return (
    <>
      <Link to={PATHS.event} params={{ id }} className="multi-sides">
        <span>
          {!isOfMany(event) && <KitMark team={home.name} size={20} />}
          <strong>{home.name}</strong>
        </span>
        <span className="multi-score tabular">
          {score ? `${score.home}–${score.away}` : <DateText at={at} style="time" />}
          {status === 'scheduled' && (
            <small>
              <DayName day={dayOf(at)} />
            </small>
          )}
          {status !== 'scheduled' && status !== 'live' && <small>{t(`event.${status}`)}</small>}
        </span>
        {!isOfMany(event) && (
          <span>
            <strong>{away.name}</strong>
            <KitMark team={away.name} against={home.name} size={20} />
          </span>
        )}
      </Link>
      {shown.map((market) => (
        <PaneMarket key={market.id} event={event} market={market} />
      ))}
      {count > shown.length && (
        <Link to={PATHS.event} params={{ id }} className="multi-more">
          {t('market.more', { count: count - shown.length })}
        </Link>
      )}
    </>
  );
}

function PaneMarket({ event, market }: { event: SportEvent; market: Market }) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  const name = words.market({ ...market, ...sportSides(event) });
  const isList = isOfRunners(market);
  const shown = isList ? byPrice(market.selections).slice(0, RUNNERS_MAX) : market.selections;
  return (
    <>
      <h2 className="multi-market">
        {name}
        {saleOf(event, market) !== 'open' && <small>{t(`market.reason.${market.reason ?? 'market-suspended'}`)}</small>}
      </h2>
      <RovingGroup label={name} className={isList ? 'multi-prices is-runners' : 'multi-prices'}>
        {shown.map((selection) => (
          <SelectionButton
            key={selection.id}
            event={event}
            market={market}
            selection={selection}
            name={nameOf(market, selection.outcome, words.outcome({ ...sportSides(event), ...market, ...selection }))}
          />
        ))}
      </RovingGroup>
    </>
  );
}

/** The name of an outcome: of a result its sign, which is enough under its market; of other markets the long name. */
function nameOf({ kind }: Market, outcome: string, long: string): string {
  return kind === '1x2' ? outcome.toUpperCase() : long;
}

/** The result first, then the balanced total and both to score, then whatever comes next; at most three. */
function mainOf({ markets }: SportEvent): Market[] {
  const total = balancedTotalOf({ markets });
  const main = markets.filter(
    (market) =>
      market === total || (market.specifier === '' && (market.kind === '1x2' || market.kind === 'both-score')),
  );
  return (main.length > 0 ? main : markets).slice(0, MARKETS_MAX);
}
