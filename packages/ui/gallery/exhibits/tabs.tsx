import type { ReactNode } from 'react';
import { Button, Result, SegmentedTabs, Skeleton, SkeletonText, Tabs, type TabsProps } from '../../src/index.ts';
import { type Exhibit, Keep, type NoFace } from '../exhibit.tsx';

const TABS = [
  { value: 'open', label: 'Open', count: 3 },
  { value: 'settled', label: 'Settled' },
  { value: 'sold', label: 'Sold', isDisabled: true },
] as const;

const STEERS: NoFace = { notApplicable: 'It only steers: what it steers has this state.' };

export const TAB_STRIPS: readonly Exhibit[] = [
  {
    components: ['Tabs'],
    faces: {
      ready: {
        show: () => (
          <Strip count={3}>
            <p className="text-14 text-muted">The content of the chosen tab.</p>
          </Strip>
        ),
      },
      loading: {
        show: () => (
          <Strip count={<Skeleton className="h-3 w-4 rounded-control" />}>
            <SkeletonText />
          </Strip>
        ),
      },
      empty: {
        show: () => (
          <Strip count={0}>
            <Result face="empty" suit="espadas" title="No open bets" />
          </Strip>
        ),
      },
      error: {
        show: () => (
          <Strip>
            <Result face="error" suit="bastos" title="The bets did not load" action={<Button>Try again</Button>} />
          </Strip>
        ),
      },
    },
    others: {
      pills: {
        show: () => (
          <Keep<string> first="open">
            {(value, keep) => <Tabs label="Bets" items={TABS} value={value} onChange={keep} look="pills" />}
          </Keep>
        ),
      },
    },
  },
  {
    components: ['SegmentedTabs'],
    faces: {
      ready: {
        show: () => (
          <Keep<string> first="open">
            {(value, keep) => <SegmentedTabs label="Bets" items={TABS} value={value} onChange={keep} />}
          </Keep>
        ),
      },
      loading: STEERS,
      empty: STEERS,
      error: STEERS,
    },
  },
];

function Strip({ count, children }: { count?: ReactNode; children: TabsProps<string>['children'] }) {
  const [open, ...others] = TABS;
  return (
    <Keep<string> first="open">
      {(value, keep) => (
        <Tabs label="Bets" items={[{ ...open, count }, ...others]} value={value} onChange={keep}>
          <div className="pt-3">{children}</div>
        </Tabs>
      )}
    </Keep>
  );
}
