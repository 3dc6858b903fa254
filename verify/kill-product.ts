/**
 * Kills PostgreSQL and each programme of `npm start` under load, 2 times each (`KILLS=20` for another number). Nobody touches the
 * run: `npm start` brings each part back. After each kill every kind of operation has to be acknowledged again within ten seconds,
 * and in the end every acknowledged one is in the books once.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../bench/harness/statistics.ts';
import { withMachineLock } from '../tools/machine-lock.mjs';
import { proveInvariants, proveStop } from './black-box/endurance.ts';
import { PARTS, type Part, Product } from './black-box/product.ts';
import { Proofs } from './black-box/proof.ts';
import { startProductLoad } from './kills/product-load.ts';

const kills = Number(process.env.KILLS ?? 2);
/** The longest that a part may be away, in milliseconds. */
const BACK_MS_MAX = 10_000;
/** Time after which a part is given up, in milliseconds; what came back late is still measured. */
const GIVEN_UP_MS = 90_000;
/** Time of work before a kill, in milliseconds: at random, so that the kill finds it anywhere. */
const WORK_MS_MIN = 300;
const WORK_MS_MAX = 1_500;

/** Words of `npm start` when a part is back. */
const ANNOUNCED: Readonly<Record<Part, string>> = {
  postgres: 'PostgreSQL answers again',
  server: 'server serves again',
  originals: 'originals serves again',
  sandbox: 'sandbox serves again',
};

const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-kill-product-'));
// Open to the account that runs the database when we are root: its files then stay inside.
await chmod(dir, 0o755);
try {
  const holds = await withMachineLock(drill);
  if (holds) await rm(dir, { recursive: true, force: true });
  else console.log(`logs: ${path.join(dir, 'data/logs')}`);
  // The clients of a drill that broke off still ask.
  process.exit(holds ? 0 : 1);
} catch (error) {
  await rm(dir, { recursive: true, force: true });
  throw error;
}

async function drill(): Promise<boolean> {
  const proofs = new Proofs();
  const product = await Product.on(path.join(dir, 'data'));
  try {
    console.log(`served after ${await product.start()} ms`);
    await prove(product, proofs);
  } catch (error) {
    proofs.holds('the drill ran to its end', false, String(error));
    console.log(product.output.split('\n').slice(-40).join('\n'));
  } finally {
    await product.stop();
  }
  return proofs.close('kills under npm start');
}

async function prove(product: Product, proofs: Proofs): Promise<void> {
  const load = await startProductLoad(product.at);
  // A game whose token was exchanged in the moment of a kill is opened anew by its player; the load does not open games again.
  await load.untilServed(performance.now(), GIVEN_UP_MS);
  const times = new Map<Part, number[]>(PARTS.map((part) => [part, []]));
  for (let round = 0; round < kills; round += 1) {
    for (const part of PARTS) {
      await pause(WORK_MS_MIN + Math.random() * (WORK_MS_MAX - WORK_MS_MIN));
      const killedAt = product.killPart(part);
      const before = product.output.length;
      const backMs = await load.untilServed(killedAt, GIVEN_UP_MS);
      times.get(part)?.push(backMs);
      // The reason of a late return is in what the run printed meanwhile.
      if (backMs > BACK_MS_MAX) console.log(`  ${part} was away for ${backMs} ms:\n${product.output.slice(before)}`);
    }
  }
  await load.finish();
  for (const [part, backMs] of times) {
    const sorted = backMs.toSorted((a, b) => a - b);
    const [median, longest] = [quantile(sorted, 0.5), sorted.at(-1) ?? Number.POSITIVE_INFINITY].map(Math.round);
    const claim = `kill -9 of ${part}, ${sorted.length} times: served again after ${median} ms median, ${longest} ms at most`;
    proofs.holds(claim, (longest ?? 0) <= BACK_MS_MAX, backMs);
  }
  const announced = PARTS.map((part) => product.output.split(ANNOUNCED[part]).length - 1);
  proofs.equal(
    'each return was announced',
    announced.every((count) => count >= kills),
    true,
  );
  await load.prove(proofs);
  await proveInvariants(product.at, proofs);
  await proveStop(product, proofs);
}
