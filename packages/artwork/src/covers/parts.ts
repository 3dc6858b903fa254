import type { Canvas, Stop } from '../drawing/canvas.ts';
import { circle, group, layers, path, place, rect, spark, tenth, times, wedge } from '../drawing/shapes.ts';

/** A sky or a wall: colours from top to bottom. */
export function fall(art: Canvas, width: number, height: number, stops: readonly Stop[]): string {
  return rect(0, 0, width, height, 0, art.linear(stops));
}

/** Light that falls off from a point, given in parts of the size. */
export function light(
  art: Canvas,
  [width, height]: readonly [number, number],
  stops: readonly Stop[],
  at: { x?: number; y?: number; r?: number } = {},
): string {
  const { x = 0.5, y = 0.36, r = 0.8 } = at;
  return rect(0, 0, width, height, 0, art.radial(stops, width * x, height * y, Math.max(width, height) * r, true));
}

/** Rays from a point, barely seen. */
export function beams(x: number, y: number, r: number, count: number, opacity: number, colour = '#fff'): string {
  const step = 360 / count;
  return group(
    '',
    times(count, (i) => wedge(x, y, r, i * step, i * step + step / 2, colour)),
    `opacity="${opacity}"`,
  );
}

/** Stars at places that look like chance and are always the same. */
export function stars(width: number, height: number, count: number): string {
  return times(count, (i) =>
    circle(
      (i * 97.3) % width,
      (i * 61.7) % height,
      0.8 + (i % 4) * 0.45,
      '#fff',
      `opacity="${tenth(0.35 + (i % 5) * 0.14)}"`,
    ),
  );
}

/** Glints at given places: x, y, size. */
export function glints(...places: readonly (readonly [number, number, number])[]): string {
  return places.map(([x, y, r]) => spark(x, y, r, '#fff', 0.9)).join('');
}

/** Letters with a dark rim, for figures that are part of a scene. */
export function figure(
  art: Canvas,
  text: string,
  at: { x: number; y: number; size: number; fill?: string; rim?: string },
): string {
  const { x, y, size, fill = '#fff', rim = art.palette.ink } = at;
  const paint = `fill="${fill}" stroke="${rim}" stroke-width="${tenth(size * 0.16)}" paint-order="stroke" stroke-linejoin="round"`;
  return art.words('anton', text, { x, y, size, anchor: 'middle', paint });
}

/** French suits, about 80 high around the middle. */
export const PIPS = {
  spade: 'M0,-42C36,-12 44,10 30,24C19,33 6,26 4,18L13,42H-13L-4,18C-6,26 -19,33 -30,24C-44,10 -36,-12 0,-42Z',
  heart: 'M0,40C-52,4 -46,-36 -18,-36C-8,-36 0,-28 0,-20C0,-28 8,-36 18,-36C46,-36 52,4 0,40Z',
  diamond: 'M0,-44C10,-24 22,-10 36,0C22,10 10,24 0,44C-10,24 -22,10 -36,0C-22,-10 -10,-24 0,-44Z',
  club: 'M0,-42C16,-42 24,-28 18,-14C30,-22 44,-12 40,4C36,20 16,22 5,12L14,42H-14L-5,12C-16,22 -36,20 -40,4C-44,-12 -30,-22 -18,-14C-24,-28 -16,-42 0,-42Z',
} as const;
export type Pip = keyof typeof PIPS;

const RED = '#c8162f';
const BLACK = '#171c22';

/** A playing card of 104 by 148 around its middle: index in the corner, the suit large in the face. */
export function playingCard(art: Canvas, rank: string, pip: Pip): string {
  const colour = pip === 'heart' || pip === 'diamond' ? RED : BLACK;
  const court = rank === 'J' || rank === 'Q' || rank === 'K';
  return layers(
    rect(-48, -68, 104, 148, 11, '#000', 'opacity=".32"'),
    rect(-52, -74, 104, 148, 11, art.linear(['#ffffff', '#fbf5e8', '#e6dac0'], 0, 0, 1, 1)),
    rect(-52, -74, 104, 148, 11, 'none', 'stroke="#b9a67c" stroke-width="1.4"'),
    art.words('abril', rank, { x: -44, y: -34, size: 44, paint: `fill="${colour}"` }),
    place(-31, -14, 0.3, 0, path(PIPS[pip], colour)),
    court ? courtFace(art, colour) : '',
    place(14, court ? 40 : 22, court ? 0.52 : 0.94, 0, path(PIPS[pip], colour)),
  );
}

/** A crown stands for jack, queen and king. */
function courtFace(art: Canvas, colour: string): string {
  return layers(
    path(
      'M-14,14L-19,-26L0,-10L14,-38L28,-10L47,-26L42,14Z',
      art.metal('gold', 0, 3),
      'stroke="#8f5710" stroke-width="2"',
    ),
    path('M-13,2H41', 'none', 'stroke="#8f5710" stroke-width="3"'),
    circle(14, -40, 5, colour),
    circle(-19, -28, 4, colour),
    circle(47, -28, 4, colour),
  );
}
