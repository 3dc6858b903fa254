/** One side of a coup: the places of its cards in the deal, and what they count. */
export interface Side {
  readonly places: readonly number[];
  readonly total: number;
}

export interface Coup {
  readonly player: Side;
  readonly banker: Side;
}

/**
 * Plays a coup from the points of six cards in the order dealt: player, banker, player, banker, then the third cards.
 * The usual rule: 8 or 9 of either ends it; the player draws to 5 or less; the banker draws by `bankerDraws`.
 */
export function playCoup(points: readonly number[]): Coup {
  const at = (place: number) => points[place] ?? 0;
  const player = (at(0) + at(2)) % 10;
  const banker = (at(1) + at(3)) % 10;
  const stands = { player: { places: [0, 2], total: player }, banker: { places: [1, 3], total: banker } };
  if (player >= 8 || banker >= 8) return stands;
  if (player >= 6) {
    if (banker >= 6) return stands;
    return { ...stands, banker: { places: [1, 3, 4], total: (banker + at(4)) % 10 } };
  }
  const drawn = { places: [0, 2, 4], total: (player + at(4)) % 10 };
  if (!bankerDraws(banker, at(4))) return { ...stands, player: drawn };
  return { player: drawn, banker: { places: [1, 3, 5], total: (banker + at(5)) % 10 } };
}

/** Returns true if the banker draws on a total, after the player drew a third card of these points. */
function bankerDraws(total: number, third: number): boolean {
  switch (total) {
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return total <= 2;
  }
}
