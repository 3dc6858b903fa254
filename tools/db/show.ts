/**
 * Prints one object of a fresh database: a function with its generated text, a view, a table, or the statement that carries
 * out a command alone. `npm run db:show -- ledger.passing`, `sportsbook.bet`, `casino.bet`; DATABASE_URL names another database.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../postgres/index.mjs';

const FUNCTIONS = `select pg_get_functiondef(p.oid) as text from pg_proc p
  where p.pronamespace::regnamespace || '.' || p.proname = $1 and p.prokind <> 'a' order by p.oid`;
const VIEWS = `select 'create view ' || $1 || ' as' || e'\\n' || definition as text from pg_views
  where schemaname || '.' || viewname = $1`;
const TABLES = `select string_agg(format('%s %s%s', attname, format_type(atttypid, atttypmod),
    case when attnotnull then ' not null' else '' end), e'\\n' order by attnum) as text
  from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  where c.relnamespace::regnamespace || '.' || c.relname = $1 and attnum > 0 and not attisdropped having count(*) > 0`;
const STATEMENTS = `select ledger.lone_statement(name) as text from ledger.op_kind
  where name = $1 and ledger.lone_statement(name) is not null`;

const asked = process.argv[2];
if (asked === undefined) {
  console.error('Say what to show: npm run db:show -- ledger.passing');
  process.exit(1);
}
const url = process.env.DATABASE_URL;
process.exitCode = await (url === undefined ? showOfFresh(asked) : show(url, asked));

async function showOfFresh(name: string): Promise<number> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-show-'));
  const server = await startPostgres({ dir, database: 'show', fast: true });
  try {
    await migrate({ url: server.url });
    return await show(server.url, name);
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Prints what has that name; returns the exit code: 1 when nothing has. */
async function show(database: string, name: string): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const texts: string[] = [];
    for (const query of [FUNCTIONS, VIEWS, TABLES, STATEMENTS]) {
      const { rows } = await client.query<{ text: string }>(query, [name]);
      texts.push(...rows.map(({ text }) => text));
    }
    if (texts.length === 0) console.error(`There is no function, view, table or op kind ${name}.`);
    else console.log(texts.join('\n\n'));
    return texts.length === 0 ? 1 : 0;
  } finally {
    await client.end();
  }
}
