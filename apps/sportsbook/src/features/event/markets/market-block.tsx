import type { Market, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { classNames } from '@ordago/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { RovingGroup } from '../../../shared/controls/roving-group.tsx';
import { byPrice } from '../../../shared/line/runners.ts';
import { SelectionButton } from '../../../shared/line/selection-button.tsx';
import { ScoreColumns } from '../score-columns.tsx';
import { LadderRows } from './ladder-rows.tsx';
import type { MarketBlock as Block } from './market-groups.ts';
import { MarketState } from './market-state.tsx';
import { useBlockWords } from './use-block-words.ts';
import './market-card.css';
import './market-block.css';
import '../../../shared/line/two-lines.css';

export interface MarketBlockProps {
  readonly event: SportEvent;
  readonly block: Block;
  /** Before the player opened or closed it. */
  readonly isOpenAtFirst: boolean;
}

/** One question of the event with all its lines; what is closed is not drawn. */
export function MarketBlock({ event, block, isOpenAtFirst }: MarketBlockProps) {
  const words = useBlockWords(event);
  const [choice, setChoice] = useState<boolean | null>(null);
  const body = useId();
  const isOpen = choice ?? isOpenAtFirst;
  const name = words.title(block);
  const shut = block.markets.every(({ status }) => status !== 'open') ? block.markets[0] : undefined;
  return (
    <section className="market">
      <h2 className="market-head">
        <button
          type="button"
          className="market-toggle"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setChoice(!isOpen)}
        >
          <span className="market-name">{name}</span>
          <small>{shut && <MarketState market={shut} />}</small>
          <ChevronDown size={18} className="market-chevron" aria-hidden="true" />
        </button>
      </h2>
      <div id={body} hidden={!isOpen}>
        {isOpen && <EachWayLine markets={block.markets} />}
        {isOpen && <Body event={event} block={block} name={name} />}
      </div>
    </section>
  );
}

/** On which terms the winner can be bet on each way as well. */
function EachWayLine({ markets }: { markets: readonly Market[] }) {
  const t = useT('sportsbook');
  const [market] = markets;
  if (market?.each_way === undefined || market.status !== 'open') return null;
  return <p className="market-terms">{t('eachWay.market', market.each_way)}</p>;
}

function Body({ event, block, name }: { event: SportEvent; block: Block; name: string }) {
  if (block.layout === 'ladder') return <LadderRows event={event} block={block} name={name} />;
  return block.markets.map((market) => (
    <div key={market.id} className="market-part">
      {block.markets.length > 1 && <PartName event={event} block={block} market={market} />}
      {block.layout === 'scores' ? (
        <ScoreColumns event={event} market={market} name={name} />
      ) : (
        <Prices event={event} block={block} market={market} name={name} />
      )}
    </div>
  ));
}

/** The line above each part of a block whose outcomes are too many for a row. */
function PartName({ event, block, market }: { event: SportEvent; block: Block; market: Market }) {
  const t = useT('sportsbook');
  const words = useBlockWords(event);
  return (
    <h3 className="market-part-name tabular">{t('market.atLine', { line: words.line(block, market.specifier) })}</h3>
  );
}

function Prices({ event, block, market, name }: { event: SportEvent; block: Block; market: Market; name: string }) {
  const words = useBlockWords(event);
  const isList = block.layout === 'runners';
  const shown = isList ? byPrice(market.selections) : market.selections;
  const names = shown.map((selection) => words.outcome(block, market.specifier, selection));
  return (
    <RovingGroup
      label={name}
      className={classNames(
        'market-prices',
        `is-${isList ? 'runners' : columnsOf(shown.length)}`,
        names.some(isLong) && 'is-long',
      )}
    >
      {shown.map((selection, place) => (
        <SelectionButton key={selection.id} event={event} market={market} selection={selection} name={names[place]} />
      ))}
    </RovingGroup>
  );
}

/** Letters of a word from which on it needs more than a third of a narrow card beside its price. */
const LONG_WORD = 6;

function isLong(name: string): boolean {
  return name.length > 14 || name.split(/\s+/).some((word) => word.length >= LONG_WORD);
}

function columnsOf(count: number): number {
  if (count <= 3) return count;
  return count % 3 === 0 ? 3 : 2;
}
