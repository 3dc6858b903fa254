/**
 * Kills the relay of domain events, a handler in the middle of its work, and PostgreSQL, 3 times each (`KILLS=25` for another
 * number), under load and beside payments, bets, rounds and messages that come to their ends: every event of every kind is
 * handled once, in order per player, and a replay from the beginning makes the same tables.
 */
import { withMachineLock } from '../tools/machine-lock.mjs';
import { NAMES } from './kills/event-handlers.ts';
import { playEvents } from './kills/event-rig.ts';

const kills = Number(process.env.KILLS ?? 3);
const outcome = await withMachineLock(() => playEvents(kills));
const { missing, doubled, unknown, outOfOrder, parked, absent, isRebuilt } = outcome;
console.log(
  `kill -9 of the relay ${outcome.kills.relay}, of a handler ${outcome.kills.handler}, of PostgreSQL ${outcome.kills.postgres}`,
);
console.log(
  `  before: ${outcome.perSecond} events a second, handled ${Math.round(outcome.p50Ms)} ms after their writing at the median, ` +
    `${Math.round(outcome.p99Ms)} ms p99`,
);
console.log(
  `  handled ${outcome.handled}, missing ${missing}, doubled ${doubled}, never committed ${unknown}, out of order ${outOfOrder}, ` +
    `parked ${parked}; replayed ${isRebuilt ? 'to the same tables' : 'to OTHER tables'}`,
);
console.log(
  `  ${NAMES.length - absent.length} of ${NAMES.length} kinds of events happened${absent.length > 0 ? `, not ${absent.join(', ')}` : ''}`,
);
const isSound =
  missing + doubled + unknown + outOfOrder + parked + absent.length === 0 && isRebuilt && outcome.handled > 0;
process.exit(isSound ? 0 : 1);
