import { useT } from '@ordago/i18n/react';
import { MultipleField } from '../../shared/stage/multiple-field.tsx';

const TARGETS = ['1.50', '2.00', '3.00', '10.00'];

export interface CashOutAtProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** The multiple as it is typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isFixed: boolean;
}

/** Cash-out by itself at a multiple, which is set before the flight. */
export function CashOutAt({ isOn, onChange, text, onText, isFixed }: CashOutAtProps) {
  const t = useT('game');
  return (
    <>
      <label className="stage-check">
        <input
          type="checkbox"
          className="game-check"
          checked={isOn}
          disabled={isFixed}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('autoCashOut')}
      </label>
      {isOn && (
        <MultipleField label={t('crash.auto')} value={text} onChange={onText} quick={TARGETS} isDisabled={isFixed} />
      )}
    </>
  );
}
