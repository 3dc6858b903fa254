import { type Instant, idOf, instant, type PlayerId, type StaffId, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { brokenConstraint, type Queryable } from '../../../platform/db/transaction.ts';
import type { StaffLevel } from '../domain/session.ts';
import type { RateLimit, SignInRateLimits } from '../domain/throttle.ts';
import type { Origin } from './sessions.repository.ts';

/** A member of staff. */
export interface StaffMember {
  readonly id: StaffId;
  readonly username: string;
  readonly level: StaffLevel;
  readonly parent: StaffId | null;
  readonly isDisabled: boolean;
  readonly passwordHash: string;
}

export type AccountAction = 'sign-up' | 'sign-in' | 'sign-out' | 'password-change';

/** One line of what happened to an account. */
export interface AccountEvent {
  readonly id: string;
  readonly player: PlayerId;
  readonly action: AccountAction;
  readonly origin: Origin;
  readonly at: Instant;
}

interface StaffRow {
  readonly id: string;
  readonly username: string;
  readonly level: StaffLevel;
  readonly parent: string | null;
  readonly disabled_at: Date | null;
  readonly password_hash: string;
}

const STAFF = 'select id, username, level, parent, disabled_at, password_hash from identity.staff';

/** Passwords, staff, account events and the rate limits on guessing. */
export function createAccountsRepository(pool: Pool) {
  return { ...credentialsOf(pool), ...staffOf(pool), ...rateLimitsOf(pool), ...eventsOf(pool) };
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

function credentialsOf(pool: Pool) {
  return {
    passwordHashOf: async (player: PlayerId | null): Promise<string | null> => {
      const sql = 'select password_hash from identity.credential where player = $1';
      const found = await pool.query<{ password_hash: string }>(sql, [player]);
      return found.rows[0]?.password_hash ?? null;
    },
    setPassword: async (player: PlayerId, hash: string, now: Instant, tx: Queryable = pool): Promise<void> => {
      await tx.query(
        `insert into identity.credential (player, password_hash, changed_at) values ($1, $2, $3)
         on conflict (player) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
        [player, hash, toIso(now)],
      );
    },
    /** True the first time alone. */
    markFirstSignIn: async (player: PlayerId, now: Instant, tx: Queryable): Promise<boolean> => {
      const marked = await tx.query(
        'update identity.credential set first_signed_in_at = $2 where player = $1 and first_signed_in_at is null',
        [player, toIso(now)],
      );
      return marked.rowCount === 1;
    },
  };
}

interface NewStaffRow {
  readonly username: string;
  readonly key: string;
  readonly level: StaffLevel;
  readonly parent: StaffId | null;
  readonly passwordHash: string;
  readonly at: Instant;
}

function staffOf(pool: Pool) {
  const one = async (where: string, value: string): Promise<StaffMember | null> => {
    const found = await pool.query<StaffRow>(`${STAFF} where ${where}`, [value]);
    return found.rows[0] ? toStaff(found.rows[0]) : null;
  };
  return {
    staffByUsername: (key: string) => one('username_key = $1', key),
    staffById: (id: StaffId) => one('id = $1', id),
    insertStaff: async (member: NewStaffRow): Promise<StaffId | 'username-taken'> => {
      try {
        const stored = await pool.query<{ id: string }>(
          `insert into identity.staff (username, username_key, level, parent, password_hash, created_at)
           values ($1, $2, $3, $4, $5, $6) returning id`,
          [member.username, member.key, member.level, member.parent, member.passwordHash, toIso(member.at)],
        );
        return idOf<StaffId>(stored.rows[0]?.id ?? '');
      } catch (error) {
        if (brokenConstraint(error) === 'staff_username_taken') return 'username-taken';
        throw error;
      }
    },
    hasStaff: async (): Promise<boolean> => {
      const found = await pool.query<{ has_staff: boolean }>('select exists (select from identity.staff) as has_staff');
      return found.rows[0]?.has_staff ?? false;
    },
    /** Adds the owner of a new site; null when there are staff. Attempts at once queue up. */
    insertFirstOwner: async (
      owner: Pick<NewStaffRow, 'username' | 'key' | 'passwordHash' | 'at'>,
      tx: Queryable,
    ): Promise<StaffId | null> => {
      await tx.query("select pg_advisory_xact_lock(hashtextextended('identity.first-owner', 0))");
      const stored = await tx.query<{ id: string }>(
        `insert into identity.staff (username, username_key, level, parent, password_hash, created_at)
         select $1, $2, 4, null, $3, $4 where not exists (select from identity.staff) returning id`,
        [owner.username, owner.key, owner.passwordHash, toIso(owner.at)],
      );
      const id = stored.rows[0]?.id;
      return id === undefined ? null : idOf<StaffId>(id);
    },
    setStaffDisabled: async (id: StaffId, at: Instant | null): Promise<void> => {
      const value = at === null ? null : toIso(at);
      await pool.query('update identity.staff set disabled_at = $2 where id = $1', [id, value]);
    },
  };
}

function rateLimitsOf(pool: Pool) {
  return {
    /** Counts an attempt at every rate limit; returns the seconds to wait, 0 when all let it pass. */
    checkRateLimit: async (rateLimits: readonly RateLimit[], now: Instant): Promise<number> => {
      const seconds = await pool.query<{ wait: number }>(
        `select max(identity.count_attempt(b.key, b.attempts, b.seconds, $4)) as wait
         from unnest($1::text[], $2::int[], $3::int[]) as b (key, attempts, seconds)`,
        [
          rateLimits.map(({ key }) => key),
          rateLimits.map(({ max }) => max),
          rateLimits.map((b) => b.windowSeconds),
          toIso(now),
        ],
      );
      return seconds.rows[0]?.wait ?? 0;
    },
    /**
     * Clears the rate limits of an account after a right password, and takes the attempt back from its address. One by
     * one, in the order of `checkRateLimit`: locked the other way round, two sign-ins to one account would stop each
     * other.
     */
    forgive: async ({ ofAccount, ofAddress }: SignInRateLimits, tx: Queryable = pool): Promise<void> => {
      for (const { key } of ofAccount) await tx.query('delete from identity.throttle where key = $1', [key]);
      for (const { key } of ofAddress) {
        await tx.query('update identity.throttle set attempts = attempts - 1 where key = $1 and attempts > 0', [key]);
      }
    },
  };
}

interface EventRow {
  readonly id: string;
  readonly action: AccountAction;
  readonly browser: string;
  readonly device: string;
  readonly ip: string;
  readonly at: Date;
}

function eventsOf(pool: Pool) {
  return {
    insertEvent: async (event: Omit<AccountEvent, 'id'> & { session: string }, tx: Queryable = pool): Promise<void> => {
      const { player, session, action, origin, at } = event;
      await tx.query(
        `insert into identity.account_event (player, session, action, browser, device, ip, at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [player, session, action, origin.browser, origin.device, origin.ip, toIso(at)],
      );
    },
    countEvents: async (player: PlayerId): Promise<number> => {
      const sql = 'select count(*)::int as events from identity.account_event where player = $1';
      const found = await pool.query<{ events: number }>(sql, [player]);
      return found.rows[0]?.events ?? 0;
    },
    eventsOf: async (player: PlayerId, page: { offset: number; limit: number }): Promise<AccountEvent[]> => {
      const found = await pool.query<EventRow>(
        `select id, action, browser, device, ip, at from identity.account_event
         where player = $1 order by id desc limit $2 offset $3`,
        [player, page.limit, page.offset],
      );
      return found.rows.map(({ id, action, browser, device, ip, at }) => ({
        id,
        player,
        action,
        origin: { browser, device, ip },
        at: instant(at.getTime()),
      }));
    },
  };
}

function toStaff(row: StaffRow): StaffMember {
  return {
    id: idOf(row.id),
    username: row.username,
    level: row.level,
    parent: row.parent === null ? null : idOf(row.parent),
    isDisabled: row.disabled_at !== null,
    passwordHash: row.password_hash,
  };
}
