import { type Currency, formatAmount, type Refusal, refuse, type Units } from '@ordago/kernel';
import type { Direction } from './payment.ts';

/** Limits of one payment, both ends included. */
export interface PaymentLimit {
  readonly currency: Currency;
  readonly min: Units;
  readonly max: Units;
}

/** A method as it is offered: off, or on with the limits of each currency. */
export interface MethodOffer {
  readonly name: string;
  readonly isActive: boolean;
  readonly limits: readonly (PaymentLimit & { readonly direction: Direction })[];
}

/** Play money never meets a real rail. */
export const PLAY_MONEY = 'FUN';

/** An amount as refusals show it. */
export function moneyText(units: Units, currency: string): string {
  return `${formatAmount(units)} ${currency}`;
}

export function limitOf(offer: MethodOffer | undefined, direction: Direction, currency: string): PaymentLimit | null {
  if (!offer?.isActive) return null;
  return offer.limits.find((limit) => limit.direction === direction && limit.currency === currency) ?? null;
}

/** The widest limits over all methods that are on; null when the currency is offered by none. */
export function widestLimit(offers: readonly MethodOffer[], direction: Direction, code: string): PaymentLimit | null {
  const limits = offers.map((offer) => limitOf(offer, direction, code)).filter((limit) => limit !== null);
  const [first, ...others] = limits;
  if (!first) return null;
  return others.reduce(widen, first);
}

function widen(wide: PaymentLimit, { min, max }: PaymentLimit): PaymentLimit {
  if (min < wide.min) return widen({ ...wide, min }, { ...wide, max });
  return max > wide.max ? { ...wide, max } : wide;
}

/** Refuses an amount outside its limits; a withdrawal below the least has a code of its own (106). */
export function checkLimit(
  limit: PaymentLimit,
  direction: Direction,
  units: Units,
): Refusal<'limit-below-min' | 'limit-above-max' | 'withdrawal-below-minimum'> | null {
  if (units < limit.min) {
    const name = direction === 'withdrawal' ? 'withdrawal-below-minimum' : 'limit-below-min';
    return refuse(name, { min: moneyText(limit.min, limit.currency) });
  }
  return units > limit.max ? refuse('limit-above-max', { max: moneyText(limit.max, limit.currency) }) : null;
}
