import { type Refusal, refuse } from '@ordago/kernel';
import { isPart, type SaleParts, SHARE_MAX, SHARE_MIN, saleOfAmount, saleOfShare } from '@ordago/pricing';

export { type SaleParts, valueOfStake } from '@ordago/pricing';

/** Requested part of a bet: a share in whole per cents, or the amount that its player wants for a part. */
export type SalePart = { readonly percent: number } | { readonly amount: bigint };

/**
 * Judges a request to sell a part. A part is worth between 10 and 90 per cent of the whole, and leaves something in
 * play.
 *
 * @refuses cash-out-share-invalid
 */
export function judgePart(whole: SaleParts, part: SalePart): SaleParts | Refusal {
  if ('percent' in part ? part.percent === 100 : part.amount === whole.value) return whole;
  const sale = 'percent' in part ? ofShare(whole, part.percent) : ofAmount(whole, part.amount);
  const isSale = sale !== null && sale.value > 0n && sale.stake > 0n && sale.stake < whole.stake;
  return isSale ? sale : refuse('cash-out-share-invalid', { min: SHARE_MIN, max: SHARE_MAX });
}

function ofShare(whole: SaleParts, percent: number): SaleParts | null {
  return percent >= SHARE_MIN && percent <= SHARE_MAX ? saleOfShare(whole, percent) : null;
}

function ofAmount(whole: SaleParts, amount: bigint): SaleParts | null {
  return isPart(amount, whole.value) ? saleOfAmount(whole, amount) : null;
}
