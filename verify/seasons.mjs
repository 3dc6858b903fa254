// Every market of every match of all seasons in SEASONS_DIR, compared with what a small oracle says.
import { spawnSync } from 'node:child_process';

if (!process.env.SEASONS_DIR) {
  console.warn('Not verified: SEASONS_DIR names no folder with seasons.');
  process.exit(0);
}
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'tools/settle/settle-season.test.ts'];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, SEASONS: 'all' } });
process.exit(status ?? 1);
