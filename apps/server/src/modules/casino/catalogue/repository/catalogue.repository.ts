import { type GameId, type Instant, idOf, instant, type PlayerId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { ClosureRule } from '../../shared/domain/closures.ts';
import type { CasinoType, Game, GameDetails, ListedGame, Volatility } from '../../shared/domain/game.ts';
import { tabsWithFeatures } from '../../shared/domain/tabs-with-features.ts';
import type { AddedAt } from '../domain/new-games.ts';

/** A listed game with the categories that its name suggests, and the types that close it beside its own. */
export interface GameToStore extends ListedGame {
  readonly suggestedTab: readonly string[];
  readonly suggestedFeatures: readonly string[];
  /** Place among the first games that our lists suggest; null for none. */
  readonly suggestedPlace: number | null;
  readonly alsoClosedBy: readonly string[];
}

/** A row as its provider sent it. */
export interface RawRow {
  readonly provider: string;
  readonly gameId: string;
  readonly casinoType: CasinoType;
  /** JSON text. */
  readonly raw: string;
}

/** The catalogue's rows. */
export interface CatalogueRepository {
  /** Makes the provider's games match its list; games that left the list are switched off. Returns the rows touched. */
  storeList(provider: string, games: readonly GameToStore[], at: Instant): Promise<number>;
  /** Times at which the provider's games came into the catalogue, those that left it included. */
  addedAt(provider: string): Promise<AddedAt>;
  /** Text that differs after every change of the shown games; for caches. */
  version(): Promise<string>;
  /** Every active game, by provider and name; sportsbooks are none. */
  activeGames(): Promise<readonly Game[]>;
  /** Takes the games of every other provider out of the catalogue; answers how many they were. */
  dropUnplugged(plugged: readonly string[], at: Instant): Promise<number>;
  /** The providers' own rows of their active games, as JSON text. */
  rawRows(providers: readonly string[]): Promise<readonly RawRow[]>;
  /** Games whose categories staff named. */
  decidedGames(): Promise<ReadonlySet<GameId>>;
  /** A game by our own id, active or not; null for an unknown one. */
  byId(id: GameId): Promise<Game | null>;
  /** A game by its provider's id; without one the first active game of these providers. */
  byProviderId(providers: readonly string[], gameId: string | null): Promise<Game | null>;
  /** The closures of the site and of this player, at whatever hours they hold. */
  closuresOf(player: PlayerId | null): Promise<readonly ClosureRule[]>;
  /** The player's stated country, or else that of their telephone. */
  countryOf(player: PlayerId): Promise<string | null>;
}

export function createCatalogueRepository(pool: Pool): CatalogueRepository {
  const games = async (where: string, values: readonly unknown[]) =>
    (await pool.query<GameRow>(`${SELECT_GAME} where ${where}`, [...values])).rows.map(gameOf);
  return {
    storeList: async (provider, list, at) => {
      const stored = await pool.query(STORE_LIST, [provider, JSON.stringify(list.map(rowOf)), new Date(at)]);
      const gone = await pool.query(
        `with gone as (
           update casino.game set is_active = false, changed_at = $3
           where provider = $1 and is_active and game_id <> all ($2) returning id)
         insert into casino.list_change (provider, at, kind, game) select $1, $3, 'gone', id from gone`,
        [provider, list.map((game) => game.gameId), new Date(at)],
      );
      return (stored.rowCount ?? 0) + (gone.rowCount ?? 0);
    },
    dropUnplugged: async (plugged, at) => {
      const sql = `with gone as (
          update casino.game set is_active = false, changed_at = $2
          where is_active and provider <> all ($1) returning id, provider)
        insert into casino.list_change (provider, at, kind, game) select provider, $2, 'gone', id from gone`;
      return (await pool.query(sql, [plugged, new Date(at)])).rowCount ?? 0;
    },
    addedAt: async (provider) => {
      const { rows } = await pool.query<{ game_id: string; added_at: Date }>(
        'select game_id, added_at from casino.game where provider = $1',
        [provider],
      );
      return new Map(rows.map((row) => [row.game_id, instant(row.added_at.getTime())]));
    },
    version: async () => {
      const sql = `select edition || '-' || version as version from casino.catalogue`;
      return (await pool.query<{ version: string }>(sql)).rows[0]?.version ?? '';
    },
    // The first games by their places. Popularity is not measured yet: behind them a stable mixture, so that no
    // provider comes first by its name.
    activeGames: () =>
      games(
        "g.is_active and g.casino_type <> 'sport' order by coalesce(g.place, g.suggested_place), md5(g.provider || g.game_id), g.id",
        [],
      ),
    rawRows: async (providers) => {
      const sql = `select provider, game_id as "gameId", casino_type as "casinoType", raw::text as raw from casino.game
        where provider = any ($1) and is_active order by name, id`;
      return (await pool.query<RawRow>(sql, [providers])).rows;
    },
    decidedGames: async () => {
      const { rows } = await pool.query<{ id: string }>(
        'select id from casino.game where is_active and tab is not null',
      );
      return new Set(rows.map(({ id }) => idOf<GameId>(id)));
    },
    byId: async (id) => (await games('g.id = $1', [id]))[0] ?? null,
    byProviderId: async (providers, gameId) => {
      const where = 'g.provider = any ($1) and ($2 in (g.game_id, g.mobile_game_id) or ($2 is null and g.is_active))';
      return (await games(`${where} order by g.is_active desc, g.id limit 1`, [providers, gameId]))[0] ?? null;
    },
    closuresOf: async (player) => {
      const { rows } = await pool.query<ClosureRow>(
        `select p.route_provider, b.casino_type, b.country, b.until, b.days, to_char(b.from_time, 'HH24:MI') as from_time,
           to_char(b.to_time, 'HH24:MI') as to_time, b.zone
         from casino.block b left join casino.provider p on p.name = b.provider
         where b.player is null or b.player = $1 order by p.route_provider, b.casino_type`,
        [player],
      );
      return rows.map(ruleOf);
    },
    countryOf: async (player) => {
      const sql = 'select coalesce(country, phone_country) as country from players.published_player where id = $1';
      return (await pool.query<{ country: string | null }>(sql, [player])).rows[0]?.country ?? null;
    },
  };
}

interface ClosureRow {
  readonly route_provider: string | null;
  readonly casino_type: string | null;
  readonly country: string | null;
  readonly until: Date | null;
  readonly days: number[] | null;
  readonly from_time: string | null;
  readonly to_time: string | null;
  readonly zone: string | null;
}

function ruleOf(row: ClosureRow): ClosureRule {
  const { days, from_time: from, to_time: to, zone } = row;
  return {
    routeProvider: row.route_provider,
    casinoType: row.casino_type,
    country: row.country,
    until: row.until?.getTime() ?? null,
    hours: days && from && to && zone ? { days, from, to, zone } : null,
  };
}

const SELECT_GAME = `
  select g.id, g.provider, p.route_provider, g.game_id, g.mobile_game_id, g.name, g.studio, g.description, g.casino_type,
    case when picture.verdict = 'fits' then picture.address end as image_url,
    coalesce(g.tab, g.suggested_tab) as tab, g.rtp, g.details, g.has_demo, g.volatility, g.replacement, g.is_active, g.added_at,
    case when g.tab is null then g.features end as declared_features, coalesce(g.features, g.suggested_features) as features, coalesce(g.bet_min, g.listed_bet_min) as bet_min,
    coalesce(g.win_max, g.listed_win_max) as win_max
  from casino.game g join casino.provider p on p.name = g.provider
    left join casino.picture on picture.game = g.id and picture.address = g.image_url`;

/**
 * Only rows that differ are touched, so that an unchanged list changes no version. Rows as they were are read under their locks, and
 * by way of the join before each is written: `returning old` exists from PostgreSQL 18 on alone.
 */
const STORE_LIST = `
  with listed as (
  select * from jsonb_to_recordset($2::jsonb) as row (game_id text, name text, studio text, description text, image_url text,
    casino_type text, suggested_tab text[], rtp int, details jsonb, raw jsonb, has_demo boolean,
    volatility text, also_closed_by text[], suggested_place int,
    mobile_game_id text, suggested_features text[], listed_bet_min jsonb, listed_win_max int)),
  earlier as (
  select g.game_id, g as old from casino.game g
  where g.provider = $1 and g.game_id in (select game_id from listed) order by g.id for no key update),
  stored as (
  insert into casino.game as g (provider, game_id, name, studio, description, image_url, casino_type, suggested_tab, rtp,
    details, raw, has_demo, volatility, also_closed_by, suggested_place, mobile_game_id, suggested_features, listed_bet_min, listed_win_max, added_at, changed_at)
  select $1, game_id, name, studio, description, image_url, casino_type, suggested_tab, rtp, details, raw, has_demo,
    volatility, also_closed_by, suggested_place, mobile_game_id, suggested_features, listed_bet_min, listed_win_max, $3, $3
  from listed left join earlier using (game_id)
  on conflict (provider, game_id) do update set
    name = excluded.name, studio = excluded.studio, description = excluded.description, image_url = excluded.image_url,
    casino_type = excluded.casino_type, suggested_tab = excluded.suggested_tab, rtp = excluded.rtp,
    details = excluded.details, raw = excluded.raw, has_demo = excluded.has_demo,
    volatility = excluded.volatility, suggested_place = excluded.suggested_place,
    mobile_game_id = excluded.mobile_game_id, suggested_features = excluded.suggested_features,
    listed_bet_min = excluded.listed_bet_min, listed_win_max = excluded.listed_win_max, is_active = true,
    -- Where staff named the categories, their decision has written it.
    also_closed_by = case when g.tab is null then excluded.also_closed_by else g.also_closed_by end, changed_at = $3
  where (g.name, g.studio, g.description, g.image_url, g.casino_type, g.suggested_tab, g.rtp, g.details, g.raw, g.has_demo,
      g.volatility, g.suggested_place, g.mobile_game_id, g.suggested_features, g.listed_bet_min, g.listed_win_max,
      case when g.tab is null then g.also_closed_by end, g.is_active) is distinct from (excluded.name, excluded.studio, excluded.description, excluded.image_url,
      excluded.casino_type, excluded.suggested_tab, excluded.rtp, excluded.details, excluded.raw, excluded.has_demo,
      excluded.volatility, excluded.suggested_place, excluded.mobile_game_id, excluded.suggested_features,
      excluded.listed_bet_min, excluded.listed_win_max, case when g.tab is null then excluded.also_closed_by end, true)
  returning g.game_id, g as new),
  change as (
  select (new).id as game,
    case when (old).id is null then 'added' when not (old).is_active then 'returned' else 'changed' end as kind,
    array_remove(array[
      case when (old).name <> (new).name then 'name' end,
      case when (old).studio <> (new).studio then 'studio' end,
      case when (old).description <> (new).description then 'description' end,
      case when (old).image_url is distinct from (new).image_url then 'picture' end,
      case when (old).casino_type <> (new).casino_type then 'type' end,
      case when (old).suggested_tab <> (new).suggested_tab then 'categories' end,
      case when (old).rtp is distinct from (new).rtp then 'rtp' end,
      case when (old).volatility is distinct from (new).volatility then 'volatility' end,
      case when (old).suggested_features <> (new).suggested_features then 'features' end,
      case when (old).listed_bet_min <> (new).listed_bet_min then 'least-bet' end,
      case when (old).listed_win_max is distinct from (new).listed_win_max then 'max-win' end,
      case when (old).has_demo <> (new).has_demo then 'practice' end,
      case when (old).details <> (new).details or (old).mobile_game_id is distinct from (new).mobile_game_id then 'details' end,
      case when (old).raw <> (new).raw then 'row' end], null) as fields
  from stored left join earlier using (game_id))
  insert into casino.list_change (provider, at, kind, game, fields)
  select $1, $3, kind, game, case when kind = 'changed' then fields else '{}' end from change`;

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
    volatility: game.volatility,
    also_closed_by: game.alsoClosedBy,
    suggested_place: game.suggestedPlace,
    mobile_game_id: game.mobileGameId ?? null,
    suggested_features: game.suggestedFeatures,
    listed_bet_min: game.betMin ?? {},
    listed_win_max: game.winMax ?? null,
  };
}

interface GameRow {
  readonly id: string;
  readonly provider: string;
  readonly route_provider: string;
  readonly game_id: string;
  readonly mobile_game_id: string | null;
  readonly name: string;
  readonly studio: string;
  readonly description: string;
  readonly image_url: string | null;
  readonly casino_type: CasinoType;
  readonly tab: string[];
  readonly rtp: number | null;
  readonly details: GameDetails;
  readonly has_demo: boolean;
  readonly volatility: Volatility | null;
  readonly features: string[];
  /** Features declared by staff, where they leave its categories to us. */
  readonly declared_features: string[] | null;
  readonly bet_min: Record<string, string>;
  readonly win_max: number | null;
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
    mobileGameId: row.mobile_game_id,
    name: row.name,
    studio: row.studio,
    description: row.description,
    imageUrl: row.image_url,
    casinoType: row.casino_type,
    tab: row.declared_features === null ? row.tab : tabsWithFeatures(row.tab, row.declared_features),
    rtp: row.rtp,
    details: row.details,
    hasDemo: row.has_demo,
    volatility: row.volatility,
    features: row.features,
    betMin: row.bet_min,
    winMax: row.win_max,
    replacement: row.replacement === null ? null : idOf<GameId>(row.replacement),
    isActive: row.is_active,
    addedAt: instant(row.added_at.getTime()),
  };
}
