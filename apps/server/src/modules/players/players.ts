import type { Currency, Instant, PlayerId, Refusal } from '@ordago/kernel';
import type { Pool, PoolClient } from 'pg';
import type { Player, Taken } from './domain/player.ts';
import { usernameKey } from './domain/username.ts';
import { createPlayersRepository } from './repository/players.repository.ts';
import type { JudgedApplication } from './use-cases/judge-application.ts';
import { readPhone } from './use-cases/read-phone.ts';
import { storePlayer } from './use-cases/store-player.ts';

/** API of the players for other modules. */
export interface Players {
  /** A player by their number, banned or not; null for an unknown one. */
  byId(id: PlayerId): Promise<Player | null>;
  /** A player by their name, in any case of its letters; null for an unknown one. */
  byUsername(username: string): Promise<Player | null>;
  /** Finds by username, or by phone with its country code (specification 1, section 7). */
  bySignInName(text: string): Promise<Player | null>;
  /** The one form of what was typed to sign in: all spellings that `bySignInName` takes for one name have it in common. */
  signInKeyOf(text: string): string;
  /**
   * Stores a judged application in the caller's transaction.
   * @refuses username-taken, email-taken, phone-taken; the transaction is over then
   */
  store(application: JudgedApplication, tx: PoolClient, now: Instant): Promise<PlayerId | Refusal<Taken>>;
  /** Bars a player from everything at once: their sessions end in the same commit. */
  ban(id: PlayerId, at: Instant): Promise<void>;
  /** Lets a banned player sign in again. */
  liftBan(id: PlayerId): Promise<void>;
  /** Bars a player from the casino alone; sports stay open to them. */
  blockCasino(id: PlayerId, at: Instant): Promise<void>;
  /** Opens the casino to them again. */
  unblockCasino(id: PlayerId): Promise<void>;
  /** A player's currency, remembered: it never changes. */
  currencyOf(id: PlayerId): Promise<Currency | null>;
}

/** Currencies kept in memory. */
const REMEMBERED_MAX = 100_000;

/** Creates the players on their tables, with the currencies of many of them kept in memory. */
export function createPlayers({ pool }: { pool: Pool }): Players {
  const players = createPlayersRepository(pool);
  const currencies = new Map<PlayerId, Currency>();
  return {
    byId: players.byId,
    byUsername: (username) => players.byUsernameKey(usernameKey(username)),
    bySignInName: (text) => players.bySignInName(usernameKey(text), readPhone(text)?.e164 ?? ''),
    signInKeyOf: (text) => readPhone(text)?.e164 ?? usernameKey(text),
    store: (application, tx, now) => storePlayer(application, { players, tx, now }),
    ban: (id, at) => players.setBan(id, at),
    liftBan: (id) => players.setBan(id, null),
    blockCasino: (id, at) => players.setCasinoBlock(id, at),
    unblockCasino: (id) => players.setCasinoBlock(id, null),
    currencyOf: async (id) => {
      const known = currencies.get(id);
      if (known) return known;
      const currency = await players.currencyOf(id);
      if (currency && currencies.size < REMEMBERED_MAX) currencies.set(id, currency);
      return currency;
    },
  };
}
