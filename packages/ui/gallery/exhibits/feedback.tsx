import { CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
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
} from '../../src/index.ts';
import type { Exhibit, NoFace } from '../exhibit.tsx';

const WORDS = {
  'page.notFound': 'There is no such page',
  'page.notFoundHint': 'It may have moved, or its address has an error.',
  'state.error': 'Something went wrong',
  'state.errorHint': 'Try again in a moment.',
};
const words: FallbackWords = (key) => WORDS[key];

/** Components that are a state themselves have no other. */
const A_STATE: NoFace = { notApplicable: 'It is itself the state of a page.' };

export const FEEDBACK: readonly Exhibit[] = [
  {
    components: ['Badge', 'CountBadge'],
    faces: {
      ready: {
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
      loading: { notApplicable: 'It comes with what it marks.' },
      empty: { notApplicable: 'Where there is nothing to count, there is none.' },
      error: { notApplicable: 'What it marks says that it failed.' },
    },
  },
  {
    components: ['MissingPage'],
    faces: {
      ready: A_STATE,
      loading: A_STATE,
      empty: { show: () => <MissingPage t={words} home={<Button rank="primary">Go home</Button>} /> },
      error: A_STATE,
    },
  },
  {
    components: ['BrokenPage'],
    faces: {
      ready: A_STATE,
      loading: A_STATE,
      empty: A_STATE,
      error: { show: () => <BrokenPage t={words} retry={<Button>Try again</Button>} /> },
    },
  },
  {
    components: ['Note'],
    faces: {
      ready: {
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
      loading: { notApplicable: 'A note is shown when there is something to know.' },
      empty: { notApplicable: 'A note is shown when there is something to know.' },
      error: { show: () => <Note tone="bad">No money moved. Try another method.</Note> },
    },
  },
  {
    components: ['ProgressBar'],
    faces: {
      ready: {
        show: () => (
          <Column>
            <ProgressBar part={0.4} label="Wagering" valueText="5 584 of 14 000" />
            <ProgressBar part={1} label="Wagering" tone="positive" />
          </Column>
        ),
      },
      loading: { show: () => <Skeleton className="h-1.5 rounded-pill" /> },
      empty: { show: () => <ProgressBar part={0} label="Wagering" valueText="0 of 14 000" /> },
      error: { notApplicable: 'Without its numbers there is no bar.' },
    },
  },
  {
    components: ['StepBar'],
    faces: {
      ready: { show: () => <StepBar step={1} steps={3} label="Step 1 of 3" /> },
      loading: { notApplicable: 'The steps of a form are known.' },
      empty: { notApplicable: 'A form begins with its first step.' },
      error: { notApplicable: 'The fields of a step say what is wrong.' },
    },
  },
  {
    components: ['Result'],
    faces: {
      ready: {
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
      loading: {
        show: () => (
          <Result face="pending" icon={<Hourglass size={36} aria-hidden="true" />} title="The deposit is on its way">
            It takes a minute at most.
          </Result>
        ),
      },
      empty: {
        show: () => (
          <Result face="empty" suit="copas" title="No rounds yet">
            What you play appears here.
          </Result>
        ),
      },
      error: {
        show: () => (
          <Result face="error" title="The history did not load" action={<Button>Try again</Button>}>
            Your rounds are safe.
          </Result>
        ),
      },
    },
  },
  {
    components: ['Skeleton', 'SkeletonText'],
    faces: {
      ready: { notApplicable: 'It goes when the content comes.' },
      loading: {
        show: () => (
          <Column>
            <Skeleton className="h-24 rounded-card" />
            <SkeletonText lines={3} />
          </Column>
        ),
      },
      empty: { notApplicable: 'It goes when there is no content.' },
      error: { notApplicable: 'It goes when the content does not come.' },
    },
  },
  {
    components: ['StatusPill'],
    faces: {
      ready: {
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
      loading: { show: () => <StatusPill tone="waiting">Waiting</StatusPill> },
      empty: { notApplicable: 'A thing always has a status.' },
      error: { show: () => <StatusPill tone="bad">Refused</StatusPill> },
    },
  },
];

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid gap-3">{children}</div>;
}
