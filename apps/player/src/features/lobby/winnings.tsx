import type { Catalogue } from '@ordago/catalogue-search';
import { type AnswerOf, listWinnings } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { SectionHead, SegmentedTabs } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { api } from '../../shared/api.ts';
import { gameRoute } from '../../shared/casino/game-address.ts';
import './winnings.css';

type Winning = AnswerOf<typeof listWinnings>['top'][number];
type Kind = 'latest' | 'top';

const POLL_MS = 15_000;
const ROWS = 6;

/** What was really won in the last day: the latest, and the highest multiples. Nothing where nobody won. */
export function Winnings({ catalogue }: { catalogue: Catalogue }) {
  const t = useT('player');
  const id = useId();
  const [kind, setKind] = useState<Kind>('latest');
  const { data } = useQuery({
    queryKey: ['winnings'],
    queryFn: ({ signal }) => api(listWinnings, { signal }),
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
    retry: false,
  });
  const rows = data?.[kind] ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        suit="oros"
        title={t('lobby.winnings.title')}
        controls={
          <SegmentedTabs<Kind>
            label={t('lobby.winnings.title')}
            value={kind}
            onChange={setKind}
            items={[
              { value: 'latest', label: t('lobby.winnings.latest') },
              { value: 'top', label: t('lobby.winnings.top') },
            ]}
          />
        }
      />
      <ul className="winnings">
        {rows.slice(0, ROWS).map((row) => (
          <li key={`${row.game_id}:${row.date}:${row.amount}`}>
            <WinningRow row={row} catalogue={catalogue} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WinningRow({ row, catalogue }: { row: Winning; catalogue: Catalogue }) {
  const game = catalogue.byId(row.game_id);
  return (
    <div className="winning">
      {game ? (
        <img src={game.imageUrl} alt="" width={36} height={48} loading="lazy" />
      ) : (
        <span className="winning-blank" />
      )}
      <span className="grid min-w-0 leading-tight">
        {game ? (
          <Link {...gameRoute(game)} className="winning-game">
            {row.game}
          </Link>
        ) : (
          <b className="truncate text-14">{row.game}</b>
        )}
        <span className="truncate text-12 text-muted">
          {row.user_name} · <DateText at={row.date} />
        </span>
      </span>
      <span className="ml-auto grid flex-none text-right leading-tight tabular">
        <b className="text-14 text-positive">{formatMoney(row.amount, row.currency)}</b>
        <span className="text-12 text-muted">×{row.multiple}</span>
      </span>
    </div>
  );
}
