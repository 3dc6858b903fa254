import { slotByKey } from './registry.ts';

/** Features of a slot beside its lines, as its definition declares them. */
export type SlotFeature = 'freespins' | 'multipliers' | 'wilds';

/** Features in the maths of that key; none for a game that is no slot. */
export function featuresOf(key: string): readonly SlotFeature[] {
  const definition = slotByKey(key);
  if (!definition) return [];
  const { scatter, wild } = definition;
  const hasFreeSpins = scatter !== null && Object.values(scatter.freeSpins).some((count) => count > 0);
  return [
    ...(hasFreeSpins ? (['freespins'] as const) : []),
    ...(hasFreeSpins && scatter.freeSpinMultiplier > 1 ? (['multipliers'] as const) : []),
    ...(wild === null ? [] : (['wilds'] as const)),
  ];
}
