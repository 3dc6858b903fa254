import { type ReactNode, useId } from 'react';
import { busyClick } from '../actions/busy-click.ts';
import { Spinner } from '../actions/spinner.tsx';

export interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Effect of the control, in a sentence. */
  hint?: ReactNode;
  isDisabled?: boolean;
  /** The change is being saved: a ring turns in the knob, clicks are ignored, focus is kept. (Default: false) */
  isBusy?: boolean;
}

/** A setting that takes effect at once. Words left, switch right, one target. */
export function Switch({ label, isOn, onChange, hint, isDisabled = false, isBusy = false }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      disabled={isDisabled}
      {...busyClick(isBusy, () => onChange(!isOn))}
      className="switch"
    >
      <span className="grid min-w-0 flex-1 gap-0.5 text-left">
        <span id={`${id}-label`} className="text-14 font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-12 text-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="switch-track" aria-hidden="true">
        <span className="switch-knob">{isBusy && <Spinner size={14} />}</span>
      </span>
    </button>
  );
}
