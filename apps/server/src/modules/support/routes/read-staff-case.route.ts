import { readStaffCase } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaffCase } from '../presenters.ts';
import type { SupportUseCaseParts } from '../use-cases/parts.ts';
import { readCase } from '../use-cases/read-case.ts';

/** Reads one case for staff. */
export function readStaffCaseRoute(parts: SupportUseCaseParts): BoundRoute {
  return bind(readStaffCase, async ({ params }) => {
    const file = await readCase(parts, params.id);
    return isRefusal(file) ? file : presentStaffCase(file);
  });
}
