import { type LegReason, useLegReason } from '@ordago/web-kit/bets';

/** Reason of a leg's result; the plain words where it has no text. Mounted, it loads the texts of all reasons. */
export function LegWhy({ why, plain }: { why: LegReason; plain: string }) {
  return useLegReason()(why) ?? plain;
}
