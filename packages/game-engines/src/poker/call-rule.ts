import { countOf, type RankBits, runTopOf } from './ranks.ts';

const TEN = 8;
const NEAR_RUNS = Uint8Array.from({ length: 2 ** 13 }, (_, bits) => (isNearRun(bits) ? 1 : 0));

/** Five cards by which a player of casino hold'em decides. */
export interface Flop {
  /** Ranks of the player's two cards. */
  readonly own: RankBits;
  /** Ranks of the three cards of the board. */
  readonly board: RankBits;
  /** The most cards of one suit among the five. */
  readonly suited: number;
}

/**
 * Decides whether to call: with a ten or better, with a pair in which a card of one's own takes part, and with four cards
 * to a flush or a straight. All else is folded. A rule to keep in mind, which
 * costs 2.992 % of the ante; the best play costs less.
 */
export function isCalled({ own, board, suited }: Flop): boolean {
  const isPaired = countOf(own) === 1 || (own & board) !== 0;
  return isPaired || own >= 1 << TEN || suited >= 4 || NEAR_RUNS[own | board] === 1;
}

/** Returns true for ranks that are a straight, or one rank short of it. */
function isNearRun(bits: RankBits): boolean {
  return Array.from({ length: 13 }, (_, rank) => bits | (1 << rank)).some((more) => runTopOf(more, 5) !== null);
}
