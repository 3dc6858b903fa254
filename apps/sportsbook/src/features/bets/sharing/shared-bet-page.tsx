import { ApiError } from '@ordago/api-client';
import { readSharedBet } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button, buttonClass, Result, Skeleton, StatusPill } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, PATHS, useIdParam } from '../../../shared/addresses/paths.ts';
import { usePlacedKind } from '../../../shared/bets/placed-kind.ts';
import { TotalOdds } from '../../../shared/bets/total-odds.tsx';
import { api } from '../../../shared/server/api.ts';
import { TONES } from '../bet-card.tsx';
import { BetLegRow } from '../bet-leg-row.tsx';
import { RebetButton } from '../rebet-button.tsx';
import '../../../shared/controls/page-title.css';
import '../bet-card.css';

/** A bet that somebody shares: its selections and their status, to be copied into one's own slip. */
export function SharedBetPage() {
  const t = useT('sportsbook');
  const common = useT('common');
  const token = useIdParam();
  const kindOf = usePlacedKind();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => api(readSharedBet, { params: { token }, signal }),
    refetchInterval: 60_000,
  });
  if (isPending) return <Skeleton className="h-56 rounded-card" />;
  if (!data) {
    const isUnknown = error instanceof ApiError && error.http >= 400 && error.http < 500;
    return (
      <Result
        face={isUnknown ? 'empty' : 'error'}
        suit="espadas"
        title={isUnknown ? t('bets.sharedNone') : t('state.betsError')}
        action={
          isUnknown ? (
            <Link to={PATHS.home} className={buttonClass({ rank: 'primary' })}>
              {t('event.backHome')}
            </Link>
          ) : (
            <Button onClick={() => refetch()}>{common('action.retry')}</Button>
          )
        }
      />
    );
  }
  return (
    <>
      <h1 className="page-title">{t('bets.sharedTitle')}</h1>
      <article className="bet">
        <header className="bet-head">
          <h2>{kindOf(data)}</h2>
          <span className="bet-status">
            <StatusPill tone={TONES[data.status]}>{common(`betStatus.${data.status}`)}</StatusPill>
          </span>
        </header>
        <ul>
          {data.legs.map((leg, place) => (
            <BetLegRow key={leg.selection} leg={leg} isBanker={data.system?.bankers.includes(place) ?? false} />
          ))}
        </ul>
        <footer className="bet-foot">
          <dl className="bet-facts">
            <div>
              <dt>{t('slip.odds')}</dt>
              <dd>
                <TotalOdds text={data.odds} />
              </dd>
            </div>
          </dl>
          <span className="bet-acts">
            <RebetButton legs={data.legs} label={t('bets.sharedUse')} isMain />
          </span>
        </footer>
      </article>
    </>
  );
}
