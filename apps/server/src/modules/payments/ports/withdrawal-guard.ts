import type { Currency, Instant, PlayerId, Refusal, Units } from '@ordago/kernel';

/**
 * Check before a withdrawal is held: higher modules refuse here, such as with `wagering-unfinished` (code 105) while a
 * bonus has wagering left. The composition plugs in the module that answers.
 */
export interface WithdrawalGuard {
  /**
   * Judges a withdrawal before its amount is held; null is no objection. `units` in ledger units.
   * @refuses wagering-unfinished
   */
  mayWithdraw(request: {
    readonly player: PlayerId;
    readonly units: Units;
    readonly currency: Currency;
    readonly now: Instant;
  }): Promise<Refusal<'wagering-unfinished'> | null>;
}
