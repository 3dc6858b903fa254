import {
  type Currency,
  type Instant,
  idOf,
  instant,
  type Odds,
  type Page,
  type PlayerId,
  pageOf,
  toIso,
  type Units,
} from '@ordago/kernel';
import type { Pool } from 'pg';
import { onlyOf } from '../../../platform/db/only-of.ts';
import { IN_SCOPE, type StaffScope } from '../../../platform/db/staff-scope.ts';
import { inTransaction, type Queryable } from '../../../platform/db/transaction.ts';
import type { FreeBet, NewFreeBet, StaffFreeBet } from '../domain/free-bet.ts';

export type { StaffScope } from '../../../platform/db/staff-scope.ts';

/** Pool that reads use. */
type Reads = Pick<Pool, 'query'>;

type Noted = (tx: Queryable, id: string) => Promise<unknown>;

async function findFreeBet(reads: Reads, player: PlayerId, id: string): Promise<FreeBet | null> {
  const found = await reads.query<FreeBetRow>(`${SELECT} where f.id = $1 and f.player = $2`, [id, player]);
  return found.rows[0] ? toFreeBet(found.rows[0]) : null;
}

async function listFreeBets(reads: Reads, player: PlayerId, at: Instant): Promise<FreeBet[]> {
  const found = await reads.query<FreeBetRow>(
    `(${SELECT} where f.player = $1 and f.status = 'awarded' and f.valid_until > $2 order by f.valid_until, f.id limit 100)
     union all
     (${SELECT} where f.player = $1 and not (f.status = 'awarded' and f.valid_until > $2) order by f.id desc limit 20)`,
    [player, toIso(at)],
  );
  return found.rows.map(toFreeBet);
}

/** Free bets: reads of players and staff, and staff's acts, each written with its line of the audit. */
export function createFreeBetsRepository(pool: Pool) {
  return {
    /** A free bet of a player; null for an unknown one or that of somebody else. */
    findOwn: (player: PlayerId, id: string) => findFreeBet(pool, player, id),
    /** The free bets of a player: those that can be used, the first to expire first, then the latest of the others. */
    listOwn: (player: PlayerId, at: Instant) => listFreeBets(pool, player, at),
    /** Ends what nobody used in time; answers whose. */
    expire: (at: Instant) => expireFreeBets(pool, at),
    /** Currency of a player within the scope of a member of staff; null for any other. */
    currencyOf: async (scope: StaffScope, player: PlayerId): Promise<Currency | null> => {
      const sql = `select p.currency from players.published_player p where p.id = $3 and ${IN_SCOPE}`;
      const found = await pool.query<{ currency: Currency }>(sql, [scope.staff, scope.level, player]);
      return found.rows[0]?.currency ?? null;
    },
    list: (player: PlayerId, paging: { page: number; size: number }) => listOfPlayer(pool, player, paging),
    /** Returns null where it is unknown, or its player out of scope. */
    find: async (scope: StaffScope, id: string): Promise<StaffFreeBet | null> => {
      const sql = `${SELECT} join players.published_player p on p.id = f.player where f.id = $3 and ${IN_SCOPE}`;
      const found = await pool.query<FreeBetRow>(sql, [scope.staff, scope.level, id]);
      return found.rows[0] ? toStaffFreeBet(found.rows[0]) : null;
    },
    /** Writes an award; a repeated request gets the award that it wrote before. */
    award: (wanted: NewFreeBet, at: Instant, noted: Noted) => saveAward(pool, wanted, at, noted),
    /** Takes an unused one back; false when it is none. */
    cancel: (id: string, at: Instant, noted: Noted) =>
      change(pool, { sql: CANCEL, values: [id, toIso(at)], id, noted }),
    /** Makes one good again that staff took back; false when it would not be valid any more. */
    restore: (id: string, at: Instant, noted: Noted) =>
      change(pool, { sql: RESTORE, values: [id, toIso(at)], id, noted }),
  };
}

export type FreeBetsRepository = ReturnType<typeof createFreeBetsRepository>;

async function expireFreeBets(reads: Reads, at: Instant): Promise<PlayerId[]> {
  const found = await reads.query<{ player: PlayerId }>(
    `update sportsbook.free_bet set status = 'expired', ended_at = $1 where status = 'awarded' and valid_until <= $1
     returning player`,
    [toIso(at)],
  );
  return [...new Set(found.rows.map(({ player }) => player))];
}

async function listOfPlayer(
  pool: Pool,
  player: PlayerId,
  { page, size }: { page: number; size: number },
): Promise<Page<StaffFreeBet>> {
  const { count } = onlyOf(
    await pool.query<{ count: number }>('select count(*)::int as count from sportsbook.free_bet where player = $1', [
      player,
    ]),
  );
  const at = pageOf({ count, size, page });
  const sql = `${SELECT} where f.player = $1 order by f.id desc limit $2 offset $3`;
  const { rows } = await pool.query<FreeBetRow>(sql, [player, at.limit, at.offset]);
  return { rows: rows.map(toStaffFreeBet), count, pages: at.pages, page: at.page };
}

async function saveAward(
  pool: Pool,
  wanted: NewFreeBet,
  at: Instant,
  noted: Noted,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  return inTransaction(pool, async (tx) => {
    const { player, currency, amount, isStakeReturned, oddsMin, oddsMax, kinds, legsMin, sports } = wanted;
    const saved = await tx.query<{ id: string }>(AWARD, [
      player,
      currency,
      amount,
      isStakeReturned,
      oddsMin,
      oddsMax,
      kinds,
      legsMin,
      sports,
      toIso(wanted.validFrom),
      toIso(wanted.validUntil),
      wanted.staff,
      wanted.reason,
      wanted.batch,
      wanted.key,
      toIso(at),
    ]);
    const [row] = saved.rows;
    if (row) {
      await noted(tx, row.id);
      return { id: row.id, isNew: true };
    }
    const known = await tx.query<{ id: string }>('select id from sportsbook.free_bet where key = $1', [wanted.key]);
    return { id: known.rows[0]?.id ?? '', isNew: false };
  });
}

async function change(
  pool: Pool,
  { sql, values, id, noted }: { sql: string; values: readonly unknown[]; id: string; noted: Noted },
): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    if ((await tx.query(sql, [...values])).rowCount === 0) return false;
    await noted(tx, id);
    return true;
  });
}

const AWARD = `insert into sportsbook.free_bet (player, currency, amount, is_stake_returned, odds_min, odds_max, kinds, legs_min,
  sports, valid_from, valid_until, given_by, reason, batch, key, given_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) on conflict (key) do nothing returning id`;

const CANCEL = `update sportsbook.free_bet set status = 'cancelled', ended_at = $2 where id = $1 and status = 'awarded'`;

// A free bet returned for a void bet is withdrawn when the bet is no longer void, and stays withdrawn.
const RESTORE = `update sportsbook.free_bet f set status = 'awarded', ended_at = null
where id = $1 and status = 'cancelled' and valid_until > $2 and not exists (
  select from sportsbook.free_bet o where o.id = f.returned_of and o.status <> 'returned')`;

const SELECT = `select f.id, f.player, f.currency, f.amount::text, f.is_stake_returned, f.odds_min, f.odds_max, f.kinds, f.legs_min,
  f.sports, f.valid_from, f.valid_until, f.status, f.bet, f.returned_of, f.reason, f.batch, s.username as given_by, f.given_at,
  f.ended_at
from sportsbook.free_bet f left join identity.published_staff s on s.id = f.given_by`;

interface FreeBetRow {
  readonly id: string;
  readonly player: string;
  readonly currency: Currency;
  readonly amount: string;
  readonly is_stake_returned: boolean;
  readonly odds_min: number | null;
  readonly odds_max: number | null;
  readonly kinds: FreeBet['kinds'];
  readonly legs_min: number | null;
  readonly sports: readonly string[] | null;
  readonly valid_from: Date;
  readonly valid_until: Date;
  readonly status: FreeBet['status'];
  readonly bet: string | null;
  readonly returned_of: string | null;
  readonly reason: string;
  readonly batch: string | null;
  readonly given_by: string | null;
  readonly given_at: Date;
  readonly ended_at: Date | null;
}

function toFreeBet(row: FreeBetRow): FreeBet {
  const { id, currency, kinds, sports, status, bet } = row;
  const amount: Units = BigInt(row.amount);
  return {
    id,
    currency,
    amount,
    kinds,
    sports,
    status,
    bet,
    player: idOf<PlayerId>(row.player),
    isStakeReturned: row.is_stake_returned,
    legsMin: row.legs_min,
    isGivenBack: row.returned_of !== null,
    oddsMin: row.odds_min as Odds | null,
    oddsMax: row.odds_max as Odds | null,
    validFrom: instant(row.valid_from.getTime()),
    validUntil: instant(row.valid_until.getTime()),
  };
}

function toStaffFreeBet(row: FreeBetRow): StaffFreeBet {
  const { reason, batch, given_by: givenBy, given_at, ended_at } = row;
  return {
    ...toFreeBet(row),
    reason,
    batch,
    givenBy,
    givenAt: instant(given_at.getTime()),
    endedAt: ended_at === null ? null : instant(ended_at.getTime()),
  };
}
