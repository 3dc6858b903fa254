import type { Canvas } from '../drawing/canvas.ts';
import * as animals from './animals.ts';
import * as classics from './classics.ts';
import * as deck from './deck.ts';
import * as empires from './empires.ts';
import * as football from './football.ts';
import * as fruit from './fruit.ts';
import * as ranch from './ranch.ts';
import * as reef from './reef.ts';
import * as sea from './sea.ts';
import * as sky from './sky.ts';
import * as stones from './stones.ts';
import * as tables from './tables.ts';

/** Everything that can be drawn, by name. */
export const MOTIFS = {
  ...fruit,
  ...classics,
  ...stones,
  ...deck,
  ...animals,
  ...sky,
  ...empires,
  ...sea,
  ...reef,
  ...ranch,
  ...football,
  ...tables,
} as const;

export type MotifName = keyof typeof MOTIFS;

/** Draws a motif in its own materials, in a box from -100 to 100. */
export function drawMotif(art: Canvas, name: MotifName): string {
  return MOTIFS[name](art);
}
