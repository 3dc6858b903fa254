import { LogOut, Settings, User } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Dialog,
  Menu,
  type MenuItem,
  Note,
  Result,
  Sheet,
  type SheetProps,
  SkeletonText,
  Tooltip,
} from '../../src/index.ts';
import { type Exhibit, ignore, Keep } from '../exhibit.tsx';

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
    faces: {
      ready: {
        isFramed: true,
        show: () => (
          <Wallet>
            <p className="text-14">The body scrolls, the foot stays.</p>
          </Wallet>
        ),
      },
      loading: {
        isFramed: true,
        show: () => (
          <Wallet isBusy>
            <SkeletonText />
          </Wallet>
        ),
      },
      empty: {
        isFramed: true,
        show: () => (
          <Wallet isClosed>
            <Result face="empty" title="No method is open" />
          </Wallet>
        ),
      },
      error: {
        isFramed: true,
        show: () => (
          <Wallet>
            <Note tone="bad">No money moved. Try another method.</Note>
          </Wallet>
        ),
      },
    },
  },
  {
    components: ['Sheet'],
    faces: {
      ready: {
        isFramed: true,
        show: () => (
          <Slip>
            <p className="text-14">The slip, from below.</p>
          </Slip>
        ),
      },
      loading: {
        isFramed: true,
        show: () => (
          <Slip>
            <SkeletonText lines={4} />
          </Slip>
        ),
      },
      empty: {
        isFramed: true,
        show: () => (
          <Slip>
            <Result face="empty" suit="espadas" title="The slip is empty">
              Tap a price to begin.
            </Result>
          </Slip>
        ),
      },
      error: {
        isFramed: true,
        show: () => (
          <Slip>
            <Note tone="bad">The bet was refused: the odds have changed.</Note>
          </Slip>
        ),
      },
    },
    others: {
      'from the left': {
        isFramed: true,
        show: () => (
          <Slip label="Menu" side="left">
            <p className="text-14">The menu, from the left.</p>
          </Slip>
        ),
      },
    },
  },
  {
    components: ['Menu'],
    faces: {
      ready: {
        isFramed: true,
        show: () => <Menu trigger={<Button>Account</Button>} items={ITEMS} align="start" isOpenAtFirst />,
      },
      loading: { notApplicable: 'Its items are known before it opens.' },
      empty: { notApplicable: 'Without items there is no button for it.' },
      error: { notApplicable: 'What an item does fails in a toast.' },
    },
  },
  {
    components: ['Tooltip'],
    faces: {
      ready: {
        show: () => (
          <Tooltip content="A few words about it.">
            <Button>Rest the pointer here</Button>
          </Tooltip>
        ),
      },
      loading: { notApplicable: 'Its words come with what they are about.' },
      empty: { notApplicable: 'Without words there is none.' },
      error: { notApplicable: 'It is never the only place of an information.' },
    },
  },
];

function Wallet({ children, isBusy, isClosed }: { children: ReactNode; isBusy?: boolean; isClosed?: boolean }) {
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
              <Button rank="primary" isFull isBusy={isBusy} disabled={isClosed}>
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

function Slip({ label = 'Slip', side = 'bottom', children }: Partial<SheetProps>) {
  return (
    <Keep first={true}>
      {(isOpen, keep) => (
        <>
          <Button onClick={() => keep(true)}>Open</Button>
          <Sheet isOpen={isOpen} onClose={() => keep(false)} label={label} side={side}>
            <div className="px-4 pt-2 pb-6">{children}</div>
          </Sheet>
        </>
      )}
    </Keep>
  );
}
