import { type DepositId, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { Deposit } from '../domain/payment.ts';
import type { PaymentParts } from './parts.ts';

/** One deposit of the player's own. */
export async function readDeposit(
  parts: PaymentParts,
  { player, id }: { player: PlayerId; id: DepositId },
): Promise<Deposit | Refusal<'payment-not-found'>> {
  return (await parts.deposits.findOwn(player, id)) ?? refuse('payment-not-found');
}
