import { dismissLateResult as dismissLateResultContract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { dismissLateResult } from '../../use-cases/dismiss-late-result.ts';
import type { FeedAdminParts } from '../../use-cases/feed-admin-parts.ts';
import { orderOf } from '../order-of.ts';

/** Leaves bets as the window of their contest decided them. */
export function dismissLateResultRoute(parts: FeedAdminParts): BoundRoute {
  return bind(
    dismissLateResultContract,
    async ({ params: { event }, body, actor, ip, now }) =>
      (await dismissLateResult(parts, { event, ...body }, orderOf({ actor, ip, now }))) ?? {},
  );
}
