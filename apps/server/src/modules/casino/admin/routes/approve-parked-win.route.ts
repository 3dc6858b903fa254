import { approveParkedWin } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { staffOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentParkedWin } from '../presenters.ts';
import type { ApproveParkedWin } from '../use-cases/approve-parked-win.ts';

export function approveParkedWinRoute(approve: ApproveParkedWin): BoundRoute {
  return bind(approveParkedWin, async ({ actor, body: { provider, key, amount: payout }, ip, now }) => {
    const { staff, level } = staffOf(actor);
    const done = await approve({ provider, key, payout }, { staff, level, ip, now });
    return isRefusal(done) ? done : { win: presentParkedWin(done) };
  });
}
