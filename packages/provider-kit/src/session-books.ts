import { randomBytes } from 'node:crypto';
import { type Clock, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';

/** A player at a game, as the provider knows them. */
export interface PlaySession {
  readonly id: string;
  readonly provider: string;
  /** The bearer secret of the game in the browser. */
  readonly token: string;
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

export type NewPlaySession = Omit<PlaySession, 'id' | 'token'>;

/** The provider's own book of sessions. */
export interface SessionBooks {
  /** Opens a session; answers the address of the game. */
  open(session: NewPlaySession): Promise<string>;
  /** A session by its number; null without one. */
  byId(id: string): Promise<PlaySession | null>;
  /** The session of a game's token, which is a bearer secret; null without one. */
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

const COLUMNS = `id, provider, token, operator_token as "operatorToken", reference, user_id as "userId", username, currency,
  game, language, lobby_url as "lobbyUrl"`;

export interface SessionBooksParts {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Address at which browsers find the provider's server. */
  readonly origin: string;
  /** Address at which browsers find the front end of the games. */
  readonly gamesOrigin: string;
}

/** Creates the book of sessions on the provider's own database. */
export function createSessionBooks({ pool, clock, origin, gamesOrigin }: SessionBooksParts): SessionBooks {
  const find = async (where: string, values: readonly string[]): Promise<PlaySession | null> => {
    const sql = `select ${COLUMNS} from play_session where ${where} order by id desc limit 1`;
    return (await pool.query<PlaySession>(sql, [...values])).rows[0] ?? null;
  };
  return {
    open: async (session) => {
      const token = randomBytes(24).toString('base64url');
      const { provider, operatorToken, reference, userId, username, currency, game, language, lobbyUrl } = session;
      await pool.query(
        `insert into play_session
           (provider, token, operator_token, reference, user_id, username, currency, game, language, lobby_url, at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          provider,
          token,
          operatorToken,
          reference,
          userId,
          username,
          currency,
          game,
          language,
          lobbyUrl,
          toIso(clock.now()),
        ],
      );
      const query = new URLSearchParams({ api: origin, session: token, lang: language });
      return `${gamesOrigin}/?${query}`;
    },
    byId: (id) => find('id = $1', [id]),
    byToken: (token) => find('token = $1', [token]),
    byAnyName: (provider, name) =>
      find(`provider = $1 and (token = $2 or operator_token = $2 or split_part(operator_token, '.', 1) = $2)`, [
        provider,
        name,
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
