import { lazyPart, type MenuProps } from '@ordago/ui';
import { cloneElement, type ReactElement, useState } from 'react';

const load = () => import('@ordago/ui/menu').then(({ Menu }) => ({ default: Menu }));
const LoadedMenu = lazyPart(load);
/** Code that does not come now is loaded when the menu is asked for. */
const warm = () => void load().catch(() => undefined);

export interface LazyMenuProps extends Omit<MenuProps, 'trigger' | 'isOpenAtFirst'> {
  readonly trigger: ReactElement<Record<string, unknown>>;
}

/**
 * A menu whose code loads with the first sign that somebody wants it: menus are no part of the first load. Where its code does
 * not arrive the trigger stays, and its next press tries again.
 */
export function LazyMenu({ trigger, items, align }: LazyMenuProps) {
  const [isAsked, setIsAsked] = useState(false);
  const closed = (onClick: () => void) =>
    cloneElement(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: warm,
      onFocus: warm,
      onClick,
    });
  const waiting = closed(() => setIsAsked(true));
  if (!isAsked) return waiting;
  return <LoadedMenu trigger={trigger} items={items} align={align} isOpenAtFirst waiting={waiting} lost={closed} />;
}
