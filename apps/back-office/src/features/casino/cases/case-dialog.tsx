import { Button, Modal, Textarea } from '@mantine/core';
import { actOnCase, CASE_ANSWER_MAX, readStaffCase } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { ListFailure, ListSkeleton } from '../../../shared/list/data-list.tsx';
import { Link, PATHS } from '../../../shared/paths.ts';
import { CaseRound } from './case-round.tsx';
import { CasePill, type StaffCase, useReasonText } from './case-words.tsx';

type Act = 'answer' | 'uphold' | 'refuse' | 'reopen';

/** A case: its messages on one side, the round with its movements on the other, and the actions of staff. */
export function CaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('back-office');
  const common = useT('common');
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['case', id],
    queryFn: ({ signal }) => api(readStaffCase, { params: { id }, signal }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size={1040}
      centered
      title={<b className="text-16">{t('casino.cases.number', { id })}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      {isPending && <ListSkeleton rows={4} />}
      {!isPending && !data && <ListFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="grid items-start gap-5 tablet:grid-cols-2">
          <div className="grid gap-4">
            <CaseMessages file={data} />
            <Acts key={data.revision} file={data} />
          </div>
          <CaseRound file={data} />
        </div>
      )}
    </Modal>
  );
}

function CaseMessages({ file }: { file: StaffCase }) {
  const t = useT('back-office');
  const reasonText = useReasonText();
  const { player, steps, status, reason } = file;
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Link to={PATHS.player} params={{ id: player.id }} className="font-semibold underline underline-offset-3">
          {player.username}
        </Link>
        <span className="text-muted">{reasonText(reason)}</span>
        <span className="ml-auto">
          <CasePill status={status} />
        </span>
      </div>
      <ol className="grid gap-2">
        {steps.map(({ act, body, at, staff }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are never reordered.
          <li key={place} className="rounded-control border border-line px-3 py-2">
            <span className="flex flex-wrap justify-between gap-x-3 text-12 text-muted">
              <span>
                <b className="text-text">{staff ?? player.username}</b> · {t(`casino.cases.acts.${act}`)}
              </span>
              <DateText at={at} />
            </span>
            {body !== null && <span className="mt-1 block break-words">{body}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const ACTS: Readonly<Record<StaffCase['status'], readonly Act[]>> = {
  open: ['answer', 'uphold', 'refuse'],
  answered: ['answer', 'uphold', 'refuse'],
  upheld: ['reopen'],
  refused: ['reopen'],
  withdrawn: [],
};

function Acts({ file }: { file: StaffCase }) {
  const t = useT('back-office');
  const failureText = useFailureText();
  const [text, setText] = useState('');
  const queries = useQueryClient();
  const run = useMutation({
    mutationFn: (act: Act) =>
      api(actOnCase, { params: { id: file.id }, body: { act, text: text.trim(), revision: file.revision } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['case', file.id] }),
        queries.invalidateQueries({ queryKey: ['cases'] }),
      ]),
  });
  const acts = ACTS[file.status];
  if (acts.length === 0) return null;
  const isDecided = acts.includes('reopen');
  return (
    <section className="grid gap-3">
      {!isDecided && (
        <Textarea
          label={t('casino.cases.answer')}
          autosize
          minRows={3}
          maxLength={CASE_ANSWER_MAX}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value.replaceAll('\n', ' '))}
        />
      )}
      {run.isError && (
        <div role="alert">
          <Note tone="bad">{failureText(run.error)}</Note>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === 'answer' ? 'filled' : 'default'}
            disabled={!isDecided && text.trim() === ''}
            loading={run.isPending && run.variables === act}
            onClick={() => run.mutate(act)}
          >
            {t(`casino.cases.do.${act}`)}
          </Button>
        ))}
      </div>
      <p className="text-12 text-muted">{t('casino.cases.noMoney')}</p>
    </section>
  );
}
