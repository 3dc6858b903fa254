import { classNames } from '../class-names.ts';

/** A grey shape of the size of what is coming. Size and radius come as utilities; it is silent for screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton block', className)} aria-hidden="true" />;
}

/** Lines of text that are on their way. The last one is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-2" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
        <Skeleton key={line} className={classNames('h-3 rounded-control', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}
