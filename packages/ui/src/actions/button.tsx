import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { busyClick } from './busy-click.ts';
import { type ButtonStyle, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  /** Placed before the words; decoration. */
  icon?: ReactNode;
  /** Work is under way: the width stays, clicks are ignored, focus is kept. (Default: false) */
  isBusy?: boolean;
}

/** A button. While busy it stays focusable, so that a keyboard user is not thrown to the top of the page. */
export function Button(props: ButtonProps) {
  const { rank, size, isFull, isBusy = false, icon, children, className, onClick, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      {...busyClick(isBusy, onClick)}
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
