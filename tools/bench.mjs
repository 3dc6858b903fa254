// `npm run bench`: the performance bench; what follows `--` is handed to it.
import path from 'node:path';
import { ensureInstalled, ROOT, requireNode } from './bootstrap.mjs';

requireNode();
ensureInstalled();
const { bundle } = await import('./build.mjs');
const { runStages } = await import('./stages.mjs');

// Measured is what is served: our code and the yardsticks in one bundle, made as the product's programmes are.
const folder = path.join(ROOT, 'bench');
const programmes = ['main', 'programmes/bet-clients', 'programmes/push-clients', 'programmes/relay-worker'];
const entries = programmes.map((name) => path.join(folder, `${name}.ts`));
await bundle(ROOT, entries, path.join(folder, 'dist'));
const args = [path.join(folder, 'dist/main.mjs'), ...process.argv.slice(2)];
process.exit((await runStages([{ name: 'bench', args }])) ? 0 : 1);
