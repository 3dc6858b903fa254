import { useT } from '@ordago/i18n/react';
import { Button, Note, Suit } from '@ordago/ui';
import { useEffect } from 'react';
import { announce } from '../../shared/controls/announcer.tsx';
import { houseStateOf } from '../../shared/slip/house.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';
import type { SlipView } from './use-slip-view.ts';

/** Says that the slip is an express of the house, or why it is none any more and how to go on. */
export function HouseNote({ view: { slip, states, isHouseGone } }: { view: SlipView }) {
  const t = useT('sportsbook');
  const { restoreHouse, leaveHouse } = useSlip();
  const state = houseStateOf(slip);
  const hasBegun = states.some(({ sale }) => sale === 'closed');
  const sentence = isHouseGone ? t(hasBegun ? 'house.begun' : 'house.withdrawn') : null;
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [sentence]);
  if (slip.house === null || state === null) return null;
  const name = slip.house.name ?? t('house.one');
  if (sentence !== null) {
    return (
      <div className="house-note">
        <Note
          tone="warn"
          action={
            <Button rank="primary" size="small" onClick={leaveHouse}>
              {t('house.ordinary')}
            </Button>
          }
        >
          <strong>{name}.</strong> {sentence} {t('slip.nothingCharged')}
        </Note>
      </div>
    );
  }
  if (state === 'changed') {
    return (
      <div className="house-note">
        <Note
          tone="info"
          action={
            <>
              <Button size="small" onClick={restoreHouse}>
                {t('house.restore')}
              </Button>
              <Button rank="text" size="small" onClick={leaveHouse}>
                {t('house.leave')}
              </Button>
            </>
          }
        >
          {t('house.changed', { name })}
        </Note>
      </div>
    );
  }
  return (
    <p className="house-line">
      <Suit name="espadas" size={16} />
      <strong className="team-name">{name}</strong>
      {slip.house.name !== null && <small>{t('house.one')}</small>}
    </p>
  );
}
