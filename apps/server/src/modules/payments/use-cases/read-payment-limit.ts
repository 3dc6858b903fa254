import { type Refusal, refuse } from '@ordago/kernel';
import { type PaymentLimit, widestLimit } from '../domain/limits.ts';
import type { Direction } from '../domain/payment.ts';
import type { PaymentParts } from './parts.ts';

/** The least and most of one payment in a currency, over the methods that are on. */
export async function readPaymentLimit(
  parts: PaymentParts,
  { direction, currency }: { direction: Direction; currency: string },
): Promise<PaymentLimit | Refusal<'currency-not-offered'>> {
  return widestLimit(await parts.offers.all(), direction, currency) ?? refuse('currency-not-offered');
}
