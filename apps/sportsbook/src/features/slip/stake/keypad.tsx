import { useT } from '@ordago/i18n/react';
import { cleanAmountText } from '@ordago/ui';
import { Delete } from 'lucide-react';
import './stake.css';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'];

/** Digits under the thumb: the sheet brings its own keys, so that the device's keyboard never covers the button. */
export function Keypad({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useT('sportsbook');
  return (
    <fieldset className="keypad" aria-label={t('slip.stake')}>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={key === '.' ? t('slip.point') : t('slip.digit', { digit: key })}
          onClick={() => onChange(cleanAmountText(value + key))}
        >
          {key}
        </button>
      ))}
      <button type="button" aria-label={t('slip.erase')} onClick={() => onChange(value.slice(0, -1))}>
        <Delete size={20} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
