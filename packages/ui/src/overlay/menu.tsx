import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Called when the item is chosen; the menu closes by itself. */
  onSelect: () => void;
  /** Marks the choice in force: the language, the format of odds. */
  isChosen?: boolean;
  isDanger?: boolean;
  isDisabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** (Default: end) */
  align?: 'start' | 'end';
  /** Open from the start: for a menu that was loaded by the click that asked for it. (Default: false) */
  isOpenAtFirst?: boolean;
}

/** A short list of acts behind a button. Arrow keys move, letters jump, Escape returns the focus to the button. */
export function Menu({ trigger, items, align = 'end', isOpenAtFirst = false }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-50 outline-none">
          <Base.Popup className="popup max-h-(--available-height) min-w-52 overflow-auto overscroll-contain p-1.5">
            {items.map((item) => (
              <Base.Item
                key={item.key}
                disabled={item.isDisabled}
                onClick={item.onSelect}
                aria-current={item.isChosen ? 'true' : undefined}
                className={classNames('menu-item', item.isDanger && 'text-negative')}
              >
                {item.icon}
                <span className="min-w-0 flex-1">{item.label}</span>
                {item.isChosen && <Check size={16} className="flex-none text-brand" aria-hidden="true" />}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
