import { useT } from '@ordago/i18n/react';

const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** Choice of the risk: how far a game deviates from its mean. */
export function RiskPicker(props: { risk: Risk; onRisk: (risk: Risk) => void; isDisabled: boolean }) {
  const t = useT('game');
  return (
    <fieldset className="min-w-0" disabled={props.isDisabled}>
      <legend className="mb-1 text-12">{t('plinko.risk')}</legend>
      <div className="grid grid-cols-3 gap-1.5">
        {RISKS.map((risk) => (
          <button
            key={risk}
            type="button"
            className="game-key min-h-touch rounded-control px-2 text-14 font-semibold aria-pressed:outline-2 aria-pressed:outline-brand-fill"
            aria-pressed={props.risk === risk}
            onClick={() => props.onRisk(risk)}
          >
            {t(`plinko.${risk}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
