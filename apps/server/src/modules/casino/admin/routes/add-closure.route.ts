import { addClosure } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { AddClosure } from '../use-cases/add-closure.ts';
import { orderOf } from './order-of.ts';

export function addClosureRoute(add: AddClosure): BoundRoute {
  return bind(addClosure, async ({ body: { casino_type: casinoType, ...rest }, actor, ip, now }) =>
    add({ ...rest, casinoType }, orderOf({ actor, ip, now })),
  );
}
