import { Ban, Check, CircleAlert, Clock, Hourglass, type LucideIcon, Minus, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Tone of a status. The words are the application's; the icon keeps the meaning without the colour. */
export type StatusTone = 'good' | 'plain' | 'waiting' | 'bad' | 'returned' | 'blocked' | 'live';

const TONES: Record<StatusTone, { icon: LucideIcon; look: string }> = {
  good: { icon: Check, look: 'bg-positive-soft text-positive' },
  plain: { icon: Minus, look: 'bg-sunken text-muted' },
  waiting: { icon: Hourglass, look: 'bg-warn-soft text-warn' },
  bad: { icon: CircleAlert, look: 'bg-negative-soft text-negative' },
  returned: { icon: RotateCcw, look: 'bg-info-soft text-info' },
  blocked: { icon: Ban, look: 'bg-sunken text-muted' },
  live: { icon: Clock, look: 'bg-live-soft text-live' },
};

/** Icon and word in a pill. A lost bet is plain, not red: losing is stated, not scolded. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const { icon: Icon, look } = TONES[tone];
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-1.5 rounded-pill px-2.25 text-12 font-semibold whitespace-nowrap',
        look,
      )}
    >
      <Icon size={13} strokeWidth={2.4} className="flex-none" aria-hidden="true" />
      {children}
    </span>
  );
}
