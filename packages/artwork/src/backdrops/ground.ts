import { mix } from '../colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { circle, rect } from '../drawing/shapes.ts';

/** The light of the palette, falling off from a point. */
export function ground(art: Canvas, x = 150, y = 160, r = 300): string {
  const { glow: bright, base, deep } = art.palette;
  return rect(
    0,
    0,
    300,
    400,
    0,
    art.radial(
      [
        [bright, 1, 0],
        [base, 1, 0.48],
        [deep, 1, 1],
      ],
      x,
      y,
      r,
      true,
    ),
  );
}

/** Darkness from below, behind the lettering. */
export function fadeUp(art: Canvas, from = 210, strength = 0.95): string {
  const { isDay, deep, ink } = art.palette;
  const dark = isDay ? deep : ink;
  const last = isDay ? mix(deep, ink, 0.35) : ink;
  return rect(
    0,
    from,
    300,
    400 - from,
    0,
    art.linear([
      [dark, 0],
      [dark, strength * 0.75, 0.5],
      [last, strength],
    ]),
  );
}

/** A soft light behind the motif. */
export function glow(art: Canvas, x: number, y: number, r: number, colour = art.palette.light, strength = 0.8): string {
  const haze = mix(colour, art.palette.glow, 0.4);
  return circle(
    x,
    y,
    r,
    art.radial([
      [colour, strength],
      [haze, strength * 0.35, 0.4],
      [art.palette.glow, 0],
    ]),
  );
}
