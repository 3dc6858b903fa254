import type { ReactNode } from 'react';
import { Avatar, BalanceText, Flag, Kbd, Suit, VisuallyHidden, Wordmark } from '../../src/index.ts';
import type { Exhibit } from '../exhibit.tsx';

export const MARKS: readonly Exhibit[] = [
  {
    components: ['Avatar'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Row>
            <Avatar name="Marta Rivas" size="small" />
            <Avatar name="Marta Rivas" />
            <Avatar name="Marta Rivas" size="large" />
          </Row>
        ),
      },
      { name: 'empty', show: () => <Avatar name="" /> },
    ],
  },
  {
    components: ['BalanceText'],
    faces: [
      { name: 'ready', show: () => <BalanceText version={1}>12 480.50</BalanceText> },
      {
        name: 'hidden',
        show: () => (
          <BalanceText isHidden hiddenLabel="Balance hidden">
            12 480.50
          </BalanceText>
        ),
      },
    ],
  },
  {
    components: ['Flag'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Row>
            <Flag name="es" />
            <Flag name="en" />
            <Flag name="pt" size={32} />
          </Row>
        ),
      },
    ],
  },
  { components: ['Kbd'], faces: [{ name: 'ready', show: () => <Kbd>Esc</Kbd> }] },
  {
    components: ['Suit'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Row>
            <Suit name="oros" />
            <Suit name="copas" />
            <Suit name="espadas" />
            <Suit name="bastos" size={32} className="text-brand" />
          </Row>
        ),
      },
    ],
  },
  {
    components: ['VisuallyHidden'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <p className="text-14 text-muted">
            Readers of screens hear more than this. <VisuallyHidden>They hear this as well.</VisuallyHidden>
          </p>
        ),
      },
    ],
  },
  {
    components: ['Wordmark'],
    faces: [
      { name: 'ready', show: () => <Wordmark /> },
      { name: 'mark alone', show: () => <Wordmark isMark /> },
    ],
  },
];

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
