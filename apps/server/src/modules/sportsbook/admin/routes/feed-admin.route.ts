import {
  dismissFeedMessage,
  listFeedQuarantine,
  listFeedServices,
  readFeedMessage,
  replayFeedMessage,
} from '@ordago/contracts';
import { type Instant, isRefusal, toIso } from '@ordago/kernel';
import { type Actor, staffOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { AdminOrder, FeedAdmin, QuarantineRow } from '../use-cases/feed-admin.ts';

/** Routes of staff about the feeds: messages that were put aside, and the services of the suppliers. */
export function feedAdminRoutes(rules: FeedAdmin): BoundRoute[] {
  return [
    bind(listFeedQuarantine, async ({ query: { state, feed = null, page, count: size } }) => {
      const found = await rules.list({ state, feed }, { page, size });
      const { count, pages, waiting, times } = found;
      return { messages: found.rows.map(present), count, pages, page: found.page, waiting, times };
    }),
    bind(readFeedMessage, async ({ params }) => {
      const row = await rules.read(params.id);
      return isRefusal(row) ? row : present(row);
    }),
    bind(replayFeedMessage, async ({ params, actor, ip, now }) => {
      const replayed = await rules.replay(params.id, orderOf({ actor, ip, now }));
      return isRefusal(replayed) ? replayed : { is_applied: replayed.isApplied, reason: replayed.reason };
    }),
    bind(dismissFeedMessage, async ({ params, actor, ip, now }) => {
      const row = await rules.dismiss(params.id, orderOf({ actor, ip, now }));
      return isRefusal(row) ? row : present(row);
    }),
    bind(listFeedServices, async () => ({
      services: (await rules.services()).map(({ feed, product, state, receivedAt, completeTo }) => ({
        feed,
        product,
        state,
        received_at: toIso(receivedAt),
        complete_to: completeTo === null ? null : toIso(completeTo),
      })),
    })),
  ];
}

function present({ eventKey, isPartial, isWhole, lastAt, decidedBy, at, ...row }: QuarantineRow) {
  const { id, feed, reason, message, bytes, times, state, body } = row;
  return {
    id,
    feed,
    reason,
    message,
    event: eventKey,
    is_partial: isPartial,
    bytes,
    is_whole: isWhole,
    times,
    state,
    body,
    at: toIso(at),
    last_at: toIso(lastAt),
    decided_by: decidedBy,
  };
}

function orderOf({ actor, ip, now }: { actor: Actor; ip: string; now: Instant }): AdminOrder {
  return { staff: staffOf(actor).staff, ip, now };
}
