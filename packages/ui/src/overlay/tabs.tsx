import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  /** Number of things in the tab. */
  count?: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps<Value extends string> {
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Label of the tab list, for screen readers. */
  label: string;
  /** Underlined words, pills over a lobby, or a segmented switch inside a dialog. (Default: underline) */
  look?: 'underline' | 'pills' | 'segmented';
  /** The panel of the chosen tab. Without it the tabs only steer what the page shows. */
  children?: ReactNode;
}

/** Tabs: arrow keys move, Home and End jump, and the strip scrolls sideways when it is too long. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { items, value, onChange, label, look = 'underline', children } = props;
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List
        activateOnFocus
        aria-label={label}
        className={classNames('tabs no-scrollbar fade-edges', `tabs-${look}`)}
      >
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} disabled={item.isDisabled} className="tab">
            {item.icon}
            <span>{item.label}</span>
            {item.count !== undefined && <span className="tab-count tabular">{item.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {children !== undefined && <Base.Panel value={value}>{children}</Base.Panel>}
    </Base.Root>
  );
}
