import { ApiError } from '@ordago/api-client';
import { DateText, useT } from '@ordago/i18n/react';
import { Button, buttonClass, Result, Skeleton } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useFrame } from '../../embed/frame.ts';
import { Link, PATHS, useIdParam } from '../../shared/addresses/paths.ts';
import { BetCard } from './bet-card.tsx';
import { betQuery } from './bets-api.ts';
import { useLiveOffers } from './cash-out/cash-out-api.ts';
import { CashOutDialog } from './cash-out/cash-out-dialog.tsx';
import { GuestFace } from './guest-bets.tsx';
import '../../shared/controls/page-title.css';

/** One bet by its address, for support and for sharing with oneself; only its owner sees it. */
export function BetPage() {
  const t = useT('sportsbook');
  const { isKnown, token } = useFrame();
  return (
    <>
      <p className="mb-2 print:hidden">
        <Link to={PATHS.bets} className={buttonClass({ rank: 'text', size: 'small' })}>
          <ChevronLeft size={16} aria-hidden="true" />
          {t('bets.backToList')}
        </Link>
      </p>
      {isKnown && token === null ? <GuestFace /> : <OneBet />}
    </>
  );
}

function OneBet() {
  const t = useT('sportsbook');
  const common = useT('common');
  const id = useIdParam();
  const isReady = useFrame(({ token }) => token !== null);
  const { data: bet, isPending, error, refetch } = useQuery({ ...betQuery(id), enabled: isReady });
  const shown = bet ? [bet] : [];
  useLiveOffers(shown);
  if (bet) {
    return (
      <>
        <h1 className="page-title">
          {t('bets.detail', { code: bet.code })}
          {bet.settled_at !== null && (
            <small>
              {common(`betStatus.${bet.status}`)} · <DateText at={bet.settled_at} />
            </small>
          )}
        </h1>
        <BetCard bet={bet} isAlone />
        <CashOutDialog bets={shown} />
      </>
    );
  }
  if (isPending) return <Skeleton className="h-56 rounded-card" />;
  const isUnknown = error instanceof ApiError && error.http >= 400 && error.http < 500;
  return (
    <Result
      face={isUnknown ? 'empty' : 'error'}
      suit="espadas"
      title={isUnknown ? t('bets.notFound') : t('state.betsError')}
      action={isUnknown ? undefined : <Button onClick={() => refetch()}>{common('action.retry')}</Button>}
    />
  );
}
