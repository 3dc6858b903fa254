import type { Refusal } from '@ordago/kernel';
import type { SlipLeg } from '../../shared/ports/wallet-dialect.ts';

/** Terms of bets that bonus money may pay, as the module that sets them states them. */
export interface BonusTerms {
  /** Why bonus money does not pay a bet on these selections; and how many bets one bonus pays, null for any number. */
  judge(legs: readonly SlipLeg[]): Promise<{ readonly refusal: Refusal | null; readonly betsMax: number | null }>;
}
