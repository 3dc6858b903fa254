import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../tools/postgres/index.mjs';
import { proveCasino } from '../black-box/casino.ts';
import { proveInvariants } from '../black-box/endurance.ts';
import { provePayments } from '../black-box/payments.ts';
import { Product } from '../black-box/product.ts';
import { Proofs } from '../black-box/proof.ts';
import { proveSport } from '../black-box/sport.ts';
import { proveCatalogue, proveFunctions, proveJobs, proveLog } from './proofs.ts';

/**
 * Starts the product on a server that is not its own, as DATABASE_URL names it: that of `POSTGRES_BINARIES`. It does its main job, and the
 * server's log has no statement that it could not take.
 */
export async function walkMainJob(version: number, { hasReader }: { readonly hasReader: boolean }): Promise<boolean> {
  const dir = await mkdtemp(path.join(os.tmpdir(), `ordago-postgres-${version}-`));
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
    if (hasReader) await proveFunctions(server.url, proofs);
    await provePayments(at, proofs);
    await proveCasino(at, proofs);
    await proveSport(at, proofs);
    await proveCatalogue(at, proofs);
    await proveJobs(at, proofs);
    await proveInvariants(at, proofs);
    proveLog(await readFile(path.join(server.folder, 'postgres.log'), 'utf8'), { version, proofs });
  } catch (error) {
    proofs.holds('the main job ran to its end', false, String(error));
  } finally {
    await product.stop();
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
  return proofs.close(`PostgreSQL ${version}`);
}
