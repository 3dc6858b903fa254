// `npm run settle -- --file SEASON.json [--stats SEASON.csv]`: every market of a season, settled without a database.
import { ensureInstalled, requireNode } from './bootstrap.mjs';

requireNode();
ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { runSettle } = await import('./settle/run-settle.ts');
// The reader of the pipe may stop early: `npm run -s settle -- --file … | head`.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
  process.exit(error.code === 'EPIPE' ? 0 : 1),
);
process.exitCode = await runSettle(process.argv.slice(2));
