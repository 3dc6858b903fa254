import { type GameId, HOUR_MS, type Instant, idOf, instant, type PlayerId, type Units } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { LocalNames } from '../../shared/domain/game.ts';
import type { OpenedGame, Winning, Winnings } from '../domain/winnings.ts';

/** Repository of winnings and play, for the lobby. */
export interface WinningsRepository {
  winnings(at: Instant, max: number): Promise<Winnings>;
  recentGames(player: PlayerId, max: number): Promise<readonly GameId[]>;
  /** Games that at least so many different players opened in the last hours, with the mean of as long times before. */
  opened(
    at: Instant,
    period: { hours: number; daysBefore: number; playersMin: number },
  ): Promise<readonly OpenedGame[]>;
  /** Returns true if the player's winnings are shown publicly; they are until the player chose otherwise. */
  isShown(player: PlayerId): Promise<boolean>;
  show(player: PlayerId, isShown: boolean, at: Instant): Promise<void>;
}

const PERIOD_MS = 24 * HOUR_MS;
/** Sessions that are looked through for different games. */
const SESSIONS_MAX = 200;

/** @param hidden - route providers whose games are in no list */
export function createWinningsRepository(pool: Pool, hidden: ReadonlySet<string>): WinningsRepository {
  const unseen = [...hidden];
  const read = async (order: string, since: Instant, max: number) => {
    const { rows } = await pool.query<WinningRow>(
      `select w.*, g.name as game_name, g.details -> 'names' as game_names from casino.winning w join casino.game g on g.id = w.game
       where w.opened_at > $1 and g.is_active and g.casino_type <> 'sport' and ${notHidden(3)} order by ${order} limit $2`,
      [new Date(since), max, unseen],
    );
    return rows.map(winningOf);
  };
  // Amounts of different currencies are not compared: each by the floor of its own.
  const readHigh = async (since: Instant, max: number) => {
    const { rows } = await pool.query<WinningRow>(
      `select w.*, w.opened_at as updated_at, g.name as game_name, g.details -> 'names' as game_names
       from casino.high_roller w join casino.game g on g.id = w.game
       where w.opened_at > $1 and g.is_active and g.casino_type <> 'sport' and ${notHidden(3)}
       order by w.stake::numeric / w.stake_min desc, w.id desc limit $2`,
      [new Date(since), max, unseen],
    );
    return rows.map(winningOf);
  };
  return {
    winnings: async (at, max) => {
      const since = instant(at - PERIOD_MS);
      const [top, latest, high] = await Promise.all([
        read('w.payout::numeric / w.stake desc, w.id desc', since, max),
        read('w.updated_at desc, w.id desc', since, max),
        readHigh(since, max),
      ]);
      return { top, latest, high };
    },
    recentGames: async (player, max) => {
      const { rows } = await pool.query<{ game: string }>(
        `select game from (
           select s.game, max(s.id) as last from (
             select s.id, s.game from casino.session s join casino.game g on g.id = s.game and g.casino_type <> 'sport'
             where s.player = $1 and s.opened_at is not null order by s.id desc limit $2) s
           group by s.game) latest
         order by last desc limit $3`,
        [player, SESSIONS_MAX, max],
      );
      return rows.map(({ game }) => idOf<GameId>(game));
    },
    opened: async (at, { hours, daysBefore, playersMin }) => {
      const { rows } = await pool.query<{ game: string; players: number; days_before: number }>(OPENED, [
        new Date(at),
        hours,
        daysBefore,
        playersMin,
        unseen,
      ]);
      return rows.map(({ game, players, days_before: days }) => ({
        game: idOf<GameId>(game),
        players,
        playersBefore: days / daysBefore,
      }));
    },
    isShown: async (player) => {
      const sql = 'select shows_winnings from casino.player_choice where player = $1';
      return (await pool.query<{ shows_winnings: boolean }>(sql, [player])).rows[0]?.shows_winnings ?? true;
    },
    show: async (player, isShown, at) => {
      await pool.query(
        `insert into casino.player_choice (player, shows_winnings, changed_at) values ($1, $2, $3)
         on conflict (player) do update set shows_winnings = excluded.shows_winnings, changed_at = excluded.changed_at
         where player_choice.shows_winnings <> excluded.shows_winnings`,
        [player, isShown, new Date(at)],
      );
    },
  };
}

/** The game `g` is of none of the route providers of a parameter. */
function notHidden(parameter: number): string {
  return `not exists (select from casino.provider maker where maker.name = g.provider and maker.route_provider = any($${parameter}))`;
}

/** $1 now, $2 hours of a day, $3 days before, $4 least players, $5 hidden route providers. */
const OPENED = `
  with launched as (
    select s.game, s.player, floor(extract(epoch from $1 - s.created_at) / ($2 * 3600))::int as days_ago
    from casino.session s join casino.game g on g.id = s.game
    where s.created_at > $1::timestamptz - make_interval(hours => $2 * ($3 + 1)) and s.created_at <= $1
      and s.opened_at is not null and g.is_active and g.casino_type <> 'sport' and ${notHidden(5)})
  select game, count(distinct player) filter (where days_ago = 0)::int as players,
    count(distinct (player, days_ago)) filter (where days_ago > 0)::int as days_before
  from launched group by game having count(distinct player) filter (where days_ago = 0) >= $4 order by game`;

interface WinningRow {
  readonly username: string;
  readonly game: string;
  readonly game_name: string;
  readonly game_names: LocalNames | null;
  readonly stake: bigint | string;
  readonly payout: bigint | string;
  readonly currency: string;
  readonly updated_at: Date;
}

function winningOf(row: WinningRow): Winning {
  return {
    username: row.username,
    game: idOf<GameId>(row.game),
    gameName: row.game_name,
    gameNames: row.game_names,
    stake: BigInt(row.stake) as Units,
    payout: BigInt(row.payout) as Units,
    currency: row.currency,
    at: instant(row.updated_at.getTime()),
  };
}
