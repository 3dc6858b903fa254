import { useT } from '@ordago/i18n/react';
import type { Competition } from './virtual-api.ts';
import '../../shared/board/board-card.css';

/** Commitment and revealed seeds. */
export function Fairness({ shown: { current, next, last } }: { shown: Competition }) {
  const t = useT('fairness');
  return (
    <section className="board-card virtual-fair" aria-labelledby="virtual-fair">
      <h2 id="virtual-fair" className="virtual-head">
        {t('virtual.fairness')}
      </h2>
      <p>{t('virtual.fairnessText')}</p>
      <dl>
        {current && <Hash name={t('virtual.promise')} value={current.commitment} />}
        {next && <Hash name={t('virtual.nextPromise')} value={next.commitment} />}
        {last?.server_seed && <Hash name={`${t('virtual.seed')} · ${last.client_seed}`} value={last.server_seed} />}
      </dl>
    </section>
  );
}

function Hash({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="font-mono">{value}</dd>
    </div>
  );
}
