/**
 * Kills every process of PostgreSQL under load, 10 times (`KILLS=…` for another number), starts it again on its files,
 * and holds the books against what the clients noted.
 */
import { withMachineLock } from '../tools/machine-lock.mjs';
import { play, report } from './kills/kill-rig.ts';

const kills = Number(process.env.KILLS ?? 10);
const outcome = await withMachineLock(() => play({ kills, kill: (rig) => rig.killPostgres() }));
process.exit(report('kill -9 of PostgreSQL', outcome) ? 0 : 1);
