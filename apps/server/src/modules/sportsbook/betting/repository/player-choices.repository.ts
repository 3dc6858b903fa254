import { type Instant, type PlayerId, toIso, type Units } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';

export type OddsFormatName = 'decimal' | 'fractional' | 'american' | 'hong-kong' | 'malay' | 'indonesian';

/** Settings of a player for the betting front end. */
export interface PlayerSettings {
  /** Null until the player chose one. */
  readonly oddsFormat: OddsFormatName | null;
  /** Stake of a bet by one click; null while that is off. */
  readonly quickStake: Units | null;
  readonly quickConfirms: boolean;
}

const UNCHOSEN: PlayerSettings = { oddsFormat: null, quickStake: null, quickConfirms: true };

/** Kinds of favourites. */
export type FavouriteKind = 'event' | 'league';

export interface Favourites {
  readonly events: readonly string[];
  readonly leagues: readonly string[];
}

/** Settings and favourites of players in the betting front end. */
export interface PlayerChoicesRepository {
  /** Reads the settings of a player; the defaults until they chose. */
  findSettings(player: PlayerId): Promise<PlayerSettings>;
  /** Changes the named ones, in one statement: two devices that change different things do not undo each other. */
  saveSettings(player: PlayerId, change: Partial<PlayerSettings>, at: Instant): Promise<PlayerSettings>;
  /** The newest first; events that are over are left out. */
  findFavourites(player: PlayerId): Promise<Favourites>;
  /**
   * Keeps one of the player's; `unknown` where the line has nothing of that id. Events that are over are removed first.
   */
  keepFavourite(
    favourite: { player: PlayerId; kind: FavouriteKind; id: string },
    bounds: { max: number; at: Instant },
  ): Promise<'kept' | 'full' | 'unknown'>;
  /** Deletes one of the player's; nothing happens where it is not kept. */
  forgetFavourite(favourite: { player: PlayerId; kind: FavouriteKind; id: string }): Promise<void>;
}

export function createPlayerChoicesRepository(pool: Pool): PlayerChoicesRepository {
  return {
    async findSettings(player) {
      const found = await pool.query<SettingRow>(
        'select odds_format, quick_stake, quick_confirms from sportsbook.player_setting where player = $1',
        [player],
      );
      return found.rows[0] ? toSettings(found.rows[0]) : UNCHOSEN;
    },
    async saveSettings(player, { oddsFormat, quickStake, quickConfirms }, at) {
      const saved = await pool.query<SettingRow>(SAVE, [
        player,
        oddsFormat ?? null,
        quickStake ?? null,
        quickStake !== undefined,
        quickConfirms ?? null,
        toIso(at),
      ]);
      return saved.rows[0] ? toSettings(saved.rows[0]) : UNCHOSEN;
    },
    async findFavourites(player) {
      const found = await pool.query<Favourites>(
        `select coalesce((select json_agg(f.event::text order by f.at desc, f.event desc) from sportsbook.favourite_event f
         join sportsbook.event e on e.id = f.event
         where f.player = $1 and e.status in ('scheduled', 'live')), '[]') as events,
       coalesce((select json_agg(league::text order by at desc, league desc) from sportsbook.favourite_league
         where player = $1), '[]') as leagues`,
        [player],
      );
      return found.rows[0] ?? { events: [], leagues: [] };
    },
    keepFavourite: (favourite, bounds) => keepFavourite(pool, favourite, bounds),
    async forgetFavourite({ player, kind, id }) {
      const [table, column] = TABLES[kind];
      await pool.query(`delete from ${table} where player = $1 and ${column} = $2`, [player, id]);
    },
  };
}

const SAVE = `
insert into sportsbook.player_setting as known (player, odds_format, quick_stake, quick_confirms, at)
values ($1, $2, $3, coalesce($5, true), $6)
on conflict (player) do update set
  odds_format = coalesce($2, known.odds_format),
  quick_stake = case when $4 then $3 else known.quick_stake end,
  quick_confirms = coalesce($5, known.quick_confirms), at = $6
returning odds_format, quick_stake, quick_confirms`;

interface SettingRow {
  readonly odds_format: OddsFormatName | null;
  readonly quick_stake: string | null;
  readonly quick_confirms: boolean;
}

function toSettings(row: SettingRow): PlayerSettings {
  return {
    oddsFormat: row.odds_format,
    quickStake: row.quick_stake === null ? null : BigInt(row.quick_stake),
    quickConfirms: row.quick_confirms,
  };
}

async function keepFavourite(
  pool: Pool,
  { player, kind, id }: { player: PlayerId; kind: FavouriteKind; id: string },
  { max, at }: { max: number; at: Instant },
): Promise<'kept' | 'full' | 'unknown'> {
  const [table, column, source] = TABLES[kind];
  return inTransaction(pool, async (tx) => {
    // Two of one player wait for each other, and the later one counts what the earlier one wrote: the cap holds.
    await tx.query("select pg_advisory_xact_lock(hashtextextended('sportsbook.favourite', $1::bigint))", [player]);
    if (kind === 'event') await tx.query(FORGET_OVER, [player]);
    const { rows } = await tx.query<{ is_known: boolean; is_kept: boolean }>(
      `with known as (select id from ${source} where id = $2),
       kept as (
         insert into ${table} (player, ${column}, at)
         select $1, id, $3 from known where (select count(*) from ${table} where player = $1) < $4
         on conflict do nothing returning 1)
       select exists (select from known) as is_known,
         exists (select from kept) or exists (select from ${table} where player = $1 and ${column} = $2) as is_kept`,
      [player, id, toIso(at), max],
    );
    if (rows[0]?.is_known !== true) return 'unknown';
    return rows[0].is_kept ? 'kept' : 'full';
  });
}

const TABLES: Readonly<Record<FavouriteKind, readonly [table: string, column: string, source: string]>> = {
  event: ['sportsbook.favourite_event', 'event', 'sportsbook.event'],
  league: ['sportsbook.favourite_league', 'league', 'sportsbook.league'],
};

const FORGET_OVER = `delete from sportsbook.favourite_event f using sportsbook.event e
where f.player = $1 and e.id = f.event and e.status not in ('scheduled', 'live')`;
