import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { busyClick } from './busy-click.ts';
import { Spinner } from './spinner.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Action of the button, as text: screen readers cannot read the icon. */
  label: string;
  icon: ReactNode;
  /** Draws a line around it. (Default: false) */
  hasLine?: boolean;
  /** A dot for news; its meaning belongs in the label. (Default: false) */
  hasDot?: boolean;
  /** 44 px, or 36 px on dense desktop rows; never under 44 on touch. (Default: medium) */
  size?: 'small' | 'medium';
  /** Work is under way: a ring in place of the icon, clicks are ignored, focus is kept. (Default: false) */
  isBusy?: boolean;
}

/** A square button with an icon and a spoken name. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, hasLine = false, hasDot = false, size = 'medium', isBusy = false, ...button } = props;
  const { className, onClick, type = 'button', ...rest } = button;
  return (
    <button
      {...rest}
      {...busyClick(isBusy, onClick)}
      type={type}
      aria-label={label}
      className={classNames(
        'relative inline-grid flex-none place-items-center rounded-control text-muted transition-colors duration-press',
        'hover:bg-raised hover:text-text disabled:cursor-not-allowed disabled:opacity-45',
        size === 'small' ? 'size-9 pointer-coarse:size-touch' : 'size-touch',
        hasLine && 'line-inset',
        isBusy && 'cursor-progress',
        className,
      )}
    >
      {isBusy ? <Spinner /> : icon}
      {hasDot && !isBusy && (
        <span
          className="absolute top-2.5 right-2.5 size-2 rounded-pill bg-live ring-2 ring-surface"
          aria-hidden="true"
        />
      )}
    </button>
  );
}
