import { readInvariants } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { ReadInvariants } from '../use-cases/read-invariants.ts';

export function readInvariantsRoute(read: ReadInvariants): BoundRoute {
  return bind(readInvariants, async ({ query }) =>
    (await read(query.full === 'true')).map(({ name, violations, statement, isFull, fullAt }) => ({
      name,
      violations,
      statement,
      read: isFull ? ('full' as const) : ('since' as const),
      full_at: fullAt === null ? null : new Date(fullAt).toISOString(),
    })),
  );
}
