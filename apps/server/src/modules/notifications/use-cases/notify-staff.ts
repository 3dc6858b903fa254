import { assertNever } from '@ordago/kernel';
import {
  type EventHandler,
  type EventOf,
  eventHandler,
  type Queryable,
} from '../../../platform/events/event-handler.ts';
import type { ClosedNotice, NoticeKind, RaisedNotice } from '../domain/notice.ts';
import { closeNotice, findOpenSubjects, forgetNotices, raiseNotice } from '../repository/notices.repository.ts';

const EVENTS = [
  'deposit-held',
  'deposit-completed',
  'deposit-ended',
  'deposit-refunded',
  'deposit-review-closed',
  'withdrawal-held',
  'withdrawal-completed',
  'withdrawal-returned',
  'withdrawal-review-closed',
  'win-parked',
  'parked-win-approved',
  'parked-win-closed',
  'parked-win-paid',
  'event-parked',
  'parked-event-resolved',
  'feed-message-held',
  'feed-message-decided',
  'withdrawals-frozen',
  'withdrawals-unfrozen',
  'job-failing',
  'job-recovered',
  'late-result-held',
  'late-result-decided',
] as const;

type NoticeEvent = EventOf<(typeof EVENTS)[number]>;

/**
 * Keeps the notices to staff: one for each thing that is held or parked, closed by the event that reports its outcome.
 * All that it writes is in the transaction of the relay; a replay makes the same rows, with the same ids.
 */
export function createNotifyStaff(): EventHandler {
  return eventHandler({
    name: 'notifications.notify-staff',
    events: EVENTS,
    begins: 'at-the-beginning',
    handle: async (events, db) => {
      const changes = events.map((event) => ({ event, change: changeOf(event) }));
      const open = await findOpenSubjects(
        db,
        changes.map(({ change }) => change.subject),
      );
      for (const { event, change } of changes) await apply(db, { event, change, open });
    },
    reset: forgetNotices,
  });
}

type Change = RaisedNotice | ClosedNotice;

/** Most payments that end were never held: only what is open is closed. */
async function apply(
  db: Queryable,
  { event, change, open }: { readonly event: NoticeEvent; readonly change: Change; readonly open: Set<string> },
): Promise<void> {
  if ('kind' in change) {
    await raiseNotice(db, change, event);
    open.add(change.subject);
  } else if (open.delete(change.subject)) {
    await closeNotice(db, change, event);
  }
}

/** Returns the change of a notice that an event brings about. */
function changeOf(event: NoticeEvent): Change {
  switch (event.name) {
    case 'deposit-held':
      return raised(event.name, `deposit:${event.payload.deposit}`, { source: event.payload.method, ...event.payload });
    case 'withdrawal-held':
      return raised(event.name, `withdrawal:${event.payload.withdrawal}`, {
        source: event.payload.method,
        ...event.payload,
      });
    case 'win-parked':
      return raised(event.name, winOf(event.payload), {
        source: event.payload.provider,
        cause: event.payload.reason,
        ...event.payload,
      });
    case 'event-parked':
      return raised(event.name, eventOf(event.payload), {
        source: event.payload.handler,
        cause: event.payload.event,
      });
    case 'withdrawals-frozen':
      return raised('invariant-broken', LEDGER, {
        source: 'ledger',
        cause: event.payload.invariants.join(', ').slice(0, 200),
      });
    case 'job-failing':
      return raised(event.name, jobOf(event.payload), { source: event.payload.task, cause: event.payload.error });
    case 'feed-message-held':
      return raised(event.name, `feed-message:${event.payload.message}`, {
        source: event.payload.feed,
        cause: event.payload.reason,
      });
    case 'late-result-held':
      return raised(event.name, `late-result:${event.payload.event}`, {
        source: event.payload.feed,
        cause: event.payload.contest,
      });
    default:
      return closingOf(event);
  }
}

/** Subject of the notice of broken invariants: one is open while withdrawals are frozen. */
const LEDGER = 'ledger:invariants';

type Closing = Exclude<NoticeEvent, { name: NoticeKind | 'withdrawals-frozen' }>;

function closingOf(event: Closing): ClosedNotice {
  switch (event.name) {
    case 'deposit-completed': {
      const { deposit, released_by: by } = event.payload;
      return { subject: `deposit:${deposit}`, how: by === null ? 'credited' : 'released', by };
    }
    case 'deposit-ended':
      return { subject: `deposit:${event.payload.deposit}`, how: event.payload.status, by: null };
    case 'deposit-refunded':
      return { subject: `deposit:${event.payload.deposit}`, how: 'refunded', by: null };
    case 'deposit-review-closed':
      return { subject: `deposit:${event.payload.deposit}`, how: 'closed', by: event.payload.staff };
    case 'withdrawal-review-closed':
      return { subject: `withdrawal:${event.payload.withdrawal}`, how: 'closed', by: event.payload.staff };
    case 'withdrawals-unfrozen':
      return { subject: LEDGER, how: 'dismissed', by: null };
    case 'withdrawal-completed':
      return { subject: `withdrawal:${event.payload.withdrawal}`, how: 'completed', by: null };
    case 'withdrawal-returned': {
      const { withdrawal, status: how, declined_by: by } = event.payload;
      return { subject: `withdrawal:${withdrawal}`, how, by };
    }
    case 'parked-win-approved':
      return { subject: winOf(event.payload), how: 'approved', by: event.payload.staff };
    case 'parked-win-closed':
      return { subject: winOf(event.payload), how: 'closed', by: event.payload.staff };
    case 'parked-win-paid':
      return { subject: winOf(event.payload), how: 'paid', by: null };
    case 'job-recovered':
      return { subject: jobOf(event.payload), how: 'recovered', by: null };
    case 'parked-event-resolved':
      return { subject: eventOf(event.payload), how: event.payload.how, by: event.payload.staff };
    case 'late-result-decided':
      return {
        subject: `late-result:${event.payload.event}`,
        how: event.payload.how,
        by: event.payload.staff,
      };
    case 'feed-message-decided':
      return {
        subject: `feed-message:${event.payload.message}`,
        how: event.payload.how,
        by: event.payload.staff,
      };
    default:
      return assertNever(event, 'event');
  }
}

interface RaisedParts {
  readonly source: string;
  readonly cause: string;
  readonly amount?: string;
  readonly currency?: string;
}

function raised(kind: NoticeKind, subject: string, { source, cause, amount, currency }: RaisedParts): RaisedNotice {
  return { kind, subject, source, cause, amount: amount ?? null, currency: currency ?? null };
}

function winOf({ provider, key }: { readonly provider: string; readonly key: string }): string {
  return `win:${provider}:${key}`;
}

function jobOf({ task, job }: { readonly task: string; readonly job: string }): string {
  return `job:${task}:${job}`;
}

function eventOf({ handler, position, part }: { handler: string; position: string; part: number }): string {
  return `event:${handler}:${position}:${part}`;
}
