import { listParkedWins } from '@ordago/contracts';
import { staffOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentParkedWin } from '../presenters.ts';
import type { ListParkedWins } from '../use-cases/list-parked-wins.ts';

export function listParkedWinsRoute(list: ListParkedWins): BoundRoute {
  return bind(listParkedWins, async ({ actor, query: { reason, state, ...page } }) => {
    const { rows, ...found } = await list(staffOf(actor), { reason, state }, page);
    return { wins: rows.map(presentParkedWin), ...found };
  });
}
