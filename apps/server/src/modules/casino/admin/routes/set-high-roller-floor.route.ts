import { setHighRollerFloor } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { SetHighRollerFloor } from '../use-cases/set-high-roller-floor.ts';
import { orderOf } from './order-of.ts';

export function setHighRollerFloorRoute(set: SetHighRollerFloor): BoundRoute {
  return bind(setHighRollerFloor, async ({ params: { currency }, body, actor, ip, now }) => {
    await set(currency, body.stake_min, orderOf({ actor, ip, now }));
    return { currency };
  });
}
