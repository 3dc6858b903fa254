import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  /** May hold links: they are clicked apart from the box. */
  children: ReactNode;
  onChange: (isChecked: boolean) => void;
  /** Reason why it must be ticked. */
  error?: ReactNode;
}

/** A box to tick with its sentence. The whole row is the target. */
export function Checkbox({ children, onChange, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={classNames('grid gap-1', className)}>
      <label className="checkbox">
        <input
          {...rest}
          type="checkbox"
          className="peer sr-only"
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span className="checkbox-box" aria-hidden="true">
          <Check size={15} strokeWidth={3} />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p id={id} role="alert" className="text-12 text-negative">
          {error}
        </p>
      )}
    </div>
  );
}
