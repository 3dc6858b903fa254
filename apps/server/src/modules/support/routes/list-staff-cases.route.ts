import { listStaffCases } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaffFile } from '../presenters.ts';
import type { SupportUseCaseParts } from '../use-cases/parts.ts';

/** Lists cases for staff. */
export function listStaffCasesRoute(parts: SupportUseCaseParts): BoundRoute {
  return bind(listStaffCases, async ({ query: { page, count: size, status, kind = null } }) => {
    const found = await parts.store.list({ status, kind }, { page, size });
    return { cases: found.rows.map(presentStaffFile), count: found.count, page: found.page };
  });
}
