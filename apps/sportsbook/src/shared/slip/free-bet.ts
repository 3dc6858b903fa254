import type { FreeBet } from '@ordago/contracts';
import { eachWayStateOf } from './each-way.ts';
import { kindOf, type Slip } from './slip.ts';
import { priceOf, productOf } from './slip-maths.ts';

/** Reason why a free bet does not pay the slip; the server judges again. */
export type FreeBetReason =
  | { readonly kind: 'empty' | 'one-bet' | 'no-system' | 'no-each-way' | 'single-only' | 'express-only' }
  | { readonly kind: 'later'; readonly from: string }
  | { readonly kind: 'legs'; readonly min: number }
  | { readonly kind: 'sports'; readonly sports: readonly string[] }
  | { readonly kind: 'odds-low'; readonly min: string }
  | { readonly kind: 'odds-high'; readonly max: string };

/** The first thing that keeps a free bet from paying a slip; null where it pays. Sports that are not known yet pass. */
export function whyNot(
  freeBet: FreeBet,
  slip: Slip,
  { sports, now }: { readonly sports: readonly (string | undefined)[]; readonly now: number },
): FreeBetReason | null {
  const kind = kindOf(slip);
  if (slip.legs.length === 0) return { kind: 'empty' };
  if (Date.parse(freeBet.valid_from) > now) return { kind: 'later', from: freeBet.valid_from };
  if (kind === 'system') return { kind: 'no-system' };
  if (eachWayStateOf(slip).kind === 'on') return { kind: 'no-each-way' };
  const reason = kindReason(freeBet, slip, kind);
  if (reason !== null) return reason;
  const { sports: wanted } = freeBet;
  if (wanted !== null && sports.some((sport) => sport !== undefined && !wanted.includes(sport)))
    return { kind: 'sports', sports: wanted };
  return oddsReason(freeBet, slip, kind);
}

function kindReason(freeBet: FreeBet, slip: Slip, kind: 'single' | 'express'): FreeBetReason | null {
  if (kind === 'single' && slip.legs.length > 1) return { kind: 'one-bet' };
  if (freeBet.kinds === 'single' && kind !== 'single') return { kind: 'single-only' };
  if (freeBet.kinds === 'express' && kind !== 'express') return { kind: 'express-only' };
  const { legs_min: legsMin } = freeBet;
  return kind === 'express' && legsMin !== null && slip.legs.length < legsMin ? { kind: 'legs', min: legsMin } : null;
}

function oddsReason({ odds }: FreeBet, slip: Slip, kind: 'single' | 'express'): FreeBetReason | null {
  const { min, max } = odds[kind];
  const { numerator, denominator } = productOf(slip.legs);
  const thousandths = numerator * 1_000n;
  if (thousandths < BigInt(priceOf(min)) * denominator) return { kind: 'odds-low', min };
  return max !== null && thousandths > BigInt(priceOf(max)) * denominator ? { kind: 'odds-high', max } : null;
}
