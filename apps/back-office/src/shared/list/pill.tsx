import { classNames } from '@ordago/ui';
import type { ReactNode } from 'react';

export type PillTone = 'good' | 'bad' | 'info' | 'warn' | 'plain';

/** Status of something: a dot and a word, never colour alone. */
export function Pill({ tone, hasDot = true, children }: { tone: PillTone; hasDot?: boolean; children: ReactNode }) {
  return (
    <span className={classNames('pill', tone !== 'plain' && `pill-${tone}`)}>
      {hasDot && <span className="pill-dot" />}
      {children}
    </span>
  );
}
