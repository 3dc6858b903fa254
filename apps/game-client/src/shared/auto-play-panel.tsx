import { useT } from '@ordago/i18n/react';
import { parseAmount } from '@ordago/kernel';
import { useState } from 'react';
import type { AutoPlay } from './use-auto-play.ts';

const ROUNDS = [10, 25, 50, 100];

/** Auto-play with its conditions: so many rounds, and an end when too much is lost or one round pays enough. */
export function AutoPlayPanel({ auto }: { auto: AutoPlay }) {
  const t = useT('game');
  const [rounds, setRounds] = useState(10);
  const [loss, setLoss] = useState('');
  const [win, setWin] = useState('');
  const start = () => auto.start({ rounds, lossMax: parseAmount(loss), winMin: parseAmount(win) });
  return (
    <details className="game-panel w-full rounded-card">
      <summary className="min-h-touch cursor-pointer px-4 py-3 text-14 font-semibold">
        {auto.isOn ? t('auto.left', { count: auto.left }) : t('auto.title')}
      </summary>
      <div className="grid grid-cols-3 items-end gap-2 px-4 pb-4">
        <label className="grid gap-1 text-12">
          {t('auto.rounds')}
          <select
            className="game-input min-h-touch rounded-control px-2 text-16"
            value={rounds}
            disabled={auto.isOn}
            onChange={(event) => setRounds(Number(event.target.value))}
          >
            {ROUNDS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <Amount label={t('auto.loss')} value={loss} onChange={setLoss} isDisabled={auto.isOn} />
        <Amount label={t('auto.win')} value={win} onChange={setWin} isDisabled={auto.isOn} />
        <button
          type="button"
          className="game-action col-span-3 min-h-touch rounded-control px-4 text-16 font-bold"
          onClick={auto.isOn ? auto.stop : start}
        >
          {auto.isOn ? t('auto.stop') : t('auto.start')}
        </button>
      </div>
    </details>
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
    <label className="grid gap-1 text-12">
      {label}
      <input
        className="game-input tabular min-h-touch w-full min-w-0 rounded-control px-2 text-16"
        inputMode="decimal"
        placeholder="—"
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value.replace(',', '.').replace(/[^0-9.]/g, ''))}
      />
    </label>
  );
}
