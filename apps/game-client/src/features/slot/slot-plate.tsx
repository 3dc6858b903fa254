import type { SlotSpin } from '@ordago/contracts/play';
import type { SlotDefinition } from '@ordago/game-engines';
import { formatCount } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { unitsOf } from '../../shared/units-of.ts';
import { hitsJackpot, waysMost, waysShown } from './slot-round.ts';

export interface SlotPlateProps {
  readonly definition: SlotDefinition;
  readonly shown: SlotSpin | null;
  /** Decimal text. */
  readonly stake: string;
  readonly currency: string;
}

/** Plate over the reels: the jackpot at the stake, or the ways that the reels show; nothing for other slots. */
export function SlotPlate({ definition, shown, stake, currency }: SlotPlateProps) {
  const t = useT('game');
  const { jackpot, heights } = definition;
  if (jackpot !== null) {
    const isWon = shown !== null && hitsJackpot(shown, definition);
    return (
      <p className="slot-plate" data-won={isWon}>
        <span className="text-14 font-semibold">{t(isWon ? 'slot.jackpotWon' : 'slot.jackpot')}</span>
        <span className="text-20 font-extrabold">
          <MoneyText amount={unitsOf(stake) * BigInt(jackpot.stakes)} currency={currency} />
        </span>
      </p>
    );
  }
  if (heights === null) return null;
  return (
    <p className="slot-plate">
      <span className="text-16 font-bold">
        {shown === null
          ? t('slot.waysUpTo', { ways: formatCount(waysMost(definition)) })
          : t('slot.waysNow', { ways: formatCount(waysShown(shown)) })}
      </span>
    </p>
  );
}
