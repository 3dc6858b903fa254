import { type Figure, reading } from '../harness/figures.ts';
import type { World } from '../harness/world.ts';

/**
 * G17: after everything that a bench did, every invariant of the product holds. A commit of the product that had to be tried
 * again is no violation, but on a quiet machine there is none; those beside a yardstick are left out (`yardstickTurn`).
 */
export async function measureInvariants(world: World, after: string): Promise<Figure[]> {
  const readings = await world.ledger.invariants();
  const broken = readings.filter(({ violations }) => violations > 0);
  for (const { name, violations } of broken) console.log(`      ${name}: ${violations} violations`);
  const violations = broken.reduce((sum, one) => sum + one.violations, 0);
  const what = `violations of ${readings.length} invariants after ${after}`;
  return [
    {
      goal: 'G17',
      what,
      unit: '',
      value: reading(readings.length === 0 ? Number.NaN : violations),
      floor: { atMost: 0 },
    },
    {
      goal: 'again',
      what: `failed commits after ${after}`,
      unit: '',
      value: reading(world.aborts.length),
      floor: { atMost: 0 },
    },
  ];
}
