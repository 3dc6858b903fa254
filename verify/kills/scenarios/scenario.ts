import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Ledger, MoneyCommand, Verdict } from '../../../apps/server/src/modules/ledger/index.ts';
import type { Books } from '../../../bench/harness/world.ts';

/** Ledger and database of the product, with players and events in them: all that a scenario works on. */
export interface Scene {
  readonly pool: Pool;
  readonly ledger: Ledger;
  readonly books: Books;
}

/** One round of what happens to players, by the use-cases of the product. `name` is unique, so that keys are made of it; `round` counts from 1. */
export type Scenario = (name: string, round: number) => Promise<void>;

/** Pause before a step is taken again, in milliseconds, and the tries of one step: a restart takes a few seconds. */
const PAUSE_MS = 100;
const TRIES_MAX = 300;

/**
 * Takes a step until it is answered: PostgreSQL may be killed in the middle of it, before or after its commit. So each step has
 * a key of its own, or is one that changes nothing the second time.
 */
export async function insist<T>(step: () => Promise<T>): Promise<T> {
  let failure: unknown = new Error('the ledger was too busy');
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    try {
      const answer = await step();
      if (!isRefusal(answer) || answer.name !== 'too-busy') return answer;
    } catch (error) {
      failure = error;
    }
    await pause(PAUSE_MS);
  }
  throw failure;
}

/** Applies a command until the ledger has stored its verdict. */
export function insistOn(ledger: Ledger, command: MoneyCommand): Promise<Verdict> {
  return insist(async () => {
    const verdict = await ledger.apply(command);
    if (verdict.op === null) throw new Error(`${command.kind} has no verdict`);
    return verdict;
  });
}
