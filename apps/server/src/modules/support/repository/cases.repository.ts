import { type CaseId, type Instant, idOf, instant, type PlayerId, type StaffId } from '@ordago/kernel';
import type { Pool } from 'pg';
import { onlyOf } from '../../../platform/db/only-of.ts';
import { brokenConstraint, inTransaction, type Queryable } from '../../../platform/db/transaction.ts';
import type { CaseAct, CaseFacts, CaseFile, CaseStatus, CaseStep, CaseSubject } from '../domain/case-file.ts';

/** Writes the line of the audit in the transaction of the change that it records. */
export type Noted = (tx: Queryable, file: CaseFile) => Promise<unknown>;

export interface CaseFilter {
  readonly status: CaseStatus | 'waiting' | 'all';
  readonly kind: string | null;
}

/** Stored part of an act. */
export interface WrittenAct {
  readonly act: CaseAct;
  readonly staff: StaffId | null;
  readonly body: string | null;
  readonly at: Instant;
}

/** Applies an act to a case as it is under the lock; returns a text where it does not fit. */
export type Judge<Fault extends string> = (file: CaseFile) => CaseStatus | Fault;

export interface CasesRepository {
  /** Null where one waits about the same subject already. */
  open(
    file: { player: PlayerId; subject: CaseSubject; reason: string },
    written: WrittenAct,
    noted: Noted,
  ): Promise<CaseFile | null>;
  /** The player's cases about a subject, newest first. */
  ofSubject(player: PlayerId, kind: string, key: string): Promise<readonly CaseFile[]>;
  waitingOf(player: PlayerId): Promise<number>;
  find(id: CaseId): Promise<CaseFile | null>;
  steps(ids: readonly CaseId[]): Promise<ReadonlyMap<CaseId, readonly CaseStep[]>>;
  list(
    filter: CaseFilter,
    paging: { page: number; size: number },
  ): Promise<{ rows: readonly CaseFile[]; count: number; page: number }>;
  /** Judges the case under its lock and writes the act; null where there is no such case. */
  act<Fault extends string>(
    id: CaseId,
    written: WrittenAct,
    deps: { judge: Judge<Fault>; noted: Noted },
  ): Promise<CaseFile | Fault | null>;
}

const SELECT = `select f.*, p.username from support.case_file f join players.published_player p on p.id = f.player`;
const WHERE = `($1 = 'all' or f.status = any (case $1 when 'waiting' then array['open', 'answered'] else array[$1] end))
  and ($2::text is null or f.subject_kind = $2)`;

export function createCasesRepository(pool: Pool): CasesRepository {
  const read = (where: string, values: unknown[]) => readFiles(pool, where, values);
  return {
    find: (id) => findFile(pool, id),
    open: ({ player, subject, reason }, written, noted) =>
      inTransaction(pool, async (tx) => {
        const { rows } = await tx.query<{ id: CaseId }>(
          `insert into support.case_file
             (player, subject_kind, subject_key, facts, reason, status, revision, opened_at, changed_at)
           values ($1, $2, $3, $4, $5, 'open', 1, $6, $6)
           on conflict (player, subject_kind, subject_key) where status in ('open', 'answered') do nothing returning id`,
          [player, subject.kind, subject.key, JSON.stringify(subject.facts), reason, new Date(written.at)],
        );
        const [opened] = rows;
        return opened ? writeAct(tx, { id: opened.id, revision: 1, written, noted }) : null;
      }),
    ofSubject: (player, kind, key) =>
      read('where f.player = $1 and f.subject_kind = $2 and f.subject_key = $3 order by f.id desc limit 20', [
        player,
        kind,
        key,
      ]),
    waitingOf: async (player) => {
      const sql =
        "select count(*)::int as n from support.case_file where player = $1 and status in ('open', 'answered')";
      return (await pool.query<{ n: number }>(sql, [player])).rows[0]?.n ?? 0;
    },
    steps: async (ids) => {
      const { rows } = await pool.query<StepRow>(
        `select a.*, s.username from support.case_act a left join identity.published_staff s on s.id = a.staff
         where a.case_id = any ($1) order by a.case_id, a.revision`,
        [ids],
      );
      const known = new Map<CaseId, CaseStep[]>();
      for (const row of rows) known.set(row.case_id, [...(known.get(row.case_id) ?? []), stepOf(row)]);
      return known;
    },
    list: async ({ status, kind }, { page: asked, size }) => {
      const { count } = onlyOf(
        await pool.query<{ count: number }>(`select count(*)::int as count from support.case_file f where ${WHERE}`, [
          status,
          kind,
        ]),
      );
      const page = Math.min(asked, Math.max(0, Math.ceil(count / size) - 1));
      // The longest waiting come first, then the last decided.
      const rows = await read(
        `where ${WHERE} order by f.status <> 'open', case when f.status = 'open' then f.id end, f.changed_at desc, f.id desc
         limit $3 offset $4`,
        [status, kind, size, page * size],
      );
      return { rows, count, page };
    },
    act: (id, written, { judge, noted }) =>
      inTransaction(pool, async (tx) => {
        await tx.query('select from support.case_file where id = $1 for update', [id]);
        const file = await findFile(tx, id);
        if (file === null) return null;
        const next = judge(file);
        if (!STATUSES.has(next)) return next as Exclude<typeof next, CaseStatus>;
        const revision = file.revision + 1;
        await tx.query(
          'update support.case_file set status = $2, revision = $3, changed_at = greatest(changed_at, $4) where id = $1',
          [id, next, revision, new Date(written.at)],
        );
        return writeAct(tx, { id, revision, written, noted });
      }),
  };
}

async function readFiles(client: Queryable, where: string, values: unknown[]): Promise<CaseFile[]> {
  return (await client.query<CaseRow>(`${SELECT} ${where}`, values)).rows.map(fileOf);
}

async function findFile(client: Queryable, id: CaseId): Promise<CaseFile | null> {
  return (await readFiles(client, 'where f.id = $1', [id]))[0] ?? null;
}

/** Writes what was done, and its line of the audit last. */
async function writeAct(
  tx: Queryable,
  { id, revision, written, noted }: { id: CaseId; revision: number; written: WrittenAct; noted: Noted },
): Promise<CaseFile> {
  const { act, staff, body, at } = written;
  await tx.query(
    'insert into support.case_act (case_id, revision, act, staff, body, at) values ($1, $2, $3, $4, $5, $6)',
    [id, revision, act, staff, body, new Date(at)],
  );
  const file = (await findFile(tx, id)) as CaseFile;
  await noted(tx, file);
  return file;
}

/** Returns true if an error means that another case is open about the same subject: a reopened one met a newer one. */
export function isSecondWaiting(error: unknown): boolean {
  return brokenConstraint(error) === 'case_waits_once';
}

const STATUSES: ReadonlySet<string> = new Set<CaseStatus>(['open', 'answered', 'upheld', 'refused', 'withdrawn']);

interface CaseRow {
  readonly id: CaseId;
  readonly player: PlayerId;
  readonly username: string;
  readonly subject_kind: string;
  readonly subject_key: string;
  readonly facts: CaseFacts;
  readonly reason: string;
  readonly status: CaseStatus;
  readonly revision: number;
  readonly opened_at: Date;
  readonly changed_at: Date;
}

function fileOf(row: CaseRow): CaseFile {
  return {
    id: row.id,
    player: { id: row.player, username: row.username },
    subject: { kind: row.subject_kind, key: row.subject_key, facts: row.facts },
    reason: row.reason,
    status: row.status,
    revision: row.revision,
    openedAt: instant(row.opened_at.getTime()),
    changedAt: instant(row.changed_at.getTime()),
  };
}

interface StepRow {
  readonly case_id: CaseId;
  readonly act: CaseAct;
  readonly staff: string | null;
  readonly username: string | null;
  readonly body: string | null;
  readonly at: Date;
}

function stepOf({ act, staff, username, body, at }: StepRow): CaseStep {
  const by = staff === null ? null : { id: idOf<StaffId>(staff), username: username ?? '' };
  return { act, staff: by, body, at: instant(at.getTime()) };
}
