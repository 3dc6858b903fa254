import { Tabs, type TabsProps } from './tabs.tsx';

/** Two to four choices of equal weight, side by side in one groove: deposit and withdrawal, phone and user name. */
export function SegmentedTabs<Value extends string>(props: Omit<TabsProps<Value>, 'look'>) {
  return <Tabs {...props} look="segmented" />;
}
