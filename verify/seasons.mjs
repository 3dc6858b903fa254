// The seasons in SEASONS_DIR, compared with what a small oracle returns: every market of every match of all of them as
// the catalogue settles it, and a bet on every selection of the first matches of one season as the product prices,
// takes and pays it, and on combinations of them.
import { spawnSync } from 'node:child_process';
import { LEFT_OUT } from '../tools/left-out.mjs';

/** Matches whose bets go through the product: what fits in a minute. The environment may ask for a whole season, 380, some three minutes. */
const MATCHES = process.env.SEASON_MATCHES ?? '60';

if (!process.env.SEASONS_DIR) {
  console.log('LEFT OUT: SEASONS_DIR names no folder with seasons. Nothing of them was verified.');
  process.exit(LEFT_OUT);
}
const isWell = [
  run('unit', 'tools/settle/settle-season.test.ts', {}),
  run('database', 'apps/server/src/modules/sportsbook/settlement/season.test.ts', { SEASON_MATCHES: MATCHES }),
  run('database', 'apps/server/src/modules/sportsbook/pricing/bet-builder-season.test.ts', {
    SEASON_MATCHES: MATCHES,
  }),
];
process.exit(isWell.every(Boolean) ? 0 : 1);

/**
 * @param {string} project
 * @param {string} file
 * @param {Record<string, string>} env
 */
function run(project, file, env) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, file];
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}
