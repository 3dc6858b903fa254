/**
 * The product from outside: started as an operator starts it, asked over HTTP alone, killed and started again. Prints a
 * line per claim and fails when one does not hold. `node --import tsx verify/black-box.ts`
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { withMachineLock } from '../tools/machine-lock.mjs';
import { proveCasino } from './black-box/casino.ts';
import { proveCorpus } from './black-box/corpus.ts';
import { proveInvariants, proveKill, proveStop } from './black-box/endurance.ts';
import { FEED_SECRET, proveFeed } from './black-box/feed.ts';
import { proveGuests } from './black-box/guests.ts';
import { provePayments } from './black-box/payments.ts';
import { Product } from './black-box/product.ts';
import { Proofs } from './black-box/proof.ts';
import { proveSport } from './black-box/sport.ts';
import { startSupplier } from './rabbitmq/match-day.ts';

const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-black-box-'));
// Open to the account that runs the database when we are root: its files then stay inside.
await chmod(dir, 0o755);
try {
  process.exitCode = (await withMachineLock(() => prove(path.join(dir, 'data')))) ? 0 : 1;
} finally {
  await rm(dir, { recursive: true, force: true });
}

async function prove(dataDir: string): Promise<boolean> {
  const proofs = new Proofs();
  const supplier = await startSupplier(() => undefined);
  const product = await Product.on(dataDir, { UOF_URL: supplier.url, UOF_SECRET: FEED_SECRET });
  console.log(`  served after ${await product.start()} ms`);
  const { at } = product;
  try {
    await part('payments', () => provePayments(at, proofs), proofs);
    await part('casino', () => proveCasino(at, proofs), proofs);
    await part('sport', () => proveSport(at, proofs), proofs);
    await part('odds feed', () => proveFeed(at, proofs), proofs);
    await part('number corpus', () => proveCorpus(at, proofs), proofs);
    await part('guests', () => proveGuests(at, proofs), proofs);
    await part('kill', () => proveKill(product, proofs), proofs);
    await part('invariants', () => proveInvariants(at, proofs), proofs);
    await part('stop', () => proveStop(product, proofs), proofs);
  } finally {
    await product.stop();
    supplier.close();
  }
  return proofs.close();
}

/** A part that breaks off is a claim that does not hold; the others still run. */
async function part(name: string, work: () => Promise<void>, proofs: Proofs): Promise<void> {
  const begun = performance.now();
  await work().catch((error: unknown) => proofs.holds(`${name} ran to its end`, false, String(error)));
  console.log(`${name}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
}
