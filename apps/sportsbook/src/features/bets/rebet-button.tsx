import type { BetLeg } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button } from '@ordago/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { isEachWay } from '../../shared/bets/each-way.tsx';
import { notify } from '../../shared/controls/notice.tsx';
import { useWords } from '../../shared/names/words.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';
import { readRebet } from './rebet.ts';

/** Fills the slip with what of a bet is still sold, and says what is not. A slip is never emptied by it. */
export function RebetButton({
  legs,
  label,
  isMain = false,
}: {
  legs: readonly BetLeg[];
  label: string;
  isMain?: boolean;
}) {
  const t = useT('sportsbook');
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const { sold, gone } = await readRebet(legs);
      const names = gone.map((leg) => words.outcome({ ...leg, kind: leg.market })).join(', ');
      if (sold.length > 0) useSlip.getState().setLegs(sold, isEachWay([{ legs }]));
      const sentences = [t('bets.reused', { count: sold.length }), ...(names ? [t('bets.reusedPart', { names })] : [])];
      notify(sold.length === 0 ? t('bets.reusedNone') : sentences.join(' '));
    } catch {
      notify(t('bets.reuseFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      rank={isMain ? 'primary' : 'text'}
      size={isMain ? undefined : 'small'}
      isBusy={isBusy}
      icon={<RotateCcw size={16} aria-hidden="true" />}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
