import { type GameId, type Instant, idOf, type PlayerId } from '@ordago/kernel';
import { DatabaseError, type Pool } from 'pg';
import { brokenConstraint, inTransaction } from '../../../../platform/db/transaction.ts';
import type { FavouriteFolder } from '../domain/favourite-folder.ts';

/** A folder's name, and the form in which it is compared. */
export interface FolderName {
  readonly name: string;
  readonly key: string;
}

/** Named folders of a player's favourites. */
export interface FavouriteFoldersRepository {
  list(player: PlayerId): Promise<readonly FavouriteFolder[]>;
  create(player: PlayerId, name: FolderName, limits: { max: number; at: Instant }): Promise<string | 'taken' | 'full'>;
  rename(player: PlayerId, folder: string, name: FolderName): Promise<'renamed' | 'taken' | 'unknown'>;
  remove(player: PlayerId, folder: string): Promise<boolean>;
  move(
    player: PlayerId,
    game: GameId,
    folder: string | null,
  ): Promise<'moved' | 'unknown-folder' | 'unknown-favourite'>;
}

export function createFavouriteFoldersRepository(pool: Pool): FavouriteFoldersRepository {
  return {
    list: async (player) => {
      const { rows } = await pool.query<{ id: string; name: string; games: string[] }>(
        `select o.id::text, o.name,
           coalesce(array_agg(f.game::text order by f.at desc, f.game desc) filter (where f.game is not null), '{}') as games
         from casino.favourite_folder o left join casino.favourite f on f.player = o.player and f.folder = o.id
         where o.player = $1 group by o.id order by o.name_key`,
        [player],
      );
      return rows.map(({ id, name, games }) => ({ id, name, games: games.map((game) => idOf<GameId>(game)) }));
    },
    create: (player, { name, key }, { max, at }) =>
      takenOr(() =>
        inTransaction(pool, async (tx) => {
          // Two of one player wait for each other, and the later one counts what the earlier one wrote: the cap holds.
          await tx.query("select pg_advisory_xact_lock(hashtextextended('casino.favourite_folder', $1::bigint))", [
            player,
          ]);
          const { rows } = await tx.query<{ id: string }>(
            `insert into casino.favourite_folder (player, name, name_key, at) select $1, $2, $3, $4
             where (select count(*) from casino.favourite_folder where player = $1) < $5 returning id::text`,
            [player, name, key, new Date(at), max],
          );
          return rows[0]?.id ?? 'full';
        }),
      ),
    rename: (player, folder, { name, key }) =>
      takenOr(async () => {
        const sql = 'update casino.favourite_folder set name = $3, name_key = $4 where player = $1 and id = $2';
        return (await pool.query(sql, [player, folder, name, key])).rowCount === 1 ? 'renamed' : 'unknown';
      }),
    remove: async (player, folder) => {
      const sql = 'delete from casino.favourite_folder where player = $1 and id = $2';
      return (await pool.query(sql, [player, folder])).rowCount === 1;
    },
    move: async (player, game, folder) => {
      try {
        const sql = 'update casino.favourite set folder = $3 where player = $1 and game = $2';
        return (await pool.query(sql, [player, game, folder])).rowCount === 1 ? 'moved' : 'unknown-favourite';
      } catch (error) {
        if (error instanceof DatabaseError && error.constraint === 'favourite_in_own_folder') return 'unknown-folder';
        throw error;
      }
    },
  };
}

/** Returns the answer of the work; `taken` where the player has a folder of that name. */
async function takenOr<Answer>(work: () => Promise<Answer>): Promise<Answer | 'taken'> {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error) === 'favourite_folder_player_name_key_key') return 'taken';
    throw error;
  }
}
