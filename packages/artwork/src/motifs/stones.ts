import { mix } from '../colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { stone } from '../drawing/shading.ts';
import { layers, nth, polygon, regular, rows, spark } from '../drawing/shapes.ts';
import { MATERIALS, type MaterialName } from '../palettes.ts';

/* Cut stones, each facet shaded by its angle to the light. Each fills a box from -100 to 100, lit from the upper left. */
export function brilliant(_art: Canvas, k: MaterialName = 'sapphire'): string {
  const tones = MATERIALS[k];
  const facets = rows([
    [[-48, -60, 0, -60, -26, -20], 0],
    [[48, -60, 0, -60, 26, -20], 1],
    [[0, -60, -26, -20, 26, -20], 1],
    [[-48, -60, -94, -20, -26, -20], 1],
    [[48, -60, 94, -20, 26, -20], 2],
    [[-94, -20, -26, -20, -60, 20], 1.4],
    [[-26, -20, 26, -20, 0, 92], 1.2],
    [[-94, -20, -26, -20, 0, 92], 2],
    [[94, -20, 26, -20, 0, 92], 3],
    [[-26, -20, 0, -20, 0, 92], 0.6],
  ]);
  return layers(
    facets
      .map(([outline, tone]) =>
        polygon(outline, mix(nth(tones, Math.floor(tone)), nth(tones, Math.ceil(tone)), tone % 1)),
      )
      .join(''),
    polygon(
      [-48, -60, 48, -60, 94, -20, 0, 92, -94, -20],
      'none',
      `stroke="${tones[0]}" stroke-width="2" opacity=".8"`,
    ),
    spark(-44, -52, 24, '#fff'),
  );
}

export function emeraldcut(_art: Canvas, k: MaterialName = 'emerald'): string {
  return stone(
    [
      [-54, -92],
      [54, -92],
      [80, -66],
      [80, 66],
      [54, 92],
      [-54, 92],
      [-80, 66],
      [-80, -66],
    ],
    k,
    0.6,
  );
}

export function hexstone(_art: Canvas, k: MaterialName = 'ruby'): string {
  return stone(regular(6, 94), k);
}

export function octstone(_art: Canvas, k: MaterialName = 'amber'): string {
  return stone(regular(8, 92, -67.5), k);
}

export function pear(_art: Canvas, k: MaterialName = 'aqua'): string {
  return stone(
    [
      [0, -98],
      [40, -40],
      [70, 14],
      [62, 62],
      [26, 92],
      [-26, 92],
      [-62, 62],
      [-70, 14],
      [-40, -40],
    ],
    k,
    0.54,
  );
}

export function oval(_art: Canvas, k: MaterialName = 'pink'): string {
  return stone(regular(10, 66, -90, 92), k, 0.55);
}

export function square(_art: Canvas, k: MaterialName = 'plum'): string {
  return stone(regular(4, 98, -90), k, 0.5);
}

export function tri(_art: Canvas, k: MaterialName = 'amber'): string {
  return stone(
    [
      [0, -88],
      [50, 0],
      [92, 78],
      [0, 84],
      [-92, 78],
      [-50, 0],
    ],
    k,
    0.5,
  );
}
