import { mix } from '../colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { circle, group, path, polar, star, tenth } from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';

/** Halos between backdrop and hero: each gives a single motif weight without a filter. */
export const HALOS = {
  none(_art: Canvas, _x: number, _y: number): string {
    return '';
  },
  burst(art: Canvas, x: number, y: number): string {
    return group(
      `translate(${x} ${y})`,
      group('', star(24, 142, 96, MATERIALS.gold[1]), 'opacity=".85"') +
        star(24, 132, 92, mix(art.palette.base, art.palette.deep, 0.3)) +
        circle(
          0,
          0,
          98,
          art.radial([
            [art.palette.glow, 1, 0],
            [art.palette.base, 1, 1],
          ]),
        ),
    );
  },
  laurel(art: Canvas, x: number, y: number): string {
    const half = Array.from({ length: 8 }, (_, i) => {
      const [a, b] = polar(124, 110 + i * 17);
      return group(
        `translate(${tenth(a)} ${tenth(b)}) rotate(${170 + i * 17 + (i % 2 ? 38 : -14)})`,
        path('M0,0C10,-11 28,-12 40,0C28,8 10,8 0,0Z', art.metal('gold', 0, 2)),
      );
    }).join('');
    return group(`translate(${x} ${y})`, half + group('scale(-1 1)', half));
  },
  beads(art: Canvas, x: number, y: number): string {
    return Array.from({ length: 26 }, (_, i) => {
      const [a, b] = polar(128, (i * 360) / 26);
      return circle(x + a, y + b, i % 2 ? 3 : 5.5, i % 2 ? art.palette.light : art.palette.accent, 'opacity=".9"');
    }).join('');
  },
};

export type HaloName = keyof typeof HALOS;
