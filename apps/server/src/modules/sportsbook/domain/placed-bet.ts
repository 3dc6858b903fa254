import type { BetId, Instant, Odds, PlayerId, Units } from '@ordago/kernel';
import type { FinalScore, MarketKind } from './market.ts';
import type { SettledStatus } from './settle-bet.ts';

export type BetStatus = SettledStatus | 'open' | 'cashed-out' | 'partly-cashed-out';

/** A bet as its player sees it. */
export interface PlacedBet {
  readonly id: BetId;
  readonly player: PlayerId;
  readonly kind: 'single' | 'express';
  readonly status: BetStatus;
  readonly currency: string;
  readonly stake: Units;
  readonly potentialPayout: Units;
  readonly payout: Units | null;
  readonly placedAt: Instant;
  readonly settledAt: Instant | null;
  readonly legs: readonly PlacedLeg[];
}

export interface PlacedLeg {
  readonly event: string;
  readonly selection: string;
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly startsAt: Instant;
  readonly market: MarketKind;
  readonly line: string;
  readonly outcome: string;
  readonly odds: Odds;
  /** As the last settlement explains it; a leg that it did not need is open. */
  readonly status: SettledStatus | 'open';
  readonly factor: string | null;
  readonly score: FinalScore | null;
}
