import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Spinner } from '../actions/spinner.tsx';
import { classNames } from '../class-names.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { ChoiceButtonProps, ChoiceTrigger } from './choice-props.ts';

const loadOne = () => import('./one-choice.tsx').then(({ OneChoice }) => ({ default: OneChoice }));
const OneChoice = lazyPart(loadOne);

/**
 * A button that opens a list of our own, by mouse, finger and keyboard, in whatever style its place has. The code of the list
 * loads with the first sign that it is wanted; where it does not arrive the button stays, and its next press tries again.
 */
export function ChoiceButton(props: ChoiceButtonProps) {
  const { options, value, trigger, placeholder, isBusy = false, isDisabled = false } = props;
  const [isAsked, setIsAsked] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const face = props.face ?? (
    <>
      <span className={classNames('min-w-0 flex-1 truncate text-left', !chosen && 'text-faint')}>
        {chosen?.label ?? placeholder}
      </span>
      <ChoiceMark isBusy={isBusy} />
    </>
  );
  const isStill = isBusy || isDisabled || options.length === 0;
  const closed = (onAsk: () => void) => (
    <WaitingChoice trigger={trigger} isStill={isStill} isBusy={isBusy} load={loadOne} onAsk={onAsk}>
      {face}
    </WaitingChoice>
  );
  const waiting = closed(() => setIsAsked(true));
  if (!isAsked || isStill) return waiting;
  return <OneChoice {...props} face={face} waiting={waiting} lost={closed} />;
}

/** The mark of a list that opens; a ring while its options are on their way. */
export function ChoiceMark({ isBusy = false }: { isBusy?: boolean }) {
  return (
    <span className="flex-none text-muted">
      {isBusy ? <Spinner size={16} /> : <ChevronDown size={16} aria-hidden="true" />}
    </span>
  );
}

interface WaitingChoiceProps extends Pick<ComponentProps<'button'>, 'children'> {
  trigger: ChoiceTrigger;
  isStill: boolean;
  isBusy?: boolean;
  load: () => Promise<unknown>;
  onAsk: () => void;
  children: ReactNode;
}

/** The closed list, until it is wanted for the first time. */
export function WaitingChoice({ trigger, isStill, isBusy = false, load, onAsk, children }: WaitingChoiceProps) {
  // Code that does not come now is loaded when the list is asked for.
  const warm = () => void load().catch(() => undefined);
  return (
    <button
      {...trigger}
      type="button"
      role="combobox"
      aria-expanded="false"
      aria-haspopup="listbox"
      aria-busy={isBusy || undefined}
      disabled={isStill}
      onPointerEnter={warm}
      onFocus={warm}
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
