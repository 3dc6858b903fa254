import type { Canvas } from '../drawing/canvas.ts';
import * as named from './named/index.ts';
import { REEL_MOTIFS } from './on-reels.ts';

/** Everything that can be drawn, by name: the symbols of reels, and what names of games speak of beside them. */
export const MOTIFS = { ...REEL_MOTIFS, ...named } as const;

export type MotifName = keyof typeof MOTIFS;

/** Draws a motif in its own materials, in a box from -100 to 100. */
export function drawMotif(art: Canvas, name: MotifName): string {
  return MOTIFS[name](art);
}
