import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonStyle, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  /** Stands before the words; decoration. */
  icon?: ReactNode;
  /** Work is under way: the width stays, presses are ignored, focus is kept. (Default: false) */
  isBusy?: boolean;
}

/** A button. While busy it stays focusable, so that a keyboard user is not thrown to the top of the page. */
export function Button(props: ButtonProps) {
  const { rank, size, isFull, isBusy = false, icon, children, className, onClick, type = 'button', ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy submit button must not send its form a second time.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={classNames(buttonClass({ rank, size, isFull }), isBusy && 'cursor-progress', className)}
    >
      <span className={classNames('inline-flex items-center gap-2', isBusy && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {isBusy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}
