import { type Currency, currency, type Instant, idOf, type PlayerId, type Units, type WalletId } from '@ordago/kernel';
import type { Pool } from 'pg';
import { gather } from '../../../../platform/db/gather.ts';
import { onlyOf } from '../../../../platform/db/only-of.ts';
import type { ParkReason } from '../../shared/domain/parked-win.ts';

/** The player of a call. */
export interface CallbackPlayer {
  readonly id: PlayerId;
  readonly username: string;
  readonly currency: Currency;
}

type Payload = Readonly<Record<string, unknown>>;

/** A win that is to wait. */
export interface WinToPark {
  readonly payload: Payload;
  readonly player: PlayerId;
  readonly reason: ParkReason;
  readonly digest: string;
}

export interface OpenSessionOrder {
  readonly provider: string;
  /** Player whose session it must be, where the provider names one. */
  readonly userId: string | null;
  readonly token: Buffer;
  readonly reference: Buffer;
}

/** A session that a token opened (`isFresh`), or that its reference already names. */
export interface OpenedSession {
  readonly player: CallbackPlayer;
  readonly isFresh: boolean;
  /** Reason why the player may not play; null when they may. */
  readonly refusal: string | null;
}

/** A call to be admitted. */
export interface Caller {
  readonly provider: string;
  /** Key of a signed message that may come once; null where the wire has none. */
  readonly nonce: string | null;
  readonly player: PlayerId | null;
}

export interface Admission {
  /** False when the nonce was taken before. */
  readonly isFresh: boolean;
  /** Null when there is no such player. */
  readonly player: (CallbackPlayer & { readonly main: WalletId | null }) | null;
}

/** The rows behind wallet calls. Rounds and transactions are written by the ledger's effects, not here. */
export interface CallbacksRepository {
  /** Takes the nonce and finds who calls. */
  admit(caller: Caller, at: Instant): Promise<Admission>;
  /** Exchanges a launch token for a session, or finds the live session of a reference; null when it is neither. */
  openSession(order: OpenSessionOrder, at: Instant): Promise<OpenedSession | null>;
  /**
   * Writes the win down once; sent again it counts as an attempt, and what it waits for is what it waits for now. Sent again with
   * another content it is another win: nobody has let that one through.
   */
  parkWin(win: WinToPark, at: Instant): Promise<void>;
  /** Returns true if the hash is that of the reference of one of the player's live sessions at the provider. */
  isAlive(provider: string, player: PlayerId, refHash: Buffer, at: Instant): Promise<boolean>;
  endRound(provider: string, round: string, player: PlayerId, at: Instant): Promise<void>;
  walletOfTransaction(provider: string, key: string): Promise<WalletId | null>;
  /** The wallet that pays and is paid in a round; null for one that was never played. */
  walletOfRound(provider: string, player: PlayerId, round: string): Promise<WalletId | null>;
  /** Returns the sum of a player's free bets at a sportsbook that are awarded and not paid yet. */
  promisedTo(provider: string, player: PlayerId): Promise<Units>;
  /** Returns true if a transaction with that key was written. */
  hasTransaction(provider: string, key: string): Promise<boolean>;
}

const SELECT_CALLBACK_PLAYER = 'p.id, p.username, p.currency';

export function createCallbacksRepository(pool: Pool): CallbacksRepository {
  // Statements have names, so that a connection plans each of them once: calls come by the thousand.
  // Reads of every call are made for many calls at once: 64 calls under way would be 64 statements of each.
  const admit = gather(async (asked: readonly Asked[]) => {
    const columns = [0, 1, 2, 3].map((column) => asked.map((row) => row[column]));
    const admitted = await pool.query<AdmissionRow>({ name: 'casino.admit', text: ADMIT, values: columns });
    return admitted.rows.map(admissionOf);
  });
  return {
    admit: ({ provider, nonce, player }, at) => admit([provider, nonce, new Date(at), player]),
    openSession: async (order, at) => {
      const opened = await pool.query<OpenedRow>({
        name: 'casino.open-session',
        text: OPEN_SESSION,
        values: [order.token, order.reference, order.provider, order.userId, new Date(at)],
      });
      const [row] = opened.rows;
      return row ? { player: callbackPlayerOf(row), isFresh: row.is_fresh, refusal: row.refusal } : null;
    },
    isAlive: async (provider, player, refHash, at) => {
      const found = await pool.query({
        name: 'casino.is-alive',
        text: `select 1 as found from casino.session s
         where s.ref_hash = $3 and s.provider = $1 and s.player = $2 and casino.is_alive(s, $4)`,
        values: [provider, player, refHash, new Date(at)],
      });
      return found.rows.length > 0;
    },
    parkWin: async ({ payload, player, reason, digest }, at) => {
      await pool.query({
        name: 'casino.park-win',
        text: 'select casino.park_win($1, $2, $3, $4, $5)',
        values: [JSON.stringify(payload), player, reason, digest, new Date(at)],
      });
    },
    endRound: async (provider, round, player, at) => {
      await pool.query({
        name: 'casino.end-round',
        text: `update casino.round set closed_at = $4
         where provider = $1 and round_key = $2 and player = $3 and closed_at is null`,
        values: [provider, round, player, new Date(at)],
      });
    },
    walletOfTransaction: async (provider, key) => {
      const { rows } = await pool.query<{ wallet: string }>({
        name: 'casino.wallet-of-transaction',
        text: 'select r.wallet from casino.transaction_of($1, $2) t join casino.round r on r.id = t.round',
        values: [provider, key],
      });
      return rows[0] ? idOf<WalletId>(rows[0].wallet) : null;
    },
    walletOfRound: async (provider, player, round) => {
      const { rows } = await pool.query<{ wallet: string }>({
        name: 'casino.wallet-of-round',
        text: 'select wallet from casino.round where provider = $1 and player = $2 and round_key = $3',
        values: [provider, player, round],
      });
      return rows[0] ? idOf<WalletId>(rows[0].wallet) : null;
    },
    promisedTo: async (provider, player) => {
      const promised = await pool.query<{ units: string }>({
        name: 'casino.promised-to',
        text: 'select casino.promised_to($1, $2)::text as units',
        values: [provider, player],
      });
      return BigInt(onlyOf(promised).units);
    },
    hasTransaction: async (provider, key) => {
      const found = await pool.query({
        name: 'casino.has-transaction',
        text: 'select 1 as found from casino.transaction_of($1, $2)',
        values: [provider, key],
      });
      return found.rows.length > 0;
    },
  };
}

type Asked = readonly [provider: string, nonce: string | null, at: Date, player: PlayerId | null];

/**
 * $1 providers, $2 nonces or null, $3 instants, $4 players or null. Of a nonce that is asked for twice the first alone is taken. Nobody waits until the nonces are on disk: what they guard is committed later and waits for itself,
 * and the log is written in its order, so that no call that moved money can be kept without its nonce.
 */
const ADMIT = `
  with soon as materialized (
    select set_config('synchronous_commit', 'off', true)
  ), asked as materialized (
    select *, row_number() over (partition by provider, nonce order by place) = 1 as is_first
    from unnest($1::text[], $2::text[], $3::timestamptz[], $4::bigint[]) with ordinality
      as a (provider, nonce, at, player, place)
  ), taken as (
    insert into casino.callback_nonce select provider, nonce, at from asked where is_first and nonce is not null
    on conflict do nothing returning provider, nonce
  )
  select a.nonce is null or (a.is_first and taken.nonce is not null) as is_fresh, ${SELECT_CALLBACK_PLAYER}, w.id as main
  from soon cross join asked a left join taken on taken.provider = a.provider and taken.nonce = a.nonce
  left join players.published_player p on p.id = a.player
  left join ledger.published_wallet w on w.player = p.id and w.class = 'main' and w.currency = p.currency
  order by a.place`;

/** $1 token, $2 new reference, $3 provider, $4 player or null, $5 now. A token is used up even by a blocked player. */
const OPEN_SESSION = `
  with used as (
    update casino.launch_token set used_at = $5
    where token_hash = $1 and used_at is null and expires_at > $5 returning session
  ), fresh as (
    update casino.session s set ref_hash = $2, opened_at = $5, seen_at = $5 from used
    where s.id = used.session and s.closed_at is null and s.provider = $3
      and ($4::text is null or s.player::text = $4)
    returning s.player
  ), live as (
    select s.player from casino.session s
    where s.ref_hash = $1 and s.provider = $3 and casino.is_alive(s, $5) and ($4::text is null or s.player::text = $4)
  )
  select ${SELECT_CALLBACK_PLAYER}, f.is_fresh, players.may_play_casino(p.id, $5) as refusal
  from (select *, true as is_fresh from fresh union all select *, false from live) f
  join players.published_player p on p.id = f.player`;

interface CallbackPlayerRow {
  readonly id: string;
  readonly username: string;
  readonly currency: string;
}

/** Without a player, every column of theirs is null. */
type AdmissionRow = { readonly is_fresh: boolean; readonly main: string | null } & (
  | CallbackPlayerRow
  | Readonly<Record<keyof CallbackPlayerRow, null>>
);

interface OpenedRow extends CallbackPlayerRow {
  readonly is_fresh: boolean;
  readonly refusal: string | null;
}

function admissionOf(row: AdmissionRow): Admission {
  if (row.id === null) return { isFresh: row.is_fresh, player: null };
  return {
    isFresh: row.is_fresh,
    player: { ...callbackPlayerOf(row), main: row.main === null ? null : idOf<WalletId>(row.main) },
  };
}

function callbackPlayerOf(row: CallbackPlayerRow): CallbackPlayer {
  return { id: idOf<PlayerId>(row.id), username: row.username, currency: currency(row.currency) };
}
