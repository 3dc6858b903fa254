import { useT } from '@ordago/i18n/react';
import { Button } from '@ordago/ui';

/** Shown over the game where the code of a part did not arrive: why nothing opened, and the way to try again. */
export function LostPart({ onRetry }: { onRetry: () => void }) {
  const t = useT('common');
  return (
    <div
      role="alert"
      className="fixed inset-x-2 top-2 z-30 mx-auto flex w-fit items-center gap-3 rounded-card bg-raised p-3 text-14 text-text"
    >
      <span>{t('state.unreachable')}</span>
      <Button size="small" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}

/** Draws what a lazy part of a game shows in the place of itself. */
export function lostPart(retry: () => void) {
  return <LostPart onRetry={retry} />;
}
