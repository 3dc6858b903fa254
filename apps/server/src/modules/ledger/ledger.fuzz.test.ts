import { instant } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test-support/database/test-database.ts';
import { runFuzz } from '../../../test-support/ledger/fuzz/run.ts';
import { createLedger } from './index.ts';

/** Steps of one run; a step is one command or a burst over two instances. */
const STEPS = 60;
const steps = Number.parseInt(process.env.FUZZ_OPS ?? '120', 10);
const replayed = process.env.FUZZ_SEED;
const seeds = replayed
  ? [Number.parseInt(replayed, 10)]
  : Array.from({ length: Math.ceil(steps / STEPS) }, (_, index) => index + 1);

describe('random commands on two instances', () => {
  it.each(seeds)(
    'end as in the model, every invariant held at each step (seed %i)',
    { timeout: 300_000 },
    async (seed) => {
      const db = await createTestDatabase({ connectionsMax: 16 });
      const errors: unknown[] = [];
      const aborts: unknown[] = [];
      const open = (instance: number) =>
        createLedger({
          pool: db.pool,
          clock: { now: () => instant(0) },
          instance,
          // Long enough that a slow machine is not mistaken for a deadlock.
          lockTimeoutMs: 20_000,
          onError: (error) => errors.push(error),
          onAbort: (error) => aborts.push((error as { code?: unknown }).code),
        });
      const ledgers = [open(0), open(1)] as const;
      try {
        const report = await runFuzz({ pool: db.pool, owner: db.owner, ledgers, seed, steps: STEPS, aborts });
        expect(errors).toEqual([]);
        expect(Object.keys(report.outcomes)).toEqual(expect.arrayContaining(['accepted', 'insufficient-balance']));
      } finally {
        await Promise.all(ledgers.map((ledger) => ledger.close()));
        await db.close();
      }
    },
  );
});
