import type { Market, Selection, SportEvent } from '@ordago/contracts';
import { formatPercent } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { RovingGroup } from '../../../shared/controls/roving-group.tsx';
import { SelectionButton } from '../../../shared/line/selection-button.tsx';
import { sportSides } from '../../../shared/names/sport-sides.ts';
import { impliedShares } from '../implied-shares.ts';
import { MarketState } from './market-state.tsx';
import './market-card.css';

export interface MarketCardProps {
  readonly event: SportEvent;
  readonly market: Market;
}

/** The result of the event over the whole width, with what its prices imply. */
export function MarketCard({ event, market }: MarketCardProps) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  const name = words.market({ ...market, ...sportSides(event) });
  const isOpen = market.status === 'open';
  return (
    <section className="market is-wide">
      <h2 className="market-head">
        {name}
        <small>{isOpen ? t('market.implied') : <MarketState market={market} />}</small>
      </h2>
      <RovingGroup label={name} className={`market-prices is-${market.selections.length}`}>
        {market.selections.map((selection) => (
          <SelectionButton
            key={selection.id}
            event={event}
            market={market}
            selection={selection}
            name={<OutcomeName event={event} market={market} selection={selection} />}
          />
        ))}
      </RovingGroup>
      {isOpen && <Implied selections={market.selections} />}
    </section>
  );
}

/** The outcome under the market's name: a team where there is space, its sign where there is none. */
function OutcomeName({ event, market, selection }: { event: SportEvent; market: Market; selection: Selection }) {
  const words = useSelectionWords();
  const { outcome } = selection;
  const long = words.outcome({
    kind: market.kind,
    specifier: market.specifier,
    outcome,
    ...sportSides(event),
  });
  return (
    <>
      <span className="name-long">{long}</span>
      <span className="name-short">{outcome.toUpperCase()}</span>
    </>
  );
}

/** The chances that the prices imply, once the margin is taken out: bars with their shares. */
function Implied({ selections }: { selections: readonly Selection[] }) {
  const locale = useLocale();
  const shares = impliedShares(selections.map(({ odds }) => odds));
  const columns = { gridTemplateColumns: shares.map((share) => `${share}fr`).join(' ') };
  return (
    <div aria-hidden="true">
      <div className="implied" style={columns}>
        {selections.map(({ id }) => (
          <i key={id} />
        ))}
      </div>
      <div className="implied-shares" style={columns}>
        {selections.map(({ id }, place) => (
          <span key={id}>{formatPercent((shares[place] ?? 0) * 100, locale)}</span>
        ))}
      </div>
    </div>
  );
}
