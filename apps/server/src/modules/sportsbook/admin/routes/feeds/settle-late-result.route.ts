import { settleLateResult as settleLateResultContract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { FeedAdminParts } from '../../use-cases/feed-admin-parts.ts';
import { settleLateResult } from '../../use-cases/settle-late-result.ts';
import { orderOf } from '../order-of.ts';

/** Settles bets by a result that came after the window of its contest. */
export function settleLateResultRoute(parts: FeedAdminParts): BoundRoute {
  return bind(settleLateResultContract, async ({ params: { event }, body, actor, ip, now }) =>
    settleLateResult(parts, { event, ...body }, orderOf({ actor, ip, now })),
  );
}
