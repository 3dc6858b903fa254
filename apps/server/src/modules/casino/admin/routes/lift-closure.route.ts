import { liftClosure } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { LiftClosure } from '../use-cases/lift-closure.ts';
import { orderOf } from './order-of.ts';

export function liftClosureRoute(lift: LiftClosure): BoundRoute {
  return bind(liftClosure, async ({ params, actor, ip, now }) => {
    const lifted = await lift(params.id, orderOf({ actor, ip, now }));
    return isRefusal(lifted) ? lifted : { id: lifted.id };
  });
}
