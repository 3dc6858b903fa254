import { Button } from '@mantine/core';
import { readStaffRound, replayStaffRound } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { DateText, useLocale, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../shared/api.ts';
import { ListSkeleton } from '../../../shared/list/data-list.tsx';
import { factOf, type StaffCase } from './case-words.tsx';

/** The round that a case is about: as it was reported when the case was made, and its present state in the books. */
export function CaseRound({ file }: { file: StaffCase }) {
  const t = useT('back-office');
  const fact = (name: string) => factOf(file, name);
  const money = (name: string) => (fact(name) === '' ? '—' : formatMoney(fact(name), fact('currency')));
  const facts: [string, ReactNode][] = [
    [t('casino.cases.facts.game'), fact('game')],
    [t('casino.cases.facts.provider'), fact('provider')],
    [
      t('casino.cases.facts.round'),
      <span key="round" className="break-all">
        {fact('round')}
      </span>,
    ],
    [
      t('casino.cases.facts.transfers'),
      <span key="transfers" className="break-all">
        {fact('transfers')}
      </span>,
    ],
    [t('casino.cases.facts.date'), <DateText key="date" at={fact('date')} />],
    [t('casino.cases.facts.stake'), money('stake')],
    [t('casino.cases.facts.payout'), money('payout')],
    [t('casino.cases.facts.before'), money('balance_before')],
    [t('casino.cases.facts.after'), money('balance_after')],
  ];
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="mb-2 text-14 font-semibold">{t('casino.cases.atOpening')}</h3>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label} className="fact">
              <dt>{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Movements round={file.subject.key} />
      <Replay round={file.subject.key} />
    </section>
  );
}

/** Asks the provider where it shows the round, and opens that in a tab of its own. */
function Replay({ round }: { round: string }) {
  const t = useT('back-office');
  const locale = useLocale();
  const failureText = useFailureText();
  const open = useMutation({
    mutationFn: () => api(replayStaffRound, { params: { id: round }, body: { lang: locale } }),
    onSuccess: ({ url }) => window.open(url, '_blank', 'noopener,noreferrer'),
  });
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="default" loading={open.isPending} onClick={() => open.mutate()}>
        {t('casino.cases.replay')}
      </Button>
      {open.isError && (
        <div role="alert">
          <Note tone="bad">{failureText(open.error)}</Note>
        </div>
      )}
    </div>
  );
}

function Movements({ round }: { round: string }) {
  const t = useT('back-office');
  const { data, isPending } = useQuery({
    queryKey: ['staff-round', round],
    queryFn: ({ signal }) => api(readStaffRound, { params: { id: round }, signal }),
  });
  if (isPending) return <ListSkeleton rows={2} />;
  if (!data) return <p className="text-muted">{t('casino.cases.roundGone')}</p>;
  const money = (amount: string) => formatMoney(amount, data.currency);
  return (
    <div>
      <h3 className="mb-2 text-14 font-semibold">{t('casino.cases.now')}</h3>
      <ol className="grid gap-2">
        {data.transactions.map((move) => (
          <li key={move.transfer_id} className="grid grid-cols-[1fr_auto] gap-x-3 border-b border-line pb-2">
            <span>
              {t(`casino.cases.moves.${move.kind}`)}
              {move.is_taken_back && <span className="text-muted"> · {t('casino.cases.taken')}</span>}
            </span>
            <span className="tabular text-right">
              {move.kind === 'win'
                ? `+${money(move.payout)}`
                : move.kind === 'rollback'
                  ? `+${money(move.stake)}`
                  : `−${money(move.stake)}`}
              {move.kind === 'bet-win' && ` +${money(move.payout)}`}
            </span>
            <span className="text-12 text-muted">
              #{move.transfer_id} · <DateText at={move.date} />
            </span>
            <span className="tabular text-right text-12 text-muted">{money(move.balance_after)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
