import { previewTopExpress } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useErrorText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { contestName } from '@ordago/web-kit/bets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { POLL_MS } from '../../../shared/poll.ts';
import { type DraftLeg, LEGS_MIN } from './express-draft.ts';

/** Preview of the express: its odds, the largest loss of a bet on it, and what prevents it. */
export function ExpressPreview({ legs }: { legs: readonly DraftLeg[] }) {
  const t = useT('back-office');
  const errorText = useErrorText();
  const selections = legs.map(({ selection }) => selection).join(',');
  const { data } = useQuery({
    queryKey: ['betting', 'express-preview', selections],
    queryFn: ({ signal }) => api(previewTopExpress, { query: { selections }, signal }),
    enabled: legs.length >= LEGS_MIN,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  if (legs.length < LEGS_MIN || data === undefined) return <Note tone="info">{t('betting.express.previewNone')}</Note>;
  const whereOf = (place: number | null) => {
    const leg = place === null ? undefined : legs[place];
    return leg ? `${contestName(leg)}: ` : '';
  };
  return (
    <div aria-live="polite" className="grid gap-2">
      {data.problems.map(({ leg, name }) => (
        <Note key={`${leg} ${name}`} tone="warn">
          {whereOf(leg)}
          {errorText({ name, code: 0, message: name, params: {} })}
        </Note>
      ))}
      <div className="express-preview">
        <p>
          {t('betting.express.odds')} <b className="tabular text-16">{data.odds}</b>
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('betting.currency')}</th>
              <th scope="col">{t('betting.express.stakeMax')}</th>
              <th scope="col">{t('betting.express.lossMax')}</th>
              <th scope="col">{t('betting.express.room')}</th>
            </tr>
          </thead>
          <tbody>
            {data.currencies.map(({ currency, stake_max, loss_max, room }) => (
              <tr key={currency}>
                <th scope="row">{currency}</th>
                <td>{formatMoney(stake_max, currency)}</td>
                <td>{formatMoney(loss_max, currency)}</td>
                <td>{formatMoney(room, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
