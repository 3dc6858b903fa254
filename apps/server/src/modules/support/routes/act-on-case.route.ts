import { actOnCase as actOnCaseContract } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaffCase } from '../presenters.ts';
import { actOnCase } from '../use-cases/act-on-case.ts';
import type { SupportUseCaseParts } from '../use-cases/parts.ts';

export function actOnCaseRoute(parts: SupportUseCaseParts): BoundRoute {
  return bind(actOnCaseContract, async ({ actor, params: { id }, body: { act, text, revision }, ip, now }) => {
    const order = { id, act, body: text || null, revision };
    const done = await actOnCase(parts, order, { staff: staffOf(actor).staff, ip, now });
    return isRefusal(done) ? done : presentStaffCase(done);
  });
}
