import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Kinds of badge over artwork; at most one per card. */
export type BadgeKind = 'plain' | 'new' | 'jackpot' | 'live';

const STYLES: Record<BadgeKind, string> = {
  plain: 'badge-plain text-on-art',
  new: 'bg-brand-fill text-on-brand',
  jackpot: 'bg-badge-jackpot text-on-art',
  live: 'bg-badge-live text-on-art',
};

/** A word on a card. */
export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-[4px] px-1.75 text-11 leading-5 font-bold whitespace-nowrap',
        STYLES[kind],
      )}
    >
      {children}
    </span>
  );
}

/** A count beside a word: selections in the slip, unread notices. Gold when it asks for something. */
export function CountBadge({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  return (
    <span
      className={classNames(
        'inline-grid h-5 min-w-5 place-items-center rounded-pill px-1.5 text-11 leading-none font-extrabold tabular',
        isQuiet ? 'bg-sunken text-muted' : 'bg-brand-fill text-on-brand',
      )}
    >
      {children}
    </span>
  );
}
