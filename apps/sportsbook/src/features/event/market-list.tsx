import type { Market, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useState } from 'react';
import { Choice } from '../../shared/choice.tsx';
import { MarketCard } from './market-card.tsx';
import { TotalsCard } from './totals-card.tsx';

const GROUPS = ['all', 'main', 'goals'] as const;
type Group = (typeof GROUPS)[number];

/** The markets of an event: the result over the whole width, the others in two columns, totals as one table of lines. */
export function MarketList({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const [group, setGroup] = useState<Group>('all');
  const { totals, others } = split(event.markets);
  const shown = others.filter((market) => group === 'all' || groupOf(market) === group);
  const [first, ...rest] = shown.filter(({ kind }) => kind === '1x2');
  const side = [...rest, ...shown.filter(({ kind }) => kind !== '1x2')];
  return (
    <>
      <div className="market-groups">
        <Choice
          label={t('market.groups')}
          value={group}
          onChange={setGroup}
          options={GROUPS.map((value) => ({ value, label: t(`market.${value}`) }))}
        />
      </div>
      <div className="markets">
        {first && <MarketCard event={event} market={first} isWide />}
        {side.length > 0 && (
          <div className="market-column">
            {side.map((market) => (
              <MarketCard key={market.id} event={event} market={market} />
            ))}
          </div>
        )}
        {totals.length > 0 && group !== 'main' && <TotalsCard event={event} markets={totals} />}
      </div>
    </>
  );
}

function groupOf({ kind }: Market): Group {
  return kind === '1x2' || kind === 'double-chance' ? 'main' : 'goals';
}

function split(markets: readonly Market[]) {
  const totals = markets.filter(({ kind }) => kind === 'total');
  // A line is a short decimal: as text of equal length it sorts as the number does.
  const line = (market: Market) => (market.line ?? '').padStart(6, '0');
  return {
    totals: [...totals].sort((a, b) => (line(a) < line(b) ? -1 : 1)),
    others: markets.filter(({ kind }) => kind !== 'total'),
  };
}
