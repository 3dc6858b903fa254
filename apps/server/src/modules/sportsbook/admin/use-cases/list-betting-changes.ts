import type { Page } from '@ordago/kernel';
import { ADMIN_ACTIONS, type AdminAction, actOf, IDENTITY } from '../domain/admin-actions.ts';
import type { ActRow } from '../repository/betting-overview.repository.ts';
import type { BettingOverviewParts } from './betting-admin-parts.ts';

/** Lists a page of the changes by staff, of one act or of all, the newest first. */
export async function listBettingChanges(
  { overview }: Pick<BettingOverviewParts, 'overview'>,
  act: AdminAction | null,
  paging: { page: number; size: number },
): Promise<Page<ActRow & { readonly act: AdminAction }>> {
  const actions = act === null ? Object.values(ADMIN_ACTIONS) : [ADMIN_ACTIONS[act]];
  const { rows, ...page } = await overview.acts({ actions, identity: IDENTITY }, paging);
  return { ...page, rows: rows.map((row) => ({ ...row, act: actOf(row.action) })) };
}
