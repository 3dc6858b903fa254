import type { ComponentProps, ReactNode } from 'react';

/** The four worlds: oros casino, copas live casino, espadas sports, bastos virtual and crash. */
export type SuitName = 'oros' | 'copas' | 'espadas' | 'bastos';

const SHAPES: Record<SuitName, ReactNode> = {
  oros: (
    <>
      <path
        fillRule="evenodd"
        d="M12 1.2a10.8 10.8 0 1 0 0 21.6 10.8 10.8 0 0 0 0-21.6Zm0 3.1a7.7 7.7 0 1 1 0 15.4 7.7 7.7 0 0 1 0-15.4Z"
      />
      <path d="m12 6.4 1.6 4 4 1.6-4 1.6-1.6 4-1.6-4-4-1.6 4-1.6Z" />
    </>
  ),
  copas: (
    <path d="M3.8 2h16.4c.6 6.6-1.9 10.8-6.3 12l.5 3.8c2.3.5 3.6 1.7 3.6 4.2H6c0-2.5 1.3-3.7 3.6-4.2l.5-3.8C5.7 12.8 3.2 8.6 3.8 2Z" />
  ),
  espadas: (
    <>
      <path d="m12 .8 2.3 3.2v10H9.7V4Z" />
      <path d="M4.6 14.6h14.8c.8 0 .8 3-.2 3h-5.4v3.2a1.8 1.8 0 1 1-3.6 0v-3.2H4.8c-1 0-1-3-.2-3Z" />
    </>
  ),
  bastos: (
    <path d="M12 1.2c3.1 0 4.8 2 4.6 4.5 1.7.4 2.5 2 2 3.6-.4 1.3-1.7 2.1-3.1 2-.5 3.9-1 7.4-1.2 11.5H9.7c-.2-4.1-.7-7.6-1.2-11.5-1.4.1-2.7-.7-3.1-2-.5-1.6.3-3.2 2-3.6C7.2 3.2 8.9 1.2 12 1.2Z" />
  ),
};

export interface SuitProps extends Omit<ComponentProps<'svg'>, 'children'> {
  name: SuitName;
  /** Edge in px. (Default: 18) */
  size?: number;
}

/** A suit mark in the colour of the text. Decoration: the words beside it have the same meaning. */
export function Suit({ name, size = 18, ...rest }: SuitProps) {
  return (
    <svg
      {...rest}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES[name]}
    </svg>
  );
}
