import type { Currency, Instant, PlayerId, Refusal, Units } from '@ordago/kernel';

/**
 * Asked before a withdrawal is held: higher modules say no here, such as `wagering-unfinished` (code 105) while a bonus
 * has wagering left. The composition plugs in who answers.
 */
export interface WithdrawalGuard {
  mayWithdraw(request: {
    readonly player: PlayerId;
    readonly units: Units;
    readonly currency: Currency;
    readonly now: Instant;
  }): Promise<Refusal<'wagering-unfinished'> | null>;
}
