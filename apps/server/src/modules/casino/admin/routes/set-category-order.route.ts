import { setCategoryOrder } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { SetCategoryOrder } from '../use-cases/set-category-order.ts';
import { orderOf } from './order-of.ts';
import { type PictureOf, shownCategory } from './shown-category.ts';

export function setCategoryOrderRoute(set: SetCategoryOrder, pictureOf: PictureOf): BoundRoute {
  return bind(setCategoryOrder, async ({ params, body, actor, ip, now }) => {
    const pins = { pinsA: body.pins_a, pinsB: body.pins_b, shareB: body.share_b };
    return shownCategory(await set(params.category, pins, orderOf({ actor, ip, now })), pictureOf);
  });
}
