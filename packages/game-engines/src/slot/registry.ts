import type { SlotDefinition } from './definition.ts';
import { CORSAIR } from './definitions/corsair.ts';
import { FIESTA } from './definitions/fiesta.ts';
import { HARBOUR } from './definitions/harbour.ts';
import { JUNGLE } from './definitions/jungle.ts';
import { LAGOON } from './definitions/lagoon.ts';
import { ORCHARD } from './definitions/orchard.ts';
import { SEVENS } from './definitions/sevens.ts';

/** Every slot that can be played, from the calmest to the wildest. */
export const SLOTS: readonly SlotDefinition[] = [ORCHARD, FIESTA, LAGOON, HARBOUR, JUNGLE, CORSAIR, SEVENS];

const BY_KEY = new Map(SLOTS.map((definition) => [definition.key, definition]));

/** The slot of a key such as `orchard-3x5`, or null. */
export function slotByKey(key: string): SlotDefinition | null {
  return BY_KEY.get(key) ?? null;
}
