import type { SlotDefinition } from './definition.ts';
import { CORSAIR } from './definitions/corsair.ts';
import { FIESTA } from './definitions/fiesta.ts';
import { HARBOUR } from './definitions/harbour.ts';
import { JESTER } from './definitions/jester.ts';
import { JUNGLE } from './definitions/jungle.ts';
import { LAGOON } from './definitions/lagoon.ts';
import { MARKET } from './definitions/market.ts';
import { ORCHARD } from './definitions/orchard.ts';
import { SEVENS } from './definitions/sevens.ts';
import { TRAILS } from './definitions/trails.ts';
import { VAULT } from './definitions/vault.ts';

/** Every slot that can be played: those of fixed reels and lines alone first, from the calmest to the wildest. */
export const SLOTS: readonly SlotDefinition[] = [
  ORCHARD,
  FIESTA,
  LAGOON,
  HARBOUR,
  JUNGLE,
  CORSAIR,
  SEVENS,
  JESTER,
  TRAILS,
  MARKET,
  VAULT,
];

const BY_KEY = new Map(SLOTS.map((definition) => [definition.key, definition]));

/** The slot of a key such as `orchard-3x5`, or null. */
export function slotByKey(key: string): SlotDefinition | null {
  return BY_KEY.get(key) ?? null;
}
