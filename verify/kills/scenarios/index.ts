import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createLedger } from '../../../apps/server/src/modules/ledger/index.ts';
import { openSessions } from '../../../bench/harness/casino-pairs.ts';
import { openFullEvents } from '../../../bench/harness/full-events.ts';
import { AT, type Books } from '../../../bench/harness/world.ts';
import { createBetScenario } from './bets.ts';
import { createJobScenario } from './jobs.ts';
import { createMessageScenario } from './messages.ts';
import { createPaymentScenario } from './payments.ts';
import { createRoundScenario } from './rounds.ts';
import type { Scenario } from './scenario.ts';

/** Events for the scenario of bets, one for each round: more than any run plays. */
const EVENTS = 2_000;
/** Pause between two rounds of a scenario, in milliseconds: the load of the clients is what the server is busy with. */
const PAUSE_MS = 20;
/** Instance of the ledger that the scenarios write by: none of the server's and the judge's. */
const INSTANCE = 8;

/** Scenarios that run beside the load, round after round. */
export interface Scenarios {
  /** Ends each after its round; throws what a scenario failed with. */
  stop(): Promise<void>;
}

/** Starts them on a database with books in it. */
export async function startScenarios(pool: Pool, { books, url }: { books: Books; url: string }): Promise<Scenarios> {
  const ledger = createLedger({ pool, clock: { now: () => AT }, instance: INSTANCE });
  const scene = { pool, ledger, books };
  await openSessions(scene);
  const scenarios: Readonly<Record<string, Scenario>> = {
    payments: createPaymentScenario(scene),
    bets: createBetScenario(scene, await openFullEvents(scene, { name: 'kills', count: EVENTS })),
    rounds: await createRoundScenario(scene, url),
    messages: createMessageScenario(scene),
    jobs: createJobScenario(scene),
  };
  let isStopping = false;
  const repeat = async (name: string, scenario: Scenario) => {
    for (let round = 1; !isStopping; round += 1) {
      await scenario(`${name}${round}`, round);
      await pause(PAUSE_MS);
    }
  };
  const runs = Object.entries(scenarios).map(([name, scenario]) => repeat(name, scenario));
  // A failure is thrown by `stop`; until then it is nobody's.
  for (const run of runs) run.catch(() => undefined);
  return {
    stop: async () => {
      isStopping = true;
      await Promise.all(runs);
      await ledger.close();
    },
  };
}
