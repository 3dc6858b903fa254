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

/** Tried again to the same end, a picture changes nothing that players see: the version stays. */
const KEEP_WEIGHED = `
  with kept as (
    insert into casino.picture as p (game, address, picture_weight, verdict, weight_max, weighed_at)
    select game, address, picture_weight, verdict, $2, $3
    from jsonb_to_recordset($1::jsonb) as row (game bigint, address text, picture_weight int, verdict text) order by game
    on conflict (game) do update set address = excluded.address, picture_weight = excluded.picture_weight,
      verdict = excluded.verdict, weight_max = excluded.weight_max, weighed_at = excluded.weighed_at
    returning coalesce(old.verdict = 'fits' and old.address = new.address, false) <> (new.verdict = 'fits') as is_shown_anew),
  raised as (
    update casino.catalogue set version = version + 1 where exists (select from kept where is_shown_anew) returning version)
  select pg_notify('casino', 'catalogue') from raised`;
