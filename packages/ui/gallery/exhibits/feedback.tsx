import { CircleCheck, Hourglass } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import {
  Badge,
  BrokenPage,
  Button,
  CountBadge,
  Facts,
  type FallbackWords,
  MissingPage,
  Note,
  ProgressBar,
  Result,
  Skeleton,
  SkeletonText,
  StatusPill,
  StepBar,
  ToastRegion,
  toast,
} from '../../src/index.ts';
import type { Exhibit } from '../exhibit.tsx';

const WORDS = {
  'page.notFound': 'There is no such page',
  'page.notFoundHint': 'It may have moved, or its address has an error.',
  'state.error': 'Something went wrong',
  'state.errorHint': 'Try again in a moment.',
};
const words: FallbackWords = (key) => WORDS[key];

export const FEEDBACK: readonly Exhibit[] = [
  {
    components: ['Badge', 'CountBadge'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Row>
            <Badge>Plain</Badge>
            <Badge kind="new">New</Badge>
            <Badge kind="jackpot">Jackpot</Badge>
            <Badge kind="live">Live</Badge>
            <CountBadge>3</CountBadge>
            <CountBadge isQuiet>12</CountBadge>
          </Row>
        ),
      },
    ],
  },
  {
    components: ['MissingPage'],
    faces: [{ name: 'empty', show: () => <MissingPage t={words} home={<Button rank="primary">Go home</Button>} /> }],
  },
  {
    components: ['BrokenPage'],
    faces: [{ name: 'error', show: () => <BrokenPage t={words} retry={<Button>Try again</Button>} /> }],
  },
  {
    components: ['Note'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Column>
            <Note>Deposits arrive within a minute.</Note>
            <Note tone="good">Your identity is confirmed.</Note>
            <Note tone="warn" action={<Button size="small">Extend</Button>}>
              Your session ends in five minutes.
            </Note>
          </Column>
        ),
      },
      { name: 'error', show: () => <Note tone="bad">No money moved. Try another method.</Note> },
    ],
  },
  {
    components: ['ProgressBar'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Column>
            <ProgressBar part={0.4} label="Wagering" valueText="5 584 of 14 000" />
            <ProgressBar part={1} label="Wagering" tone="positive" />
          </Column>
        ),
      },
      { name: 'empty', show: () => <ProgressBar part={0} label="Wagering" valueText="0 of 14 000" /> },
    ],
  },
  {
    components: ['StepBar'],
    faces: [{ name: 'ready', show: () => <StepBar step={1} steps={3} label="Step 1 of 3" /> }],
  },
  {
    components: ['Result'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Result
            face="success"
            icon={<CircleCheck size={36} aria-hidden="true" />}
            title="Deposit credited"
            facts={<Facts facts={[{ key: 'amount', label: 'Amount', value: '500.00' }]} />}
            action={<Button rank="primary">Play</Button>}
          />
        ),
      },
      {
        name: 'loading',
        show: () => (
          <Result face="pending" icon={<Hourglass size={36} aria-hidden="true" />} title="The deposit is on its way">
            It takes a minute at most.
          </Result>
        ),
      },
      {
        name: 'empty',
        show: () => (
          <Result face="empty" suit="copas" title="No rounds yet">
            What you play appears here.
          </Result>
        ),
      },
      {
        name: 'error',
        show: () => (
          <Result face="error" title="The history did not load" action={<Button>Try again</Button>}>
            Your rounds are safe.
          </Result>
        ),
      },
    ],
  },
  {
    components: ['Skeleton', 'SkeletonText'],
    faces: [
      {
        name: 'loading',
        show: () => (
          <Column>
            <Skeleton className="h-24 rounded-card" />
            <SkeletonText lines={3} />
          </Column>
        ),
      },
    ],
  },
  {
    components: ['StatusPill'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Row>
            <StatusPill tone="good">Won</StatusPill>
            <StatusPill tone="plain">Lost</StatusPill>
            <StatusPill tone="returned">Returned</StatusPill>
            <StatusPill tone="blocked">Blocked</StatusPill>
            <StatusPill tone="live">In play</StatusPill>
          </Row>
        ),
      },
      { name: 'loading', show: () => <StatusPill tone="waiting">Waiting</StatusPill> },
      { name: 'error', show: () => <StatusPill tone="bad">Refused</StatusPill> },
    ],
  },
  {
    components: ['ToastRegion'],
    faces: [
      {
        name: 'ready',
        isFramed: true,
        show: () => (
          <Toasted>
            <Button onClick={raise}>Show them again</Button>
          </Toasted>
        ),
      },
      { name: 'empty', isFramed: true, show: () => <ToastRegion label="Notices" /> },
    ],
  },
];

function raise() {
  toast('Selection removed', { id: 'plain', detail: 'Real Sociedad', action: { label: 'Undo', onPress: raise } });
  toast('Settings saved', { id: 'success', kind: 'success' });
  toast('The bet was refused', { id: 'error', kind: 'error', detail: 'The odds have changed.' });
}

function Toasted({ children }: { children: ReactNode }) {
  useEffect(raise, []);
  return (
    <>
      {children}
      <ToastRegion label="Notices" />
    </>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid gap-3">{children}</div>;
}
