import type { ReactNode } from 'react';
import { Avatar, BalanceText, Flag, Kbd, Skeleton, Suit, VisuallyHidden, Wordmark } from '../../src/index.ts';
import type { Exhibit, NoFace } from '../exhibit.tsx';

/** A mark is drawn from what is on board: it waits for nothing, and nothing of it can fail. */
const PICTURE: NoFace = { notApplicable: 'A drawing, on board from the start.' };

export const MARKS: readonly Exhibit[] = [
  {
    components: ['Avatar'],
    faces: {
      ready: { show: () => <Avatars name="Marta Rivas" /> },
      loading: { notApplicable: 'It is shown once the player is known.' },
      empty: { show: () => <Avatars name="" /> },
      error: { notApplicable: 'It loads no picture.' },
    },
  },
  {
    components: ['BalanceText'],
    faces: {
      ready: { show: () => <BalanceText version={1}>12 480.50</BalanceText> },
      loading: {
        show: () => (
          <BalanceText>
            <Skeleton className="h-5 w-24 rounded-control" />
          </BalanceText>
        ),
      },
      empty: { show: () => <BalanceText version={1}>0.00</BalanceText> },
      error: { notApplicable: 'The last known balance stays.' },
    },
    others: {
      hidden: {
        show: () => (
          <BalanceText isHidden hiddenLabel="Balance hidden">
            12 480.50
          </BalanceText>
        ),
      },
    },
  },
  {
    components: ['Flag'],
    faces: {
      ready: {
        show: () => (
          <Row>
            <Flag name="es" />
            <Flag name="en" />
            <Flag name="pt" size={32} />
          </Row>
        ),
      },
      loading: PICTURE,
      empty: PICTURE,
      error: PICTURE,
    },
  },
  {
    components: ['Kbd'],
    faces: {
      ready: { show: () => <Kbd>Esc</Kbd> },
      loading: { notApplicable: 'A key is known.' },
      empty: { notApplicable: 'A key has a name.' },
      error: { notApplicable: 'A key cannot fail.' },
    },
  },
  {
    components: ['Suit'],
    faces: {
      ready: {
        show: () => (
          <Row>
            <Suit name="oros" />
            <Suit name="copas" />
            <Suit name="espadas" />
            <Suit name="bastos" size={32} className="text-brand" />
          </Row>
        ),
      },
      loading: PICTURE,
      empty: PICTURE,
      error: PICTURE,
    },
  },
  {
    components: ['VisuallyHidden'],
    faces: {
      ready: {
        show: () => (
          <p className="text-14 text-muted">
            Readers of screens hear more than this. <VisuallyHidden>They hear this as well.</VisuallyHidden>
          </p>
        ),
      },
      loading: { notApplicable: 'It is never seen.' },
      empty: { notApplicable: 'It is never seen.' },
      error: { notApplicable: 'It is never seen.' },
    },
  },
  {
    components: ['Wordmark'],
    faces: { ready: { show: () => <Wordmark /> }, loading: PICTURE, empty: PICTURE, error: PICTURE },
    others: { 'mark alone': { show: () => <Wordmark isMark /> } },
  },
];

function Avatars({ name }: { name: string }) {
  return (
    <Row>
      <Avatar name={name} size="small" />
      <Avatar name={name} />
      <Avatar name={name} size="large" />
    </Row>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
