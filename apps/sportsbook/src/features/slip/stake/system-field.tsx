import { useT } from '@ordago/i18n/react';
import { ChoicePill } from '@ordago/ui';
import { useSystemName } from '../../../shared/bets/system-name.ts';
import type { Slip } from '../../../shared/slip/slip.ts';
import { useSlip } from '../../../shared/slip/slip-store.ts';
import { bankersMax, systemChoices, systemOf } from '../../../shared/slip/system.ts';
import './system-field.css';

/** Choice of the system: a size, or a system that has a name. */
export function SystemField({ slip }: { slip: Slip }) {
  const t = useT('sportsbook');
  const nameOf = useSystemName();
  const setSizes = useSlip((store) => store.setSizes);
  const choices = systemChoices(slip);
  return (
    <div className="slip-system">
      <ChoicePill
        label={t('slip.system')}
        value={systemOf(slip).sizes.join()}
        onChange={(value) => setSizes(choices.find((choice) => choice.value === value)?.sizes ?? [])}
        options={choices.map(({ value, sizes, combinations }) => ({
          value,
          label: nameOf({ legs: slip.legs.length, bankers: slip.bankers.length, sizes, combinations }),
        }))}
      />
    </div>
  );
}

/** Makes a selection part of every combination. */
export function BankerToggle({ slip, selection, name }: { slip: Slip; selection: string; name: string }) {
  const t = useT('sportsbook');
  const toggle = useSlip((store) => store.toggleBanker);
  const isBanker = slip.bankers.includes(selection);
  return (
    <button
      type="button"
      className="leg-banker"
      aria-pressed={isBanker}
      aria-label={t('slip.bankerOf', { selection: name })}
      disabled={!isBanker && slip.bankers.length >= bankersMax(slip)}
      onClick={() => toggle(selection)}
    >
      {t('slip.banker')}
    </button>
  );
}
