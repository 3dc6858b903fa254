import type { Market, Selection, SportEvent } from '@ordago/contracts';
import { formatOddsAs } from '@ordago/i18n';
import { OddsText, useOddsFormat, useT } from '@ordago/i18n/react';
import { OddsButton } from '@ordago/ui';
import { useSelectionWords } from '@ordago/web-kit/bets';
import type { ReactNode } from 'react';
import { announce } from '../controls/announcer.tsx';
import { askQuickBet } from '../slip/quick-bet.ts';
import { legOf } from '../slip/slip.ts';
import { priceOf } from '../slip/slip-maths.ts';
import { useSlip } from '../slip/slip-store.ts';
import { saleOf } from './for-sale.ts';
import { type SelectionChoice, useSelectionChoice } from './selection-choice.ts';
import './two-lines.css';

export interface SelectionButtonProps {
  readonly event: SportEvent;
  readonly market: Market;
  readonly selection: Selection;
  /** Shown left of the price; a board names it in the head of the column instead. */
  readonly name?: ReactNode;
}

/** A price that goes into the slip and out of it, or into another choice around it. */
export function SelectionButton(props: SelectionButtonProps) {
  const choice = useSelectionChoice();
  return choice === null ? <SlipButton {...props} /> : <ChoiceButton {...props} choice={choice} />;
}

/** A price that is chosen for something else than the slip; one that does not fit the choice shows why. */
function ChoiceButton({ event, market, selection, name, choice }: SelectionButtonProps & { choice: SelectionChoice }) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  const format = useOddsFormat();
  const odds = priceOf(selection.odds);
  const leg = legOf(event, market, selection);
  const named = { selection: words.outcome(leg), market: words.market(leg) };
  const barrier = choice.barrier(selection.id);
  const label = t('board.odds', { ...named, odds: formatOddsAs(odds, format) });
  return (
    <OddsButton
      key={selection.id}
      odds={odds}
      name={name}
      label={label}
      suspendedLabel={`${label}. ${barrier ?? ''}`}
      hint={barrier ?? undefined}
      isSelected={choice.isChosen(selection.id)}
      isSuspended={barrier !== null}
      onToggle={() => choice.toggle(selection.id)}
    >
      <OddsText odds={odds} />
    </OddsButton>
  );
}

function SlipButton({ event, market, selection, name }: SelectionButtonProps) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  const format = useOddsFormat();
  const isSelected = useSlip(({ slip }) => slip.legs.some((leg) => leg.selection === selection.id));
  const toggle = useSlip((store) => store.toggle);
  const odds = priceOf(selection.odds);
  const leg = legOf(event, market, selection);
  const named = { selection: words.outcome(leg), market: words.market(leg) };
  const choose = () => {
    if (!isSelected && askQuickBet(leg)) return;
    toggle(leg);
    const count = useSlip.getState().slip.legs.length;
    announce(isSelected ? t('slip.removed', named) : t('slip.added', { ...named, count }));
  };
  return (
    // Another selection in the same place is no move of a price.
    <OddsButton
      key={selection.id}
      odds={odds}
      name={name}
      label={t('board.odds', { ...named, odds: formatOddsAs(odds, format) })}
      suspendedLabel={t('board.oddsSuspended', named)}
      isSelected={isSelected}
      isSuspended={saleOf(event, market) !== 'open'}
      onToggle={choose}
    >
      <OddsText odds={odds} />
    </OddsButton>
  );
}
