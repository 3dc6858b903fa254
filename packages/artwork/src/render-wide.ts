import { mix } from './colour.ts';
import { createCanvas } from './drawing/canvas.ts';
import { circle, group, layers, place, rect, rows, spark, times, wedge } from './drawing/shapes.ts';
import { outlineLettering } from './lettering/outlines.ts';
import { drawMotif, type MotifName } from './motifs/index.ts';
import { PALETTES, type PaletteName } from './palettes.ts';

/** A banner for a lobby slide. Its words are part of the page, on the left; the picture keeps that side dark. */
export interface WideArt {
  key: string;
  palette: PaletteName;
  /** The lead, up to two companions, and what lies scattered around. */
  motifs: readonly [lead: MotifName, left?: MotifName, right?: MotifName, scattered?: MotifName];
  /** (Default: 853 by 320, which is 16:6) */
  width?: number;
  height?: number;
  /** Position of the lead, as part of the width. (Default: 0.72) */
  focus?: number;
  /** Darkens the side of the words. (Default: true) */
  hasShade?: boolean;
}

/** The picture of a slide, as deterministic as the pictures of games. */
export function renderWide(options: WideArt): string {
  const { key, palette: paletteName, motifs, width = 853, height = 320, focus = 0.72, hasShade = true } = options;
  const palette = PALETTES[paletteName];
  const art = createCanvas({ key, palette, paletteName, lettering: outlineLettering });
  const [lead, left, right, scattered] = motifs;
  const x = width * focus;
  const y = height * 0.52;
  const tiles = art.define(
    (id) =>
      `<pattern id="${id}" width="56" height="56" patternUnits="userSpaceOnUse"><path d="M28,0L56,28L28,56L0,28Z" fill="none" stroke="#fff" stroke-width="1.4"/><path d="M28,12C33,23 33,23 44,28C33,33 33,33 28,44C23,33 23,33 12,28C23,23 23,23 28,12Z" fill="#fff"/></pattern>`,
  );
  const light = art.radial(
    [
      [palette.glow, 1, 0],
      [palette.base, 1, 0.45],
      [palette.deep, 1, 1],
    ],
    x,
    y,
    width * 0.62,
    true,
  );
  const shade = art.linear(
    [
      [palette.ink, 0.92, 0],
      [palette.ink, 0.72, 0.3],
      [palette.ink, 0, 0.62],
    ],
    0,
    0,
    1,
    0,
  );
  const around = rows([
    [-108, height - 34 - y, 0.36, -12],
    [104, height - 40 - y, 0.42, 16],
    [158, height - 14 - y, 0.3, -8],
    [196, 40 - y, 0.2, 20],
  ]);
  const body = layers(
    rect(0, 0, width, height, 0, light),
    group(
      '',
      times(24, (i) => wedge(x, y, width, i * 15, i * 15 + 7.5, '#fff')),
      'opacity=".1"',
    ),
    rect(0, 0, width, height, 0, `url(#${tiles})`, 'opacity=".07"'),
    circle(
      x,
      y,
      height * 0.62,
      art.radial([
        [palette.light, 0.75],
        [mix(palette.light, palette.glow, 0.5), 0.3, 0.5],
        [palette.glow, 0],
      ]),
    ),
    left ? place(x - 170, y + 30, 0.72, -16, drawMotif(art, left)) : '',
    right ? place(x + 165, y - 6, 0.74, 15, drawMotif(art, right)) : '',
    place(x, y - 4, 1.34, 0, drawMotif(art, lead)),
    scattered ? around.map(([dx, dy, k, turn]) => place(x + dx, y + dy, k, turn, drawMotif(art, scattered))) : '',
    times(14, () =>
      spark(art.between(width * 0.42, width - 10), art.between(10, height - 20), art.between(3, 9), '#fff', 0.8),
    ),
    hasShade ? rect(0, 0, width, height, 0, shade) : '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMid slice"><defs>${art.definitions()}</defs>${body}</svg>`;
}
