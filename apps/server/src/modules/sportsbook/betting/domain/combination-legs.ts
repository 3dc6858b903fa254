import type { SlipLeg } from '../../shared/domain/slip.ts';

const BETWEEN = '+';

/** Returns true if a leg is several selections of its event, which are no row yet. */
export function isCombinationLeg({ selection }: Pick<SlipLeg, 'selection'>): boolean {
  return selection.includes(BETWEEN);
}

/** Returns the selections that a leg names: one, or those of a combination. */
export function partsOfLeg({ selection }: Pick<SlipLeg, 'selection'>): readonly string[] {
  return selection.split(BETWEEN);
}
