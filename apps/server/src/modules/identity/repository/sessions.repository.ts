import { type Instant, idOf, instant, type PlayerId, type StaffId, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { gather } from '../../../platform/db/gather.ts';
import type { Queryable } from '../../../platform/db/transaction.ts';
import type { Audience, EndReason, SessionFacts, SessionOwner, StaffLevel } from '../domain/session.ts';

/** Origin of a sign-in, as the list of sessions shows it. */
export interface Origin {
  readonly ip: string;
  readonly browser: string;
  readonly device: string;
}

export type Holder =
  | { readonly kind: 'player'; readonly id: PlayerId }
  | { readonly kind: 'staff'; readonly id: StaffId };

interface Row {
  readonly id: string;
  readonly player: string | null;
  readonly staff: string | null;
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly end_reason: EndReason | null;
  readonly is_banned: boolean | null;
  readonly is_excluded: boolean | null;
  readonly has_agent: boolean | null;
  readonly level: StaffLevel | null;
  readonly is_disabled: boolean | null;
}

const FACTS = `s.id, s.player, s.staff, s.seen_at, s.end_reason, p.banned_at is not null as is_banned,
  players.is_excluded(p.id, asked.at) as is_excluded, p.parent_agent_id is not null as has_agent,
  f.level, f.disabled_at is not null as is_disabled`;
const OWNERS = 'left join players.published_player p on p.id = s.player left join identity.staff f on f.id = s.staff';
/** $1 hashes of tokens, $2 instants; in selects of their own, so that few of them are not planned anew each time. */
const ASKED = 'unnest((select $1::bytea[]), (select $2::timestamptz[])) with ordinality as asked (hash, at, place)';

/** A token's hash, and when it is shown. */
type Shown = readonly [tokenHash: Buffer, now: Instant];

export function createSessionsRepository(pool: Pool) {
  /** Looks up tokens that are shown together in one statement: every request of a player asks for its session. */
  const finding = (name: string, sql: string) => {
    const find = gather(async (shown: readonly Shown[]): Promise<(SessionFacts | null)[]> => {
      const values = [shown.map(([hash]) => hash), shown.map(([, now]) => toIso(now))];
      const found = await pool.query<Row & { place: string }>({ name: `identity.${name}`, text: sql, values });
      const facts = new Map(found.rows.map((row) => [Number(row.place), toFacts(row)]));
      return shown.map((_, index) => facts.get(index + 1) ?? null);
    });
    return (tokenHash: Buffer, now: Instant) => find([tokenHash, now]);
  };
  const sessionOf = (kind: Holder['kind']) =>
    finding(
      `session-of-${kind}`,
      `select asked.place, ${FACTS}, s.expires_at from ${ASKED} join identity.session s on s.token_hash = asked.hash ${OWNERS}
       where s.${kind} is not null`,
    );
  const impersonation = (audience: Audience) =>
    finding(
      `stand-in-${audience}`,
      `select asked.place, ${FACTS}, least(s.expires_at, t.expires_at) as expires_at
       from ${ASKED} join identity.frame_token t on t.token_hash = asked.hash and t.audience = '${audience}'
       join identity.session s on s.id = t.session ${OWNERS}`,
    );
  const byToken = { player: sessionOf('player'), staff: sessionOf('staff') };
  const byImpersonation = { sportsbook: impersonation('sportsbook'), partner: impersonation('partner') };
  return {
    byToken: (kind: Holder['kind'], tokenHash: Buffer, now: Instant) => byToken[kind](tokenHash, now),
    /** The session that a token represents before that audience. */
    byImpersonation: (audience: Audience, tokenHash: Buffer, now: Instant) => byImpersonation[audience](tokenHash, now),
    touch: async (session: string, now: Instant): Promise<void> => {
      await pool.query('update identity.session set seen_at = $2 where id = $1 and ended_at is null', [
        session,
        toIso(now),
      ]);
    },
    end: (session: string, reason: EndReason, now: Instant, tx: Queryable = pool) =>
      endWhere(tx, 'id', session, reason, now),
    /** Ends every session of an account; returns how many were open. */
    endAllOf: ({ kind, id }: Holder, reason: EndReason, now: Instant, tx: Queryable = pool) =>
      endWhere(tx, kind, id, reason, now),
    insert,
    insertImpersonation: async (token: {
      readonly hash: Buffer;
      readonly session: string;
      readonly audience: Audience;
      readonly expiresAt: Instant;
    }): Promise<void> => {
      const sql =
        'insert into identity.frame_token (token_hash, session, audience, expires_at) values ($1, $2, $3, $4)';
      await pool.query(sql, [token.hash, token.session, token.audience, toIso(token.expiresAt)]);
    },
    /** Removes tokens and rate limits that are over; sessions remain, they are history. */
    sweep: async (now: Instant): Promise<void> => {
      await pool.query('delete from identity.frame_token where expires_at < $1', [toIso(now)]);
      await pool.query('delete from identity.throttle where window_ends < $1', [toIso(now)]);
    },
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly holder: Holder;
  readonly origin: Origin;
  readonly expiresAt: Instant;
}

async function insert(tx: Queryable, { tokenHash, holder, origin, expiresAt }: NewSession, now: Instant) {
  const stored = await tx.query<{ id: string }>(
    `insert into identity.session (token_hash, ${holder.kind}, created_at, seen_at, expires_at, ip, browser, device)
     values ($1, $2, $3, $3, $4, $5, $6, $7) returning id`,
    [tokenHash, holder.id, toIso(now), toIso(expiresAt), origin.ip, origin.browser, origin.device],
  );
  return stored.rows[0]?.id ?? '';
}

async function endWhere(
  tx: Queryable,
  column: 'id' | 'player' | 'staff',
  value: string,
  reason: EndReason,
  now: Instant,
): Promise<number> {
  const ended = await tx.query(
    `update identity.session set ended_at = $2, end_reason = $3 where ${column} = $1 and ended_at is null`,
    [value, toIso(now), reason],
  );
  return ended.rowCount ?? 0;
}

function toFacts(row: Row): SessionFacts {
  return {
    id: row.id,
    owner: toOwner(row),
    seenAt: instant(row.seen_at.getTime()),
    expiresAt: instant(row.expires_at.getTime()),
    endReason: row.end_reason,
  };
}

function toOwner(row: Row): SessionOwner {
  if (row.player !== null) {
    return {
      kind: 'player',
      player: idOf<PlayerId>(row.player),
      isBanned: row.is_banned === true,
      isExcluded: row.is_excluded === true,
      hasParentAgent: row.has_agent === true,
    };
  }
  return {
    kind: 'staff',
    staff: idOf<StaffId>(row.staff ?? ''),
    level: row.level ?? 1,
    isDisabled: row.is_disabled === true,
  };
}
