import type { ReactNode } from 'react';
import { Suit, type SuitName } from '../marks/suit.tsx';

export interface SectionHeadProps {
  /** The suit of the world below: the only ornament outside artwork. */
  suit?: SuitName;
  title: ReactNode;
  /** The link "See all" with its count. */
  all?: ReactNode;
  /** Arrows of a carousel, a clock, a filter. */
  controls?: ReactNode;
  /** Ties the section to its heading. */
  id?: string;
}

/** The head of a section: suit, title, and at the right what leads on. */
export function SectionHead({ suit, title, all, controls, id }: SectionHeadProps) {
  return (
    <div className="mb-2.5 flex min-h-9 items-center gap-2.5 tablet:mb-3.5">
      {suit && <Suit name={suit} className="flex-none text-brand" />}
      <h2
        id={id}
        className="min-w-0 truncate text-[1.125rem] leading-tight font-bold tracking-[-.015em] tablet:text-20"
      >
        {title}
      </h2>
      <div className="ml-auto flex flex-none items-center gap-1">
        {all && <span className="section-all">{all}</span>}
        {controls}
      </div>
    </div>
  );
}
