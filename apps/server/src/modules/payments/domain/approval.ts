import type { Units } from '@ordago/kernel';

/** Level of the decider: 1 cashier, 2 admin, 3 superadmin, 4 owner (specification 3, section 6). */
export interface Decider {
  readonly staff: string;
  readonly level: 1 | 2 | 3 | 4;
}

/** Payment to decide about, as far as the rule needs it. */
export interface Approvable {
  readonly units: Units;
  /** The member of staff whose direct player it is; null for the operator's. */
  readonly agent?: string | null;
  /** The cap of admins in this currency; null where they have none. */
  readonly cap: Units | null;
}

/**
 * Up to what amount somebody decides alone (reliability 3.2): a cashier about their own direct players whatever the
 * amount, an admin up to the cap of the currency, superadmin and owner without a bound. Null is "without a bound", 0 is
 * "nothing". Whether they see the row at all was asked before.
 */
export function approvalBound({ staff, level }: Decider, { agent, cap }: Approvable): Units | null {
  if (level === 1) return agent === staff ? null : 0n;
  if (level === 2) return cap ?? 0n;
  return null;
}

export function mayApprove(decider: Decider, approvable: Approvable): boolean {
  const bound = approvalBound(decider, approvable);
  return bound === null || approvable.units <= bound;
}
