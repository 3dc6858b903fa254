import { type GameId, type Instant, idOf, instant, type PlayerId, type StaffId } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction, type Queryable } from '../../../../platform/db/transaction.ts';
import { tabsWithFeatures } from '../../shared/domain/tabs-with-features.ts';
import type { AdminGame, AdminPage, Closure, GameDecision, ListReport, NewClosure } from '../domain/admin-game.ts';

/** Writes the line of the audit in the transaction of what it tells of. */
export type Noted = (tx: Queryable) => Promise<unknown>;

export interface AdminFilter {
  /** A part of the game's name or its provider's id; empty for all. */
  readonly search: string;
  readonly provider: string | null;
  /** `decided`: games that staff decided something about. */
  readonly view: 'all' | 'decided' | 'closed';
}

export interface Paging {
  readonly page: number;
  readonly size: number;
}

/** Rows behind the back office of the catalogue. */
export interface CatalogueAdminStore {
  games(filter: AdminFilter, paging: Paging): Promise<AdminPage<AdminGame>>;
  game(id: GameId): Promise<AdminGame | null>;
  decide(
    id: GameId,
    decision: GameDecision & { alsoClosedBy: readonly string[] },
    at: Instant,
    noted: Noted,
  ): Promise<void>;
  reports(paging: Paging): Promise<AdminPage<ListReport>>;
  closures(paging: Paging): Promise<AdminPage<Closure>>;
  /** Answers its number; null when the same is closed already. */
  close(closure: NewClosure & { staff: StaffId }, at: Instant, noted: Noted): Promise<string | null>;
  /** Lifts a closure and returns it; null when there was none. */
  lift(id: string, noted: (closure: Closure) => Noted): Promise<Closure | null>;
  hasProvider(name: string): Promise<boolean>;
}

export function createCatalogueAdminStore(pool: Pool): CatalogueAdminStore {
  const paged: ReadPage = (asked, paging, shownOf) => readPage(pool, asked, paging, shownOf);
  return {
    games: ({ search, provider, view }, paging) =>
      paged(
        {
          from: `${SELECT_GAME} where ($1 = '' or strpos(lower(g.name), lower($1)) > 0 or g.game_id = $1)
            and ($2::text is null or g.provider = $2)
            and ($3 = 'all' or ($3 = 'closed' and not g.is_active)
              or ($3 = 'decided' and (g.tab is not null or g.place is not null or g.replacement is not null
                or g.features is not null or g.bet_min is not null or g.win_max is not null)))`,
          order: 'coalesce(place, suggested_place), name, id',
          values: [search, provider, view],
        },
        paging,
        gameOf,
      ),
    game: async (id) => {
      const { rows } = await pool.query<GameRow>(`${SELECT_GAME} where g.id = $1`, [id]);
      return rows[0] ? gameOf(rows[0]) : null;
    },
    decide: (id, { tab, place, replacement, alsoClosedBy, features, betMin, winMax }, at, noted) =>
      inTransaction(pool, async (tx) => {
        await tx.query(
          `update casino.game set tab = $2, place = $3, replacement = $4, also_closed_by = $5, changed_at = $6, features = $7,
             bet_min = $8, win_max = $9 where id = $1`,
          [id, tab, place, replacement, alsoClosedBy, new Date(at), features, betMin && JSON.stringify(betMin), winMax],
        );
        await noted(tx);
      }),
    reports: (paging) => paged({ from: SELECT_REPORTS, order: 'at desc, provider', values: [] }, paging, reportOf),
    closures: (paging) => paged({ from: SELECT_CLOSURES, order: 'id desc', values: [] }, paging, closureOf),
    close: ({ player, provider, casinoType, country, hours, reason, until, staff }, at, noted) =>
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

interface PageAsked {
  readonly from: string;
  readonly order: string;
  readonly values: readonly unknown[];
}

type ReadPage = <Row extends object, Shown>(
  asked: PageAsked,
  paging: Paging,
  shownOf: (row: Row) => Shown,
) => Promise<AdminPage<Shown>>;

async function readPage<Row extends object, Shown>(
  pool: Pool,
  { from, order, values }: PageAsked,
  { page, size }: Paging,
  shownOf: (row: Row) => Shown,
): Promise<AdminPage<Shown>> {
  const { rows: counted } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (${from}) all_rows`,
    [...values],
  );
  const count = counted[0]?.count ?? 0;
  const last = Math.max(0, Math.ceil(count / size) - 1);
  const shown = Math.min(page, last);
  const sql = `select * from (${from}) all_rows order by ${order} limit ${size} offset ${shown * size}`;
  const { rows } = await pool.query<Row>(sql, [...values]);
  return { rows: rows.map(shownOf), count, page: shown };
}

const SELECT_GAME = `select g.id, g.name, g.provider, p.route_provider, g.studio, g.casino_type, g.is_active, g.suggested_tab,
    g.tab, g.suggested_place, g.place, g.replacement, other.name as replacement_name, g.suggested_features, g.features,
    g.listed_bet_min, g.bet_min, g.listed_win_max, g.win_max
  from casino.game g join casino.provider p on p.name = g.provider and g.casino_type <> 'sport'
  left join casino.game other on other.id = g.replacement`;

/** Examples of one list. */
const EXAMPLES_MAX = 12;

const SELECT_REPORTS = `select c.provider, c.at, count(*) filter (where kind = 'added')::int as added,
    count(*) filter (where kind = 'changed')::int as changed, count(*) filter (where kind = 'returned')::int as returned,
    count(*) filter (where kind = 'gone')::int as gone,
    (array_agg(jsonb_build_object('kind', kind, 'name', g.name, 'fields', fields)
      order by array_position(array['gone', 'changed', 'returned', 'added'], kind), c.id))[1:${EXAMPLES_MAX}] as examples
  from casino.list_change c join casino.game g on g.id = c.game group by c.provider, c.at`;

const SELECT_CLOSURES = `select b.id, b.player, pl.username, b.provider, b.casino_type, b.country, b.days,
    to_char(b.from_time, 'HH24:MI') as from_time, to_char(b.to_time, 'HH24:MI') as to_time, b.zone, b.reason, b.until, b.at,
    b.staff
  from casino.block b left join players.player pl on pl.id = b.player`;

interface GameRow {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly route_provider: string;
  readonly studio: string;
  readonly casino_type: AdminGame['casinoType'];
  readonly is_active: boolean;
  readonly suggested_tab: string[];
  readonly tab: string[] | null;
  readonly suggested_place: number | null;
  readonly place: number | null;
  readonly replacement: string | null;
  readonly replacement_name: string | null;
  readonly suggested_features: string[];
  readonly features: string[] | null;
  readonly listed_bet_min: Record<string, string>;
  readonly bet_min: Record<string, string> | null;
  readonly listed_win_max: number | null;
  readonly win_max: number | null;
}

function gameOf(row: GameRow): AdminGame {
  return {
    id: idOf<GameId>(row.id),
    name: row.name,
    provider: row.provider,
    routeProvider: row.route_provider,
    studio: row.studio,
    casinoType: row.casino_type,
    isActive: row.is_active,
    suggestedTab: row.features === null ? row.suggested_tab : tabsWithFeatures(row.suggested_tab, row.features),
    tab: row.tab,
    suggestedPlace: row.suggested_place,
    place: row.place,
    suggestedFeatures: row.suggested_features,
    features: row.features,
    listedBetMin: row.listed_bet_min,
    betMin: row.bet_min,
    listedWinMax: row.listed_win_max,
    winMax: row.win_max,
    replacement:
      row.replacement === null ? null : { id: idOf<GameId>(row.replacement), name: row.replacement_name ?? '' },
  };
}

function reportOf(row: Omit<ListReport, 'at'> & { readonly at: Date }): ListReport {
  const { provider, added, changed, returned, gone, examples } = row;
  return { provider, at: instant(row.at.getTime()), added, changed, returned, gone, examples };
}

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
