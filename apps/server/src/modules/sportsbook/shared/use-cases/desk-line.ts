import type { Instant, StaffId } from '@ordago/kernel';

/** Who decides, from where and when. */
export interface DeskOrder {
  readonly staff: StaffId;
  readonly ip: string;
  readonly now: Instant;
}

/** The line of the audit about something that the desk decided. */
export function deskLineOf(
  { staff, ip, now }: DeskOrder,
  action: string,
  details: Readonly<Record<string, string | number | boolean | null>>,
) {
  return { at: now, actor: `staff:${staff}` as const, action, details, ip };
}
