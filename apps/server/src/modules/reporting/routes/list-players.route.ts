import { listPlayers } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentPlayer } from '../presenters.ts';
import type { ListPlayers } from '../use-cases/list-players.ts';
import { scopeOf } from './report-query.ts';

export function listPlayersRoute(list: ListPlayers): BoundRoute {
  return bind(listPlayers, async ({ actor, query }) => {
    const { rows, ...page } = await list(scopeOf(actor), { ...query, search: query.search ?? null });
    return { players: rows.map(presentPlayer), ...page };
  });
}
