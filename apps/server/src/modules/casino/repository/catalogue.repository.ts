import { type GameId, type Instant, idOf, instant, type PlayerId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { CasinoType, Game, GameDetails, ListedGame } from '../domain/game.ts';

/** A listed game with the categories that its name suggests. */
export interface GameToStore extends ListedGame {
  readonly suggestedTab: readonly string[];
}

/** What a synchronisation found, for the provider's health row. */
export interface SyncReport {
  readonly rowsUnusable: number;
  readonly firstFault: string | null;
  /** Why there was no list at all; null when there was. */
  readonly failure: string | null;
}

/** What is closed for a player: by the site, or for them alone. */
export interface Blocks {
  readonly routeProviders: readonly string[];
  readonly casinoTypes: readonly string[];
}

/** The catalogue's rows. */
export interface CatalogueStore {
  registerProvider(name: string, routeProvider: string): Promise<void>;
  /** Makes the provider's games what its list says; games that left the list are switched off. Answers rows touched. */
  storeList(provider: string, games: readonly GameToStore[], at: Instant): Promise<number>;
  reportSync(provider: string, report: SyncReport, at: Instant): Promise<void>;
  version(): Promise<number>;
  /** Every active game, by provider and name. */
  activeGames(): Promise<readonly Game[]>;
  /** The provider's own rows of its active games. */
  rawRows(provider: string): Promise<readonly string[]>;
  byId(id: GameId): Promise<Game | null>;
  byProviderId(provider: string, gameId: string): Promise<Game | null>;
  blocksOf(player: PlayerId | null): Promise<Blocks>;
}

export function createCatalogueStore(pool: Pool): CatalogueStore {
  const games = async (where: string, values: readonly unknown[]) =>
    (await pool.query(`${SELECT_GAME} where ${where}`, [...values])).rows.map(gameOf);
  return {
    registerProvider: async (name, routeProvider) => {
      const sql = 'insert into casino.provider (name, route_provider) values ($1, $2) on conflict do nothing';
      await pool.query(sql, [name, routeProvider]);
    },
    storeList: async (provider, list, at) => {
      const stored = await pool.query(STORE_LIST, [provider, JSON.stringify(list.map(rowOf)), new Date(at)]);
      const gone = await pool.query(
        `update casino.game set is_active = false, changed_at = $3
         where provider = $1 and is_active and game_id <> all ($2)`,
        [provider, list.map((game) => game.gameId), new Date(at)],
      );
      return (stored.rowCount ?? 0) + (gone.rowCount ?? 0);
    },
    reportSync: async (provider, { rowsUnusable, firstFault, failure }, at) => {
      await pool.query(
        `update casino.provider set rows_unusable = $2, first_fault = $3, failure = $4,
           synced_at = case when $4::text is null then $5 else synced_at end,
           rows_kept = (select count(*) from casino.game where provider = $1 and is_active)
         where name = $1`,
        [provider, rowsUnusable, firstFault, failure, new Date(at)],
      );
    },
    version: async () => Number((await pool.query('select version from casino.catalogue')).rows[0].version),
    // Popularity is not measured yet: a stable mixture, so that no provider stands first by its name.
    activeGames: () => games('g.is_active order by md5(g.provider || g.game_id), g.id', []),
    rawRows: async (provider) => {
      const sql = 'select raw::text as raw from casino.game where provider = $1 and is_active order by name, id';
      return (await pool.query(sql, [provider])).rows.map((row) => row.raw);
    },
    byId: async (id) => (await games('g.id = $1', [id]))[0] ?? null,
    byProviderId: async (provider, gameId) =>
      (await games('g.provider = $1 and g.game_id = $2', [provider, gameId]))[0] ?? null,
    blocksOf: async (player) => {
      const { rows } = await pool.query(
        `select distinct p.route_provider, b.casino_type from casino.block b left join casino.provider p on p.name = b.provider
         where b.player is null or b.player = $1 order by 1, 2`,
        [player],
      );
      return {
        routeProviders: rows.flatMap((row) => row.route_provider ?? []),
        casinoTypes: rows.flatMap((row) => row.casino_type ?? []),
      };
    },
  };
}

const SELECT_GAME = `
  select g.id, g.provider, p.route_provider, g.game_id, g.name, g.studio, g.description, g.image_url, g.casino_type,
    coalesce(g.tab, g.suggested_tab) as tab, g.rtp, g.details, g.has_demo, g.replacement, g.is_active, g.added_at
  from casino.game g join casino.provider p on p.name = g.provider`;

/** Only rows that differ are touched, so that an unchanged list changes no version. */
const STORE_LIST = `
  insert into casino.game as g (provider, game_id, name, studio, description, image_url, casino_type, suggested_tab, rtp,
    details, raw, has_demo, added_at, changed_at)
  select $1, game_id, name, studio, description, image_url, casino_type, suggested_tab, rtp, details, raw, has_demo, $3, $3
  from jsonb_to_recordset($2::jsonb) as row (game_id text, name text, studio text, description text, image_url text,
    casino_type text, suggested_tab text[], rtp int, details jsonb, raw jsonb, has_demo boolean)
  on conflict (provider, game_id) do update set
    name = excluded.name, studio = excluded.studio, description = excluded.description, image_url = excluded.image_url,
    casino_type = excluded.casino_type, suggested_tab = excluded.suggested_tab, rtp = excluded.rtp,
    details = excluded.details, raw = excluded.raw, has_demo = excluded.has_demo, is_active = true, changed_at = $3
  where (g.name, g.studio, g.description, g.image_url, g.casino_type, g.suggested_tab, g.rtp, g.details, g.raw, g.has_demo,
      g.is_active) is distinct from (excluded.name, excluded.studio, excluded.description, excluded.image_url,
      excluded.casino_type, excluded.suggested_tab, excluded.rtp, excluded.details, excluded.raw, excluded.has_demo, true)`;

function rowOf(game: GameToStore) {
  return {
    game_id: game.gameId,
    name: game.name,
    studio: game.studio,
    description: game.description,
    image_url: game.imageUrl,
    casino_type: game.casinoType,
    suggested_tab: game.suggestedTab,
    rtp: game.rtp,
    details: game.details,
    raw: JSON.parse(game.raw),
    has_demo: game.hasDemo,
  };
}

interface GameRow {
  readonly id: string;
  readonly provider: string;
  readonly route_provider: string;
  readonly game_id: string;
  readonly name: string;
  readonly studio: string;
  readonly description: string;
  readonly image_url: string | null;
  readonly casino_type: CasinoType;
  readonly tab: string[];
  readonly rtp: number | null;
  readonly details: GameDetails;
  readonly has_demo: boolean;
  readonly replacement: string | null;
  readonly is_active: boolean;
  readonly added_at: Date;
}

function gameOf(row: GameRow): Game {
  return {
    id: idOf<GameId>(row.id),
    provider: row.provider,
    routeProvider: row.route_provider,
    gameId: row.game_id,
    name: row.name,
    studio: row.studio,
    description: row.description,
    imageUrl: row.image_url,
    casinoType: row.casino_type,
    tab: row.tab,
    rtp: row.rtp,
    details: row.details,
    hasDemo: row.has_demo,
    replacement: row.replacement === null ? null : idOf<GameId>(row.replacement),
    isActive: row.is_active,
    addedAt: instant(row.added_at.getTime()),
  };
}
