import type { ComponentProps, MouseEvent } from 'react';

type Click = ComponentProps<'button'>['onClick'];

/** Props of a button that ignores clicks while it is busy, and keeps the focus, which a disabled one would lose. */
export function busyClick(isBusy: boolean, onClick: Click): Pick<ComponentProps<'button'>, 'onClick' | 'aria-busy'> {
  return isBusy ? BUSY : { onClick };
}

const BUSY = {
  // A busy submit button must not send its form a second time.
  onClick: (event: MouseEvent) => event.preventDefault(),
  'aria-busy': true,
  'aria-disabled': true,
} as const;
