import type { Bet } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button } from '@ordago/ui';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const ShareDialog = lazy(() => import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })));

/** Opens what it takes to show a bet to others. */
export function ShareButton({ bet }: { bet: Bet }) {
  const t = useT('sportsbook');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button rank="text" size="small" icon={<Share2 size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('bets.share')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog bet={bet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
