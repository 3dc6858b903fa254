import { type Currency, type Instant, idOf, instant, type PlayerId, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { gather } from '../../../platform/db/gather.ts';
import { brokenConstraint, type Queryable } from '../../../platform/db/transaction.ts';
import type { NewPlayer, Player, PlayerLocale, Taken } from '../domain/player.ts';
import type { Username } from '../domain/username.ts';

export type { Queryable } from '../../../platform/db/transaction.ts';

const COLUMNS = `id, username, email, phone, currency, birth_date, first_name, last_name, country, locale, parent_agent_id,
  is_partner, is_verified, banned_at, casino_blocked_at, created_at`;

interface Row {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly currency: string;
  readonly birth_date: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly country: string | null;
  readonly locale: PlayerLocale;
  readonly parent_agent_id: string | null;
  readonly is_partner: boolean;
  readonly is_verified: boolean;
  readonly banned_at: Date | null;
  readonly casino_blocked_at: Date | null;
  readonly created_at: Date;
}

const TAKEN: Readonly<Record<string, Taken>> = {
  player_username_taken: 'username-taken',
  player_username_alike: 'username-taken',
  player_email_taken: 'email-taken',
  player_phone_taken: 'phone-taken',
};

export function createPlayersRepository(pool: Pool) {
  const one = async (where: string, value: string): Promise<Player | null> => {
    const found = await pool.query<Row>(`select ${COLUMNS} from players.player where ${where}`, [value]);
    return found.rows[0] ? toPlayer(found.rows[0]) : null;
  };
  return {
    byId: (id: PlayerId) => one('id = $1', id),
    byUsernameKey: (key: string) => one('username_key = $1', key),
    /** One statement for every name, so that its duration reveals nothing about the account. */
    bySignInName: async (key: string, phone: string): Promise<Player | null> => {
      const found = await pool.query<Row>(
        `select ${COLUMNS} from players.player where username_key = $1 or phone = $2 order by username_key = $1 desc limit 1`,
        [key, phone],
      );
      return found.rows[0] ? toPlayer(found.rows[0]) : null;
    },
    insert,
    setBan: async (id: PlayerId, at: Instant | null): Promise<void> => {
      await pool.query('update players.player set banned_at = $2 where id = $1', [id, at === null ? null : toIso(at)]);
    },
    setCasinoBlock: async (id: PlayerId, at: Instant | null): Promise<void> => {
      const value = at === null ? null : toIso(at);
      await pool.query('update players.player set casino_blocked_at = $2 where id = $1', [id, value]);
    },
    /** Those that are asked for together are read together: every bet of a player not met before asks. */
    currencyOf: gather(async (ids: readonly PlayerId[]): Promise<(Currency | null)[]> => {
      const found = await pool.query<Pick<Row, 'id' | 'currency'>>({
        name: 'players.currencies',
        text: 'select id, currency from players.player where id = any ($1)',
        values: [ids],
      });
      const currencies = new Map(found.rows.map(({ id, currency }) => [id, currency as Currency]));
      return ids.map((id) => currencies.get(id) ?? null);
    }),
  };
}

export type PlayersRepository = ReturnType<typeof createPlayersRepository>;

/**
 * Stores a player with the event of their registration, or returns what is taken. After a `Taken` the caller's
 * transaction is over.
 */
async function insert(db: Queryable, name: Username, player: NewPlayer, at: Instant): Promise<PlayerId | Taken> {
  try {
    const stored = await db.query<{ id: string }>(
      `insert into players.player (username, username_key, username_skeleton, email, email_key, phone, phone_country,
         currency, birth_date, locale, sign_up_code, parent_agent_id, first_name, last_name, country, created_at)
       values ($1, $2, $3, $4, lower($4), $5, $6, $7, $8, $9, $10, $11, $12, $13, $6, $14) returning id`,
      [
        name.shown,
        name.key,
        name.skeleton,
        player.email,
        player.phone,
        player.phoneCountry,
        player.currency,
        player.birthDate,
        player.locale,
        player.signUpCode,
        player.parentAgent,
        player.firstName ?? '',
        player.lastName ?? '',
        toIso(at),
      ],
    );
    const id = idOf<PlayerId>(stored.rows[0]?.id ?? '');
    const registered = { currency: player.currency, locale: player.locale };
    await db.query('select platform.emit_event($1, $2, $3, $4)', ['player-registered', id, registered, toIso(at)]);
    return id;
  } catch (error) {
    const taken = TAKEN[brokenConstraint(error) ?? ''];
    if (taken) return taken;
    throw error;
  }
}

function toPlayer(row: Row): Player {
  return {
    id: idOf(row.id),
    username: row.username,
    email: row.email,
    phone: row.phone,
    currency: row.currency as Currency,
    birthDate: row.birth_date,
    firstName: row.first_name,
    lastName: row.last_name,
    country: row.country,
    locale: row.locale,
    parentAgent: row.parent_agent_id === null ? null : idOf(row.parent_agent_id),
    isPartner: row.is_partner,
    isVerified: row.is_verified,
    isBanned: row.banned_at !== null,
    isCasinoBlocked: row.casino_blocked_at !== null,
    createdAt: instant(row.created_at.getTime()),
  };
}
