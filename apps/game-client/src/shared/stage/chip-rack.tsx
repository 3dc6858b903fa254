import { useT } from '@ordago/i18n/react';
import { Copy, Eraser, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlaySession } from '../play-api.ts';
import { type Chips, chipValues } from '../use-chips.ts';
import './chip-rack.css';

export interface ChipRackProps {
  readonly session: PlaySession;
  readonly chips: Chips;
  /** The chips are in play. */
  readonly isFixed: boolean;
}

/** The chips to bet with, and what can be done with those on the table. */
export function ChipRack({ session, chips, isFixed }: ChipRackProps) {
  const t = useT('game');
  const { stakes, currency } = session;
  return (
    <fieldset className="stage-field" disabled={isFixed}>
      <legend className="stage-label">
        <span>{t('table.chip')}</span>
        <span className="tabular">{t('stage.limits', { min: stakes.min, max: stakes.max })}</span>
      </legend>
      <div className="chip-rack">
        {chipValues(stakes).map((value) => (
          <button
            key={value}
            type="button"
            className="chip tabular"
            aria-label={t('table.chipOf', { amount: `${value} ${currency}` })}
            aria-pressed={chips.chip === value}
            onClick={() => chips.setChip(value)}
          >
            {shortOf(value)}
          </button>
        ))}
      </div>
      <div className="chip-tools">
        <Tool label={t('table.undo')} isDisabled={chips.isEmpty} onPress={chips.undo} icon={<Undo2 size={18} />} />
        <Tool label={t('table.clear')} isDisabled={chips.isEmpty} onPress={chips.clear} icon={<Eraser size={18} />} />
        <Tool
          label={t('table.repeat')}
          isDisabled={!chips.canRepeat}
          onPress={chips.repeat}
          icon={<RotateCcw size={18} />}
        />
        <Tool
          label={t('table.double')}
          isDisabled={!chips.canDouble}
          onPress={chips.double}
          icon={<Copy size={18} />}
        />
      </div>
    </fieldset>
  );
}

/** Value of a chip as it is printed on it: `0.50`, `5`. */
function shortOf(value: string): string {
  return value.replace(/\.00$/, '');
}

function Tool(props: { label: string; isDisabled: boolean; onPress: () => void; icon: ReactNode }) {
  return (
    <button type="button" disabled={props.isDisabled} onClick={props.onPress}>
      <span aria-hidden="true">{props.icon}</span>
      {props.label}
    </button>
  );
}
