// `npm run check` runs it: every query of the server is parsed by a PostgreSQL with the server's schema, and its parameters and
// columns are compared with what the code says of them.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import ts from 'typescript';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from './postgres/index.mjs';
import { describeQuery } from './sql-types/describe-query.ts';
import { type FoundQuery, findQueries } from './sql-types/find-queries.ts';
import { judgeQuery, kindsByType } from './sql-types/judge-query.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Queries of the server alone: our games and the sandbox keep databases of their own. */
const isSource = (file: string) => /^apps\/server\/src\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file);
/** Statements that PostgreSQL does not plan. */
const UTILITY =
  /^\s*(begin|commit|rollback|savepoint|release|set|listen|unlisten|lock|analyze|create|drop|alter|truncate)\b/i;

const isLoud = process.argv.includes('--dynamic');
const database = startDatabase();
const queries = findQueries(programOf(), ROOT, isSource);
const { client, stop } = await database;
try {
  process.exitCode = await judge(queries);
} finally {
  await stop();
}

async function judge(found: readonly FoundQuery[]): Promise<number> {
  const { rows } = await client.query<{ oid: number }>("select oid::int as oid from pg_type where typcategory = 'A'");
  const kindsOf = kindsByType(new Set(rows.map(({ oid }) => oid)));
  const fixed = found.filter(({ texts }) => texts !== null);
  const offences: string[] = [];
  for (const { place, isUntyped } of found)
    if (isUntyped) offences.push(`${place}  reads rows of no type: name it, query<Row>(…)`);
  for (const query of fixed) {
    for (const text of query.texts ?? []) {
      if (UTILITY.test(text)) continue;
      const wrong = await describeQuery(client, text).then(
        (description) => judgeQuery(query, description, kindsOf),
        (error: Error) => [`PostgreSQL refuses it: ${error.message}`],
      );
      offences.push(...wrong.map((sentence) => `${query.place}  ${sentence}`));
    }
  }
  for (const offence of new Set(offences)) console.error(offence);
  if (isLoud)
    for (const { place } of found.filter(({ texts }) => texts === null)) console.log(`${place}  put together`);
  const typed = fixed.filter(({ columns }) => columns !== null).length;
  console.log(
    `sql-types: ${found.length} queries, ${fixed.length} checked, ${typed} with a row type, ${new Set(offences).size} found`,
  );
  // A check that finds hardly anything to check is broken.
  return offences.length > 0 || fixed.length < found.length / 2 ? 1 : 0;
}

function programOf(): ts.Program {
  const config = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const sources = fileNames.filter((file) => isSource(path.relative(ROOT, file)));
  return ts.createProgram(sources, { ...options, incremental: false, tsBuildInfoFile: undefined, noEmit: true });
}

async function startDatabase(): Promise<{ client: pg.Client; stop: () => Promise<void> }> {
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
