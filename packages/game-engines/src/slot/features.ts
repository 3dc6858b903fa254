import { slotByKey } from './registry.ts';

/** Features of a slot beside its lines, as its definition declares them. */
export type SlotFeature = 'megaways' | 'bonusbuy' | 'freespins' | 'jackpot' | 'multipliers' | 'wilds';

/** Features in the maths of that key; none for a game that is no slot. `megaways` are ways over reels of drawn heights. */
export function featuresOf(key: string): readonly SlotFeature[] {
  const definition = slotByKey(key);
  if (!definition) return [];
  const { scatter, wild, heights, buy, jackpot } = definition;
  const hasFreeSpins = scatter !== null && Object.values(scatter.freeSpins).some((count) => count > 0);
  const has: readonly (readonly [feature: SlotFeature, isThere: boolean])[] = [
    ['megaways', heights !== null],
    ['bonusbuy', buy !== null],
    ['freespins', hasFreeSpins],
    ['jackpot', jackpot !== null],
    ['multipliers', hasFreeSpins && scatter.freeSpinMultiplier > 1],
    ['wilds', wild !== null],
  ];
  return has.filter(([, isThere]) => isThere).map(([feature]) => feature);
}
