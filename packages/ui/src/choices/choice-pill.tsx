import { type ReactNode, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { ChoiceButton, ChoiceMark, WaitingChoice } from './choice-button.tsx';
import type { ChoicePillProps, ManyChoicesPillProps } from './choice-props.ts';

const loadMany = () => import('./many-choices.tsx').then(({ ManyChoices }) => ({ default: ManyChoices }));
const ManyChoices = lazyPart(loadMany);

/**
 * A filter over a list, of which one value holds: name and value side by side, one above the other on phones, so that
 * neither is cut.
 */
export function ChoicePill({ label, isLabelHidden = false, ...choice }: ChoicePillProps) {
  const { value, options, isBusy = false } = choice;
  const face = (
    <PillFace label={isLabelHidden ? null : label} isBusy={isBusy}>
      {options.find((option) => option.value === value)?.label}
    </PillFace>
  );
  return <ChoiceButton {...choice} trigger={{ className: 'choice-pill', 'aria-label': label }} face={face} />;
}

/** A filter over a long list, of which several values may hold: with a search, and with how many things each leads to. */
export function ManyChoicesPill(props: ManyChoicesPillProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { label, summary, options } = props;
  const face = <PillFace label={label}>{summary}</PillFace>;
  const isStill = options.length === 0;
  const trigger = { className: 'choice-pill', 'aria-label': label };
  const closed = (onAsk: () => void) => (
    <WaitingChoice trigger={trigger} isStill={isStill} load={loadMany} onAsk={onAsk}>
      {face}
    </WaitingChoice>
  );
  const waiting = closed(() => setIsAsked(true));
  if (!isAsked || isStill) return waiting;
  return <ManyChoices {...props} face={face} waiting={waiting} lost={closed} />;
}

interface PillFaceProps {
  /** Null where the name is beside the pill already. */
  label: string | null;
  isBusy?: boolean;
  children: ReactNode;
}

function PillFace({ label, isBusy = false, children }: PillFaceProps) {
  return (
    <>
      <span className="choice-words">
        {label !== null && (
          <span className="choice-name" aria-hidden="true">
            {label}
          </span>
        )}
        <span className="choice-value">{children}</span>
      </span>
      <ChoiceMark isBusy={isBusy} />
    </>
  );
}
