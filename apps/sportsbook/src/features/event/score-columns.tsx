import type { Market, Selection, SportEvent } from '@ordago/contracts';
import type { LooseTranslator } from '@ordago/i18n/market-words';
import { useT } from '@ordago/i18n/react';
import { RovingGroup } from '../../shared/controls/roving-group.tsx';
import { SelectionButton } from '../../shared/line/selection-button.tsx';
import './markets/market-card.css';
import '../../shared/line/two-lines.css';
import './score-columns.css';

/** Exact scores in three columns: those that the first side wins, draws, and those that the second one wins. */
export function ScoreColumns({ event, market, name }: { event: SportEvent; market: Market; name: string }) {
  const t = useT('sportsbook');
  const columns = [
    { key: '1', head: event.home.name, holds: (lead: number) => lead > 0 },
    { key: 'x', head: t('outcome.x'), holds: (lead: number) => lead === 0 },
    { key: '2', head: event.away.name, holds: (lead: number) => lead < 0 },
  ];
  const other = market.selections.find(({ outcome }) => outcome === 'other');
  return (
    <>
      <div className="scores">
        {columns.map(({ key, head, holds }) => (
          <RovingGroup key={key} label={`${name} ${head}`} className="scores-column">
            <span className="scores-head two-lines" aria-hidden="true">
              {head}
            </span>
            {market.selections
              .filter((selection) => leadOf(selection) !== null && holds(leadOf(selection) ?? 0))
              .toSorted((a, b) => goalsOf(a) - goalsOf(b))
              .map((selection) => (
                <Score key={selection.id} event={event} market={market} selection={selection} />
              ))}
          </RovingGroup>
        ))}
      </div>
      {other && (
        <div className="market-prices is-1">
          <Other event={event} market={market} selection={other} />
        </div>
      )}
    </>
  );
}

interface Priced {
  readonly event: SportEvent;
  readonly market: Market;
  readonly selection: Selection;
}

function Score(props: Priced) {
  return <SelectionButton {...props} name={<span className="tabular">{props.selection.outcome}</span>} />;
}

function Other(props: Priced) {
  const t = useT() as unknown as LooseTranslator;
  return <SelectionButton {...props} name={t.has('markets.outcome.other') ? t('markets.outcome.other') : '…'} />;
}

function leadOf({ outcome }: Selection): number | null {
  const score = /^(\d+):(\d+)$/.exec(outcome);
  return score ? Number(score[1]) - Number(score[2]) : null;
}

/** Scores with few goals come first. */
function goalsOf({ outcome }: Selection): number {
  const [home = 0, away = 0] = outcome.split(':').map(Number);
  return 100 * (home + away) + Math.max(home, away);
}
