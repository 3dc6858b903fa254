import { useT } from '@ordago/i18n/react';
import { Button, Note, Suit } from '@ordago/ui';
import { useEffect } from 'react';
import { announce } from '../../shared/controls/announcer.tsx';
import { featuredExpressStateOf } from '../../shared/slip/featured-express.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';
import type { SlipView } from './use-slip-view.ts';
import '../../shared/board/team-line.css';
import './featured-note.css';

/** Note that the slip is a featured express, or why it no longer is one and how to go on. */
export function FeaturedExpressNote({ view: { slip, states, isFeaturedExpressGone } }: { view: SlipView }) {
  const t = useT('sportsbook');
  const { restoreFeaturedExpress, leaveFeaturedExpress } = useSlip();
  const state = featuredExpressStateOf(slip);
  const hasBegun = states.some(({ sale }) => sale === 'closed');
  const sentence = isFeaturedExpressGone ? t(hasBegun ? 'featured.begun' : 'featured.withdrawn') : null;
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [sentence]);
  if (slip.featuredExpress === null || state === null) return null;
  const name = slip.featuredExpress.name ?? t('featured.one');
  if (sentence !== null) {
    return (
      <div className="featured-note">
        <Note
          tone="warn"
          action={
            <Button rank="primary" size="small" onClick={leaveFeaturedExpress}>
              {t('featured.ordinary')}
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
      <div className="featured-note">
        <Note
          tone="info"
          action={
            <>
              <Button size="small" onClick={restoreFeaturedExpress}>
                {t('featured.restore')}
              </Button>
              <Button rank="text" size="small" onClick={leaveFeaturedExpress}>
                {t('featured.leave')}
              </Button>
            </>
          }
        >
          {t('featured.changed', { name })}
        </Note>
      </div>
    );
  }
  return (
    <p className="featured-line">
      <Suit name="espadas" size={16} />
      <strong className="team-name">{name}</strong>
      {slip.featuredExpress.name !== null && <small>{t('featured.one')}</small>}
    </p>
  );
}
