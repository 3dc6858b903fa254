// A history of 10,000 operations by bets, games and payments, and every list that shows them held against the ledger. `HISTORY_OPS` is the
// number of operations, `HISTORY_SEED` chooses another history.
import { spawnSync } from 'node:child_process';

const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'database', 'apps/server/src/history-agrees.test.ts'],
  { stdio: 'inherit', env: { ...process.env, HISTORY_OPS: process.env.HISTORY_OPS ?? '10000' } },
);
process.exit(run.status ?? 1);
