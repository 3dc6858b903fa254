import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { CountBadge, IconButton, Skeleton, Suit } from '@ordago/ui';
import { loadChunk } from '@ordago/web-kit/lost-chunk';
import { Trash2, X } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { announce } from '../../shared/controls/announcer.tsx';
import { notify } from '../../shared/controls/notice.tsx';
import { useAccount } from '../../shared/player/account.ts';
import { chooseSettings, useSettings } from '../../shared/player/player-settings.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';
import { forgetCallsOfOthers, usePlacing } from './placing/placing-store.ts';
import './slip.css';

/** Parts that an empty slip does not need are loaded with the first selection. */
const SlipBody = lazy(() =>
  loadChunk(() => import('./slip-body.tsx')).then((module) => ({ default: module.SlipBody })),
);

/** The words of a removed selection come with the first one that is removed. */
const UndoLine = lazy(() =>
  loadChunk(() => import('./undo-line.tsx')).then((module) => ({ default: module.UndoLine })),
);

/** The slip, a card of the deck: empty, being edited, or the receipt of what was placed. */
export function SlipCard({ onClose }: { onClose?: () => void }) {
  const t = useT('sportsbook');
  const { slip, clear, undo } = useSlip();
  const phase = usePlacing((placing) => placing.phase);
  const player = useAccount()?.id;
  useEffect(() => {
    if (player !== undefined) forgetCallsOfOthers(player);
  }, [player]);
  const isReceipt = phase === 'receipt';
  const count = slip.legs.length;
  const isEmpty = count === 0 && phase === 'idle';
  const empty = () => {
    clear();
    announce(t('slip.cleared'));
  };
  return (
    <section className="slip" aria-label={t('slip.title')}>
      <header className="slip-head">
        <h2>{t(isReceipt ? 'slip.receiptTitle' : 'slip.title')}</h2>
        {!isReceipt && count > 0 && <CountBadge>{count}</CountBadge>}
        <span className="slip-head-tools">
          {count > 0 && phase === 'idle' && (
            <IconButton
              size="small"
              label={t('slip.clear')}
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={empty}
            />
          )}
          {onClose && (
            <IconButton
              size="small"
              label={t('slip.close')}
              icon={<X size={18} aria-hidden="true" />}
              onClick={onClose}
            />
          )}
        </span>
      </header>
      <QuickBetNote />
      {isEmpty ? (
        <>
          <EmptySlip />
          {undo && (
            <Suspense fallback={null}>
              <UndoLine />
            </Suspense>
          )}
        </>
      ) : (
        <Suspense fallback={<Skeleton className="m-3 h-64 rounded-control" />}>
          <SlipBody isSheet={onClose !== undefined} />
        </Suspense>
      )}
    </section>
  );
}

/** Note in the place of the slip that a click on a price places a bet. It has a button that turns this off. */
function QuickBetNote() {
  const t = useT('sportsbook');
  const { quickStake } = useSettings();
  const currency = useAccount()?.currency;
  if (quickStake === null || currency === undefined) return null;
  const turnOff = async () => {
    if (!(await chooseSettings({ quickStake: null }))) notify(t('settings.failed'));
  };
  return (
    <p className="quick-note">
      {t('quick.isOn', { amount: formatMoney(quickStake, currency) })}
      <button type="button" onClick={() => void turnOff()}>
        {t('quick.turnOff')}
      </button>
    </p>
  );
}

function EmptySlip() {
  const t = useT('sportsbook');
  return (
    <div className="slip-empty">
      <Suit name="espadas" size={32} />
      <p>{t('slip.empty')}</p>
      <Link to={PATHS.home} className="slip-empty-link">
        {t('slip.seeLive')}
      </Link>
    </div>
  );
}
