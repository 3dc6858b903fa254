import { listProviders } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentHealth } from '../presenters.ts';
import type { ListProviders } from '../use-cases/list-providers.ts';

/** Health of the providers, for staff. */
export function listProvidersRoute(list: ListProviders): BoundRoute {
  return bind(listProviders, async () => (await list()).map(presentHealth));
}
