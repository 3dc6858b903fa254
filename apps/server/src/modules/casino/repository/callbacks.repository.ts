import { type Currency, currency, type Instant, idOf, type PlayerId, type WalletId } from '@ordago/kernel';
import type { Pool } from 'pg';

/** The player of a call, and the game that it names (null when the catalogue has no such game). */
export interface Party {
  readonly id: PlayerId;
  readonly username: string;
  readonly currency: Currency;
  readonly game: string | null;
}

type Payload = Readonly<Record<string, unknown>>;
export type ParkReason = 'win-without-bet' | 'win-above-cap';

export interface ParkedWin {
  readonly payload: Payload;
  readonly player: PlayerId;
  readonly reason: ParkReason;
  readonly digest: string;
}

export interface OpenSessionOrder {
  readonly provider: string;
  /** Whose session it must be, where the provider says it. */
  readonly userId: string | null;
  readonly token: Buffer;
  readonly reference: Buffer;
}

/** A session that a token opened (`isFresh`), or that its reference already names. */
export interface OpenedSession {
  readonly party: Party;
  readonly isFresh: boolean;
  /** Why the player may not play; null when they may. */
  readonly refusal: string | null;
}

/** The rows behind wallet calls. Rounds and transactions are written by the ledger's effects, not here. */
export interface CallbackStore {
  /** False when the nonce was taken before. */
  takeNonce(provider: string, nonce: string, at: Instant): Promise<boolean>;
  findParty(player: PlayerId, provider: string, gameId: string | null): Promise<Party | null>;
  /** Exchanges a launch token for a session, or finds the live session of a reference; null when it is neither. */
  openSession(order: OpenSessionOrder, at: Instant): Promise<OpenedSession | null>;
  judgeWin(payload: Payload, player: PlayerId): Promise<'pay' | ParkReason>;
  /** Writes the win down once; sent again it counts as an attempt. */
  parkWin(win: ParkedWin, at: Instant): Promise<void>;
  endRound(provider: string, round: string, player: PlayerId, at: Instant): Promise<void>;
  walletOfTransaction(provider: string, key: string): Promise<WalletId | null>;
}

const SELECT_PARTY = 'p.id, p.username, p.currency';

export function createCallbackStore(pool: Pool): CallbackStore {
  const one = async (sql: string, values: readonly unknown[]) => (await pool.query(sql, [...values])).rows[0];
  return {
    takeNonce: async (provider, nonce, at) => {
      const sql = 'insert into casino.callback_nonce values ($1, $2, $3) on conflict do nothing';
      return (await pool.query(sql, [provider, nonce, new Date(at)])).rowCount === 1;
    },
    findParty: async (player, provider, gameId) => {
      const row = await one(
        `select ${SELECT_PARTY}, g.id as game from players.player p
         left join casino.game g on g.provider = $2 and g.game_id = $3 where p.id = $1`,
        [player, provider, gameId],
      );
      return row ? partyOf(row) : null;
    },
    openSession: async (order, at) => {
      const row = await one(OPEN_SESSION, [order.token, order.reference, order.provider, order.userId, new Date(at)]);
      return row ? { party: partyOf(row), isFresh: row.is_fresh, refusal: row.refusal } : null;
    },
    judgeWin: async (payload, player) =>
      (await one('select casino.judge_win($1, $2) as judged', [JSON.stringify(payload), player])).judged,
    parkWin: async ({ payload, player, reason, digest }, at) => {
      await pool.query(
        `insert into casino.parked_win as w
           (provider, key, player, round_key, currency, payout, reason, digest, first_at, last_at)
         select w->>'provider', w->>'key', $2, w->>'round', w->>'currency', (w->>'payout')::bigint, $3, $4, $5, $5 from (select $1::jsonb as w) win
         on conflict (provider, key) do update set attempts = w.attempts + 1, last_at = excluded.last_at`,
        [JSON.stringify(payload), player, reason, digest, new Date(at)],
      );
    },
    endRound: async (provider, round, player, at) => {
      await pool.query(
        `update casino.round set closed_at = $4
         where provider = $1 and round_key = $2 and player = $3 and closed_at is null`,
        [provider, round, player, new Date(at)],
      );
    },
    walletOfTransaction: async (provider, key) => {
      const row = await one(
        `select r.wallet from casino.round_transaction t join casino.round r on r.id = t.round
         where t.provider = $1 and t.key = $2`,
        [provider, key],
      );
      return row ? idOf<WalletId>(row.wallet) : null;
    },
  };
}

/** $1 token, $2 new reference, $3 provider, $4 player or null, $5 now. A token is used up even by a blocked player. */
const OPEN_SESSION = `
  with used as (
    update casino.launch_token set used_at = $5
    where token_hash = $1 and used_at is null and expires_at > $5 returning session
  ), fresh as (
    update casino.session s set ref_hash = $2, opened_at = $5, seen_at = $5 from used
    where s.id = used.session and s.closed_at is null and s.provider = $3
      and ($4::text is null or s.player::text = $4)
    returning s.player, s.game
  ), live as (
    select s.player, s.game from casino.session s
    where s.ref_hash = $1 and s.provider = $3 and casino.is_alive(s, $5) and ($4::text is null or s.player::text = $4)
  )
  select ${SELECT_PARTY}, f.game, f.is_fresh, players.may_play_casino(p.id, $5) as refusal
  from (select *, true as is_fresh from fresh union all select *, false from live) f
  join players.player p on p.id = f.player`;

function partyOf(row: { id: string; username: string; currency: string; game: string | null }): Party {
  return { id: idOf<PlayerId>(row.id), username: row.username, currency: currency(row.currency), game: row.game };
}
