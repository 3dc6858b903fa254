import { type Instant, instant } from '@ordago/kernel';
import type { Pool } from 'pg';

/** A key that signs links, as it is kept: its private half sealed. */
export interface KeptLinkKey {
  readonly kid: string;
  /** A JSON Web Key. */
  readonly publicKey: Readonly<Record<string, string>>;
  readonly sealed: Buffer;
  readonly signsFrom: Instant;
}

export interface LinkKeysRepository {
  /** Every key, the one that signs last first. */
  all(): Promise<readonly KeptLinkKey[]>;
  add(key: KeptLinkKey, at: Instant): Promise<void>;
  forget(kids: readonly string[]): Promise<void>;
}

export function createLinkKeysRepository(pool: Pool): LinkKeysRepository {
  return {
    all: async () => {
      const { rows } = await pool.query<LinkKeyRow>(
        'select kid, public_key, sealed, signs_from from casino.link_key order by signs_from desc, kid',
      );
      return rows.map((row) => ({
        kid: row.kid,
        publicKey: row.public_key,
        sealed: row.sealed,
        signsFrom: instant(row.signs_from.getTime()),
      }));
    },
    add: async ({ kid, publicKey, sealed, signsFrom }, at) => {
      await pool.query(
        'insert into casino.link_key (kid, public_key, sealed, made_at, signs_from) values ($1, $2, $3, $4, $5)',
        [kid, JSON.stringify(publicKey), sealed, new Date(at), new Date(signsFrom)],
      );
    },
    forget: async (kids) => {
      await pool.query('delete from casino.link_key where kid = any ($1)', [kids]);
    },
  };
}

interface LinkKeyRow {
  readonly kid: string;
  readonly public_key: KeptLinkKey['publicKey'];
  readonly sealed: Buffer;
  readonly signs_from: Date;
}
