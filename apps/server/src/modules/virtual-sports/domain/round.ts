import type { VirtualCompetition, VirtualMatch, VirtualPairing, VirtualRound } from '@ordago/game-engines';
import type { Instant } from '@ordago/kernel';

export type { VirtualCompetition, VirtualMatch, VirtualPairing, VirtualRound };

export const COMPETITIONS: readonly VirtualCompetition[] = ['league', 'cup'];

/** Times at which a round takes bets and at which its matches are over. */
export interface RoundTimes {
  readonly opensAt: Instant;
  /** Kick-off: bets are taken until here. */
  readonly closesAt: Instant;
  readonly endsAt: Instant;
}

/** A round that is planned: its seed is drawn, and the hash of the seed is published. */
export interface PlannedRound extends VirtualRound, RoundTimes {
  /** Secret until the round is drawn. */
  readonly serverSeed: string;
  readonly commitment: string;
}

export interface RoundMatch extends VirtualPairing {
  /** From 0. */
  readonly place: number;
  /** Null until the round is drawn. */
  readonly result: StoredMatch | null;
}

/** A match as the books have it: one that was drawn before cards and penalties were has none. */
export type StoredMatch = Omit<VirtualMatch, 'counts'> & Partial<Pick<VirtualMatch, 'counts'>>;

/** A round as the books have it. */
export interface Round extends PlannedRound {
  readonly id: string;
  readonly state: 'planned' | 'open' | 'drawn';
  readonly isOpeningPublished: boolean;
  readonly isResultPublished: boolean;
  /** None while it is planned. */
  readonly matches: readonly RoundMatch[];
}
