import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { askWhatIf, type BodyIn } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { ListFailure, ListSkeleton } from '../../../shared/list/data-list.tsx';
import { usePageSearch, useSearchChange } from '../../../shared/paths.ts';
import { POLL_MS } from '../../../shared/poll.ts';
import type { BettingSearch } from '../betting-search.ts';
import type { BettingActions } from '../use-betting-actions.ts';
import { ChangesCard } from './changes-card.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { bodyOf, type Change, readChanges, type WhatIf, withChange, writeChanges } from './question.ts';
import { QuestionForm } from './question-form.tsx';
import { SupposeEditor } from './suppose-editor.tsx';
import './what-if.css';

/** Pause in typing before the answer follows. */
const REST_MS = 300;

/** Page of what-if questions: the question at the left, its answer now and under the assumptions at the right. */
export function WhatIfView({ acts }: { acts: BettingActions }) {
  const search = usePageSearch<BettingSearch>();
  const onSearch = useSearchChange();
  const [edited, setEdited] = useState<Change | null>(null);
  const [body] = useDebouncedValue(JSON.stringify(bodyOf(search)), REST_MS);
  const query = useQuery({
    queryKey: ['betting', 'what-if', body],
    queryFn: ({ signal }) => api(askWhatIf, { body: JSON.parse(body) as BodyIn<typeof askWhatIf>, signal }),
    enabled: body !== 'null',
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  const changes = readChanges(search.if);
  const setChanges = (next: readonly Change[]) => onSearch({ if: writeChanges(next) }, { replace: true });
  const answer = body === 'null' ? undefined : query.data;
  return (
    <div className="what-if">
      <div className="grid content-start gap-3">
        <QuestionForm search={search} answer={answer} onSearch={(next) => onSearch(next, { replace: true })} />
        <ChangesCard
          changes={changes}
          answer={answer}
          acts={acts}
          onAdd={setEdited}
          onRemove={(gone) => setChanges(changes.filter((one) => one !== gone))}
        />
      </div>
      <div className="grid content-start gap-3" aria-live="polite" aria-busy={query.isFetching}>
        {body === 'null' && <Nothing />}
        {body !== 'null' && query.isPending && (
          <div className="card">
            <ListSkeleton rows={6} />
          </div>
        )}
        {body !== 'null' && query.isError && (
          <div className="card">
            <ListFailure error={query.error} onRetry={() => void query.refetch()} />
          </div>
        )}
        {answer && !query.isError && <Answer answer={answer} onSuppose={setEdited} />}
      </div>
      {edited && (
        <SupposeEditor
          change={edited}
          currency={answer?.currency ?? search.currency ?? 'USD'}
          onClose={() => setEdited(null)}
          onDone={(change) => {
            setChanges(withChange(changes, change));
            setEdited(null);
          }}
        />
      )}
    </div>
  );
}

function Nothing() {
  const t = useT('back-office');
  return (
    <div className="card p-4">
      <Note tone="info">{t('betting.whatIf.nothingAsked')}</Note>
    </div>
  );
}

function Answer({ answer, onSuppose }: { answer: WhatIf; onSuppose: (change: Change) => void }) {
  const t = useT('back-office');
  const { now, otherwise, currency } = answer;
  return (
    <>
      <div className="what-if-outcomes" data-two={otherwise !== null || undefined}>
        <OutcomeCard title={t('betting.whatIf.now')} outcome={now} currency={currency} onSuppose={onSuppose} />
        {otherwise && (
          <OutcomeCard
            title={t('betting.whatIf.otherwise')}
            outcome={otherwise}
            before={now}
            currency={currency}
            onSuppose={onSuppose}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="text-12 text-muted">{t('betting.whatIf.writesNothing')}</p>
        <Button
          size="xs"
          variant="default"
          leftSection={<Printer size={14} aria-hidden="true" />}
          onClick={() => globalThis.print()}
        >
          {t('betting.whatIf.print')}
        </Button>
      </div>
    </>
  );
}
