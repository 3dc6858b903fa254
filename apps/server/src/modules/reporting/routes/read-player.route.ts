import { readPlayer } from '@ordago/contracts';
import { refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentPlayerDetail } from '../presenters.ts';
import type { ReadPlayer } from '../use-cases/read-player.ts';
import { scopeOf } from './report-query.ts';

export function readPlayerRoute(read: ReadPlayer): BoundRoute {
  return bind(readPlayer, async ({ actor, params }) => {
    const found = await read(scopeOf(actor), params.id);
    return found === null ? refuse('user-not-found') : presentPlayerDetail(found);
  });
}
