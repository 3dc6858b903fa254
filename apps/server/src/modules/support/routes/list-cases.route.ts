import { listCases as listCasesContract } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentCase } from '../presenters.ts';
import { listCases } from '../use-cases/list-cases.ts';
import type { SupportUseCaseParts } from '../use-cases/parts.ts';

/** Lists the player's own cases about one thing of theirs, and the reasons for another. */
export function listCasesRoute(parts: SupportUseCaseParts): BoundRoute {
  return bind(listCasesContract, async ({ actor, query }) => {
    const found = await listCases(parts, playerOf(actor).player, query);
    return isRefusal(found) ? found : { reasons: [...found.reasons], cases: found.cases.map(presentCase) };
  });
}
