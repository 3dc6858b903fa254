import type { GameId, Instant, Units } from '@ordago/kernel';

/** A round that the lobby shows: it paid more than it took, or its stake is large. */
export interface Winning {
  readonly username: string;
  readonly game: GameId;
  readonly gameName: string;
  readonly stake: Units;
  readonly payout: Units;
  readonly currency: string;
  readonly at: Instant;
}

/** From which stake on a round stands among the high rollers, in one currency. */
export interface HighRollerFloor {
  readonly currency: string;
  readonly stakeMin: Units;
}

/** A game and how many different players opened it. */
export interface TrendingGame {
  readonly game: GameId;
  readonly players: number;
}

/** What the lobby shows of the last day. */
export interface Winnings {
  /** By multiple, since amounts of different currencies are not compared. */
  readonly top: readonly Winning[];
  readonly latest: readonly Winning[];
  /** The largest stakes, won or not, by how far they are above the floor of their currency; dated by their opening. */
  readonly high: readonly Winning[];
}

/** The first letter of a name and nothing else of it, not even its length. */
export function maskedName(username: string): string {
  const [first = ''] = username;
  return `${first}•••`;
}
