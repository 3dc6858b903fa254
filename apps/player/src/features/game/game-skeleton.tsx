import { useT } from '@ordago/i18n/react';
import { Skeleton } from '@ordago/ui';

/** The table of a game before it is known which. */
export function GameSkeleton() {
  const t = useT('common');
  return (
    <section role="status" className="game-table">
      <span className="sr-only">{t('state.loading')}</span>
      <div className="game-bar game-bar-short" aria-hidden="true">
        <Skeleton className="ml-2 h-5 w-40 rounded-control" />
      </div>
      <div className="game-stage" aria-hidden="true" />
    </section>
  );
}
