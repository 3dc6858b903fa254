import { type GameId, type Instant, idOf } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { tabsWithFeatures } from '../../shared/domain/tabs-with-features.ts';
import type { AdminGame, GameDecision } from '../domain/admin-game.ts';
import type { AdminPage } from '../domain/admin-page.ts';
import { type Noted, type Paging, readPage } from './read-page.ts';

export interface AdminFilter {
  /** A part of the game's name or its provider's id; empty for all. */
  readonly search: string;
  readonly provider: string | null;
  /** `decided`: games that staff decided something about. */
  readonly view: 'all' | 'decided' | 'closed';
}

/** Repository of games as the back office shows them. */
export interface AdminGamesRepository {
  page(filter: AdminFilter, paging: Paging): Promise<AdminPage<AdminGame>>;
  find(id: GameId): Promise<AdminGame | null>;
  decide(
    id: GameId,
    decision: GameDecision & { alsoClosedBy: readonly string[] },
    at: Instant,
    noted: Noted,
  ): Promise<void>;
}

export function createAdminGamesRepository(pool: Pool): AdminGamesRepository {
  return {
    page: ({ search, provider, view }, paging) =>
      readPage(
        pool,
        {
          from: `${SELECT_GAME} where ($1 = '' or strpos(lower(g.name), lower($1)) > 0 or g.game_id = $1)
            and ($2::text is null or g.provider = $2)
            and ($3 = 'all' or ($3 = 'closed' and not g.is_active)
              or ($3 = 'decided' and (g.tab is not null or g.place is not null or g.replacement is not null
                or g.features is not null or g.bet_min is not null or g.win_max is not null)))`,
          order: 'coalesce(place, suggested_place), name, id',
          values: [search, provider, view],
          shownOf: gameOf,
        },
        paging,
      ),
    find: async (id) => {
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
  };
}

const SELECT_GAME = `select g.id, g.name, g.provider, p.route_provider, g.studio, g.casino_type, g.is_active, g.suggested_tab,
    g.tab, g.suggested_place, g.place, g.replacement, other.name as replacement_name, g.suggested_features, g.features,
    g.listed_bet_min, g.bet_min, g.listed_win_max, g.win_max
  from casino.game g join casino.provider p on p.name = g.provider and g.casino_type <> 'sport'
  left join casino.game other on other.id = g.replacement`;

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
