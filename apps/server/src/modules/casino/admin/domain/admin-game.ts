import type { GameId, Instant, PlayerId, StaffId } from '@ordago/kernel';
import type { WeeklyHours } from '../../shared/domain/closures.ts';
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

/** Changes of one provider's games by one synchronisation. */
export interface ListReport {
  readonly provider: string;
  readonly at: Instant;
  readonly added: number;
  readonly changed: number;
  readonly returned: number;
  readonly gone: number;
  /** Some of the games, changes and losses first. */
  readonly examples: readonly { readonly kind: string; readonly name: string; readonly fields: readonly string[] }[];
}

/** A block of a provider or a casino type, for everybody or one player. */
export interface Closure {
  readonly id: string;
  readonly player: { readonly id: PlayerId; readonly username: string } | null;
  readonly provider: string | null;
  readonly casinoType: string | null;
  /** Of players of this country alone. */
  readonly country: string | null;
  /** Hours of the week in which it holds; null at all hours. */
  readonly hours: WeeklyHours | null;
  readonly reason: string;
  readonly until: Instant | null;
  readonly at: Instant;
  readonly staff: StaffId | null;
}

export interface NewClosure {
  readonly player: PlayerId | null;
  readonly provider: string | null;
  readonly casinoType: string | null;
  readonly country: string | null;
  readonly hours: WeeklyHours | null;
  readonly reason: string;
  readonly until: Instant | null;
}

/** A page of anything, counted from 0; past the end means the last one. */
export interface AdminPage<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
  readonly page: number;
}
