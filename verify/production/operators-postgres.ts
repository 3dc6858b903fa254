import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ROOT } from '../../tools/bootstrap.mjs';
import { startPostgres } from '../../tools/postgres/index.mjs';
import { findPostgres15 } from '../../tools/postgres-15.mjs';
import type { Proofs } from '../black-box/proof.ts';

/** A PostgreSQL that is the operator's own: the oldest one that the README promises, with the users of the page. */
export interface OperatorsPostgres {
  /** Variables of the site that name files with its addresses. */
  readonly addresses: Readonly<
    Record<'DATABASE_URL_FILE' | 'DATABASE_OWNER_URL_FILE' | 'ORIGINALS_DATABASE_URL_FILE', string>
  >;
  /** Proves who served, and what they may not. Called while the site runs. */
  readonly prove: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Variables by the user and the database of their address. */
const ADDRESSES = {
  DATABASE_URL: { user: 'ordago_server', database: 'ordago' },
  DATABASE_OWNER_URL: { user: 'ordago_owner', database: 'ordago' },
  ORIGINALS_DATABASE_URL: { user: 'ordago_originals', database: 'ordago_originals' },
} as const;

/**
 * Starts Debian's PostgreSQL 15, which is reached over TCP by password alone, and has its superuser run what `docs/operations.md` says
 * ("Users of the database"); null, and a line about it, where it is not installed.
 */
export async function openOperatorsOwn(dir: string, proofs: Proofs): Promise<OperatorsPostgres | null> {
  const binaries = findPostgres15();
  if (binaries === null) {
    console.log("LEFT OUT: there is no PostgreSQL 15 here. An operator's own was not walked, the embedded one was.");
    return null;
  }
  process.env.POSTGRES_BINARIES = binaries;
  const server = await startPostgres({ dir: path.join(dir, 'operators-own'), database: 'postgres' });
  // The site and the third parties of the walk are on what they would be on without it.
  delete process.env.POSTGRES_BINARIES;
  const passwords = await makeUsers(server.url);
  const urlOf = (variable: keyof typeof ADDRESSES) => {
    const { user, database } = ADDRESSES[variable];
    return server.urlOf(database, { user, password: passwords.get(user) ?? '' });
  };
  mkdirSync(path.join(dir, 'addresses'), { mode: 0o700 });
  const fileOf = (variable: keyof typeof ADDRESSES) => {
    const file = path.join(dir, 'addresses', variable.toLowerCase());
    writeFileSync(file, `${urlOf(variable)}\n`, { mode: 0o600 });
    return file;
  };
  return {
    addresses: {
      DATABASE_URL_FILE: fileOf('DATABASE_URL'),
      DATABASE_OWNER_URL_FILE: fileOf('DATABASE_OWNER_URL'),
      ORIGINALS_DATABASE_URL_FILE: fileOf('ORIGINALS_DATABASE_URL'),
    },
    prove: () => proveUsers({ superuser: server.url, serving: urlOf('DATABASE_URL') }, proofs),
    stop: server.stop,
  };
}

/** Runs the statements of the page, word for word but for the passwords, which are drawn; answers these by user. */
async function makeUsers(superuser: string): Promise<ReadonlyMap<string, string>> {
  const page = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
  const block = /On a PostgreSQL of yours a superuser runs this once.*?```\n(.*?)```/s.exec(page)?.[1] ?? '';
  const passwords = new Map<string, string>();
  const statements = block.split(/;\n/).filter((statement) => statement.trim() !== '');
  await withClient(superuser, async (client) => {
    for (const statement of statements) {
      const user = /^create role (\w+) login password '…'$/.exec(statement.trim())?.[1];
      const password = randomBytes(24).toString('base64url');
      if (user !== undefined) passwords.set(user, password);
      await client.query(statement.replace('…', password));
    }
  });
  return passwords;
}

async function proveUsers(at: { superuser: string; serving: string }, proofs: Proofs): Promise<void> {
  await withClient(at.superuser, async (client) => {
    const version = await client.query<{ server_version: string }>('show server_version');
    proofs.holds("the operator's own PostgreSQL is 15", version.rows[0]?.server_version.startsWith('15.') === true);
    const { rows } = await client.query<{ name: string }>(
      `select distinct usename as name from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() order by 1`,
    );
    const names = rows.map(({ name }) => name);
    proofs.equal('its users are those of the page, and the owner has left', names, [
      'ordago_originals',
      'ordago_server',
    ]);
  });
  await withClient(at.serving, async (client) => {
    const refused = await client.query('delete from ledger.entry').then(
      () => 'written',
      (error) => String(error.code),
    );
    proofs.equal('the one that serves writes no table of money', refused, '42501');
  });
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
