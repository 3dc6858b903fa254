import { type GameId, type Instant, idOf, type PlayerId, type Units } from '@ordago/kernel';
import type { Pool } from 'pg';
import { onlyOf } from '../../../../platform/db/only-of.ts';

export interface NewSession {
  readonly player: PlayerId;
  readonly game: GameId;
  readonly provider: string;
  readonly currency: string;
  /** Number of the sign-in that opens it: the session ends with it. */
  readonly signIn: string;
}

/** Stakes and payouts of a session since it was opened, without rolled-back ones. */
export interface SessionPosition {
  readonly stake: Units;
  readonly payout: Units;
  readonly currency: string;
}

/** Game sessions and the tokens that open them. */
export interface SessionsRepository {
  /** Writes a session that is not open yet; answers its number. */
  create(session: NewSession, at: Instant): Promise<string>;
  storeToken(session: string, hash: Buffer, expiresAt: Instant): Promise<void>;
  storeReference(session: string, hash: Buffer): Promise<void>;
  /** The provider answered with an address: the session counts, earlier ones of the same game end. */
  confirm(session: string, { isOpen }: { isOpen: boolean }, at: Instant): Promise<void>;
  abandon(session: string, at: Instant): Promise<void>;
  /** Keeps a provider's page until then; read by the hash of its key. */
  storePage(hash: Buffer, html: string, expiresAt: Instant): Promise<void>;
  readPage(hash: Buffer, at: Instant): Promise<string | null>;
  /** Players by game, of sessions seen within 15 minutes. */
  countPlayers(at: Instant): Promise<ReadonlyMap<GameId, number>>;
  /** Reason why the player may not play now, or null. */
  mayPlay(player: PlayerId, at: Instant): Promise<string | null>;
  /** Reads the stakes and payouts of one of the player's sessions; at roaming providers every game of theirs counts. Null for another's. */
  position(
    session: string,
    of: { readonly player: PlayerId; readonly roaming: readonly string[] },
  ): Promise<SessionPosition | null>;
  /** Throws away tokens and nonces that can no longer matter. */
  sweep(at: Instant): Promise<void>;
}

export function createSessionsRepository(pool: Pool): SessionsRepository {
  return {
    create: async ({ player, game, provider, currency, signIn }, at) => {
      const created = await pool.query<{ id: string }>(
        `insert into casino.session (player, game, provider, currency, sign_in, created_at, seen_at)
         values ($1, $2, $3, $4, $5, $6, $6) returning id`,
        [player, game, provider, currency, signIn, new Date(at)],
      );
      return onlyOf(created).id;
    },
    storeToken: async (session, hash, expiresAt) => {
      const sql = 'insert into casino.launch_token (token_hash, session, expires_at) values ($1, $2, $3)';
      await pool.query(sql, [hash, session, new Date(expiresAt)]);
    },
    storeReference: async (session, hash) => {
      await pool.query('update casino.session set ref_hash = $2 where id = $1', [session, hash]);
    },
    confirm: async (session, { isOpen }, at) => {
      if (isOpen) {
        await pool.query('update casino.session set opened_at = $2, seen_at = $2 where id = $1', [
          session,
          new Date(at),
        ]);
      }
      await pool.query(
        `update casino.session s set closed_at = $2, close_reason = 'replaced' from casino.session mine
         where mine.id = $1 and s.player = mine.player and s.game = mine.game and s.id < mine.id and s.closed_at is null`,
        [session, new Date(at)],
      );
    },
    abandon: async (session, at) => {
      const sql = "update casino.session set closed_at = $2, close_reason = 'launch-failed' where id = $1";
      await pool.query(sql, [session, new Date(at)]);
    },
    storePage: async (hash, html, expiresAt) => {
      const sql = 'insert into casino.launch_page (key_hash, html, expires_at) values ($1, $2, $3)';
      await pool.query(sql, [hash, html, new Date(expiresAt)]);
    },
    readPage: async (hash, at) => {
      const sql = 'select html from casino.launch_page where key_hash = $1 and expires_at > $2';
      return (await pool.query<{ html: string }>(sql, [hash, new Date(at)])).rows[0]?.html ?? null;
    },
    countPlayers: async (at) => {
      const { rows } = await pool.query<{ game: string; players: number }>(
        `select s.game, count(distinct s.player)::int as players from casino.session s
         where casino.is_alive(s, $1) and s.closed_at is null and s.seen_at > $1::timestamptz - interval '15 minutes' group by s.game`,
        [new Date(at)],
      );
      return new Map(rows.map((row) => [idOf<GameId>(row.game), row.players]));
    },
    mayPlay: async (player, at) => {
      const sql = 'select players.may_play_casino($1, $2) as refusal';
      return onlyOf(await pool.query<{ refusal: string | null }>(sql, [player, new Date(at)])).refusal;
    },
    position: async (session, { player, roaming }) => {
      const { rows } = await pool.query<PositionRow>(POSITION, [session, player, roaming]);
      const [found] = rows;
      if (!found) return null;
      return { stake: BigInt(found.stake), payout: BigInt(found.payout), currency: found.currency };
    },
    sweep: async (at) => {
      const old = new Date(at - 3_600_000);
      await pool.query('delete from casino.callback_nonce where at < $1', [old]);
      await pool.query('delete from casino.launch_token where expires_at < $1', [old]);
      await pool.query('delete from casino.launch_page where expires_at < $1', [old]);
    },
  };
}

interface PositionRow {
  readonly currency: string;
  readonly stake: string;
  readonly payout: string;
}

/** Rounds of a player that are looked through, newest first: more than four hours of one round a second. */
const ROUNDS_MAX = 20_000;

/** $1 session, $2 player, $3 providers whose sessions roam. */
const POSITION = `
  select s.currency, coalesce(sum(t.stake), 0)::text as stake, coalesce(sum(t.payout), 0)::text as payout
  from casino.session s
  left join lateral (
    select r.id from (select * from casino.round where player = s.player order by id desc limit ${ROUNDS_MAX}) r
    where r.provider = s.provider and r.updated_at >= s.created_at and (r.game = s.game or s.provider = any ($3))
  ) played on true
  left join casino.round_transaction t on t.round = played.id and t.at >= s.created_at and t.reversed_by is null
  where s.id = $1 and s.player = $2 group by s.id`;
