import { listHighRollerFloors, setHighRollerFloor } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentFloor } from '../presenters.ts';
import type { HighRollerFloors } from '../use-cases/high-roller-floors.ts';
import { orderOf } from './catalogue-admin.route.ts';

/** The setting of the high rollers, for staff. */
export function highRollerRoutes({ floors, set }: HighRollerFloors): BoundRoute[] {
  return [
    bind(listHighRollerFloors, async () => ({ floors: (await floors()).map(presentFloor) })),
    bind(setHighRollerFloor, async ({ params: { currency }, body, actor, ip, now }) => {
      await set(currency, body.stake_min, orderOf({ actor, ip, now }));
      return { currency };
    }),
  ];
}
