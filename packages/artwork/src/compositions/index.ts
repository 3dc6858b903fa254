import { ascent, curve, horizon } from './crash.ts';
import { dealer } from './dealer/dealer.ts';
import { grid, rain, reels, trio } from './many.ts';
import type { CompositionName } from './names.ts';
import type { Composition } from './parts.ts';
import { card, crop, emblem, hero } from './single.ts';

/** Ways to put a picture together, by name. */
export const COMPOSITIONS = {
  hero,
  crop,
  trio,
  rain,
  grid,
  emblem,
  reels,
  card,
  curve,
  ascent,
  horizon,
  dealer,
} as const satisfies Record<CompositionName, Composition>;
