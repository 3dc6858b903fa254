import { useT } from '@ordago/i18n/react';
import { useEachWayWords, useSelectionWords } from '@ordago/web-kit/bets';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { announce } from '../../../shared/controls/announcer.tsx';
import { eachWayStateOf } from '../../../shared/slip/each-way.ts';
import { useSlip } from '../../../shared/slip/slip-store.ts';
import type { SlipView } from '../use-slip-view.ts';
import './each-way-field.css';

/** Switch of an each-way bet: half on the win, half on a place. Shown where a selection offers places. */
export function EachWayField({ view: { slip, states } }: { view: SlipView }) {
  const t = useT('sportsbook');
  const { setEachWay, takeTerms } = useSlip();
  const words = useEachWayWords();
  const state = eachWayStateOf(slip);
  const blocked = useBlockedText(state);
  // Until the player chooses, the terms that are seen are those of now.
  useEffect(() => {
    if (slip.eachWay) return;
    takeTerms(new Map(states.flatMap(({ leg, terms }) => (terms === undefined ? [] : [[leg.selection, terms]]))));
  }, [slip.eachWay, states, takeTerms]);
  useEffect(() => {
    if (blocked !== null) announce(blocked);
  }, [blocked]);
  if (state.kind === 'none') return null;
  const only = slip.legs.length === 1 ? slip.legs[0]?.eachWay : undefined;
  return (
    <div className="each-way">
      <label className="each-way-tick">
        <input type="checkbox" checked={slip.eachWay} onChange={({ target }) => setEachWay(target.checked)} />
        <span>
          <strong>{t('eachWay.tick')}</strong>
          <small>{only ? words.terms(only) : t('eachWay.eachLeg')}</small>
        </span>
      </label>
      {state.kind === 'on' && <p className="each-way-note">{t('eachWay.total')}</p>}
      {blocked !== null && (
        <p className="each-way-note is-blocked">
          <TriangleAlert size={16} aria-hidden="true" />
          {blocked}
        </p>
      )}
    </div>
  );
}

function useBlockedText(state: ReturnType<typeof eachWayStateOf>): string | null {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  if (state.kind !== 'blocked') return null;
  return state.why === 'system'
    ? t('eachWay.noSystem')
    : t('eachWay.notOffered', { selection: words.outcome(state.leg) });
}
