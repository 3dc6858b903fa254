import { useLoadBundle, useT } from '@ordago/i18n/react';
import { Button, Result, Skeleton } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { CupTree } from './cup-tree.tsx';
import { Fairness } from './fairness.tsx';
import { LastRound } from './last-round.tsx';
import { RoundOn } from './round-on.tsx';
import { StandingsTable } from './standings-table.tsx';
import { type Competition, virtualQuery } from './virtual-api.ts';
import '../../shared/days/days.css';
import '../../shared/controls/page-title.css';
import './virtual.css';

const EXACT = { exact: true, includeSearch: false };

/** The virtual league: the round that is on, the last one, the table. */
export function LeaguePage() {
  return <VirtualPage which="league" />;
}

/** The virtual cup: the round that is on, the last one, the tree. */
export function CupPage() {
  return <VirtualPage which="cup" />;
}

function VirtualPage({ which }: { which: Competition['competition'] }) {
  const load = useLoadBundle();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void load('fairness').then(() => isWanted && setReady(true));
    return () => {
      isWanted = false;
    };
  }, [load]);
  return isReady ? <VirtualBody which={which} /> : <Waiting />;
}

function VirtualBody({ which }: { which: Competition['competition'] }) {
  const t = useT('fairness');
  return (
    <>
      <h1 className="page-title virtual-title">
        {t('virtual.title')}
        <span className="virtual-badge">{t('virtual.badge')}</span>
      </h1>
      <p className="virtual-intro">{t('virtual.intro')}</p>
      <nav className="days no-scrollbar fade-edges" aria-label={t('virtual.sections')}>
        <Link to={PATHS.virtual} activeOptions={EXACT} className="day">
          {t('virtual.league')}
        </Link>
        <Link to={PATHS.virtualCup} activeOptions={EXACT} className="day">
          {t('virtual.cup')}
        </Link>
      </nav>
      <VirtualCompetition which={which} />
    </>
  );
}

function VirtualCompetition({ which }: { which: Competition['competition'] }) {
  const t = useT('fairness');
  const common = useT('common');
  const { data, isPending, refetch } = useQuery(virtualQuery);
  if (isPending) return <Waiting />;
  if (!data) {
    const retry = <Button onClick={() => refetch()}>{common('action.retry')}</Button>;
    return <Result face="error" suit="bastos" title={t('virtual.error')} action={retry} />;
  }
  const shown = data.competitions.find(({ competition }) => competition === which);
  if (!shown) return <Result face="empty" suit="bastos" title={t('virtual.off')} />;
  const { teams, aheadMs } = data;
  return (
    <>
      <RoundOn key={`${which}-${shown.current?.commitment}`} shown={shown} teams={teams} aheadMs={aheadMs} />
      {shown.last && <LastRound shown={shown} round={shown.last} teams={teams} />}
      {which === 'league' ? (
        <StandingsTable standings={shown.standings} teams={teams} />
      ) : (
        <CupTree rounds={shown.tree} teams={teams} />
      )}
      <Fairness shown={shown} />
    </>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
