import { useT } from '@ordago/i18n/react';
import { parseAmount } from '@ordago/kernel';
import { cleanAmountText } from '@ordago/ui';
import { useState } from 'react';
import type { AutoPlay } from '../use-auto-play.ts';
import { Segments } from './segments.tsx';

const ROUNDS = ['10', '25', '50', '100'] as const;

export interface AutoPlayFieldsProps {
  readonly auto: AutoPlay;
  /** No round can begin now. */
  readonly isDisabled: boolean;
}

/** Auto-play with its conditions: so many rounds, and an end when too much is lost or one round pays enough. */
export function AutoPlayFields({ auto, isDisabled }: AutoPlayFieldsProps) {
  const t = useT('game');
  const [rounds, setRounds] = useState<(typeof ROUNDS)[number]>('10');
  const [loss, setLoss] = useState('');
  const [win, setWin] = useState('');
  const start = () => auto.start({ rounds: Number(rounds), lossMax: parseAmount(loss), winMin: parseAmount(win) });
  return (
    <>
      <Segments
        label={t('auto.rounds')}
        isLabelShown
        options={ROUNDS.map((count) => ({ value: count, label: count }))}
        value={rounds}
        isDisabled={auto.isOn}
        onChange={setRounds}
      />
      <div className="stage-pair">
        <Amount label={t('auto.loss')} value={loss} onChange={setLoss} isDisabled={auto.isOn} />
        <Amount label={t('auto.win')} value={win} onChange={setWin} isDisabled={auto.isOn} />
      </div>
      <button
        type="button"
        className="stage-go"
        disabled={!auto.isOn && isDisabled}
        onClick={auto.isOn ? auto.stop : start}
      >
        {auto.isOn ? t('auto.stop') : t('auto.start')}
        {auto.isOn && <small> {t('auto.left', { count: auto.left })}</small>}
      </button>
    </>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled: boolean;
}

function Amount({ label, value, onChange, isDisabled }: AmountProps) {
  return (
    <label className="stage-field">
      <span className="stage-label">{label}</span>
      <span className="stage-input">
        <input
          className="tabular"
          inputMode="decimal"
          placeholder="—"
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(cleanAmountText(event.target.value))}
        />
      </span>
    </label>
  );
}
