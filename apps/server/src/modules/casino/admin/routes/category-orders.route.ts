import {
  chooseCategoryArm,
  listAdminCategories,
  listCategoryOrders,
  readAdminCategory,
  setCategoryOrder,
} from '@ordago/contracts';
import { type Instant, isRefusal, type Refusal } from '@ordago/kernel';
import { type Actor, staffOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentOrderForPlayer } from '../../catalogue/presenters.ts';
import { presentCategory, presentCategoryPage } from '../presenters.ts';
import type { AdminOrder } from '../use-cases/catalogue-admin.ts';
import type { CategoryOrders, CategoryPage, PictureOf } from '../use-cases/category-orders.ts';

/** Orders of categories: for the lobby, and for staff who set and compare them. */
export function categoryOrderRoutes(
  orders: CategoryOrders,
  { imageOf, lobbyUrl }: { imageOf: PictureOf; lobbyUrl: string },
): BoundRoute[] {
  const pictureOf: PictureOf = (game) => new URL(imageOf(game), lobbyUrl).href;
  const shown = <R extends string>(page: CategoryPage | Refusal<R>) =>
    isRefusal(page) ? page : presentCategoryPage(page, pictureOf);
  return [
    bind(listCategoryOrders, async ({ actor }) => {
      const found = await orders.shownTo(actor.kind === 'player' ? actor.player : null);
      return { orders: found.map(presentOrderForPlayer) };
    }),
    bind(listAdminCategories, async () => ({ categories: (await orders.list()).map(presentCategory) })),
    bind(readAdminCategory, async ({ params, now }) => shown(await orders.read(params.category, now))),
    bind(setCategoryOrder, async ({ params, body, actor, ip, now }) => {
      const pins = { pinsA: body.pins_a, pinsB: body.pins_b, shareB: body.share_b };
      return shown(await orders.set(params.category, pins, orderBy({ actor, ip, now })));
    }),
    bind(chooseCategoryArm, async ({ params, body, actor, ip, now }) =>
      shown(await orders.choose(params.category, body, orderBy({ actor, ip, now }))),
    ),
  ];
}

function orderBy({ actor, ip, now }: { actor: Actor; ip: string; now: Instant }): AdminOrder {
  return { staff: staffOf(actor).staff, ip, now };
}
