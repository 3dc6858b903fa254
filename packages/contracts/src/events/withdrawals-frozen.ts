import * as z from 'zod';
import { eventShape } from './shape.ts';

/** The online check found broken invariants: withdrawals are frozen until somebody who investigated it lifts the freeze. */
export const withdrawalsFrozen = eventShape(
  'withdrawals-frozen',
  z.object({
    /** Names of the broken invariants. */
    invariants: z.array(z.string()).min(1),
  }),
);

/** Somebody lifted the freeze. */
export const withdrawalsUnfrozen = eventShape('withdrawals-unfrozen', z.object({ by: z.string() }));
