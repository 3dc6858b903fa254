import { OddsText, useT } from '@ordago/i18n/react';
import { loadChunk } from '@ordago/web-kit/lost-chunk';
import { ChevronUp } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSlipSheet } from '../../shared/addresses/paths.ts';
import { kindOf } from '../../shared/slip/slip.ts';
import { totalOdds } from '../../shared/slip/slip-maths.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';
import { usePlacing } from './placing/placing-store.ts';
import { SlipCard } from './slip-card.tsx';
import './slip-dock.css';

/** Comes with the first selection: it asks the server for the limits of the slip. */
const PeekPayout = lazy(() =>
  loadChunk(() => import('./peek-payout.tsx')).then((module) => ({ default: module.PeekPayout })),
);
const SlipSheet = lazy(() =>
  loadChunk(() => import('./slip-sheet.tsx')).then((module) => ({ default: module.SlipSheet })),
);

/** Width from which on the slip is at the right, always in view. */
const WIDE = '(min-width: 1100px)';

/** The slip: docked right on a desktop, under 1100 px a bar over the lower edge that opens it as a sheet. */
export function SlipDock() {
  const t = useT('sportsbook');
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches);
  if (!isWide) return <SlipPeek />;
  return (
    <aside className="dock" aria-label={t('slip.title')}>
      <SlipCard />
    </aside>
  );
}

function SlipPeek() {
  const t = useT('sportsbook');
  const { isOpen, open, close } = useSlipSheet();
  const slip = useSlip((store) => store.slip);
  const phase = usePlacing((placing) => placing.phase);
  const count = slip.legs.length;
  return (
    <>
      {count > 0 && (
        <button type="button" className="peek" onClick={open} aria-label={t('slip.open')} aria-haspopup="dialog">
          <span>
            {t('slip.count', { count })}
            {kindOf(slip) === 'express' && (
              <small>
                {t('slip.odds')} <OddsText odds={totalOdds(slip.legs)} />
              </small>
            )}
          </span>
          <Suspense fallback={null}>
            <PeekPayout />
          </Suspense>
          <ChevronUp size={20} className="peek-chevron" aria-hidden="true" />
        </button>
      )}
      {(isOpen || phase === 'receipt') && (
        <Suspense fallback={null}>
          <SlipSheet isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
