import type { Market, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useState } from 'react';
import { RovingGroup } from '../../../shared/controls/roving-group.tsx';
import { SelectionButton } from '../../../shared/line/selection-button.tsx';
import { type MarketBlock, middleOf } from './market-groups.ts';
import { useBlockWords } from './use-block-words.ts';
import '../../../shared/line/two-lines.css';
import './ladder-rows.css';

/** Rows shown at first; a ladder with one more shows them all. */
const ROWS_AT_FIRST = 5;

/** A ladder of lines: one row each, its outcomes in columns under a common head. */
export function LadderRows({ event, block, name }: { event: SportEvent; block: MarketBlock; name: string }) {
  const t = useT('sportsbook');
  const [isWhole, setWhole] = useState(false);
  const words = useBlockWords(event);
  const { markets } = block;
  const isLong = markets.length > ROWS_AT_FIRST + 1;
  const shown = isLong && !isWhole ? middleOf(markets, ROWS_AT_FIRST) : markets;
  const columns = markets[0].selections;
  // A handicap is written at each price, since both sides have one of their own.
  const hasLines = !block.kind.includes('handicap');
  return (
    <>
      <div className={`ladder is-${columns.length}${hasLines ? '' : ' is-own'}`}>
        <div className="ladder-row ladder-head" aria-hidden="true">
          {hasLines && <span>{t('board.line')}</span>}
          {columns.map(({ outcome }) => (
            <span key={outcome} className="two-lines">
              {words.column(outcome)}
            </span>
          ))}
        </div>
        {shown.map((market) => (
          <Row key={market.id} event={event} block={block} market={market} name={name} />
        ))}
      </div>
      {isLong && (
        <button type="button" className="ladder-more" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('market.fewerLines') : t('market.allLines', { count: markets.length })}
        </button>
      )}
    </>
  );
}

interface RowProps {
  readonly event: SportEvent;
  readonly block: MarketBlock;
  readonly market: Market;
  readonly name: string;
}

function Row({ event, block, market, name }: RowProps) {
  const words = useBlockWords(event);
  const line = words.line(block, market.specifier);
  return (
    <RovingGroup label={`${name} ${line}`} className="ladder-row">
      {!block.kind.includes('handicap') && <span className="ladder-line tabular">{line}</span>}
      {market.selections.map((selection) => (
        <SelectionButton
          key={selection.id}
          event={event}
          market={market}
          selection={selection}
          name={words.ownLine(block, market.specifier, selection.outcome)}
        />
      ))}
    </RovingGroup>
  );
}
