import type { BetLeg } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button } from '@ordago/ui';
import { isEachWay, useSelectionWords } from '@ordago/web-kit/bets';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../shared/controls/notice.tsx';
import { useSlip } from '../../shared/slip/slip-store.ts';
import { readRebet } from './rebet.ts';

/** Fills the slip with a bet's selections that are still on sale, and names the others. It never empties the slip. */
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
  const words = useSelectionWords();
  const [isBusy, setBusy] = useState(false);
  const rebet = async () => {
    setBusy(true);
    try {
      const { sold, gone } = await readRebet(legs);
      const names = gone.map((leg) => words.outcome({ ...leg, kind: leg.market })).join(', ');
      if (sold.length > 0) useSlip.getState().setLegs(sold, isEachWay(legs));
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
      onClick={() => void rebet()}
    >
      {label}
    </Button>
  );
}
