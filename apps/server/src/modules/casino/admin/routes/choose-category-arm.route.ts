import { chooseCategoryArm } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { ChooseCategoryArm } from '../use-cases/choose-category-arm.ts';
import { orderOf } from './order-of.ts';
import { type PictureOf, shownCategory } from './shown-category.ts';

export function chooseCategoryArmRoute(choose: ChooseCategoryArm, pictureOf: PictureOf): BoundRoute {
  return bind(chooseCategoryArm, async ({ params, body, actor, ip, now }) =>
    shownCategory(await choose(params.category, body, orderOf({ actor, ip, now })), pictureOf),
  );
}
