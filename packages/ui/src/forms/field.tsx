import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

/** The three validity states of a field. `valid` comes from a check that ran, never from being filled. */
export type Validity = 'neutral' | 'valid' | 'invalid';

export interface FieldWords {
  label: ReactNode;
  /** Placed right of the label: "Optional", the limits of an amount. */
  aside?: ReactNode;
  /** A sentence under the field. */
  hint?: ReactNode;
  /** Reason why the value is refused; replaces the hint and makes the field invalid. */
  error?: ReactNode;
  /** (Default: neutral, or invalid when there is an error) */
  validity?: Validity;
}

export interface FieldParts {
  /** Goes on the control. */
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
  validity: Validity;
}

/** Label, control, and the texts about its value, tied together for screen readers. */
export function Field({ words, children }: { words: FieldWords; children: (parts: FieldParts) => ReactNode }) {
  const id = useId();
  const { label, aside, hint, error } = words;
  const validity = error ? 'invalid' : (words.validity ?? 'neutral');
  const note = error ?? hint;
  const describedBy = [aside ? `${id}-aside` : null, note ? `${id}-note` : null].filter(Boolean).join(' ');
  const control = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex justify-between gap-2 text-14">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside && (
          <span id={`${id}-aside`} className="text-right text-muted tabular">
            {aside}
          </span>
        )}
      </div>
      {children({ control, validity })}
      {note && <FieldNote id={`${id}-note`} isError={Boolean(error)} note={note} />}
    </div>
  );
}

/** The frame around an input: 48 px high, 64 when `isBig`, with the style of its validity. */
export function fieldFrameClass(validity: Validity, isBig = false): string {
  return classNames(
    'field-frame flex items-center gap-2.5 rounded-control bg-canvas px-3.5 text-16',
    isBig ? 'h-16' : 'h-12',
    validity === 'neutral' && 'line-strong-inset',
    validity === 'valid' && 'inset-ring inset-ring-positive',
    validity === 'invalid' && 'inset-ring-2 inset-ring-negative',
  );
}

/** An input inside a frame: no style of its own. */
export const FIELD_INPUT_CLASS =
  'h-full min-w-0 flex-1 border-0 bg-transparent p-0 text-inherit outline-none disabled:cursor-not-allowed disabled:text-faint';

function FieldNote({ id, isError, note }: { id: string; isError: boolean; note: ReactNode }) {
  return (
    <p
      id={id}
      role={isError ? 'alert' : undefined}
      className={classNames('flex gap-1.5 text-12', isError ? 'text-negative' : 'text-muted')}
    >
      {isError && <CircleAlert size={14} className="mt-px flex-none" aria-hidden="true" />}
      <span>{note}</span>
    </p>
  );
}
