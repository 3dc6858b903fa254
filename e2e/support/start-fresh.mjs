// Starts the product on an empty data folder: a run meets nothing that another one left.
import { rmSync } from 'node:fs';

const folder = process.env.DATA_DIR;
if (!folder) throw new Error('DATA_DIR is missing');
rmSync(folder, { recursive: true, force: true });
await import('../../tools/start.mjs');
