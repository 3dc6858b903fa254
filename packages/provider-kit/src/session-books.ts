import { createHash, randomBytes } from 'node:crypto';
import { addMs, type Clock, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';

/** A player at a game, as the provider knows them. */
export interface PlaySession {
  readonly id: string;
  readonly provider: string;
  /** Token that the operator sent at launch. */
  readonly operatorToken: string;
  /** Reference that the operator expects in wallet calls; null until it was requested. */
  readonly reference: string | null;
  readonly userId: string;
  readonly username: string;
  readonly currency: string;
  readonly game: string;
  readonly language: string;
  readonly lobbyUrl: string;
}

export type NewPlaySession = Omit<PlaySession, 'id'>;

/** A session that was launched a moment ago. */
export interface LaunchedSession {
  readonly id: string;
  /** Address of the game. In its fragment, which no server receives, is the code of the launch; the token is in no address. */
  readonly url: string;
}

/** A session with its token, which was made a moment ago. */
interface OpenedSession {
  readonly id: string;
  /** Bearer secret of the game in the browser; only its hash is kept. */
  readonly token: string;
}

/** How long a token is good, in milliseconds. */
export interface SessionLives {
  /** Since the session was opened. */
  readonly ageMs: number;
  /** Since the token was last used. */
  readonly idleMs: number;
}

/** The provider's own book of sessions. */
export interface SessionBooks {
  /** Opens a session; answers the address of the game. */
  open(session: NewPlaySession): Promise<string>;
  /** Opens a session for whoever needs its number as well. */
  launch(session: NewPlaySession): Promise<LaunchedSession>;
  /**
   * Changes the code of a launch for the token of its session: once, and within a minute. Null for a code that is used, too old
   * or nobody's; of several exchanges of one code at the same time one gets the token.
   */
  exchange(code: string): Promise<string | null>;
  /** Opens a session with a token at once, for a game that no launch leads to. */
  issue(session: NewPlaySession): Promise<OpenedSession>;
  /** Ends a session: its token is good for nothing any more, what it owes is paid all the same. */
  end(session: PlaySession): Promise<void>;
  /** A session by its number; null without one. */
  byId(id: string): Promise<PlaySession | null>;
  /** The live session of a game's token, which counts as used now; null without one. */
  byToken(token: string): Promise<PlaySession | null>;
  /** By the game's token, the operator's token or the number that it begins with. */
  byAnyName(provider: string, name: string): Promise<PlaySession | null>;
  /** The newest session of a player at a provider; null without one. */
  latestOf(provider: string, username: string): Promise<PlaySession | null>;
  /** The newest session that a real player has at a provider. */
  newest(provider: string): Promise<PlaySession | null>;
  /** Keeps the operator's reference, which later wallet calls bear. */
  refer(session: PlaySession, reference: string): Promise<void>;
  /** Moves the player to another game of the same session: a table of a lobby. */
  changeGame(session: PlaySession, game: string): Promise<void>;
}

export const SESSION_SCHEMA = `create table play_session (
  id bigint generated always as identity primary key,
  provider text not null,
  token text not null unique,
  operator_token text not null,
  reference text,
  user_id text not null,
  username text not null,
  currency text not null,
  game text not null,
  language text not null,
  lobby_url text not null,
  at timestamptz not null
);
create index play_session_of_user on play_session (provider, username, id desc)`;

/** Second step of the books: tokens as hashes, and the ends of sessions. */
export const SESSION_ENDS_SCHEMA = `alter table play_session
  add column token_hash bytea,
  add column seen_at timestamptz,
  add column ended_at timestamptz;
update play_session set token_hash = sha256(convert_to(token, 'UTF8')), seen_at = at;
alter table play_session
  alter column token_hash set not null,
  alter column seen_at set not null,
  drop column token;
create unique index play_session_token on play_session (token_hash)`;

/** Third step of the books: a launch has a code, and its session a token once that was exchanged. */
export const LAUNCH_CODE_SCHEMA = `alter table play_session
  alter column token_hash drop not null,
  add column code_hash bytea,
  add column code_until timestamptz,
  add constraint play_session_code_until check ((code_hash is null) = (code_until is null)),
  add constraint play_session_has_secret check (token_hash is not null or code_hash is not null);
create unique index play_session_code on play_session (code_hash)`;

/** How long the code of a launch is good, in milliseconds. */
const LAUNCH_CODE_MS = 60_000;

/** Interval at which a use of a token is written, in milliseconds. */
const SEEN_MS = 60_000;

const COLUMNS = `id, provider, operator_token as "operatorToken", reference, user_id as "userId", username, currency,
  game, language, lobby_url as "lobbyUrl"`;

export interface SessionBooksParts {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Address at which browsers find the provider's server. */
  readonly origin: string;
  /** Address at which browsers find the front end of the games. */
  readonly gamesOrigin: string;
  /** (Default: for ever) */
  readonly lives?: SessionLives;
}

/** Creates the book of sessions on the provider's own database. */
export function createSessionBooks({ pool, clock, origin, gamesOrigin, lives }: SessionBooksParts): SessionBooks {
  const find = async (where: string, values: readonly unknown[]): Promise<PlaySession | null> => {
    const sql = `select ${COLUMNS} from play_session where ${where} order by id desc limit 1`;
    return (await pool.query<PlaySession>(sql, [...values])).rows[0] ?? null;
  };
  const add = async (session: NewPlaySession, secret: { token: string } | { code: string }): Promise<string> => {
    const now = clock.now();
    const hashes =
      'code' in secret
        ? [null, hashOf(secret.code), toIso(addMs(now, LAUNCH_CODE_MS))]
        : [hashOf(secret.token), null, null];
    const { provider, operatorToken, reference, userId, username, currency, game, language, lobbyUrl } = session;
    const facts = [provider, operatorToken, reference, userId, username, currency, game, language, lobbyUrl];
    const { rows } = await pool.query<{ id: string }>(
      `insert into play_session
           (token_hash, code_hash, code_until, provider, operator_token, reference, user_id, username, currency, game, language,
            lobby_url, at, seen_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13) returning id`,
      [...hashes, ...facts, toIso(now)],
    );
    return String(rows[0]?.id);
  };
  const launch: SessionBooks['launch'] = async (session) => {
    const code = newSecret();
    const query = new URLSearchParams({ api: origin, lang: session.language });
    const url = `${gamesOrigin}/?${query}#${new URLSearchParams({ code })}`;
    return { id: await add(session, { code }), url };
  };
  return {
    launch,
    open: async (session) => (await launch(session)).url,
    issue: async (session) => {
      const token = newSecret();
      return { id: await add(session, { token }), token };
    },
    exchange: async (code) => {
      const token = newSecret();
      // A second exchange waits for the row, and finds that it has a token.
      const { rowCount } = await pool.query(
        `update play_session set token_hash = $2, seen_at = $3
         where code_hash = $1 and token_hash is null and ended_at is null and code_until > $3`,
        [hashOf(code), hashOf(token), toIso(clock.now())],
      );
      return rowCount === 1 ? token : null;
    },
    end: async ({ id }) => {
      await pool.query('update play_session set ended_at = $2 where id = $1 and ended_at is null', [
        id,
        toIso(clock.now()),
      ]);
    },
    byId: (id) => find('id = $1', [id]),
    byToken: async (token) => {
      const now = clock.now();
      const hash = hashOf(token);
      const session = await find(
        'token_hash = $1 and ended_at is null and ($2::timestamptz is null or (at > $2 and seen_at > $3))',
        lives ? [hash, toIso(addMs(now, -lives.ageMs)), toIso(addMs(now, -lives.idleMs))] : [hash, null, null],
      );
      if (session)
        await pool.query('update play_session set seen_at = $2 where id = $1 and seen_at < $3', [
          session.id,
          toIso(now),
          toIso(addMs(now, -SEEN_MS)),
        ]);
      return session;
    },
    byAnyName: (provider, name) =>
      find(`provider = $1 and (token_hash = $3 or operator_token = $2 or split_part(operator_token, '.', 1) = $2)`, [
        provider,
        name,
        hashOf(name),
      ]),
    newest: (provider) => find("provider = $1 and user_id <> '0'", [provider]),
    latestOf: (provider, username) => find('provider = $1 and lower(username) = lower($2)', [provider, username]),
    refer: async (session, reference) => {
      await pool.query('update play_session set reference = $2 where id = $1', [session.id, reference]);
    },
    changeGame: async (session, game) => {
      await pool.query('update play_session set game = $2 where id = $1', [session.id, game]);
    },
  };
}

/** A secret that nobody guesses: 192 bits, as text that an address may have. */
function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
