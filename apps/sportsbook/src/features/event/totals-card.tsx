import type { Market, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { RovingGroup } from '../../shared/roving-group.tsx';
import { SelectionButton } from '../../shared/selection-button.tsx';
import { useWords } from '../../shared/words.ts';
import { MarketState } from './market-card.tsx';

/** Every total in one table: a line per row, more left, less right. */
export function TotalsCard({ event, markets }: { event: SportEvent; markets: readonly Market[] }) {
  const t = useT('sportsbook');
  const words = useWords();
  const shut = markets.every(({ status }) => status !== 'open') ? markets[0] : undefined;
  return (
    <section className="market">
      <h2 className="market-head">
        {words.market('total')}
        <small>{shut && <MarketState market={shut} />}</small>
      </h2>
      <div className="market-lines">
        {markets.map((market) => (
          <RovingGroup
            key={market.id}
            label={`${words.market('total')} ${market.line ?? ''}`}
            className="market-prices is-2"
          >
            {market.selections.map((selection) => (
              <SelectionButton
                key={selection.id}
                event={event}
                market={market}
                selection={selection}
                name={
                  selection.outcome === 'over'
                    ? t('outcome.over', { line: market.line ?? '' })
                    : t('outcome.under', { line: market.line ?? '' })
                }
              />
            ))}
          </RovingGroup>
        ))}
      </div>
    </section>
  );
}
