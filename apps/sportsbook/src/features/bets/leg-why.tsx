import type { BetLeg } from '@ordago/contracts';
import { type LegReason, type SettledLegWords, useLegReason, useSettledReason } from '@ordago/web-kit/bets';

/** Reason of a leg's state; the plain words where it has no text. Mounted, it loads the texts of all reasons. */
export function LegWhy({ why, sport, plain }: { why: LegReason; sport: string; plain: string }) {
  return useLegReason()(why, sport) ?? plain;
}

interface SettledWhyProps {
  readonly leg: BetLeg;
  readonly status: SettledLegWords['status'];
  readonly why: LegReason;
}

/** One sentence on why a settled leg counted as it did: "Terminó 1–1; necesitabas Isla Grande." */
export function SettledWhy({ leg, status, why }: SettledWhyProps) {
  return useSettledReason()({ status, why, named: { ...leg, kind: leg.market } });
}
