import { assert, type Instant, instant, parseAmount } from '@ordago/kernel';
import type { Pool } from 'pg';
import { clampPage, IN_SCOPE, type Paged, type PageQuery, type StaffScope } from '../../../platform/db/staff-scope.ts';
import type { Queryable } from '../../../platform/db/transaction.ts';
import type { ClosedNotice, Notice, NoticeEnding, NoticeKind, RaisedNotice } from '../domain/notice.ts';

export type { StaffScope } from '../../../platform/db/staff-scope.ts';

/** Event that raises or closes a notice. */
interface Origin {
  readonly position: string;
  readonly player: string | null;
  readonly at: string;
}

/** Returns those of the subjects that have an open notice. */
export async function findOpenSubjects(db: Queryable, subjects: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ subject: string }>(
    'select subject from notifications.notice where closed_at is null and subject = any ($1)',
    [subjects],
  );
  return new Set(rows.map(({ subject }) => subject));
}

/** Writes a notice, unless the same is open; an open one of another content is closed as replaced. */
export async function raiseNotice(
  db: Queryable,
  notice: RaisedNotice,
  { position, player, at }: Origin,
): Promise<void> {
  const { kind, subject, source, cause, amount, currency } = notice;
  const units = unitsOf(amount);
  await db.query(
    `update notifications.notice set closed_at = $2, closed_how = 'replaced', closed_position = $3
     where subject = $1 and closed_at is null and (source, cause, units, currency) is distinct from ($4, $5, $6::bigint, $7)`,
    [subject, at, position, source, cause, units, currency],
  );
  await db.query(
    `insert into notifications.notice (position, kind, subject, source, cause, player, units, currency, raised_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (subject) where closed_at is null do nothing`,
    [position, kind, subject, source, cause, player, units, currency, at],
  );
}

/** Closes the open notice of a subject. */
export async function closeNotice(
  db: Queryable,
  { subject, how, by }: ClosedNotice,
  { position, at }: Origin,
): Promise<void> {
  await db.query(
    `update notifications.notice set closed_at = $2, closed_how = $3, closed_by = $4, closed_position = $5
     where subject = $1 and closed_at is null`,
    [subject, at, how, by, position],
  );
}

/** Takes away what events from a position on raised and closed. */
export async function forgetNotices(db: Queryable, from: bigint): Promise<void> {
  await db.query('delete from notifications.notice where position >= $1', [from]);
  await db.query(
    `update notifications.notice set closed_at = null, closed_how = null, closed_by = null, closed_position = null
     where closed_position >= $1`,
    [from],
  );
}

function unitsOf(amount: string | null): bigint | null {
  if (amount === null) return null;
  const units = parseAmount(amount, { decimalsMax: 5 });
  assert(units !== null, `the amount ${amount} of an event is none`);
  return units;
}

export interface NoticeFilter {
  readonly state: 'all' | 'open' | 'closed';
  readonly kind: NoticeKind | 'all';
}

/** Notices as staff read them: those of players within their scope, and those of nobody. */
export interface NoticesRepository {
  /** Newest first. */
  list(scope: StaffScope, filter: NoticeFilter, page: PageQuery): Promise<Paged<Notice>>;
  /** Counts the open notices of each kind that has any. */
  countOpen(): Promise<ReadonlyMap<NoticeKind, number>>;
}

export function createNoticesRepository(pool: Pool): NoticesRepository {
  return {
    list: async ({ staff, level }, { state, kind }, page) => {
      const values = [staff, level, state, kind];
      const counted = await pool.query<{ count: number }>(`select count(*)::int as count ${FOUND}`, values);
      const count = counted.rows[0]?.count ?? 0;
      const { offset, ...shown } = clampPage(count, page);
      const { rows } = await pool.query<Row>(`select ${COLUMNS} ${FOUND} order by n.position desc limit $5 offset $6`, [
        ...values,
        page.count,
        offset,
      ]);
      return { rows: rows.map(noticeOf), count, ...shown };
    },
    countOpen: async () => {
      const { rows } = await pool.query<{ kind: NoticeKind; count: number }>(
        'select kind, count(*)::int as count from notifications.notice where closed_at is null group by kind',
      );
      return new Map(rows.map(({ kind, count }) => [kind, count]));
    },
  };
}

const FOUND = `from notifications.notice n left join players.published_player p on p.id = n.player
  left join identity.published_staff decider on decider.id = n.closed_by
  where (n.player is null or ${IN_SCOPE}) and ($3 = 'all' or (n.closed_at is null) = ($3 = 'open'))
    and ($4 = 'all' or n.kind = $4)`;

const COLUMNS = `n.position, n.kind, n.source, n.cause, n.player, p.username, n.units, n.currency,
  n.raised_at as "raisedAt", n.closed_at as "closedAt", n.closed_how as "closedHow", decider.username as "closedBy"`;

interface Row {
  readonly position: string;
  readonly kind: NoticeKind;
  readonly source: string;
  readonly cause: string;
  readonly player: string | null;
  readonly username: string | null;
  readonly units: string | null;
  readonly currency: string | null;
  readonly raisedAt: Date;
  readonly closedAt: Date | null;
  readonly closedHow: NoticeEnding | null;
  readonly closedBy: string | null;
}

function noticeOf({ position, player, username, units, raisedAt, closedAt, ...row }: Row): Notice {
  return {
    ...row,
    id: position,
    player: player === null ? null : { id: player, username: username ?? player },
    units: units === null ? null : BigInt(units),
    raisedAt: instantOf(raisedAt),
    closedAt: closedAt === null ? null : instantOf(closedAt),
  };
}

function instantOf(at: Date): Instant {
  return instant(at.getTime());
}
