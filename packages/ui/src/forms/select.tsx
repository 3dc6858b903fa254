import { ChoiceButton } from '../choices/choice-button.tsx';
import type { SelectOption } from '../choices/choice-props.ts';
import { Field, type FieldWords, fieldFrameClass } from './field.tsx';

export interface SelectProps extends FieldWords {
  value: string | undefined;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Called when the list is closed again: the value may be judged. (Default: nothing) */
  onBlur?: () => void;
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
  /** Its options are on their way: a ring turns, and it cannot be opened. (Default: false) */
  isBusy?: boolean;
  /** (Default: false) */
  disabled?: boolean;
}

/** A list of our own in the frame of a field. */
export function Select(props: SelectProps) {
  const { label, aside, hint, error, validity, onBlur, disabled, ...choice } = props;
  return (
    <Field words={{ label, aside, hint, error, validity }}>
      {({ control, validity: look }) => (
        <ChoiceButton
          {...choice}
          onLeave={onBlur}
          isDisabled={disabled}
          trigger={{ ...control, className: `select-field ${fieldFrameClass(look)}` }}
        />
      )}
    </Field>
  );
}
