import type { Instant, StaffId } from '@ordago/kernel';

/** Member of staff, address and instant of a decision. */
export interface AdminOrder {
  readonly staff: StaffId;
  readonly ip: string;
  readonly now: Instant;
}

/** Returns the line of the audit about what staff did in the casino's back office. */
export function adminLineOf(
  { staff, ip, now }: AdminOrder,
  action: string,
  details: Readonly<Record<string, string | number | boolean | null>>,
) {
  return { at: now, actor: `staff:${staff}` as const, action, details, ip };
}
