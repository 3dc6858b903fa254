import type { PokerHandName } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';

export interface PokerPaysProps {
  /** Antes by hand, as the engine declares them. */
  readonly antePays: Readonly<Record<string, number>>;
  readonly bonusPays: Readonly<Record<string, number>>;
  /** The hand that was played to the end. */
  readonly won: string | null;
}

/** The pay table, the best hand first. */
export function PokerPays({ antePays, bonusPays, won }: PokerPaysProps) {
  const t = useT('game');
  const hasBonus = Object.keys(bonusPays).length > 0;
  const pays = rowsOf(hasBonus ? bonusPays : antePays);
  return (
    <section className="poker-pays game-panel rounded-card p-3" aria-label={t('paytable')}>
      <h2 className="text-14 font-bold">{t(hasBonus ? 'poker.bonusPays' : 'poker.antePays')}</h2>
      <dl className="mt-1">
        {pays.map(([hand, antes]) => (
          <div key={hand} className="poker-pay" data-won={hand === won}>
            <dt className="first-letter:uppercase">{t(`poker.hands.${hand}`)}</dt>
            <dd className="tabular font-bold">{t('poker.pays', { pays: antes })}</dd>
          </div>
        ))}
        {!hasBonus && (
          <div className="poker-pay">
            <dt>{t('poker.otherHands')}</dt>
            <dd className="tabular font-bold">{t('poker.pays', { pays: 1 })}</dd>
          </div>
        )}
      </dl>
      {hasBonus && <p className="mt-2 text-12 opacity-85">{t('poker.bonusNote')}</p>}
    </section>
  );
}

/** Names of the hands that a pay table may have, the best first. */
const HANDS: readonly PokerHandName[] = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'three-of-a-kind',
  'flush',
  'straight',
];

function rowsOf(pays: Readonly<Record<string, number>>): [PokerHandName, number][] {
  return HANDS.flatMap((hand) => (pays[hand] === undefined ? [] : [[hand, pays[hand]]]));
}
