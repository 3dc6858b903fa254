import type { Units } from '@ordago/kernel';

/** From which stake on a round stands among the high rollers, in one currency. */
export interface HighRollerFloor {
  readonly currency: string;
  readonly stakeMin: Units;
}
