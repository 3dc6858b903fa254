import { type Refusal, refuse } from '@ordago/kernel';
import type { AdminScope } from '../repository/betting-admin.repository.ts';
import type { BettingAdminParts } from './betting-admin-parts.ts';

export type UnknownTarget = 'betting-target-not-found' | 'user-not-found';

/** Returns the refusal of a target that is unknown; null for a known one. */
export async function refuseUnknown(
  rules: BettingAdminParts['rules'],
  scope: AdminScope,
  target: string,
): Promise<Refusal<UnknownTarget> | null> {
  if (await rules.hasTarget(scope, target)) return null;
  return refuse(scope === 'user' ? 'user-not-found' : 'betting-target-not-found', { field: 'target' });
}
