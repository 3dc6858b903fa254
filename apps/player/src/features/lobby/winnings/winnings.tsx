import type { Catalogue } from '@ordago/catalogue-search';
import { type AnswerOf, listWinnings } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { DateText, useLocale, useT } from '@ordago/i18n/react';
import { classNames, SectionHead, SegmentedTabs } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { gameRoute } from '../../../shared/casino/game-address.ts';
import { useMedia } from '../../../shared/use-media.ts';
import './winnings.css';

type Winning = AnswerOf<typeof listWinnings>['top'][number];
type Kind = 'latest' | 'top' | 'high';

const KINDS = ['latest', 'top', 'high'] as const;

const POLL_MS = 15_000;
const ROWS = 6;

/**
 * Real winnings of the last day, the latest and the highest multiples, and the largest bets; nothing where there is
 * none.
 */
export function Winnings({ catalogue }: { catalogue: Catalogue }) {
  const t = useT('player');
  const id = useId();
  const locale = useLocale();
  const [kind, setKind] = useState<Kind>('latest');
  const isWide = useMedia('(min-width: 720px)');
  const { data } = useQuery({
    // The answer names the games in the reader's language.
    queryKey: ['winnings', locale],
    queryFn: ({ signal }) => api(listWinnings, { signal }),
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
    retry: false,
  });
  const kinds = KINDS.filter((name) => (data?.[name].length ?? 0) > 0);
  // A list that ran empty meanwhile gives way to the first that did not.
  const shown = kinds.includes(kind) ? kind : kinds[0];
  if (!data || shown === undefined) return null;
  const rows = data[shown];
  const tabs = (
    <SegmentedTabs<Kind>
      label={t('lobby.winnings.title')}
      value={shown}
      onChange={setKind}
      items={kinds.map((value) => ({ value, label: t(`lobby.winnings.${value}`) }))}
    />
  );
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} suit="oros" title={t('lobby.winnings.title')} controls={isWide && tabs} />
      {/* On a phone there is no space for them beside the title. */}
      {!isWide && <div className="mb-2.5">{tabs}</div>}
      <ul className="winnings">
        {rows.slice(0, ROWS).map((row) => (
          <li key={`${row.game_id}:${row.date}:${row.amount}`}>
            <WinningRow row={row} catalogue={catalogue} isByBet={shown === 'high'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A high roller is shown by the bet, and by what it paid where it paid something; a winner by what was won. */
function WinningRow({ row, catalogue, isByBet }: { row: Winning; catalogue: Catalogue; isByBet: boolean }) {
  const t = useT('player');
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
        <b className={classNames('text-14', !isByBet && 'text-positive')}>
          {formatMoney(isByBet ? row.bet : row.amount, row.currency)}
        </b>
        <span className="text-12 text-muted">
          {isByBet ? (
            /[1-9]/.test(row.amount) && t('lobby.winnings.paid', { amount: formatMoney(row.amount, row.currency) })
          ) : (
            <>×{row.multiple}</>
          )}
        </span>
      </span>
    </div>
  );
}
