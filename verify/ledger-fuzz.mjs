// The ledger's fuzz at length: many seeds, each on a database of its own. `FUZZ_OPS` is the number of steps in all.
import { spawnSync } from 'node:child_process';

const steps = process.env.FUZZ_OPS ?? '1200';
const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'ledger.fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_OPS: steps },
});
process.exit(run.status ?? 1);
