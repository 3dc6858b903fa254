import { listTopExpresses } from '@ordago/contracts';
import type { Clock } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { presentExpress } from '../../presenters.ts';
import type { TopExpressParts } from '../../use-cases/betting-admin-parts.ts';

/** Lists the featured expresses that everybody sees. */
export function listTopExpressesRoute(
  { topExpresses }: Pick<TopExpressParts, 'topExpresses'>,
  clock: Clock,
): BoundRoute {
  return bind(listTopExpresses, async () => ({
    expresses: (await topExpresses.listTopExpresses(clock.now())).map(presentExpress),
  }));
}
