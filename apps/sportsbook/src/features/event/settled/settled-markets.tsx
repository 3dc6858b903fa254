import type { Market, Selection, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { RulesLink } from '../../../shared/addresses/rules-link.tsx';
import { sportSides } from '../../../shared/names/sport-sides.ts';
import { useGroupNames } from '../markets/group-names.ts';
import { groupsOf, MARKET_GROUPS, type MarketGroup } from '../markets/market-groups.ts';
import { useSettledWords } from './settled-words.ts';
import './settled-markets.css';

/** Outcomes that did not win are named where a market has so few. */
const NAMED_MAX = 3;

/** The markets of a contest that is over: which outcomes won, which were returned, and the rules they were settled by. */
export function SettledMarkets({ event, markets }: { event: SportEvent; markets: readonly Market[] }) {
  const t = useT('sportsbook');
  const words = useSettledWords();
  const nameOf = useGroupNames(event.league.sport);
  const groups = inGroups(markets);
  return (
    <section className="settled" aria-label={words.text('title')}>
      <header>
        <h2>{words.text('title')}</h2>
        <RulesLink sport={event.league.sport} section="result" className="settled-rule">
          {t('bets.rule')}
        </RulesLink>
      </header>
      {groups.map(([group, ofGroup]) => (
        <section key={group}>
          {groups.length > 1 && <h3>{nameOf(group)}</h3>}
          <ul>
            {ofGroup.map((market) => (
              <SettledMarket key={market.id} event={event} market={market} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Each market once, under the first of its groups. */
function inGroups(markets: readonly Market[]): (readonly [MarketGroup, readonly Market[]])[] {
  const grouped = new Map<MarketGroup, Market[]>();
  for (const market of markets) {
    const groups = groupsOf(market);
    const group = MARKET_GROUPS.find((one) => groups.has(one)) ?? 'special';
    grouped.set(group, [...(grouped.get(group) ?? []), market]);
  }
  return MARKET_GROUPS.flatMap((group) => {
    const found = grouped.get(group);
    return found ? [[group, found] as const] : [];
  });
}

function SettledMarket({ event, market }: { event: SportEvent; market: Market }) {
  const words = useSelectionWords();
  const settled = useSettledWords();
  const { selections } = market;
  const isReturned = selections.every(({ result }) => result === 'returned');
  const shown = selections.filter(({ result }) => result !== 'lost' || selections.length <= NAMED_MAX);
  return (
    <li className="settled-market">
      <span>{words.market({ ...market, ...sportSides(event) })}</span>
      <span className="settled-outcomes">
        {isReturned ? (
          <b className="is-returned">
            <RotateCcw size={14} aria-hidden="true" />
            {settled.text('allReturned')}
          </b>
        ) : (
          shown.map((selection) => (
            <SettledOutcome key={selection.id} event={event} market={market} selection={selection} />
          ))
        )}
      </span>
    </li>
  );
}

type OutcomeProps = { event: SportEvent; market: Market; selection: Selection };

/** An outcome with its mark; one that lost is plain, and says so to a screen reader. */
function SettledOutcome({ event, market, selection }: OutcomeProps) {
  const words = useSelectionWords();
  const settled = useSettledWords();
  const { result = 'lost', outcome, name } = selection;
  const text = words.outcome({
    kind: market.kind,
    specifier: market.specifier,
    outcome,
    ...sportSides(event),
    ...(name === undefined ? {} : { name }),
  });
  const state = settled.outcome(result);
  if (result === 'lost') {
    return (
      <s className="is-lost">
        {text}
        <span className="sr-only"> {state}</span>
      </s>
    );
  }
  const hasWon = result === 'won';
  const Icon = result === 'returned' ? RotateCcw : CircleCheck;
  return (
    <b className={result === 'returned' ? 'is-returned' : 'is-won'}>
      <Icon size={14} aria-hidden="true" />
      {text}
      <small className={hasWon ? 'sr-only' : undefined}>{state}</small>
    </b>
  );
}
