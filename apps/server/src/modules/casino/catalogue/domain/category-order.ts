import { type Arm, armOf } from '@ordago/catalogue-search';
import type { GameId, Instant, PlayerId } from '@ordago/kernel';

export { type Arm, armOf } from '@ordago/catalogue-search';

/** The games that staff put first in a category. */
export interface CategoryOrder {
  readonly id: string;
  readonly category: string;
  readonly pinsA: readonly GameId[];
  /** The other order, where two are compared, and the per cent of players who see it. */
  readonly pinsB: readonly GameId[] | null;
  readonly shareB: number | null;
  readonly startedAt: Instant;
  /** Arm that every player sees since it was chosen; null before the choice, or where there is none. */
  readonly chosen: Arm | null;
  readonly chosenAt: Instant | null;
}

/** Results of one arm: players who opened any game, those who opened one out of the list, and how many they opened there. */
export interface ArmResult {
  readonly players: number;
  readonly openers: number;
  readonly opens: number;
}

/** B less A in the share of players who opened a game out of the list, with the interval that holds it 95 times of 100. */
export interface ArmDifference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The arm that a player sees; null where there is one order, or one was chosen. */
export function armFor({ id, shareB, chosen }: CategoryOrder, player: PlayerId): Arm | null {
  return shareB === null || chosen !== null ? null : armOf(id, player, shareB);
}

/** Below this nothing is concluded: players of each arm, and of each arm those who opened something, and who did not. */
const PLAYERS_MIN = 30;
const OUTCOMES_MIN = 5;
const Z_95 = 1.959964;

/**
 * The difference of two arms, by Newcombe's interval from Wilson's; null where too few players came to conclude
 * anything.
 */
export function compareArms(a: ArmResult, b: ArmResult): ArmDifference | null {
  const isEnough = [a, b].every(
    ({ players, openers }) => players >= PLAYERS_MIN && openers >= OUTCOMES_MIN && players - openers >= OUTCOMES_MIN,
  );
  if (!isEnough) return null;
  const shareA = shareOf(a);
  const shareB = shareOf(b);
  const value = shareB.share - shareA.share;
  return {
    value,
    low: value - Math.hypot(shareB.share - shareB.low, shareA.high - shareA.share),
    high: value + Math.hypot(shareB.high - shareB.share, shareA.share - shareA.low),
  };
}

function shareOf({ players, openers }: ArmResult): { share: number; low: number; high: number } {
  const share = openers / players;
  const z2 = Z_95 ** 2;
  const middle = share + z2 / (2 * players);
  const half = Z_95 * Math.sqrt((share * (1 - share)) / players + z2 / (4 * players ** 2));
  const whole = 1 + z2 / players;
  return { share, low: (middle - half) / whole, high: (middle + half) / whole };
}
