// `npm run check` runs it: every query of the server is parsed by a PostgreSQL with the server's schema, and its parameters and
// columns are compared with what the code declares. Then every text of the server is searched for the data of other
// modules. Folders of PostgreSQL's binaries, as arguments, have the queries parsed by each of these; without one the packaged PostgreSQL does.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import ts from 'typescript';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import type { Catalogue } from './boundaries/foreign-data.ts';
import { judgeFunctions, judgeSources } from './boundaries/server-texts.ts';
import { startPostgres } from './postgres/index.mjs';
import { describeQuery } from './sql-types/describe-query.ts';
import { type FoundQuery, findQueries, type Statement } from './sql-types/find-queries.ts';
import { judgeQuery, kindsByType } from './sql-types/judge-query.ts';
import { judgeUnchecked, UNCHECKED } from './sql-types/unchecked.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Queries of the server alone: our games and the sandbox keep databases of their own. */
const isSource = (file: string) => /^apps\/server\/src\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file);
/** Statements that PostgreSQL does not plan. */
const UTILITY =
  /^\s*(begin|commit|rollback|savepoint|release|set|listen|unlisten|lock|analyze|create|drop|alter|truncate)\b/i;

/** Fewer tables and views than this are not those of the server: the search for the data of others would be blind. */
const RELATIONS_MIN = 100;

const [first, ...others] = process.argv.slice(2);
const database = startDatabase(first);
const program = programOf();
const queries = findQueries(program, ROOT, isSource);
let isRight = await withDatabase(database, async (client) => {
  const isTyped = await judge(client, queries);
  return (await judgeForeignData(client)) && isTyped;
});
for (const binaries of others)
  isRight = (await withDatabase(startDatabase(binaries), (client) => judge(client, queries))) && isRight;
process.exitCode = isRight ? 0 : 1;

async function withDatabase(
  opening: ReturnType<typeof startDatabase>,
  work: (client: pg.Client) => Promise<boolean>,
): Promise<boolean> {
  const { client, stop } = await opening;
  try {
    return await work(client);
  } finally {
    await stop();
  }
}

/** True when every query fits the schema. */
async function judge(client: pg.Client, found: readonly FoundQuery[]): Promise<boolean> {
  const { rows } = await client.query<{ oid: number }>("select oid::int as oid from pg_type where typcategory = 'A'");
  const kindsOf = kindsByType(new Set(rows.map(({ oid }) => oid)));
  const fixed = found.filter(({ statements }) => statements !== null);
  const offences = judgeUnchecked(found, UNCHECKED);
  for (const { place, isUntyped } of found)
    if (isUntyped) offences.push(`${place}  reads rows of no type: name it, query<Row>(…)`);
  for (const { place, statements } of fixed) {
    for (const statement of statements ?? []) {
      if (isUtility(statement)) continue;
      const wrong = await describeQuery(client, statement.text).then(
        (description) => judgeQuery(statement, description, kindsOf),
        (error: Error) => [`PostgreSQL refuses it: ${error.message}`],
      );
      offences.push(...wrong.map((sentence) => `${place}  ${sentence}`));
    }
  }
  for (const offence of new Set(offences)) console.error(offence);
  console.log(`sql-types: ${figuresOf(found)}, ${new Set(offences).size} found`);
  return offences.length === 0;
}

function figuresOf(found: readonly FoundQuery[]): string {
  const fixed = found.flatMap(({ statements }) => (statements ? [statements] : []));
  const checked = fixed.filter((statements) => !statements.every(isUtility));
  const typed = checked.filter((statements) => statements.every(({ columns }) => columns !== null));
  const count = checked.flat().length;
  return `${found.length} queries, ${checked.length} checked by their ${count} statements, ${typed.length} with a row type, \
${fixed.length - checked.length} that PostgreSQL does not plan, ${found.length - fixed.length} put together`;
}

function isUtility({ text }: Statement): boolean {
  return UTILITY.test(text);
}

/** True when no module names data of another beside what that one publishes. */
async function judgeForeignData(client: pg.Client): Promise<boolean> {
  const catalogue = await readCatalogue(client);
  const sources = program.getSourceFiles().filter(({ fileName }) => isSource(path.relative(ROOT, fileName)));
  const texts = queries.flatMap(({ place, statements }) => (statements ?? []).map(({ text }) => ({ place, text })));
  const offences = [
    ...judgeSources({ root: ROOT, sources, texts, catalogue }),
    ...(await judgeFunctions(path.join(ROOT, 'apps/server/db/code'), catalogue)),
  ];
  for (const offence of new Set(offences)) console.error(offence);
  const { size } = new Set(offences);
  console.log(`foreign data: ${catalogue.relations.size} tables and views, ${sources.length} sources, ${size} found`);
  return size === 0 && catalogue.relations.size > RELATIONS_MIN;
}

async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const { rows: relations } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^(pg_|information_schema|graphile)'`,
  );
  const { rows: functions } = await client.query<{ name: string }>(
    `select distinct n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname !~ '^(pg_|information_schema|graphile)'`,
  );
  const named = (rows: readonly { readonly name: string }[]) => new Set(rows.map(({ name }) => name));
  return { relations: named(relations), functions: named(functions) };
}

function programOf(): ts.Program {
  const config = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const sources = fileNames.filter((file) => isSource(path.relative(ROOT, file)));
  return ts.createProgram(sources, { ...options, incremental: false, tsBuildInfoFile: undefined, noEmit: true });
}

async function startDatabase(binaries?: string): Promise<{ client: pg.Client; stop: () => Promise<void> }> {
  if (binaries !== undefined) process.env.POSTGRES_BINARIES = binaries;
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-sql-types-'));
  const server = await startPostgres({ dir, database: 'types', fast: true });
  await migrate({ url: server.url });
  const opened = new pg.Client({ connectionString: server.url });
  await opened.connect();
  return {
    client: opened,
    stop: async () => {
      await opened.end();
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
