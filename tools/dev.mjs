// `npm run dev`: the programmes restart when their sources change, the sites reload by themselves.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, ROOT, requireNode } from './bootstrap.mjs';

requireNode();
ensureInstalled();
const { openDatabases } = await import('./run/databases.mjs');
const { readSettings } = await import('./run/settings.mjs');
const { build, existingApps } = await import('./build.mjs');

/** The sites' development servers listen from here on; each proxies its calls to the port of its programme. */
const SITE_PORT = 5173;

// The server does not start without the sites it serves; their development servers run beside it.
await build();

const { appEnv, dataDir, addresses } = readSettings();
const databases = await openDatabases(dataDir);
const ports = Object.fromEntries(addresses.map(({ variable, port }) => [variable, String(port)]));
const env = { ...process.env, ...ports, ...databases.urls, APP_ENV: appEnv, DATA_DIR: dataDir };

const children = existingApps().map((app, index) => {
  const isProgramme = existsSync(path.join(ROOT, 'apps', app, 'src/main.ts'));
  const port = String(SITE_PORT + index);
  const args = isProgramme
    ? ['--import', 'tsx', '--watch', '--watch-preserve-output', 'src/main.ts']
    : [path.join(ROOT, 'node_modules/vite/bin/vite.js'), '--port', port, '--strictPort'];
  if (!isProgramme) console.log(`${app}: http://localhost:${port}`);
  return spawn(process.execPath, args, { cwd: path.join(ROOT, 'apps', app), env, detached: true, stdio: 'inherit' });
});

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

async function stop() {
  const ends = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  // Each leads a group of its own, since a watcher does not hand the signal on to what it runs.
  for (const { pid, exitCode } of children) if (pid && exitCode === null) process.kill(-pid, 'SIGTERM');
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 10_000))]);
  await databases.stop();
  process.exit(0);
}
