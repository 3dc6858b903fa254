import { Button, Modal } from '@mantine/core';
import { dismissFeedMessage, readFeedMessage, replayFeedMessage, type StaffFeedMessage } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../shared/api.ts';
import { ListFailure, ListSkeleton } from '../../shared/list/data-list.tsx';
import { useGo } from '../../shared/paths.ts';
import { useStaff } from '../../shared/session.ts';

/** Least level that decides what becomes of a message. */
const DECIDES_MIN = 3;

/** One message with the whole of its text, and what can be done about it. */
export function MessageView({ id }: { id: string }) {
  const t = useT('back-office');
  const go = useGo();
  const close = () => go({ to: '.', search: (before) => ({ ...before, id: undefined }) });
  const query = useQuery({
    queryKey: ['feed', 'message', id],
    queryFn: ({ signal }) => api(readFeedMessage, { params: { id }, signal }),
  });
  return (
    <Modal opened onClose={close} size="xl" title={query.data?.message ?? t('feed.message')}>
      {query.isPending && <ListSkeleton rows={4} />}
      {query.isError && <ListFailure error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Message message={query.data} />}
    </Modal>
  );
}

function Message({ message }: { message: StaffFeedMessage }) {
  const t = useT('back-office');
  const { feed, event, reason, times, last_at, decided_by, body, bytes, is_partial } = message;
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Row name={t('feed.feed')}>{feed}</Row>
        {event !== null && <Row name={t('feed.event')}>{event}</Row>}
        <Row name={t('feed.when')}>
          <DateText at={last_at} />
        </Row>
        <Row name={t('feed.times')}>{times}</Row>
        <Row name={t('feed.reason')}>
          <span lang="en" className="break-words">
            {reason}
          </span>
        </Row>
        {decided_by !== null && <Row name={t('feed.decidedBy')}>{decided_by}</Row>}
      </dl>
      {is_partial && <Note tone="info">{t('feed.partialHint')}</Note>}
      <Decision message={message} />
      <section aria-label={t('feed.body')}>
        <p className="mb-1 text-12 text-muted">{t('feed.size', { bytes })}</p>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard.
          tabIndex={0}
          className="max-h-80 overflow-auto rounded-2 border border-line p-3 text-12 whitespace-pre-wrap break-all"
        >
          {body}
        </pre>
      </section>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="m-0 min-w-0">{children}</dd>
    </>
  );
}

function Decision({ message: { id, state, is_whole } }: { message: StaffFeedMessage }) {
  const t = useT('back-office');
  const queries = useQueryClient();
  const failureText = useFailureText();
  const mayDecide = (useStaff()?.level ?? 0) >= DECIDES_MIN;
  const onSettled = () => queries.invalidateQueries({ queryKey: ['feed'] });
  const replay = useMutation({ mutationFn: () => api(replayFeedMessage, { params: { id }, body: {} }), onSettled });
  const dismiss = useMutation({ mutationFn: () => api(dismissFeedMessage, { params: { id }, body: {} }), onSettled });
  const error = replay.error ?? dismiss.error;
  return (
    <>
      <div role="status">
        {replay.data && <Outcome isApplied={replay.data.is_applied} reason={replay.data.reason} />}
        {dismiss.data && <Note tone="good">{t('feed.wasDismissed')}</Note>}
        {error !== null && <Note tone="bad">{failureText(error)}</Note>}
      </div>
      {state === 'waiting' && mayDecide && (
        <div className="flex flex-wrap gap-2">
          <Button disabled={!is_whole} loading={replay.isPending} onClick={() => replay.mutate()}>
            {t('feed.replay')}
          </Button>
          <Button variant="default" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
            {t('feed.dismiss')}
          </Button>
        </div>
      )}
    </>
  );
}

function Outcome({ isApplied, reason }: { isApplied: boolean; reason: string | null }) {
  const t = useT('back-office');
  if (reason === null) return <Note tone="good">{t('feed.applied')}</Note>;
  return <Note tone="warn">{t(isApplied ? 'feed.partlyApplied' : 'feed.stillUnread', { reason })}</Note>;
}
