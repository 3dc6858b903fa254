import { Heart, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonRank, IconButton, Spinner } from '../../src/index.ts';
import type { Exhibit } from '../exhibit.tsx';

const RANKS: readonly ButtonRank[] = ['primary', 'secondary', 'text', 'danger', 'ink'];

const heart = <Heart size={20} aria-hidden="true" />;

export const ACTIONS: readonly Exhibit[] = [
  {
    components: ['Button'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Row>
            {RANKS.map((rank) => (
              <Button key={rank} rank={rank}>
                {rank}
              </Button>
            ))}
          </Row>
        ),
      },
      {
        name: 'loading',
        show: () => (
          <Row>
            {RANKS.map((rank) => (
              <Button key={rank} rank={rank} isBusy>
                {rank}
              </Button>
            ))}
          </Row>
        ),
      },
      {
        name: 'disabled',
        show: () => (
          <Row>
            {RANKS.map((rank) => (
              <Button key={rank} rank={rank} disabled>
                {rank}
              </Button>
            ))}
          </Row>
        ),
      },
      {
        name: 'sizes, and with an icon',
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
    ],
  },
  {
    components: ['IconButton'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Row>
            <IconButton label="Favourite" icon={heart} />
            <IconButton label="Favourite" icon={heart} hasLine />
            <IconButton label="Favourite, with news" icon={heart} hasLine hasDot />
            <IconButton label="Favourite" icon={heart} hasLine size="small" />
          </Row>
        ),
      },
      { name: 'disabled', show: () => <IconButton label="Favourite" icon={heart} hasLine disabled /> },
    ],
  },
  {
    components: ['Spinner'],
    faces: [
      {
        name: 'loading',
        show: () => (
          <Row>
            <Spinner />
            <span className="text-brand">
              <Spinner size={32} />
            </span>
          </Row>
        ),
      },
    ],
  },
];

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}
