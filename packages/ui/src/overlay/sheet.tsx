import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type TouchEvent, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useCountedOverlay } from './open-overlays.ts';

/** A side panel closes after a swipe towards its edge of more than this many px (specification 1, desktop shell). */
export const SWIPE_PX_MIN = 100;

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** The name of the sheet for screen readers; it has no visible title. */
  label: string;
  /** The menu comes from the left, the bet slip from below. (Default: left) */
  side?: 'left' | 'bottom';
  children: ReactNode;
}

/** A panel that slides over the page and holds the focus: the menu on phones, the bet slip under 1100 px. */
export function Sheet({ isOpen, onClose, label, side = 'left', children }: SheetProps) {
  useCountedOverlay(isOpen);
  const start = useRef<{ x: number; y: number } | null>(null);
  const begin = (event: TouchEvent) => {
    const touch = event.touches[0];
    start.current = touch && !isOverScroller(event.target, side) ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const end = (event: TouchEvent) => {
    const from = start.current;
    const touch = event.changedTouches[0];
    if (!from || !touch) return;
    const swiped = side === 'left' ? from.x - touch.clientX : touch.clientY - from.y;
    if (swiped > SWIPE_PX_MIN) onClose();
  };
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Popup
          aria-label={label}
          className={classNames('sheet', `sheet-${side}`)}
          onTouchStart={begin}
          onTouchEnd={end}
        >
          {side === 'bottom' && <span className="sheet-grip" aria-hidden="true" />}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** A touch that scrolls something is not a swipe of the panel. */
function isOverScroller(target: EventTarget, side: 'left' | 'bottom'): boolean {
  let node = target instanceof Element ? target : null;
  while (node && !node.classList.contains('sheet')) {
    const isScroller = side === 'left' ? node.scrollWidth > node.clientWidth + 1 : node.scrollTop > 0;
    if (isScroller && getComputedStyle(node)[side === 'left' ? 'overflowX' : 'overflowY'] !== 'visible') return true;
    node = node.parentElement;
  }
  return false;
}
