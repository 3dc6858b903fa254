import { ChevronDown } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { Spinner } from '../actions/spinner.tsx';
import type { ChoicePillProps, ManyChoicesPillProps } from './choice-props.ts';

const loadOne = () => import('./one-choice.tsx').then(({ OneChoice }) => ({ default: OneChoice }));
const loadMany = () => import('./many-choices.tsx').then(({ ManyChoices }) => ({ default: ManyChoices }));
const OneChoice = lazy(loadOne);
const ManyChoices = lazy(loadMany);

/**
 * A filter over a list, of which one value holds: name and value side by side, one above the other on phones, so that
 * neither is cut. The list is ours, by mouse, finger and keyboard; its code loads with the first sign that it is wanted.
 */
export function ChoicePill(props: ChoicePillProps) {
  const { label, value, options, isLabelHidden = false, isBusy = false } = props;
  const [isAsked, setIsAsked] = useState(false);
  const face = (
    <PillFace label={isLabelHidden ? null : label} isBusy={isBusy}>
      {options.find((option) => option.value === value)?.label}
    </PillFace>
  );
  const isStill = isBusy || options.length === 0;
  const waiting = (
    <WaitingPill label={label} isStill={isStill} isBusy={isBusy} load={loadOne} onAsk={() => setIsAsked(true)}>
      {face}
    </WaitingPill>
  );
  if (!isAsked || isStill) return waiting;
  return (
    <Suspense fallback={waiting}>
      <OneChoice {...props} face={face} />
    </Suspense>
  );
}

/** A filter over a long list, of which several values may hold: with a search, and with how many things each leads to. */
export function ManyChoicesPill(props: ManyChoicesPillProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { label, summary, options } = props;
  const face = <PillFace label={label}>{summary}</PillFace>;
  const isStill = options.length === 0;
  const waiting = (
    <WaitingPill label={label} isStill={isStill} load={loadMany} onAsk={() => setIsAsked(true)}>
      {face}
    </WaitingPill>
  );
  if (!isAsked || isStill) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ManyChoices {...props} face={face} />
    </Suspense>
  );
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
      <span className="flex-none text-muted">
        {isBusy ? <Spinner size={16} /> : <ChevronDown size={16} aria-hidden="true" />}
      </span>
    </>
  );
}

interface WaitingPillProps extends Pick<ComponentProps<'button'>, 'children'> {
  label: string;
  isStill: boolean;
  isBusy?: boolean;
  load: () => void;
  onAsk: () => void;
}

/** The closed list, until it is wanted for the first time. */
function WaitingPill({ label, isStill, isBusy = false, load, onAsk, children }: WaitingPillProps) {
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded="false"
      aria-haspopup="listbox"
      aria-label={label}
      aria-busy={isBusy || undefined}
      disabled={isStill}
      className="choice-pill"
      onPointerEnter={load}
      onFocus={load}
      onClick={onAsk}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          onAsk();
        }
      }}
    >
      {children}
    </button>
  );
}
