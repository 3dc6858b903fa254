import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type NoteTone = 'info' | 'warn' | 'bad' | 'good';

const TONES: Record<NoteTone, { icon: LucideIcon; look: string; ink: string }> = {
  info: { icon: Info, look: 'bg-info-soft', ink: 'text-info' },
  warn: { icon: TriangleAlert, look: 'bg-warn-soft', ink: 'text-warn' },
  bad: { icon: CircleAlert, look: 'bg-negative-soft', ink: 'text-negative' },
  good: { icon: CircleCheck, look: 'bg-positive-soft', ink: 'text-positive' },
};

/** Something to know beside the thing it is about, with an act if there is one. */
export function Note({
  tone = 'info',
  children,
  action,
}: {
  tone?: NoteTone;
  children: ReactNode;
  action?: ReactNode;
}) {
  const { icon: Icon, look, ink } = TONES[tone];
  return (
    <div
      className={classNames('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[10px] px-3.5 py-3 text-14', look)}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon size={20} className={classNames('flex-none self-start', ink)} aria-hidden="true" />
      <div className="min-w-[min(100%,12rem)] flex-1">{children}</div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
