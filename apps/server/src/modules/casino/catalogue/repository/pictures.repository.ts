import { DAY_MS, type GameId, type Instant, idOf } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Weighing } from '../domain/picture.ts';

/** A provider's picture whose size has to be measured. */
export interface DuePicture {
  readonly game: GameId;
  readonly address: string;
}

export interface WeighedPicture extends DuePicture {
  readonly weighing: Weighing;
}

/** Repository of the sizes of providers' pictures. */
export interface PicturesRepository {
  /**
   * Pictures of active games that were not measured yet at their address or against this budget, and those that did not
   * fit a day ago; the ones that wait longest first.
   */
  due(bytesMax: number, at: Instant, countMax: number): Promise<readonly DuePicture[]>;
  /** Keeps what was found; the catalogue's version changes where another picture is shown. */
  keep(weighed: readonly WeighedPicture[], bytesMax: number, at: Instant): Promise<void>;
}

/** Time before a picture that does not fit is measured again, in milliseconds. */
const RETRY_MS = DAY_MS;

export function createPicturesRepository(pool: Pool): PicturesRepository {
  return {
    due: async (bytesMax, at, countMax) => {
      const { rows } = await pool.query<{ id: string; image_url: string }>(
        `select g.id, g.image_url from casino.game g left join casino.picture p on p.game = g.id
         where g.is_active and g.image_url is not null
           and (p.game is null or p.address <> g.image_url or p.weight_max <> $1 or (p.verdict <> 'fits' and p.weighed_at <= $2))
         order by p.weighed_at nulls first, g.id limit $3`,
        [bytesMax, new Date(at - RETRY_MS), countMax],
      );
      return rows.map((row) => ({ game: idOf<GameId>(row.id), address: row.image_url }));
    },
    keep: async (weighed, bytesMax, at) => {
      const rows = weighed.map(({ game, address, weighing }) => ({
        game,
        address,
        verdict: weighing.verdict,
        picture_weight: weighing.verdict === 'unreachable' ? null : weighing.weight,
      }));
      await pool.query(KEEP_WEIGHED, [JSON.stringify(rows), bytesMax, new Date(at)]);
    },
  };
}

/**
 * Tried again to the same end, a picture changes nothing that players see: the version stays. Rows as they were are read under
 * their locks, and by way of the join before each is written: `returning old` exists from PostgreSQL 18 on alone.
 */
const KEEP_WEIGHED = `
  with weighed as (
    select * from jsonb_to_recordset($1::jsonb) as row (game bigint, address text, picture_weight int, verdict text)),
  earlier as (
    select p.game, p.address as shown, p.verdict = 'fits' as was_shown from casino.picture p
    where p.game in (select game from weighed) order by p.game for no key update),
  kept as (
    insert into casino.picture as p (game, address, picture_weight, verdict, weight_max, weighed_at)
    select game, address, picture_weight, verdict, $2, $3 from weighed left join earlier using (game) order by game
    on conflict (game) do update set address = excluded.address, picture_weight = excluded.picture_weight,
      verdict = excluded.verdict, weight_max = excluded.weight_max, weighed_at = excluded.weighed_at
    returning p.game, p.address, p.verdict = 'fits' as is_shown),
  raised as (
    update casino.catalogue set version = version + 1
    where exists (
      select from kept left join earlier using (game)
      where coalesce(earlier.was_shown and earlier.shown = kept.address, false) <> kept.is_shown)
    returning version)
  select pg_notify('casino', 'catalogue') from raised`;
