import { readInvariants } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { ReadInvariants } from '../use-cases/read-invariants.ts';

export function readInvariantsRoute(read: ReadInvariants): BoundRoute {
  return bind(readInvariants, async () => [...(await read())]);
}
