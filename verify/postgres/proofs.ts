import pg from 'pg';
import { isLeftOut } from '../../tools/left-out.mjs';
import { sleep } from '../../tools/postgres/processes.mjs';
import type { Addresses } from '../black-box/product.ts';
import type { Proofs } from '../black-box/proof.ts';
import { call } from '../black-box/wire.ts';

const GAMES_MIN = 1_000;
const WAIT_MS_MAX = 60_000;

/**
 * Reads the statements of every function by the schema. PostgreSQL itself reads them when they are run alone. A record of no type
 * (55000) is not known before a function is called.
 */
export async function proveFunctions(url: string, proofs: Proofs): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: known } = await client.query(`select from pg_available_extensions where name = 'plpgsql_check'`);
    if (known.length === 0) {
      // Its package is no part of the server's: the functions that the product calls are checked by being run.
      if (!isLeftOut('plpgsql-check'))
        console.log(
          'LEFT OUT: postgresql-15-plpgsql-check is not there. Statements of functions were read by being run alone.',
        );
      return;
    }
    await client.query('create extension plpgsql_check');
    const { rows } = await client.query<{ name: string; fault: string | null }>(FUNCTIONS);
    const faults = rows.filter(({ fault }) => fault !== null).map(({ name, fault }) => `${name}: ${fault}`);
    const functions = new Set(rows.map(({ name }) => name)).size;
    proofs.holds(
      `${functions} functions hold statements that it takes`,
      functions > 100 && faults.length === 0,
      faults,
    );
    await client.query('drop extension plpgsql_check');
  } finally {
    await client.end();
  }
}

const FUNCTIONS = `
  select p.oid::regprocedure::text as name, c.message as fault
  from pg_proc p join pg_language l on l.oid = p.prolang join pg_namespace n on n.oid = p.pronamespace
    left join lateral (select * from pg_trigger where tgfoid = p.oid limit 1) t on true
    left join lateral plpgsql_check_function_tb(p.oid, coalesce(t.tgrelid, 0), fatal_errors => false, other_warnings => false,
      extra_warnings => false, performance_warnings => false, oldtable => t.tgoldtable, newtable => t.tgnewtable) c
      on c.level = 'error' and c.sqlstate <> '55000'
  where l.lanname = 'plpgsql' and n.nspname !~ '^(pg_|graphile)'`;

/** The lists of the providers come in, and their games are on sale. */
export async function proveCatalogue(at: Addresses, proofs: Proofs): Promise<void> {
  let games = 0;
  for (
    const began = performance.now();
    games < GAMES_MIN && performance.now() - began < WAIT_MS_MAX;
    await sleep(500)
  ) {
    const { body } = await call(`${at.player}/api/casino/catalogue`);
    games = body?.columns?.gameId.length ?? 0;
  }
  proofs.holds(`${games} games are listed`, games >= GAMES_MIN);
}

/** The log has no statement that the server could not take: errors of class 42. The queue's library asks for its own tables first. */
export function proveLog(
  log: string,
  { version, proofs }: { readonly version: number; readonly proofs: Proofs },
): void {
  proofs.holds(
    `its log is that of PostgreSQL ${version}`,
    log.includes(`starting PostgreSQL ${version}.`),
    log.slice(0, 200),
  );
  const untaken = log
    .split('\n')
    .filter((line) => /\[42\w{3}\] ERROR: (?!.*"graphile_worker\.migrations" does not exist)/.test(line));
  proofs.holds(
    `statements that the server could not take: ${untaken.length}`,
    untaken.length === 0,
    untaken.slice(0, 3),
  );
}

/** No job keeps failing. */
export async function proveJobs(at: Addresses, proofs: Proofs): Promise<void> {
  const { http, body } = await call(`${at.player}/readyz`);
  proofs.equal('ready, and jobs that keep failing', [http, body.failing], [200, []]);
}
