import type { PlayerId } from '@ordago/kernel';
import type { MethodOffer } from '../domain/limits.ts';
import type { PaymentParts } from './parts.ts';

/** Every method as it is offered, and the currency of the player who asks; null for a guest. */
export async function listPaymentMethods(
  parts: PaymentParts,
  player: PlayerId | null,
): Promise<{ offers: readonly MethodOffer[]; currency: string | null }> {
  const account = player === null ? null : await parts.accounts.payingPlayer(player);
  return { offers: await parts.offers.all(), currency: account?.currency ?? null };
}
