import type { MenuProps } from '@ordago/ui';
import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';

const load = () => import('@ordago/ui/menu').then(({ Menu }) => ({ default: Menu }));
const LoadedMenu = lazy(load);

export interface LazyMenuProps extends Omit<MenuProps, 'trigger' | 'isOpenAtFirst'> {
  readonly trigger: ReactElement<Record<string, unknown>>;
}

/** A menu whose code loads with the first sign that somebody wants it: menus are no part of the first load. */
export function LazyMenu({ trigger, items, align }: LazyMenuProps) {
  const [isAsked, setIsAsked] = useState(false);
  const waiting = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: load,
    onFocus: load,
    onClick: () => setIsAsked(true),
  });
  if (!isAsked) return waiting;
  return (
    <Suspense fallback={waiting}>
      <LoadedMenu trigger={trigger} items={items} align={align} isOpenAtFirst />
    </Suspense>
  );
}
