import { approveParkedWin, listParkedWins } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { staffOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentParkedWin } from '../presenters.ts';
import type { ParkedWins } from '../use-cases/parked-wins.ts';

/** Wins that wait, for staff. */
export function parkedWinRoutes({ list, approve }: ParkedWins): BoundRoute[] {
  return [
    bind(listParkedWins, async ({ actor, query: { reason, state, ...page } }) => {
      const { rows, ...found } = await list(staffOf(actor), { reason, state }, page);
      return { wins: rows.map(presentParkedWin), ...found };
    }),
    bind(approveParkedWin, async ({ actor, body: { provider, key, amount: payout }, ip, now }) => {
      const { staff, level } = staffOf(actor);
      const done = await approve({ provider, key, payout }, { staff, level, ip, now });
      return isRefusal(done) ? done : { win: presentParkedWin(done) };
    }),
  ];
}
