import { CASE_TEXT_MAX, ROUND_CASE_REASONS } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { Button, Note, Select, Skeleton, StatusPill, type StatusTone, TextField } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { casesQuery, type RoundCase as File, useOpenCase, useWithdrawCase } from '../api/cases.ts';

type Reason = (typeof ROUND_CASE_REASONS)[number];

/** Complaint about a round: its state and answers, or the way to begin one. */
export function RoundCase({ round }: { round: string }) {
  const t = useT('common');
  const tp = useT('player');
  const { data, isPending, refetch } = useQuery(casesQuery(round));
  const [isWriting, setIsWriting] = useState(false);
  if (isPending) return <Skeleton className="h-11 w-full rounded-control" />;
  if (!data) return <Button onClick={() => void refetch()}>{t('action.retry')}</Button>;
  const { cases } = data;
  // A withdrawn case may be opened again; a pending or decided one remains the case of the round.
  const mayOpen = cases.every(({ status }) => status === 'withdrawn');
  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-label={tp('case.title')}>
      {cases.map((file) => (
        <CaseFile key={file.id} file={file} />
      ))}
      {mayOpen && !isWriting && (
        <Button icon={<MessageSquareWarning size={16} aria-hidden="true" />} onClick={() => setIsWriting(true)}>
          {tp('case.begin')}
        </Button>
      )}
      {mayOpen && isWriting && <CaseForm round={round} onClose={() => setIsWriting(false)} />}
    </section>
  );
}

function CaseForm({ round, onClose }: { round: string; onClose: () => void }) {
  const t = useT('common');
  const tp = useT('player');
  const failureText = useFailureText();
  const [reason, setReason] = useState<string>('');
  const [text, setText] = useState('');
  const open = useOpenCase(round, onClose);
  const isReady = reason !== '' && (reason !== 'other' || text.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) open.mutate({ reason, text: text.trim() });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <h3 className="text-14 font-bold">{tp('case.title')}</h3>
      <Select
        label={tp('case.reason')}
        placeholder={tp('case.choose')}
        value={reason}
        onChange={setReason}
        options={ROUND_CASE_REASONS.map((value) => ({ value, label: tp(`case.reasons.${value}`) }))}
      />
      <TextField
        label={tp(reason === 'other' ? 'case.textNeeded' : 'case.text')}
        value={text}
        maxLength={CASE_TEXT_MAX}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="text-12 text-muted">{tp('case.carries')}</p>
      {open.isError && (
        <div role="alert">
          <Note tone="bad">{failureText(open.error)}</Note>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" rank="primary" disabled={!isReady} isBusy={open.isPending}>
          {t('action.send')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </form>
  );
}

const TONES: Readonly<Record<File['status'], StatusTone>> = {
  open: 'waiting',
  answered: 'waiting',
  upheld: 'good',
  refused: 'plain',
  withdrawn: 'returned',
};

function CaseFile({ file }: { file: File }) {
  const tp = useT('player');
  const failureText = useFailureText();
  const withdraw = useWithdrawCase();
  const isWaiting = file.status === 'open' || file.status === 'answered';
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-14 font-bold">{tp('case.number', { id: file.id })}</h3>
        <StatusPill tone={TONES[file.status]}>{tp(`case.status.${file.status}`)}</StatusPill>
      </div>
      <p className="text-14">{isReason(file.reason) ? tp(`case.reasons.${file.reason}`) : file.reason}</p>
      <ol className="grid gap-2">
        {file.steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said is never reordered.
          <li key={place} className="rounded-control bg-raised px-3 py-2 text-14">
            <span className="flex flex-wrap justify-between gap-x-3 text-12 text-muted">
              <b className="text-text">{tp(`case.acts.${step.act}`)}</b>
              <DateText at={step.at} />
            </span>
            {step.body !== null && <span className="mt-1 block break-words">{step.body}</span>}
          </li>
        ))}
      </ol>
      {withdraw.isError && (
        <div role="alert">
          <Note tone="bad">{failureText(withdraw.error)}</Note>
        </div>
      )}
      {isWaiting && (
        <Button isBusy={withdraw.isPending} onClick={() => withdraw.mutate(file.id)}>
          {tp('case.withdraw')}
        </Button>
      )}
    </div>
  );
}

function isReason(text: string): text is Reason {
  return ROUND_CASE_REASONS.some((reason) => reason === text);
}
