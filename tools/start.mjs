// `npm start`: from a bare clone to a running product. Only the standard library until the packages are installed.
import { ensureInstalled, requireNode } from './bootstrap.mjs';

requireNode();
ensureInstalled();
const { build } = await import('./build.mjs');
const { supervise } = await import('./run/supervise.mjs');

try {
  await build();
  process.exit(await supervise());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
