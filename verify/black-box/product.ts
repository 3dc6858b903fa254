import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverProcesses } from '../../bench/harness/cpu.ts';
import { ROOT } from '../../tools/bootstrap.mjs';
import { freePort, isAlive, sleep } from '../../tools/postgres/processes.mjs';

/** Address at which the running product is reached: nothing else of it is known to the proofs. */
export interface Addresses {
  readonly player: string;
  readonly sportsbook: string;
  readonly staff: string;
  readonly games: string;
  readonly sandbox: string;
}

/** A part of the running product that can be killed alone. */
export const PARTS = ['postgres', 'server', 'originals', 'sandbox'] as const;
export type Part = (typeof PARTS)[number];

/** Time after which a part that was killed counts as not coming back, in milliseconds. */
const BACK_MS_MAX = 60_000;

/** The product as an operator runs it, on ports and data of its own. */
export class Product {
  readonly at: Addresses;
  #child: ChildProcess | null = null;
  #output = '';

  private constructor(
    private readonly env: NodeJS.ProcessEnv,
    ports: Readonly<Record<'PORT' | 'SPORTSBOOK_PORT' | 'BACKOFFICE_PORT' | 'SANDBOX_PORT' | 'ORIGINALS_PORT', string>>,
  ) {
    const address = (port: string) => `http://127.0.0.1:${port}`;
    this.at = {
      player: address(ports.PORT),
      sportsbook: address(ports.SPORTSBOOK_PORT),
      staff: address(ports.BACKOFFICE_PORT),
      games: address(ports.ORIGINALS_PORT),
      sandbox: address(ports.SANDBOX_PORT),
    };
  }

  /** `more` are variables beside those of every verification. */
  static async on(dataDir: string, more: Readonly<Record<string, string>> = {}): Promise<Product> {
    const ports = {
      PORT: String(await freePort()),
      SPORTSBOOK_PORT: String(await freePort()),
      BACKOFFICE_PORT: String(await freePort()),
      ORIGINALS_PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
    };
    const { DATABASE_URL: _own, ...rest } = process.env;
    // Nothing moves by itself while a programme watches.
    const own = { SIMULATED_EVENTS: '0', ...more, DATA_DIR: dataDir, APP_ENV: 'test' };
    return new Product({ ...rest, ...ports, ...own }, ports);
  }

  /** Starts it and waits until it reports that it serves; returns how long that took, in milliseconds. */
  async start(): Promise<number> {
    const begun = performance.now();
    this.#output = '';
    const child = spawn(process.execPath, ['tools/start.mjs'], { cwd: ROOT, env: this.env });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        this.#output += data;
      });
    }
    while (!this.#output.includes('is serving')) {
      if (child.exitCode !== null) throw new Error(`the product ended: ${this.#output}`);
      await sleep(25);
    }
    return Math.round(performance.now() - begun);
  }

  /** SIGTERM, as a service manager sends it. Answers the exit code and which of its processes outlived it. */
  async stop(): Promise<{ code: number | null; left: number[] }> {
    const pids = this.#processes();
    const code = await this.#end('SIGTERM');
    return { code, left: pids.filter(isAlive) };
  }

  /** As when the power fails: supervisor, programmes and database at once, without a word to any of them. */
  async kill(): Promise<number> {
    const pids = this.#processes();
    for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    await this.#end('SIGKILL');
    while (pids.some(isAlive)) await sleep(25);
    return pids.length;
  }

  /**
   * One part alone, in the middle of whatever it does; `npm start` brings it back. Answers when its first process was killed.
   */
  killPart(part: Part): number {
    const pid = this.#pidOf(part);
    const pids = part === 'postgres' ? serverProcesses(pid) : [pid];
    const at = performance.now();
    for (const one of pids) if (isAlive(one)) process.kill(one, 'SIGKILL');
    return at;
  }

  /** Kills the server and waits until another one is ready; returns how long that took, in milliseconds. */
  async killServer(): Promise<number> {
    const before = this.#pidOf('server');
    const begun = this.killPart('server');
    while (performance.now() - begun < BACK_MS_MAX) {
      const isReady = await fetch(`${this.at.player}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady && this.#pidOf('server') !== before) return Math.round(performance.now() - begun);
      await sleep(25);
    }
    throw new Error(`the server did not come back: ${this.#output}`);
  }

  /** All that `npm start` has printed. */
  get output(): string {
    return this.#output;
  }

  #pidOf(part: Part): number {
    const data = this.env.DATA_DIR ?? '';
    try {
      if (part === 'postgres')
        return Number(readFileSync(path.join(data, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
      return JSON.parse(readFileSync(path.join(data, 'run', `${part}.json`), 'utf8')).pid;
    } catch {
      // It is between two processes.
      return 0;
    }
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  /** The supervisor, the programmes that it noted, and the database's first process. */
  #processes(): number[] {
    const data = this.env.DATA_DIR ?? '';
    const run = path.join(data, 'run');
    const noted = readdirSync(run).map((file) => JSON.parse(readFileSync(path.join(run, file), 'utf8')).pid as number);
    const postmaster = path.join(data, 'postgres/data/postmaster.pid');
    return existsSync(postmaster) ? [...noted, Number(readFileSync(postmaster, 'utf8').split('\n')[0])] : noted;
  }
}
