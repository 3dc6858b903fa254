/**
 * The product on the oldest PostgreSQL that the README promises: Debian's 15. Every query and every function is read by it, the
 * product starts on it as on an operator's own server and does its main job, and the races run on it. Its log then has no statement
 * that it could not take. Root on Debian gets it installed; where there is none the programme fails, unless `VERIFY_WITHOUT=postgres-15` leaves
 * it out. `node --import tsx verify/postgres-15.ts`
 */
import { failWithout, isLeftOut, LEFT_OUT } from '../tools/left-out.mjs';
import { withMachineLock } from '../tools/machine-lock.mjs';
import { ensurePostgres15 } from '../tools/postgres-15.mjs';
import { runStages } from '../tools/stages.mjs';
import { walkMainJob } from './postgres/walk.ts';

/** Files whose tests race on a database, and those about the database itself. */
const RACES = [
  'race.test.ts',
  'modules/ledger/',
  'modules/casino/catalogue/',
  'platform/db/',
  'postgres/users.test.ts',
];

const NAME = 'postgres-15';
// Before anything is installed for it.
if (isLeftOut(NAME)) process.exit(LEFT_OUT);
const found = ensurePostgres15();
if (found) process.exitCode = (await withMachineLock(() => run(found))) ? 0 : 1;
else process.exitCode = failWithout(NAME, 'PostgreSQL 15');

async function run(binaries: string): Promise<boolean> {
  process.env.POSTGRES_BINARIES = binaries;
  const isProved = await walkMainJob(15, { hasReader: true });
  const isGreen = await runStages([
    { name: 'queries', args: ['--import', 'tsx', 'tools/sql-types.ts'] },
    { name: 'races', args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'database', ...RACES] },
  ]);
  return isProved && isGreen;
}
