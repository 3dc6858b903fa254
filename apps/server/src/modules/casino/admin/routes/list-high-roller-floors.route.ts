import { listHighRollerFloors } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentFloor } from '../presenters.ts';
import type { ListHighRollerFloors } from '../use-cases/list-high-roller-floors.ts';

/** Lists the least stakes of high rollers, for staff. */
export function listHighRollerFloorsRoute(list: ListHighRollerFloors): BoundRoute {
  return bind(listHighRollerFloors, async () => ({ floors: (await list()).map(presentFloor) }));
}
