import type { Refusal } from '@ordago/kernel';
import type { SlipLeg } from '../../shared/ports/wallet-dialect.ts';

/** Terms of bets that bonus money may pay, as the module that sets them states them. */
export interface BonusTerms {
  /**
   * Judges whether bonus money pays a bet on these selections, and reads the number of bets that one bonus pays, null for any.
   *
   * @refuses bonus-percent-not-allowed, bonus-express-too-few, bonus-odds-too-low
   */
  judge(legs: readonly SlipLeg[]): Promise<{ readonly refusal: Refusal | null; readonly betsMax: number | null }>;
}
