import { listNotices } from '@ordago/contracts';
import { staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentNotice } from '../presenters.ts';
import type { ListNotices } from '../use-cases/list-notices.ts';

/** Notices of what is held or parked, for staff. */
export function listNoticesRoute(list: ListNotices): BoundRoute {
  return bind(listNotices, async ({ actor, query: { state, kind, ...page } }) => {
    const { rows, ...found } = await list(staffOf(actor), { state, kind }, page);
    return { notices: rows.map(presentNotice), ...found };
  });
}
