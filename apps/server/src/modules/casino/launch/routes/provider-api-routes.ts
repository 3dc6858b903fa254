import { PROVIDER_APIS } from '@ordago/contracts';
import type { BoundRoute } from '../../../../platform/http/bound-route.ts';
import type { ListRawRows } from '../../catalogue/index.ts';
import type { LaunchGame } from '../use-cases/launch-game.ts';
import { listProviderGamesRoute } from './list-provider-games.route.ts';
import { openProviderGameRoute } from './open-provider-game.route.ts';

/** List and launch of every provider on the paths of specification 2, section 7; its contract words the answer. */
export function providerApiRoutes(listRows: ListRawRows, launch: LaunchGame): BoundRoute[] {
  return PROVIDER_APIS.flatMap(({ providers = [], list, open, isForSports = false }) => [
    ...(list ? [listProviderGamesRoute(list, providers, listRows)] : []),
    openProviderGameRoute(open, { providers, isForSports }, launch),
  ]);
}
