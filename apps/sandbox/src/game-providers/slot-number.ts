import type { EngineKey } from './play/play-engine.ts';

/** The slots that every catalogue has, from the calmest to the wildest. Others are named where they are played. */
const SLOTS: readonly EngineKey[] = [
  'orchard-3x5',
  'fiesta-5x10',
  'lagoon-3x5',
  'harbour-5x10',
  'jungle-5x10',
  'corsair-5x10',
  'sevens-3x1',
];

/** A slot's maths by its place in a catalogue: they take turns, so that every catalogue has calm and wild ones. */
export function slotNumber(index: number): EngineKey {
  return SLOTS[index % SLOTS.length] ?? '';
}
