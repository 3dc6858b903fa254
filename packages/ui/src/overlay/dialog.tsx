import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useCountedOverlay } from './open-overlays.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the veil and the cross. Not called while busy. */
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  children: ReactNode;
  /** The name of the cross. */
  closeLabel: string;
  /** Something is being sent: the dialog cannot be left by accident. (Default: false) */
  isBusy?: boolean;
  /** 400, 520, 880 or 1120 px wide on desktops; a sheet from below on phones in any case. (Default: medium) */
  size?: 'small' | 'medium' | 'wide' | 'full';
  /**
   * Element that takes the focus on opening: a control, or the title, from which the reader goes on. (Default: the
   * first thing that can)
   */
  initialFocus?: RefObject<HTMLElement | null> | 'title';
  /** Scrolling element, for a dialog that remembers how far it was read; it can take the focus. */
  bodyRef?: Ref<HTMLDivElement>;
  /** Stays in view under the scrolling body: the one action. */
  footer?: ReactNode;
}

const WIDTHS = {
  small: 'tablet:max-w-[400px]',
  medium: 'tablet:max-w-[520px]',
  wide: 'tablet:max-w-[880px]',
  full: 'tablet:max-w-[1120px]',
};

/**
 * A question that takes the whole attention: a window on desktops, a sheet from below on phones. The focus is held
 * inside and given back on leaving. The application decides whether it is open, because its state has an address.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, closeLabel, isBusy = false, size = 'medium', footer } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const beginsAtTitle = props.initialFocus === 'title';
  useCountedOverlay(isOpen);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Viewport className="dialog-viewport">
          <Base.Popup
            className={classNames('dialog-popup', WIDTHS[size])}
            aria-busy={isBusy || undefined}
            initialFocus={props.initialFocus === 'title' ? heading : props.initialFocus}
          >
            <header className="dialog-head">
              <Base.Title
                ref={heading}
                tabIndex={beginsAtTitle ? -1 : undefined}
                className="text-20 font-extrabold tracking-tight outline-none"
              >
                {title}
              </Base.Title>
            </header>
            <div
              ref={props.bodyRef}
              tabIndex={props.bodyRef ? -1 : undefined}
              // It takes the focus for the reader's sake alone; half a ring around it would only be cut off.
              className={classNames('dialog-body', props.bodyRef !== undefined && 'outline-none')}
            >
              {description && <Base.Description className="text-14 text-muted">{description}</Base.Description>}
              {children}
            </div>
            {footer && <footer className="dialog-foot">{footer}</footer>}
            <div className="dialog-cross">
              <Base.Close
                disabled={isBusy}
                render={<IconButton label={closeLabel} icon={<X size={20} aria-hidden="true" />} />}
              />
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
