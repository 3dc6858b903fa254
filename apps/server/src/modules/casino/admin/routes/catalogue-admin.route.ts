import {
  addClosure,
  decideGame,
  liftClosure,
  listAdminGames,
  listCatalogueChanges,
  listClosures,
  signHiddenRoute,
} from '@ordago/contracts';
import { type Instant, isRefusal, toIso } from '@ordago/kernel';
import { type Actor, staffOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentAdminGame, presentClosure, presentReport } from '../presenters.ts';
import type { AdminOrder, CatalogueAdmin } from '../use-cases/catalogue-admin.ts';

/** The back office of the catalogue, for staff. */
export function catalogueAdminRoutes(admin: CatalogueAdmin, lobbyUrl: string): BoundRoute[] {
  return [
    bind(listAdminGames, async ({ query }) => {
      const { page, count: size, search, provider = null, view } = query;
      const found = await admin.games({ search, provider, view }, { page, size });
      return { games: found.rows.map(presentAdminGame), count: found.count, page: found.page };
    }),
    bind(decideGame, async ({ params, body, actor, ip, now }) => {
      const { bet_min: betMin, win_max: winMax, ...rest } = body;
      const decided = await admin.decide(params.id, { ...rest, betMin, winMax }, orderOf({ actor, ip, now }));
      return isRefusal(decided) ? decided : presentAdminGame(decided);
    }),
    bind(listCatalogueChanges, async ({ query: { page, count: size } }) => {
      const found = await admin.reports({ page, size });
      return { reports: found.rows.map(presentReport), count: found.count, page: found.page };
    }),
    bind(listClosures, async ({ query: { page, count: size } }) => {
      const found = await admin.closures({ page, size });
      return { closures: found.rows.map(presentClosure), count: found.count, page: found.page };
    }),
    bind(addClosure, async ({ body: { casino_type: casinoType, ...rest }, actor, ip, now }) =>
      admin.close({ ...rest, casinoType }, orderOf({ actor, ip, now })),
    ),
    bind(liftClosure, async ({ params, actor, ip, now }) => {
      const lifted = await admin.lift(params.id, orderOf({ actor, ip, now }));
      return isRefusal(lifted) ? lifted : { id: lifted.id };
    }),
    bind(signHiddenRoute, async ({ actor, ip, now }) => {
      const { value, until } = await admin.signHiddenRoute(orderOf({ actor, ip, now }));
      return { url: `${lobbyUrl}/casino?hiddenRoute=${value}`, until: toIso(until) };
    }),
  ];
}

/** Actor, address and instant of a decision. */
export function orderOf({ actor, ip, now }: { actor: Actor; ip: string; now: Instant }): AdminOrder {
  return { staff: staffOf(actor).staff, ip, now };
}
