import { Heart, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  type ButtonProps,
  type ButtonRank,
  IconButton,
  type IconButtonProps,
  Spinner,
} from '../../src/index.ts';
import type { Exhibit } from '../exhibit.tsx';

const RANKS: readonly ButtonRank[] = ['primary', 'secondary', 'text', 'danger', 'ink'];

const heart = <Heart size={20} aria-hidden="true" />;

export const ACTIONS: readonly Exhibit[] = [
  {
    components: ['Button'],
    faces: {
      ready: { show: () => <Ranks /> },
      loading: { show: () => <Ranks isBusy /> },
      empty: { notApplicable: 'A button always has its words.' },
      error: { notApplicable: 'What it sent fails beside it, in a note or under a field.' },
    },
    others: {
      disabled: { show: () => <Ranks disabled /> },
      'sizes, and with an icon': {
        show: () => (
          <Row>
            <Button size="small">Small</Button>
            <Button icon={<Plus size={18} aria-hidden="true" />}>Medium</Button>
            <Button size="large" rank="primary">
              Large
            </Button>
            <Button isFull>Full width</Button>
          </Row>
        ),
      },
    },
  },
  {
    components: ['IconButton'],
    faces: {
      ready: { show: () => <Hearts /> },
      loading: { show: () => <Hearts isBusy /> },
      empty: { notApplicable: 'A button always has its icon.' },
      error: { notApplicable: 'What it sent fails in a toast.' },
    },
    others: { disabled: { show: () => <Hearts disabled /> } },
  },
  {
    components: ['Spinner'],
    faces: {
      ready: { notApplicable: 'It goes when the work is done.' },
      loading: {
        show: () => (
          <Row>
            <Spinner />
            <span className="text-brand">
              <Spinner size={32} />
            </span>
          </Row>
        ),
      },
      empty: { notApplicable: 'It goes when the work is done.' },
      error: { notApplicable: 'It goes when the work has failed.' },
    },
  },
];

function Ranks(state: Pick<ButtonProps, 'isBusy' | 'disabled'>) {
  return (
    <Row>
      {RANKS.map((rank) => (
        <Button key={rank} rank={rank} {...state}>
          {rank}
        </Button>
      ))}
    </Row>
  );
}

function Hearts(state: Pick<IconButtonProps, 'isBusy' | 'disabled'>) {
  return (
    <Row>
      <IconButton label="Favourite" icon={heart} {...state} />
      <IconButton label="Favourite" icon={heart} hasLine {...state} />
      <IconButton label="Favourite, with news" icon={heart} hasLine hasDot {...state} />
      <IconButton label="Favourite" icon={heart} hasLine size="small" {...state} />
    </Row>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}
