/**
 * The product on the oldest PostgreSQL that the README promises: Debian's 15. Every query and every function is read by it, the
 * product starts on it as on an operator's own server and does its main job, and the races run on it. Its log then has no statement
 * that it could not take. Root on Debian gets it installed; where there is none the programme fails, unless `VERIFY_WITHOUT=postgres-15` leaves
 * it out. `node --import tsx verify/postgres-15.ts`
 */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { failWithout, isLeftOut, LEFT_OUT } from '../tools/left-out.mjs';
import { withMachineLock } from '../tools/machine-lock.mjs';
import { ensurePostgres15 } from '../tools/postgres-15.mjs';
import { runStages } from '../tools/stages.mjs';
import { proveCasino } from './black-box/casino.ts';
import { proveInvariants } from './black-box/endurance.ts';
import { provePayments } from './black-box/payments.ts';
import { Product } from './black-box/product.ts';
import { Proofs } from './black-box/proof.ts';
import { proveSport } from './black-box/sport.ts';
import { proveCatalogue, proveFunctions, proveJobs, proveLog } from './postgres-15/proofs.ts';

/** Files whose tests race on a database, and those about the database itself. */
const RACES = [
  'race.test.ts',
  'modules/ledger/',
  'modules/casino/catalogue/',
  'platform/db/',
  'postgres/users.test.ts',
];

const NAME = 'postgres-15';
// Before anything is installed for it.
if (isLeftOut(NAME)) process.exit(LEFT_OUT);
const found = ensurePostgres15();
if (found) process.exitCode = (await withMachineLock(() => run(found))) ? 0 : 1;
else process.exitCode = failWithout(NAME, 'PostgreSQL 15');

async function run(binaries: string): Promise<boolean> {
  process.env.POSTGRES_BINARIES = binaries;
  const isProved = await prove();
  const isGreen = await runStages([
    { name: 'queries', args: ['--import', 'tsx', 'tools/sql-types.ts'] },
    { name: 'races', args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'database', ...RACES] },
  ]);
  return isProved && isGreen;
}

/** Starts the product on a server that is not its own, as DATABASE_URL names it. */
async function prove(): Promise<boolean> {
  const { startPostgres } = await import('../tools/postgres/index.mjs');
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-postgres-15-'));
  // Open to the account that runs the database when we are root: its files then stay inside.
  await chmod(dir, 0o755);
  const proofs = new Proofs();
  // With each error the code of its kind.
  const settings = { log_line_prefix: '%m [%e] ' };
  const server = await startPostgres({ dir: path.join(dir, 'server'), database: 'ordago', settings });
  const product = await Product.on(path.join(dir, 'data'), { DATABASE_URL: server.url });
  try {
    console.log(`  served after ${await product.start()} ms`);
    const { at } = product;
    await proveFunctions(server.url, proofs);
    await provePayments(at, proofs);
    await proveCasino(at, proofs);
    await proveSport(at, proofs);
    await proveCatalogue(at, proofs);
    await proveJobs(at, proofs);
    await proveInvariants(at, proofs);
    proveLog(await readFile(path.join(server.folder, 'postgres.log'), 'utf8'), proofs);
  } catch (error) {
    proofs.holds('the main job ran to its end', false, String(error));
  } finally {
    await product.stop();
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
  return proofs.close('PostgreSQL 15');
}
