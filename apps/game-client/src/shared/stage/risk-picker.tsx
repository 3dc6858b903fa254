import { useT } from '@ordago/i18n/react';
import { Segments } from './segments.tsx';

const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** Choice of the risk: how far a game deviates from its mean. */
export function RiskPicker(props: { risk: Risk; onRisk: (risk: Risk) => void; isDisabled: boolean }) {
  const t = useT('game');
  return (
    <Segments
      label={t('plinko.risk')}
      isLabelShown
      options={RISKS.map((risk) => ({ value: risk, label: t(`plinko.${risk}`) }))}
      value={props.risk}
      isDisabled={props.isDisabled}
      onChange={props.onRisk}
    />
  );
}
