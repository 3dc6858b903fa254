import { formatOddsAs } from '@ordago/i18n';
import { useOddsFormat, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import type { Account } from '../../shared/player/account.ts';
import { priceOf } from '../../shared/slip/slip-maths.ts';

/** Bonus money pays the next bet: what a bet must have for it, as the server will judge it. */
export function BonusTerms({ account: { bonus_terms: terms } }: { account: Account }) {
  const t = useT('sportsbook');
  const format = useOddsFormat();
  if (terms === null) return null;
  const { odds_min: oddsMin, express_legs_min: legsMin, percent_max: percentMax, bets } = terms;
  if (percentMax < 100) return <Note tone="warn">{t('bonus.paysNone', { max: percentMax })}</Note>;
  const left = bets === null ? null : Math.max(bets.max - bets.placed, 0);
  return (
    <Note tone={left === 0 ? 'warn' : 'info'}>
      <strong>{t('slip.bonusFunded')}</strong> {t('bonus.odds', { min: formatOddsAs(priceOf(oddsMin), format) })}{' '}
      {legsMin > 2 && t('bonus.legs', { min: legsMin })} {left !== null && t('bonus.betsLeft', { left })}
    </Note>
  );
}
