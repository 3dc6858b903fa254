import { type Instant, instant, type Units } from '@ordago/kernel';

/** Something that changed what a bet has paid: a settlement with its payout in all, or a sale with its value. */
export interface BetChange {
  readonly at: string;
  readonly of: 'settlement' | 'sale';
  /** Null where the bet is open again. */
  readonly units: string | null;
}

/** Money that a bet brought or took back after it was placed. */
export interface BetMovement {
  readonly at: Instant;
  /** `correction` of a payout that was settled before. */
  readonly kind: 'payout' | 'sale' | 'correction';
  /** Below zero for what was taken back. */
  readonly units: Units;
}

/** Returns the movements that the changes of a bet come to, in their order: a settlement moves what it differs by from the one before. */
export function movementsOf(changes: readonly BetChange[]): readonly BetMovement[] {
  let settled = 0n;
  let isSettled = false;
  return changes.flatMap(({ at, of, units }): BetMovement[] => {
    const amount = BigInt(units ?? '0');
    const when = instant(Date.parse(at));
    if (of === 'sale') return [{ at: when, kind: 'sale', units: amount }];
    const moved: BetMovement = { at: when, kind: isSettled ? 'correction' : 'payout', units: amount - settled };
    settled = amount;
    isSettled = true;
    return moved.units === 0n ? [] : [moved];
  });
}
