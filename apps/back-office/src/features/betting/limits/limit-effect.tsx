import { listExposures, readPlayerExposure } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useErrorText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { BASE_CURRENCY, codeOf, type LimitPlace } from './limit-values.ts';

export interface LimitEffectProps {
  readonly place: LimitPlace;
  readonly name: string | null;
  /** Null while none is written. */
  readonly amount: string | null;
  readonly current: string | null;
}

/** Effect of a limit: whom it stops, what they read, and the present use of it. */
export function LimitEffect({ place, name, amount, current }: LimitEffectProps) {
  const t = useT('back-office');
  const errorText = useErrorText();
  const { kind, line, scope, target, currency } = place;
  const money = (text: string) => formatMoney(text, currency ?? BASE_CURRENCY);
  const error = { name: `limit-${kind}-${line}-${scope}`, code: codeOf(place), message: '' };
  const about = target === null ? t(`betting.eachScope.${scope}`) : t('betting.onlyAbout', { name: name ?? target });
  return (
    <div aria-live="polite">
      <Note tone="info">
        {amount === null ? (
          t('betting.effectNone')
        ) : (
          <>
            <p>{t(`betting.effect.${kind}`, { line: t(`betting.lineLow.${line}`), about, amount: money(amount) })}</p>
            <p className="mt-1">
              {t('betting.playerReads', {
                code: error.code,
                text: errorText({ ...error, params: { max: amount, currency: currency ?? BASE_CURRENCY } }),
              })}
            </p>
          </>
        )}
        {current !== null && Number(current) !== Number(amount) && (
          <p className="mt-1">{t('betting.before', { amount: money(current) })}</p>
        )}
        <Situation place={place} />
      </Note>
    </div>
  );
}

/** Open bets on the event or by the player of the limit. */
function Situation({ place: { scope, target } }: { place: LimitPlace }) {
  const t = useT('back-office');
  const { data } = useQuery({
    queryKey: ['betting', 'situation', scope, target],
    queryFn: async ({ signal }) => {
      if (scope === 'event') {
        const { exposures } = await api(listExposures, { query: { event: target ?? '' }, signal });
        return exposures.map((row) => ({
          key: row.currency,
          text: t('betting.eventExposure', { bets: row.bets, loss: formatMoney(row.open_profit, row.currency) }),
        }));
      }
      const { lines } = await api(readPlayerExposure, { params: { id: target ?? '' }, signal });
      return lines.map(({ line, currency, bets, stakes, potential }) => ({
        key: `${line} ${currency}`,
        text: t('betting.playerExposure', {
          bets,
          line: t(`betting.lineLow.${line}`),
          stakes: formatMoney(stakes, currency),
          potential: formatMoney(potential, currency),
        }),
      }));
    },
    enabled: target !== null && (scope === 'event' || scope === 'user'),
  });
  if (!data) return null;
  if (data.length === 0) return <p className="mt-1">{t('betting.noOpenBets')}</p>;
  return data.map(({ key, text }) => (
    <p key={key} className="mt-1">
      {text}
    </p>
  ));
}
