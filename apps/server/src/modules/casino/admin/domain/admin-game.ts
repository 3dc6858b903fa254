import type { GameId } from '@ordago/kernel';
import type { CasinoType } from '../../shared/domain/game.ts';

/** Least bets by currency, as decimal text. */
type BetMin = Readonly<Record<string, string>>;

/** A game as staff see it: what was suggested for it, and what they decided. */
export interface AdminGame {
  readonly id: GameId;
  readonly name: string;
  readonly provider: string;
  readonly routeProvider: string;
  readonly studio: string;
  readonly casinoType: CasinoType;
  readonly isActive: boolean;
  readonly suggestedTab: readonly string[];
  /** Null until staff named the categories themselves. */
  readonly tab: readonly string[] | null;
  readonly suggestedPlace: number | null;
  readonly place: number | null;
  readonly suggestedFeatures: readonly string[];
  /** Null until staff named the features themselves, as the two below. */
  readonly features: readonly string[] | null;
  readonly listedBetMin: BetMin;
  readonly betMin: BetMin | null;
  readonly listedWinMax: number | null;
  readonly winMax: number | null;
  readonly replacement: { readonly id: GameId; readonly name: string } | null;
}

/** Decisions of staff about a game; null leaves it to the suggestion. */
export interface GameDecision {
  readonly tab: readonly string[] | null;
  readonly place: number | null;
  readonly features: readonly string[] | null;
  readonly betMin: BetMin | null;
  /** In hundredths of the stake. */
  readonly winMax: number | null;
  readonly replacement: GameId | null;
}
