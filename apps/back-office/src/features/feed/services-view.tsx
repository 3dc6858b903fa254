import { listFeedServices } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { Pill } from '../../shared/list/pill.tsx';
import { POLL_MS } from '../../shared/poll.ts';

const TONES = { up: 'good', down: 'bad', recovering: 'warn' } as const;

/** State of the suppliers' services, and until when no message of theirs is missing. */
export function ServicesView() {
  const t = useT('back-office');
  const { data } = useQuery({
    queryKey: ['feed', 'services'],
    queryFn: ({ signal }) => api(listFeedServices, { signal }),
    refetchInterval: POLL_MS,
  });
  if (!data || data.services.length === 0) return null;
  return (
    <ul aria-label={t('feed.services')} className="mb-3 flex list-none flex-wrap gap-2 p-0">
      {data.services.map(({ feed, product, state, received_at }) => (
        <li key={`${feed} ${product}`} className="card flex items-center gap-3 px-3 py-2">
          <span className="grid leading-tight">
            <b className="font-semibold">
              {feed} · {product}
            </b>
            <span className="text-12 text-muted">
              {t('feed.received')} <DateText at={received_at} />
            </span>
          </span>
          <Pill tone={TONES[state]}>{t(`feed.${state}`)}</Pill>
        </li>
      ))}
    </ul>
  );
}
