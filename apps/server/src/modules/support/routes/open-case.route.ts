import { openCase as openCaseContract } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentCase } from '../presenters.ts';
import { openCase } from '../use-cases/open-case.ts';
import type { SupportUseCaseParts } from '../use-cases/parts.ts';

export function openCaseRoute(parts: SupportUseCaseParts): BoundRoute {
  return bind(openCaseContract, async ({ actor, body, ip, now }) => {
    const { kind, ref, reason, text } = body;
    const asked = { subject: { kind, ref }, reason, body: text || null };
    const opened = await openCase(parts, asked, { player: playerOf(actor).player, ip, now });
    return isRefusal(opened) ? opened : presentCase(opened);
  });
}
