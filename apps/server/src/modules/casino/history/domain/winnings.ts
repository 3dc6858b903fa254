import type { GameId, Instant, Units } from '@ordago/kernel';
import type { LocalNames } from '../../shared/domain/game.ts';

/** A round that the lobby shows: it paid more than it took, or its stake is large. */
export interface Winning {
  readonly username: string;
  readonly game: GameId;
  readonly gameName: string;
  /** The same by language; null where it has one name everywhere. */
  readonly gameNames: LocalNames | null;
  readonly stake: Units;
  readonly payout: Units;
  readonly currency: string;
  readonly at: Instant;
}

/** A game, how many different players opened it in the last day, and how many on a day of the week before, in the mean. */
export interface OpenedGame {
  readonly game: GameId;
  readonly players: number;
  readonly playersBefore: number;
}

/** Trend of opened games: those that grew, or the most opened ones where none grew. */
export interface Trend {
  readonly isGrowth: boolean;
  readonly games: readonly OpenedGame[];
}

/**
 * The trend among the games of the last day. A game grew where more players opened it than on a day of its week before;
 * the largest growth comes first. Where none grew, the most opened ones are listed, and are called nothing else.
 */
export function trendOf(opened: readonly OpenedGame[], max: number): Trend {
  const growthOf = ({ players, playersBefore }: OpenedGame) => players - playersBefore;
  const grown = opened.filter((game) => growthOf(game) > 0);
  const isGrowth = grown.length > 0;
  const by = isGrowth ? growthOf : ({ players }: OpenedGame) => players;
  const games = [...(isGrowth ? grown : opened)].sort((a, b) => by(b) - by(a) || b.players - a.players);
  return { isGrowth, games: games.slice(0, max) };
}

/** Winnings of the last day, as the lobby shows them. */
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
