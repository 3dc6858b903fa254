import { LogOut, Settings, User } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Dialog,
  Menu,
  type MenuItem,
  Note,
  Result,
  SegmentedTabs,
  Sheet,
  SkeletonText,
  Tabs,
  Tooltip,
} from '../../src/index.ts';
import { type Exhibit, ignore, Keep } from '../exhibit.tsx';

const TABS = [
  { value: 'open', label: 'Open', count: 3 },
  { value: 'settled', label: 'Settled' },
  { value: 'sold', label: 'Sold', isDisabled: true },
] as const;

const ITEMS: readonly MenuItem[] = [
  { key: 'account', label: 'Account', icon: <User size={18} aria-hidden="true" />, onSelect: ignore, isChosen: true },
  {
    key: 'settings',
    label: 'Settings',
    icon: <Settings size={18} aria-hidden="true" />,
    onSelect: ignore,
    isDisabled: true,
  },
  { key: 'leave', label: 'Sign out', icon: <LogOut size={18} aria-hidden="true" />, onSelect: ignore, isDanger: true },
];

export const OVERLAYS: readonly Exhibit[] = [
  {
    components: ['Dialog'],
    faces: [
      {
        name: 'ready',
        isFramed: true,
        show: () => (
          <Wallet>
            <p className="text-14">The body scrolls, the foot stays.</p>
          </Wallet>
        ),
      },
      {
        name: 'loading',
        isFramed: true,
        show: () => (
          <Wallet isBusy>
            <SkeletonText />
          </Wallet>
        ),
      },
      {
        name: 'empty',
        isFramed: true,
        show: () => (
          <Wallet>
            <Result face="empty" title="No method is open" />
          </Wallet>
        ),
      },
      {
        name: 'error',
        isFramed: true,
        show: () => (
          <Wallet>
            <Note tone="bad">No money moved. Try another method.</Note>
          </Wallet>
        ),
      },
    ],
  },
  {
    components: ['Sheet'],
    faces: [
      {
        name: 'ready',
        isFramed: true,
        show: () => (
          <Keep first={true}>
            {(isOpen, keep) => (
              <>
                <Button onClick={() => keep(true)}>Open</Button>
                <Sheet isOpen={isOpen} onClose={() => keep(false)} label="Slip" side="bottom">
                  <p className="p-4 text-14">The slip, from below.</p>
                </Sheet>
              </>
            )}
          </Keep>
        ),
      },
      {
        name: 'from the left',
        isFramed: true,
        show: () => (
          <Keep first={true}>
            {(isOpen, keep) => (
              <>
                <Button onClick={() => keep(true)}>Open</Button>
                <Sheet isOpen={isOpen} onClose={() => keep(false)} label="Menu">
                  <p className="p-4 text-14">The menu, from the left.</p>
                </Sheet>
              </>
            )}
          </Keep>
        ),
      },
    ],
  },
  {
    components: ['Menu'],
    faces: [
      {
        name: 'ready',
        isFramed: true,
        show: () => <Menu trigger={<Button>Account</Button>} items={ITEMS} align="start" isOpenAtFirst />,
      },
    ],
  },
  {
    components: ['Tabs'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Keep<string> first="open">
            {(value, keep) => (
              <Tabs label="Bets" items={TABS} value={value} onChange={keep}>
                <p className="pt-3 text-14 text-muted">What the chosen tab shows.</p>
              </Tabs>
            )}
          </Keep>
        ),
      },
      {
        name: 'pills',
        show: () => (
          <Keep<string> first="open">
            {(value, keep) => <Tabs label="Bets" items={TABS} value={value} onChange={keep} look="pills" />}
          </Keep>
        ),
      },
    ],
  },
  {
    components: ['SegmentedTabs'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Keep<string> first="open">
            {(value, keep) => <SegmentedTabs label="Bets" items={TABS} value={value} onChange={keep} />}
          </Keep>
        ),
      },
    ],
  },
  {
    components: ['Tooltip'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Tooltip content="A few words about it.">
            <Button>Rest the pointer here</Button>
          </Tooltip>
        ),
      },
    ],
  },
];

function Wallet({ children, isBusy }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <Keep first={true}>
      {(isOpen, keep) => (
        <>
          <Button onClick={() => keep(true)}>Open</Button>
          <Dialog
            isOpen={isOpen}
            onClose={() => keep(false)}
            title="Wallet"
            description="Money in and money out."
            closeLabel="Close"
            size="small"
            isBusy={isBusy}
            footer={
              <Button rank="primary" isFull isBusy={isBusy}>
                Pay
              </Button>
            }
          >
            {children}
          </Dialog>
        </>
      )}
    </Keep>
  );
}
