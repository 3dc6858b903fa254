import { type RefusalName, readSlipBounds as readSlipBoundsContract } from '@ordago/contracts';
import { formatAmount, isRefusal, type Refusal } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { readSlip } from '../presenters.ts';
import type { BettingParts } from '../use-cases/parts.ts';
import { readSlipBounds } from '../use-cases/read-slip-bounds.ts';

/** Reads the largest stake of a slip, and the limit that binds. */
export function readSlipBoundsRoute(parts: BettingParts): BoundRoute {
  return bind(readSlipBoundsContract, async ({ actor, body, now }) => {
    const slip = readSlip(body);
    if (isRefusal(slip)) return slip;
    const found = await readSlipBounds(parts, { slip, player: playerOf(actor).player, at: now });
    if (isRefusal(found)) return found as Refusal<RefusalName>;
    const { stakeMin, stakeMax, payoutMax, binding } = found;
    return {
      stake_min: formatAmount(stakeMin),
      stake_max: formatAmount(stakeMax),
      payout_max: formatAmount(payoutMax),
      binding,
    };
  });
}
