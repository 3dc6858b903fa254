/** Most runners that share a place. */
const TIED_MAX = 40;

/**
 * The places left over those who share them, from the factor as it is written: `0.5` is one of two, `0.333` one of three.
 * Null for 1, which is no dead heat; undefined for what no number of runners explains.
 */
export function placesOf(text: string): { left: number; tied: number } | null | undefined {
  const factor = Number(text);
  const digits = text.split('.')[1]?.length ?? 0;
  if (factor === 1) return null;
  if (!(factor > 0 && factor < 1)) return undefined;
  // A fraction is written rounded, or cut: it lies less than one of its last digit away.
  const reach = 10 ** -Math.max(digits, 1);
  for (let tied = 2; tied <= TIED_MAX; tied += 1) {
    const left = Math.round(factor * tied);
    if (left >= 1 && left < tied && Math.abs(left / tied - factor) < reach) return { left, tied };
  }
  return undefined;
}
