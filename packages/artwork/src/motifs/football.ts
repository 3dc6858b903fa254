import type { Canvas } from '../drawing/canvas.ts';
import {
  circle,
  ellipse,
  group,
  layers,
  path,
  polar,
  polygon,
  rect,
  regular,
  star,
  stroke,
  tenth,
} from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';

/* Football. Each fills a box from -100 to 100, lit from the upper left. */
export function football(art: Canvas): string {
  const cp = art.clip('<circle r="92"/>');
  const pent = (x: number, y: number, r: number, rot: number) =>
    polygon(
      regular(5, r, rot).flatMap(([a, b]) => [a + x, b + y]),
      '#1a232c',
    );
  let s =
    circle(5, 7, 92, '#000', 'opacity=".35"') +
    circle(
      0,
      0,
      92,
      art.radial(
        [
          ['#fff', 1, 0],
          ['#f1f4f7', 1, 0.5],
          ['#aab8c4', 1, 1],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ) +
    `<g clip-path="url(#${cp})">` +
    pent(0, 0, 33, -90);
  for (let i = 0; i < 5; i++) {
    const [x1, y1] = polar(33, -90 + i * 72);
    const [x2, y2] = polar(62, -90 + i * 72);
    const [x3, y3] = polar(92, -90 + i * 72);
    const [x4, y4] = polar(66, -54 + i * 72);
    s +=
      stroke(`M${tenth(x1)},${tenth(y1)}L${tenth(x2)},${tenth(y2)}`, '#1a232c', 4) +
      pent(x3, y3, 31, 90 + i * 72) +
      stroke(`M${tenth(x2)},${tenth(y2)}L${tenth(x4)},${tenth(y4)}`, '#1a232c', 3) +
      stroke(
        `M${tenth(polar(62, -90 + (i + 1) * 72)[0])},${tenth(polar(62, -90 + (i + 1) * 72)[1])}L${tenth(x4)},${tenth(y4)}L${tenth(x4 * 1.5)},${tenth(y4 * 1.5)}`,
        '#1a232c',
        3,
      );
  }
  return `${s}</g>${ellipse(-34, -46, 26, 14, '#fff', 'opacity=".8" transform="rotate(-36 -34 -46)"')}`;
}

export function trophy(art: Canvas): string {
  return layers(
    stroke('M-50,-66C-98,-72 -98,-6 -38,4M50,-66C98,-72 98,-6 38,4', MATERIALS.gold[3], 15),
    stroke('M-50,-66C-94,-70 -94,-8 -38,2M50,-66C94,-70 94,-8 38,2', MATERIALS.gold[1], 9),
    path('M-58,-92H58C60,-20 36,20 14,32V56H-14V32C-36,20 -60,-20 -58,-92Z', art.metal('gold', 0, 3)),
    path('M10,-92H58C60,-20 36,20 14,32V56H2C20,10 22,-50 10,-92Z', MATERIALS.gold[3], 'opacity=".4"'),
    rect(-64, -100, 128, 15, 7, art.metal('gold', 0, 2)),
    group('translate(0 -42)', star(5, 30, 13, '#fffbe8')),
    rect(-34, 54, 68, 14, 3, MATERIALS.gold[2]),
    rect(-48, 68, 96, 30, 4, art.metal('ink', 0, 3)),
    rect(-28, 76, 56, 12, 2, MATERIALS.gold[1]),
    stroke('M-42,-78C-42,-30 -30,0 -16,14', '#fff', 6, 'opacity=".75"'),
  );
}

export function shirt(art: Canvas): string {
  const a = art.palette.accent;
  const d = 'M-34,-88L-98,-52L-80,-2L-54,-14V92H54V-14L80,-2L98,-52L34,-88C20,-66 -20,-66 -34,-88Z';
  return layers(
    path(d, '#000', 'opacity=".35" transform="translate(5 7)"'),
    path(d, '#fbfcfd'),
    `<g clip-path="url(#${art.clip(`<path d="${d}"/>`)})">`,
    [-46, 0, 46].map((x) => rect(x - 12, -100, 24, 200, 0, art.palette.base)).join(''),
    path('M10,-100H110V110H30Z', '#000', 'opacity=".12"'),
    '</g>',
    stroke('M-34,-88C-20,-66 20,-66 34,-88', a, 9),
    art.words('anton', art.pick(['10', '9', '7', '11']), {
      x: 0,
      y: 54,
      size: 104,
      anchor: 'middle',
      paint: `fill="${a}" stroke="${art.palette.deep}" stroke-width="5" paint-order="stroke"`,
    }),
  );
}
