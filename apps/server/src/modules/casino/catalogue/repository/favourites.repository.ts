import { type GameId, type Instant, idOf, type PlayerId } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';

/** A player's favourite games. */
export interface FavouritesRepository {
  /** Returns `full` when the player has the most favourites already; keeping a favourite again is no new one. */
  add(player: PlayerId, game: GameId, { max, at }: { max: number; at: Instant }): Promise<'kept' | 'full'>;
  remove(player: PlayerId, game: GameId): Promise<boolean>;
  list(player: PlayerId): Promise<readonly GameId[]>;
}

export function createFavouritesRepository(pool: Pool): FavouritesRepository {
  return {
    add: (player, game, { max, at }) =>
      inTransaction(pool, async (tx) => {
        // Two of one player wait for each other, and the later one counts what the earlier one wrote: the cap holds.
        await tx.query("select pg_advisory_xact_lock(hashtextextended('casino.favourite', $1::bigint))", [player]);
        const { rows } = await tx.query<{ is_kept: boolean }>(
          `with kept as (
             insert into casino.favourite (player, game, at)
             select $1, $2, $3 where (select count(*) from casino.favourite where player = $1) < $4
             on conflict do nothing returning 1)
           select exists (select from kept) or exists (select from casino.favourite where player = $1 and game = $2) as is_kept`,
          [player, game, new Date(at), max],
        );
        return rows[0]?.is_kept ? 'kept' : 'full';
      }),
    remove: async (player, game) => {
      const sql = 'delete from casino.favourite where player = $1 and game = $2';
      return (await pool.query(sql, [player, game])).rowCount === 1;
    },
    list: async (player) => {
      const sql = 'select game from casino.favourite where player = $1 order by at desc, game desc';
      return (await pool.query<{ game: string }>(sql, [player])).rows.map((row) => idOf<GameId>(row.game));
    },
  };
}
