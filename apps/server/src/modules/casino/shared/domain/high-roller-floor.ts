import type { Units } from '@ordago/kernel';

/** Least stake of a high roller's round, in one currency. */
export interface HighRollerFloor {
  readonly currency: string;
  readonly stakeMin: Units;
}
