import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Catalogue, openCatalogue } from '@ordago/catalogue-search';
import { readCatalogue } from '@ordago/contracts';
import { freePort } from '../../tools/postgres/processes.mjs';

const PORTS = ['PORT', 'SPORTSBOOK_PORT', 'BACKOFFICE_PORT', 'ORIGINALS_PORT', 'SANDBOX_PORT'];
const START_MS_MAX = 300_000;

export interface Product {
  readonly origin: string;
  /** Public catalogue, once the sandbox has listed its games. */
  readonly catalogue: Catalogue;
  readonly stop: () => Promise<void>;
}

/** The whole product on an empty folder, as a person starts it, with at least so many games. */
export async function startProduct(gamesMin: number): Promise<Product> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-lobby-'));
  const ports = Object.fromEntries(await Promise.all(PORTS.map(async (name) => [name, String(await freePort())])));
  const started = spawn(process.execPath, ['tools/start.mjs'], {
    env: { ...process.env, ...ports, DATA_DIR: dir, APP_ENV: 'demo', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => started.once('exit', resolve));
  const stop = async () => {
    started.kill('SIGTERM');
    await ended;
    await rm(dir, { recursive: true, force: true });
  };
  const origin = `http://localhost:${ports.PORT}`;
  for (const until = performance.now() + START_MS_MAX; performance.now() < until; await pause(500)) {
    if (started.exitCode !== null) break;
    const answer = await fetch(`${origin}${readCatalogue.path}`).catch(() => null);
    const catalogue = answer?.ok ? openCatalogue(await answer.text()) : null;
    if (catalogue && catalogue.size >= gamesMin) return { origin, catalogue, stop };
  }
  await stop();
  throw new Error(`the product did not show ${gamesMin} games`);
}
