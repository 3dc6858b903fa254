// `npm run bench`: the performance bench; what follows `--` is handed to it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, ROOT, requireNode } from './bootstrap.mjs';

requireNode();
ensureInstalled();
const { runStages } = await import('./stages.mjs');

const entry = ['bench/main.ts', 'bench/main.mjs'].find((file) => existsSync(path.join(ROOT, file)));
if (!entry) {
  console.error('bench/main.ts is missing.');
  process.exit(1);
}
const loader = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
const isGreen = await runStages([{ name: 'bench', args: [...loader, entry, ...process.argv.slice(2)] }]);
process.exit(isGreen ? 0 : 1);
