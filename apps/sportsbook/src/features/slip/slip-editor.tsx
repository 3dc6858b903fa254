import { useT } from '@ordago/i18n/react';
import { Choice } from '../../shared/controls/choice.tsx';
import { ACCEPT_CHOICES, kindOf, repeatedSelections } from '../../shared/slip/slip.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';
import { SYSTEM_LEGS_MIN } from '../../shared/slip/system.ts';
import { FeaturedExpressNote } from './featured-note.tsx';
import { PlaceArea } from './placing/place-area.tsx';
import { SlipLegRow } from './slip-leg-row.tsx';
import { SlipSums } from './slip-sums.tsx';
import { EachWayField } from './stake/each-way-field.tsx';
import { StakePanel } from './stake/stake-panel.tsx';
import { SystemField } from './stake/system-field.tsx';
import { UndoLine } from './undo-line.tsx';
import type { SlipView } from './use-slip-view.ts';
import './slip.css';
import './slip-editor.css';

const ACCEPT_WORDS = { none: 'slip.ask', better: 'slip.better', all: 'slip.any' } as const;

/** The slip while it is edited: legs scroll alone, the button is always in view. */
export function SlipEditor({ view, isSheet }: { view: SlipView; isSheet: boolean }) {
  const t = useT('sportsbook');
  const { slip, states, placing, marked } = view;
  const { setKind, setAccept } = useSlip();
  const kind = kindOf(slip);
  const repeated = kind === 'single' ? new Set<string>() : repeatedSelections(slip.legs);
  return (
    <>
      <div className="slip-kinds">
        <Choice
          label={t('slip.kinds')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'single', label: t('slip.single') },
            { value: 'express', label: t('slip.express'), isDisabled: slip.legs.length < 2 },
            { value: 'system', label: t('slip.system'), isDisabled: slip.legs.length < SYSTEM_LEGS_MIN },
          ]}
        />
        {kind === 'system' && <SystemField slip={slip} />}
      </div>
      <FeaturedExpressNote view={view} />
      <ul className="legs">
        {states.map((state) => (
          <SlipLegRow
            key={state.leg.selection}
            state={state}
            problem={placing.problems.find(({ selection }) => selection === state.leg.selection)}
            isMarked={marked.has(state.leg.selection)}
            isRepeated={repeated.has(state.leg.selection)}
          />
        ))}
      </ul>
      <UndoLine />
      <EachWayField view={view} />
      <StakePanel view={view} isSheet={isSheet} />
      <div className="slip-accept">
        <p aria-hidden="true">{t('slip.acceptChanges')}</p>
        <Choice
          label={t('slip.acceptChanges')}
          value={slip.accept}
          onChange={setAccept}
          options={ACCEPT_CHOICES.map((value) => ({ value, label: t(ACCEPT_WORDS[value]) }))}
        />
      </div>
      {!isSheet && <SlipSums view={view} />}
      <PlaceArea view={view} sums={isSheet ? <SlipSums view={view} /> : null} />
    </>
  );
}
