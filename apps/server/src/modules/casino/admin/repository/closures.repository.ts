import { type Instant, idOf, instant, type PlayerId, type StaffId } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { AdminPage } from '../domain/admin-page.ts';
import type { Closure, NewClosure } from '../domain/closure.ts';
import { type Noted, type Paging, readPage } from './read-page.ts';

/** Repository of closures, of the site and of players. */
export interface ClosuresRepository {
  page(paging: Paging): Promise<AdminPage<Closure>>;
  /** Returns its number; null when the same is closed already. */
  add(closure: NewClosure & { staff: StaffId }, at: Instant, noted: Noted): Promise<string | null>;
  /** Lifts a closure and returns it; null when there was none. */
  lift(id: string, noted: (closure: Closure) => Noted): Promise<Closure | null>;
  hasProvider(name: string): Promise<boolean>;
}

export function createClosuresRepository(pool: Pool): ClosuresRepository {
  return {
    page: (paging) =>
      readPage(pool, { from: SELECT_CLOSURES, order: 'id desc', values: [], shownOf: closureOf }, paging),
    add: ({ player, provider, casinoType, country, hours, reason, until, staff }, at, noted) =>
      inTransaction(pool, async (tx) => {
        const { rows } = await tx.query<{ id: string }>(
          `insert into casino.block as b (player, provider, casino_type, country, days, from_time, to_time, zone, reason,
             until, staff, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
           on conflict on constraint block_once do update
             set reason = excluded.reason, until = excluded.until, staff = excluded.staff, at = excluded.at
             where b.until <= excluded.at
           returning id`,
          [
            player,
            provider,
            casinoType,
            country,
            hours && [...hours.days],
            hours?.from ?? null,
            hours?.to ?? null,
            hours?.zone ?? null,
            reason,
            until === null ? null : new Date(until),
            staff,
            new Date(at),
          ],
        );
        if (!rows[0]) return null;
        await noted(tx);
        return String(rows[0].id);
      }),
    lift: (id, noted) =>
      inTransaction(pool, async (tx) => {
        const { rows } = await tx.query<ClosureRow>(`${SELECT_CLOSURES} where b.id = $1 for update of b`, [id]);
        if (!rows[0]) return null;
        const closure = closureOf(rows[0]);
        await tx.query('delete from casino.block where id = $1', [id]);
        await noted(closure)(tx);
        return closure;
      }),
    hasProvider: async (name) => {
      const { rows } = await pool.query<{ is_there: boolean }>(
        'select exists (select from casino.provider where name = $1) as is_there',
        [name],
      );
      return rows[0]?.is_there ?? false;
    },
  };
}

const SELECT_CLOSURES = `select b.id, b.player, pl.username, b.provider, b.casino_type, b.country, b.days,
    to_char(b.from_time, 'HH24:MI') as from_time, to_char(b.to_time, 'HH24:MI') as to_time, b.zone, b.reason, b.until, b.at,
    b.staff
  from casino.block b left join players.published_player pl on pl.id = b.player`;

interface ClosureRow {
  readonly id: string;
  readonly player: string | null;
  readonly username: string | null;
  readonly provider: string | null;
  readonly casino_type: string | null;
  readonly country: string | null;
  readonly days: number[] | null;
  readonly from_time: string | null;
  readonly to_time: string | null;
  readonly zone: string | null;
  readonly reason: string;
  readonly until: Date | null;
  readonly at: Date;
  readonly staff: string | null;
}

function closureOf(row: ClosureRow): Closure {
  const { days, from_time: from, to_time: to, zone } = row;
  return {
    id: String(row.id),
    player: row.player === null ? null : { id: idOf<PlayerId>(row.player), username: row.username ?? '' },
    provider: row.provider,
    casinoType: row.casino_type,
    country: row.country,
    reason: row.reason,
    hours: days && from && to && zone ? { days, from, to, zone } : null,
    until: row.until === null ? null : instant(row.until.getTime()),
    at: instant(row.at.getTime()),
    staff: row.staff === null ? null : idOf<StaffId>(row.staff),
  };
}
