import { PROVIDER_APIS, type ProviderList, type ProviderOpening, parseWire } from '@ordago/contracts';
import { isRefusal, refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { BrowseCatalogue } from '../../catalogue/use-cases/browse-catalogue.ts';
import type { LaunchGame } from '../use-cases/launch-game.ts';
import { playerIn } from './launch.route.ts';

/** List and launch of every provider on the paths of specification 2, section 7; its contract words the answer. */
export function providerApiRoutes({ browse, launch }: { browse: BrowseCatalogue; launch: LaunchGame }): BoundRoute[] {
  return PROVIDER_APIS.flatMap(({ providers = [], list, open, isForSports = false }) => [
    ...(list ? [listRoute(list, providers, browse)] : []),
    openRoute(open, { providers, isForSports }, launch),
  ]);
}

function listRoute(list: ProviderList, providers: readonly string[], browse: BrowseCatalogue): BoundRoute {
  return bind(list, async ({ actor, query, now }) => {
    const rows = await browse.rawRows(providers, playerIn(actor)?.id ?? null, now);
    if (isRefusal(rows)) return rows;
    return list.layOut(
      rows.map(({ raw, ...row }) => ({ ...row, row: parseWire(raw) })),
      query,
    );
  });
}

function openRoute(
  open: ProviderOpening,
  { providers, isForSports }: { providers: readonly string[]; isForSports: boolean },
  launch: LaunchGame,
): BoundRoute {
  return bind(open, async ({ actor, ip, now, query, body }) => {
    const { gameId, isDemo = false, ...order } = open.orderOf(open.method === 'GET' ? query : body);
    const opened = await launch({ ...order, isDemo, ip, player: playerIn(actor), game: { providers, gameId } }, now);
    if (!isRefusal(opened)) return open.layOut(opened);
    // On these paths a guest is somebody who may not play (specification 2, section 4); our own launch asks them to sign in.
    return opened.name === 'sign-in-to-play' && !isForSports ? refuse('not-allowed-to-place-bets') : opened;
  });
}
