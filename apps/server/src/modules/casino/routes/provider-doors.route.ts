import { PROVIDER_DOORS, type ProviderList, type ProviderOpening, parseWire } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { BrowseCatalogue } from '../use-cases/browse-catalogue.ts';
import type { LaunchGame } from '../use-cases/launch-game.ts';
import { playerIn } from './launch.route.ts';

/** List and launch of every provider on the paths of specification 2, section 7; its contract words the answer. */
export function providerDoorRoutes({ browse, launch }: { browse: BrowseCatalogue; launch: LaunchGame }): BoundRoute[] {
  return PROVIDER_DOORS.flatMap(({ providers = [], list, open }) => [
    ...(list ? [listRoute(list, providers, browse)] : []),
    openRoute(open, providers, launch),
  ]);
}

function listRoute(list: ProviderList, providers: readonly string[], browse: BrowseCatalogue): BoundRoute {
  return bind(list, async ({ query }) => {
    const rows = await browse.rawRows(providers);
    if (isRefusal(rows)) return rows;
    return list.layOut(
      rows.map(({ raw, ...row }) => ({ ...row, row: parseWire(raw) })),
      query,
    );
  });
}

function openRoute(open: ProviderOpening, providers: readonly string[], launch: LaunchGame): BoundRoute {
  return bind(open, async ({ actor, ip, now, query, body }) => {
    const { gameId, isDemo = false, ...order } = open.orderOf(open.method === 'GET' ? query : body);
    const opened = await launch({ ...order, isDemo, ip, player: playerIn(actor), game: { providers, gameId } }, now);
    return isRefusal(opened) ? opened : open.layOut(opened);
  });
}
