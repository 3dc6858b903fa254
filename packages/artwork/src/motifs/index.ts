import type { Canvas } from '../drawing/canvas.ts';
import * as beasts from './named/beasts.ts';
import * as city from './named/city.ts';
import * as court from './named/court.ts';
import * as garden from './named/garden.ts';
import * as magic from './named/magic.ts';
import * as music from './named/music.ts';
import * as nile from './named/nile.ts';
import * as ocean from './named/ocean.ts';
import * as orchard from './named/orchard.ts';
import * as sands from './named/sands.ts';
import * as space from './named/space.ts';
import * as things from './named/things.ts';
import * as toys from './named/toys.ts';
import * as winter from './named/winter.ts';
import { REEL_MOTIFS } from './on-reels.ts';

/** Everything that can be drawn, by name: the symbols of reels, and what names of games speak of beside them. */
export const MOTIFS = {
  ...REEL_MOTIFS,
  ...orchard,
  ...nile,
  ...sands,
  ...ocean,
  ...magic,
  ...space,
  ...garden,
  ...city,
  ...winter,
  ...court,
  ...toys,
  ...music,
  ...beasts,
  ...things,
} as const;

export type MotifName = keyof typeof MOTIFS;

/** Draws a motif in its own materials, in a box from -100 to 100. */
export function drawMotif(art: Canvas, name: MotifName): string {
  return MOTIFS[name](art);
}
