import { SLOTS } from '@ordago/game-engines';
import type { EngineKey } from './play/play-engine.ts';

/** A slot's maths by its place in a catalogue: they take turns, so that every catalogue has calm and wild ones. */
export function slotNumber(index: number): EngineKey {
  return SLOTS[index % SLOTS.length]?.key ?? '';
}
