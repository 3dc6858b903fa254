import { withdrawCase as withdrawCaseContract } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentCase } from '../presenters.ts';
import type { SupportUseCaseParts } from '../use-cases/parts.ts';
import { withdrawCase } from '../use-cases/withdraw-case.ts';

export function withdrawCaseRoute(parts: SupportUseCaseParts): BoundRoute {
  return bind(withdrawCaseContract, async ({ actor, params, ip, now }) => {
    const withdrawn = await withdrawCase(parts, params.id, { player: playerOf(actor).player, ip, now });
    return isRefusal(withdrawn) ? withdrawn : presentCase(withdrawn);
  });
}
