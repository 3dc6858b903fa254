import { readDeposit as readDepositContract } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentDeposit } from '../presenters.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { readDeposit } from '../use-cases/read-deposit.ts';

/** Reads one of the player's own deposits. */
export function readDepositRoute(parts: PaymentParts): BoundRoute {
  return bind(readDepositContract, async ({ actor, params }) => {
    const found = await readDeposit(parts, { player: playerOf(actor).player, id: params.id });
    return isRefusal(found) ? found : presentDeposit(found);
  });
}
