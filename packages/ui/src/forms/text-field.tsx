import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FIELD_INPUT_CLASS, Field, type FieldWords, fieldFrameClass } from './field.tsx';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'size'> {
  /** Before the value: an icon, a prefix. */
  leading?: ReactNode;
  /** After the value: a suffix, a button. */
  trailing?: ReactNode;
  /** 64 px with a large value. (Default: false) */
  isBig?: boolean;
}

/** One line of text. Paste and password managers are never blocked. */
export function TextField(props: TextFieldProps) {
  const { label, aside, hint, error, validity, leading, trailing, isBig, className, ...input } = props;
  return (
    <Field words={{ label, aside, hint, error, validity }}>
      {({ control, validity: look }) => (
        <div className={fieldFrameClass(look, isBig)}>
          {leading}
          <input
            {...input}
            {...control}
            className={classNames(
              FIELD_INPUT_CLASS,
              isBig && 'text-32 font-extrabold tracking-tight tabular',
              className,
            )}
          />
          {look === 'valid' && !trailing && <Check size={18} className="flex-none text-positive" aria-hidden="true" />}
          {trailing}
        </div>
      )}
    </Field>
  );
}
