import type { DepositId, PlayerId, Refusal } from '@ordago/kernel';
import { refuse } from '@ordago/kernel';
import { type MethodOffer, type PaymentLimit, widestLimit } from '../domain/limits.ts';
import type { Deposit, Direction } from '../domain/payment.ts';
import type { PaymentLine } from '../repository/history.repository.ts';
import type { PaymentParts } from './parts.ts';

export interface PaymentPage {
  readonly lines: readonly PaymentLine[];
  readonly count: number;
  readonly pageCount: number;
}

/** A page of a player's payments, newest first. Zero-based; a page past the end is the last one. */
export async function readHistory(
  parts: PaymentParts,
  query: { player: PlayerId; direction: Direction | null; page: number; size: number },
): Promise<PaymentPage> {
  const { player, direction, size } = query;
  const count = await parts.history.count(player, direction);
  const pageCount = Math.ceil(count / size);
  const page = Math.min(query.page, Math.max(pageCount - 1, 0));
  const lines = await parts.history.page({ player, direction, limit: size, offset: page * size });
  return { lines, count, pageCount };
}

/** One deposit of the player's own. */
export async function readDeposit(
  parts: PaymentParts,
  { player, id }: { player: PlayerId; id: DepositId },
): Promise<Deposit | Refusal<'payment-not-found'>> {
  return (await parts.deposits.findOwn(player, id)) ?? refuse('payment-not-found');
}

/** The least and most of one payment in a currency, over the methods that are on. */
export async function readLimit(
  parts: PaymentParts,
  { direction, currency }: { direction: Direction; currency: string },
): Promise<PaymentLimit | Refusal<'currency-not-offered'>> {
  return widestLimit(await parts.offers.all(), direction, currency) ?? refuse('currency-not-offered');
}

/** Every method as it is offered, and the currency of the player who asks; null for a guest. */
export async function readOffers(
  parts: PaymentParts,
  player: PlayerId | null,
): Promise<{ offers: readonly MethodOffer[]; currency: string | null }> {
  const account = player === null ? null : await parts.accounts.payingPlayer(player);
  return { offers: await parts.offers.all(), currency: account?.currency ?? null };
}
