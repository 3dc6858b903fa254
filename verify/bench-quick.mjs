// The bench on small books with short rounds: every design and measure runs, the invariants hold; no timing is judged.
import { spawnSync } from 'node:child_process';

const run = spawnSync(process.execPath, ['tools/bench.mjs', '--quick'], { stdio: 'inherit' });
process.exit(run.status ?? 1);
