import { slotByKey } from './registry.ts';

/** What a slot has beside its lines, as its definition shows it. */
export type SlotFeature = 'freespins' | 'multipliers' | 'wilds';

/** What the maths of that key has; nothing for what is no slot. */
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
