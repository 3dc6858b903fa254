import { Button } from '@mantine/core';
import type { StaffFreeBet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTermsText } from '../../../shared/free-bets/terms-text.ts';
import { DataList, type ListColumn } from '../../../shared/list/data-list.tsx';
import { Pill, type PillTone } from '../../../shared/list/pill.tsx';
import { usePageSearch, useSearchChange } from '../../../shared/paths.ts';
import type { PlayerFile } from '../../../shared/players/read-player.ts';
import { useStaff } from '../../../shared/session.ts';
import type { PlayerSearch } from '../player-search.ts';
import { AwardDialog } from './award-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { FREE_BETS_PER_PAGE, type FreeBetActs, useFreeBetActs, useFreeBets } from './use-free-bets.ts';

/** Least level that gives and takes back. */
const LEVEL_MIN = 3;

const TONES: Readonly<Record<StaffFreeBet['status'], PillTone>> = {
  awarded: 'good',
  used: 'info',
  returned: 'warn',
  expired: 'plain',
  cancelled: 'plain',
};

/** The free bets of a player: what was given, on which terms, and what became of it; giving one and taking one back. */
export function FreeBetsView({ player }: { player: PlayerFile }) {
  const t = useT('back-office');
  const { page = 0 } = usePageSearch<PlayerSearch>();
  const change = useSearchChange();
  const mayGive = (useStaff()?.level ?? 0) >= LEVEL_MIN;
  const acts = useFreeBetActs(player.id);
  const [isGiving, setGiving] = useState(false);
  const [taken, setTaken] = useState<StaffFreeBet | null>(null);
  const query = useFreeBets(player.id, page);
  const give = (
    <Button leftSection={<Gift size={16} aria-hidden="true" />} onClick={() => setGiving(true)}>
      {t('freeBets.give')}
    </Button>
  );
  return (
    <>
      <Notice acts={acts} isAsking={isGiving || taken !== null} />
      {mayGive && (query.data?.count ?? 0) > 0 && <div className="list-bar justify-end">{give}</div>}
      <DataList
        query={query}
        columns={useColumns(mayGive ? setTaken : null)}
        rowsPerPage={FREE_BETS_PER_PAGE}
        onPage={(next) => change({ page: next })}
        empty={t('freeBets.none')}
        emptyAction={mayGive ? give : undefined}
      />
      {isGiving && <AwardDialog player={player} acts={acts} onClose={() => setGiving(false)} />}
      {taken !== null && <CancelDialog freeBet={taken} acts={acts} onClose={() => setTaken(null)} />}
    </>
  );
}

/** Last act with its undo, or the reason why it failed; an open dialog shows its own. */
function Notice({ acts: { notice, undo, failure, isPending }, isAsking }: { acts: FreeBetActs; isAsking: boolean }) {
  const t = useT('common');
  const failureText = useFailureText();
  const isFailed = failure !== null && !isAsking;
  return (
    <div role="status" className={notice === null && !isFailed ? '' : 'p-4 pb-0'}>
      {isFailed && <Note tone="bad">{failureText(failure)}</Note>}
      {!isFailed && notice !== null && (
        <Note
          tone="good"
          action={
            undo && (
              <Button size="xs" variant="default" loading={isPending} onClick={undo}>
                {t('action.undo')}
              </Button>
            )
          }
        >
          {notice}
        </Note>
      )}
    </div>
  );
}

function useColumns(take: ((freeBet: StaffFreeBet) => void) | null): ListColumn<StaffFreeBet>[] {
  const t = useT('back-office');
  const termsText = useTermsText();
  return [
    {
      accessor: 'amount',
      phone: 'amount',
      title: t('freeBets.amount'),
      render: ({ amount, currency }) => <b className="tabular font-semibold">{formatMoney(amount, currency)}</b>,
    },
    {
      accessor: 'status',
      phone: 'state',
      title: t('players.status'),
      render: ({ status, bet_code: code }) => (
        <span className="inline-flex items-center gap-2">
          <Pill tone={TONES[status]}>{t(`freeBets.status.${status}`)}</Pill>
          {code !== null && <span className="text-12 text-muted">{code}</span>}
        </span>
      ),
    },
    {
      accessor: 'reason',
      phone: 'who',
      title: t('freeBets.reason'),
      render: (freeBet) => (
        <span className="grid leading-tight">
          <span>{freeBet.is_given_back ? t('freeBets.givenBack') : freeBet.reason}</span>
          <span className="text-12 text-muted">{termsText(freeBet)}</span>
          <span className="text-12 text-muted">
            {t('freeBets.by', { name: freeBet.given_by ?? t('freeBets.operator') })}
            {freeBet.batch !== null && ` · ${freeBet.batch}`}
          </span>
        </span>
      ),
    },
    {
      accessor: 'valid_until',
      phone: 'side',
      title: t('freeBets.until'),
      render: ({ valid_until: at }) => <DateText at={at} />,
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (freeBet) =>
        take !== null && freeBet.status === 'awarded' ? (
          <Button size="xs" variant="default" onClick={() => take(freeBet)}>
            {t('freeBets.takeBack')}
          </Button>
        ) : null,
    },
  ];
}
