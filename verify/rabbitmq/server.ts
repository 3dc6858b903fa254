import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort, sleep } from '../../tools/postgres/processes.mjs';

const START_MS_MAX = 300_000;

/** A RabbitMQ on ports, folders and a node name of its own: it meets no other, and leaves nothing behind. */
export class Rabbit {
  #child: ChildProcess | null = null;

  private constructor(
    private readonly script: string,
    private readonly dir: string,
    private readonly port: number,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  static async on(script: string, dir: string): Promise<Rabbit> {
    const port = await freePort();
    const distribution = await freePort();
    const names = await freePort();
    for (const folder of ['mnesia', 'log', 'home']) mkdirSync(path.join(dir, folder), { recursive: true });
    const config = path.join(dir, 'rabbitmq.conf');
    const plugins = path.join(dir, 'enabled_plugins');
    writeFileSync(config, `listeners.tcp.local = 127.0.0.1:${port}\nloopback_users.guest = true\n`);
    writeFileSync(plugins, '[].\n');
    return new Rabbit(script, dir, port, {
      PATH: process.env.PATH,
      HOME: path.join(dir, 'home'),
      RABBITMQ_NODENAME: `ordago-${process.pid}@localhost`,
      RABBITMQ_NODE_PORT: String(port),
      RABBITMQ_DIST_PORT: String(distribution),
      ERL_EPMD_PORT: String(names),
      ERL_EPMD_ADDRESS: '127.0.0.1',
      RABBITMQ_CONFIG_FILE: config,
      RABBITMQ_ENABLED_PLUGINS_FILE: plugins,
      RABBITMQ_MNESIA_BASE: path.join(dir, 'mnesia'),
      RABBITMQ_LOG_BASE: path.join(dir, 'log'),
      RABBITMQ_PID_FILE: path.join(dir, 'pid'),
      LANG: 'C.UTF-8',
    });
  }

  get url(): string {
    return `amqp://guest:guest@127.0.0.1:${this.port}`;
  }

  /** Starts it and waits until it takes lines; answers how long that took, in milliseconds. */
  async start(): Promise<number> {
    const began = performance.now();
    const child = spawn(this.script, [], { env: this.env, detached: true });
    this.#child = child;
    const log = path.join(this.dir, 'output.log');
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => appendFileSync(log, data));
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`RabbitMQ ended with ${child.exitCode}; its output: ${log}`);
      if (performance.now() - began > START_MS_MAX) throw new Error(`RabbitMQ did not start; its output: ${log}`);
      await sleep(100);
    }
    return Math.round(performance.now() - began);
  }

  /** As when its machine fails: every process of it at once. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  /** Ends it, and the registrar of names that it began. */
  async stop(): Promise<void> {
    await this.kill();
    for (let tries = 0; tries < 50; tries += 1) {
      // It refuses while it has not noticed that the broker is gone, and cannot be reached once it is gone itself.
      const port = ['-port', this.env.ERL_EPMD_PORT ?? ''];
      if (spawnSync('epmd', [...port, '-names'], { env: this.env, stdio: 'ignore' }).status !== 0) return;
      spawnSync('epmd', [...port, '-kill'], { env: this.env, stdio: 'ignore' });
      await sleep(100);
    }
  }

  /** A broker greets with a frame once it has received the protocol. */
  #answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1');
      const end = (isThere: boolean) => {
        socket.destroy();
        resolve(isThere);
      };
      socket.setTimeout(2_000, () => end(false));
      socket.on('error', () => end(false));
      socket.on('connect', () => socket.write(Buffer.from('AMQP\0\0\x09\x01', 'latin1')));
      socket.on('data', (data) => end(data[0] === 1));
    });
  }
}
