import type { Canvas } from '../drawing/canvas.ts';
import { ball } from '../drawing/shading.ts';
import {
  circle,
  ellipse,
  layers,
  nth,
  path,
  place,
  polar,
  rect,
  rows,
  star,
  stroke,
  tenth,
  times,
} from '../drawing/shapes.ts';
import { drawMotif } from '../motifs/index.ts';
import { die } from '../motifs/tables.ts';
import { MATERIALS, type MaterialName } from '../palettes.ts';
import type { Cover } from './cover.ts';
import { beams, fall, figure, glints, light, stars } from './parts.ts';

/* Covers of games that are decided in a moment: each shows its own board. */

export const crash: Cover = {
  cuts: 3,
  title: { face: 'anton', effect: 'block', fill: 'cream', skew: 7 },
  ground: (art, w, h) =>
    layers(
      fall(art, w, h, ['#0a0f38', '#2c2476', '#8c356c', '#f2784b', '#ffb45c']),
      stars(w, h * 0.55, 46),
      circle(w * 0.16, h * 0.17, 25, '#ffe9c4'),
      circle(w * 0.16 + 10, h * 0.17 - 6, 21, '#171a55'),
      path(
        `M0,${h * 0.8}Q${w * 0.2},${h * 0.66} ${w * 0.42},${h * 0.75}T${w * 0.8},${h * 0.7}T${w},${h * 0.68}V${h}H0Z`,
        '#451544',
      ),
      path(`M0,${h * 0.86}Q${w * 0.3},${h * 0.72} ${w * 0.58},${h * 0.82}T${w},${h * 0.76}V${h}H0Z`, '#220a2c'),
    ),
  scene: (art) => {
    const way = 'M-14,250C84,246 152,214 194,112';
    return layers(
      times(5, (i) => rect(14, 50 + i * 44, 272, 1.2, 0, '#fff', 'opacity=".13"')),
      path(
        `${way}L206,262H-14Z`,
        art.linear([
          ['#ffd15c', 0.6],
          ['#ffd15c', 0.02],
        ]),
      ),
      stroke(way, '#5a1a2a', 15, 'opacity=".4" transform="translate(2 5)"'),
      stroke(way, '#ffc940', 10),
      stroke(way, '#fff6d0', 3.4),
      rows([
        [46, 240],
        [112, 212],
        [160, 168],
      ]).map(([x, y]) => circle(x, y, 7, '#fff') + circle(x, y, 3.6, '#e8552d')),
      place(220, 74, 0.92, 24, drawMotif(art, 'rocket')),
      figure(art, '12.4×', { x: 92, y: 152, size: 58, rim: '#2b0a3c' }),
      glints([120, 34, 11], [276, 176, 9]),
    );
  },
};

export const dice: Cover = {
  title: { face: 'alfa', effect: 'block', fill: 'cream', sizeMax: 70 },
  ground: (art, w, h) =>
    layers(
      light(art, [w, h], ['#4ad0b4', '#138079', '#04373c', '#021f24'], { r: 0.75 }),
      beams(w / 2, h * 0.36, w + h, 20, 0.07),
    ),
  scene: (art) =>
    layers(
      ellipse(150, 192, 128, 15, '#000', 'opacity=".34"'),
      stroke('M26,70Q44,22 96,16M276,110Q272,52 226,22', '#eafff8', 5, 'opacity=".45" stroke-dasharray="1 13"'),
      place(98, 112, 0.92, -14, die(art, 'ruby')),
      place(212, 116, 0.86, 13, die(art, 'bone')),
      place(162, 48, 0.46, 32, die(art, 'amber')),
      rect(22, 208, 256, 38, 19, '#021f24', 'opacity=".55"'),
      rect(22, 204, 256, 38, 19, '#fffaf0'),
      rect(36, 216, 118, 14, 7, '#c9283c'),
      rect(148, 216, 116, 14, 7, '#1f9a55'),
      rect(134, 206, 34, 34, 9, art.metal('gold', 0, 3), 'stroke="#7a4a08" stroke-width="2"'),
      stroke('M146,216V230M151,216V230M156,216V230', '#6a3d04', 2.6),
      path('M218,196L230,180H206Z', '#fff', 'stroke="#04373c" stroke-width="3" paint-order="stroke"'),
      stroke('M218,200V244', '#12181c', 4.5),
      glints([42, 44, 12], [268, 44, 9]),
    ),
};

/** Rings of the tunnel, from the rim to the light. */
const TUNNEL = ['#1c0d4f', '#33178a', '#5526bd', '#8440dd', '#b96bf2', '#e3a6ff', '#fff0ff'] as const;

export const limbo: Cover = {
  cuts: 3,
  title: { face: 'audiowide', effect: 'block', fill: 'ice', sizeMax: 62 },
  ground: (art, w, h) => light(art, [w, h], ['#6a35cc', '#2a1273', '#120636', '#090220'], { y: 0.34, r: 0.72 }),
  scene: (art) =>
    layers(
      times(7, (i) => {
        const r = 148 - i * 20;
        return circle(150, 128 + i * 1.5, r, nth(TUNNEL, i), 'stroke="#0d0430" stroke-opacity=".35" stroke-width="3"');
      }),
      times(28, (i) => {
        const [x1, y1] = polar(96 + (i % 3) * 18, i * 12.86);
        const [x2, y2] = polar(128 + (i % 4) * 16, i * 12.86);
        return stroke(
          `M${tenth(150 + x1)},${tenth(128 + y1)}L${tenth(150 + x2)},${tenth(128 + y2)}`,
          '#f6e3ff',
          2.2,
          'opacity=".55"',
        );
      }),
      circle(
        150,
        134,
        62,
        art.radial([
          ['#ffffff', 1],
          ['#ffe9ff', 0.8, 0.5],
          ['#d58cff', 0],
        ]),
      ),
      times(3, (i) =>
        path(
          `M${118 - i * 15},${206 - i * 1}L150,${184 + i * 15}L${182 + i * 15},${206 - i}L150,${200 + i * 17}Z`,
          '#ffcf4a',
          `opacity="${tenth(1 - i * 0.3)}" transform="rotate(180 150 ${206 + i * 4})"`,
        ),
      ),
      figure(art, '100×', {
        x: 150,
        y: 158,
        size: 76,
        fill: art.linear(['#fff9dc', '#ffd23e', '#f58a13']),
        rim: '#1a0645',
      }),
      glints([40, 40, 12], [262, 62, 10], [252, 222, 8]),
    ),
};

/** Tiles of the board by place: closed, a stone, or nothing where the bomb lies over it. */
const FIELD = ['closed', 'stone', 'closed', 'stone', 'closed', 'closed', 'closed', 'stone', 'bomb'] as const;

export const mines: Cover = {
  title: { face: 'lilita', effect: 'block', fill: 'fire', sizeMax: 80 },
  ground: (art, w, h) =>
    layers(
      light(art, [w, h], ['#5b7d96', '#2b4050', '#121d26', '#080d12']),
      times(9, (i) => rect(0, i * (h / 9), w, 1.4, 0, '#fff', 'opacity=".06"')),
    ),
  scene: (art) =>
    layers(
      FIELD.map((kind, i) => place(64 + (i % 3) * 86, 56 + Math.floor(i / 3) * 80, 1, 0, tile(art, kind))),
      place(222, 196, 0.98, 0, bomb(art)),
      glints([66, 32, 10], [166, 210, 8]),
    ),
};

function tile(art: Canvas, kind: (typeof FIELD)[number]): string {
  if (kind === 'closed')
    return layers(
      rect(-38, -31, 76, 72, 13, '#0a1219'),
      rect(-38, -36, 76, 72, 13, art.linear(['#8fb0c6', '#4d6b80']), 'stroke="#c4dbea" stroke-width="2"'),
      path('M0,-19L19,0L0,19L-19,0Z', 'none', 'stroke="#e5f1f9" stroke-width="2.6" opacity=".75"'),
      circle(0, 0, 4.5, '#e5f1f9', 'opacity=".75"'),
    );
  return layers(
    rect(-38, -36, 76, 72, 13, '#0b141c', 'stroke="#3d5a6e" stroke-width="2"'),
    kind === 'stone'
      ? circle(
          0,
          0,
          34,
          art.radial([
            ['#57f0c0', 0.65],
            ['#57f0c0', 0],
          ]),
        ) + place(0, 1, 0.33, 0, drawMotif(art, 'brilliant'))
      : '',
  );
}

function bomb(art: Canvas): string {
  return layers(
    star(16, 96, 62, '#ff7a2e', -90),
    star(16, 82, 54, '#ffd24a', -80),
    ellipse(4, 60, 46, 8, '#000', 'opacity=".4"'),
    stroke('M22,-42C34,-66 56,-62 58,-84', '#d9b27a', 7),
    star(8, 22, 9, '#fff3b0', 10),
    place(58, -88, 1, 0, star(8, 24, 10, '#fff3b0') + star(8, 15, 7, '#ff8a1f', 12)),
    rect(8, -58, 30, 22, 6, art.metal('slate', 0, 3), 'transform="rotate(24 22 -46)"'),
    circle(
      0,
      6,
      54,
      art.radial(
        [
          ['#7d93a4', 1, 0],
          ['#35454f', 1, 0.35],
          ['#141b21', 1, 0.75],
          ['#05080a', 1, 1],
        ],
        0.34,
        0.28,
        0.85,
      ),
    ),
    ellipse(-20, -18, 15, 8, '#fff', 'opacity=".75" transform="rotate(-34 -20 -18)"'),
    rows([
      [-18, 4],
      [18, 4],
    ]).map(([x, y]) =>
      stroke(`M${x - 8},${y - 6}L${x + 8},${y + 10}M${x + 8},${y - 6}L${x - 8},${y + 10}`, '#ff6a3a', 5.5),
    ),
    stroke('M-16,32Q0,20 16,32', '#ff6a3a', 5),
  );
}

/** Bins under the pegs: payout as written, and colour. */
const BINS = rows([
  ['29', '#b3122b'],
  ['4', '#e0501f'],
  ['1.5', '#f0a51f'],
  ['0.3', '#f8dc7c'],
  ['1.5', '#f0a51f'],
  ['4', '#e0501f'],
  ['29', '#b3122b'],
]);

export const plinko: Cover = {
  title: { face: 'lilita', effect: 'block', fill: 'white', sizeMax: 78 },
  ground: (art, w, h) =>
    layers(
      light(art, [w, h], ['#ff5f9c', '#b3175f', '#5a0a3c', '#2b041f'], { y: 0.28 }),
      beams(w / 2, -20, w + h, 22, 0.06),
    ),
  scene: (art) => {
    const pegs = times(6, (row) =>
      times(row + 3, (i) => {
        const x = 150 + (i - (row + 2) / 2) * 38;
        const y = 34 + row * 31;
        return circle(x, y + 3, 7, '#2b041f', 'opacity=".5"') + circle(x, y, 6.6, art.sphere('bone'));
      }),
    );
    const bins = BINS.map(([worth, colour], i) => {
      const x = 18 + i * 38;
      const isDark = i > 1 && i < 5;
      return layers(
        rect(x, 218, 36, 34, 8, '#2b041f', 'opacity=".6"'),
        rect(x, 214, 36, 34, 8, colour),
        rect(x + 3, 217, 30, 8, 4, '#fff', 'opacity=".25"'),
        art.words('anton', worth, {
          x: x + 18,
          y: 238,
          size: 19,
          anchor: 'middle',
          paint: `fill="${isDark ? '#3a1500' : '#fff'}"`,
        }),
      );
    });
    return layers(
      pegs,
      bins,
      stroke('M150,6Q172,24 168,52Q196,70 188,112Q222,124 206,146', '#ffe08a', 5, 'stroke-dasharray="1 11"'),
      ball(art, 168, 50, 11, 'amber'),
      ball(art, 189, 112, 13, 'amber'),
      ball(art, 205, 157, 20, 'gold'),
      glints([46, 40, 13], [262, 60, 10]),
    );
  },
};

/** Balls in the drum: number, place, size, material. */
const BALLS = rows([
  ['61', 92, 70, 30, 'sapphire'],
  ['5', 208, 66, 30, 'emerald'],
  ['40', 150, 44, 26, 'plum'],
  ['33', 232, 124, 28, 'ruby'],
  ['18', 68, 128, 28, 'emerald'],
  ['72', 106, 170, 32, 'ruby'],
  ['27', 196, 172, 32, 'sapphire'],
  ['9', 150, 112, 46, 'ruby'],
]);

export const keno: Cover = {
  title: { face: 'righteous', effect: 'block', fill: 'white', sizeMax: 86 },
  ground: (art, w, h) =>
    layers(light(art, [w, h], ['#fff0a8', '#ffb52e', '#e2650f', '#8a2b04']), beams(w / 2, h * 0.36, w + h, 18, 0.18)),
  scene: (art) =>
    layers(
      ellipse(150, 238, 104, 14, '#5a1d04', 'opacity=".45"'),
      path('M86,216H214L236,246H64Z', art.metal('gold', 0, 3), 'stroke="#7a3a06" stroke-width="2"'),
      circle(150, 122, 118, '#7a2a04', 'opacity=".3"'),
      circle(
        150,
        122,
        112,
        art.radial([
          ['#fff8dc', 0.95],
          ['#ffdf8a', 0.7, 0.6],
          ['#c25a0c', 0.75],
        ]),
      ),
      BALLS.map(([number, x, y, r, material]) => numbered(art, number, { x, y, r, material })),
      circle(150, 122, 113, 'none', 'stroke="#fff6d8" stroke-width="7"'),
      circle(150, 122, 117, 'none', 'stroke="#8a4a08" stroke-width="2.5"'),
      path('M62,84A100,100 0 0 1 128,26A118,118 0 0 0 62,84Z', '#fff', 'opacity=".75"'),
      glints([36, 34, 12], [272, 200, 10]),
    ),
};

function numbered(
  art: Canvas,
  number: string,
  at: { x: number; y: number; r: number; material: MaterialName },
): string {
  const { x, y, r, material } = at;
  return layers(
    circle(x + 2, y + 4, r, '#5a1d04', 'opacity=".3"'),
    ball(art, x, y, r, material),
    circle(x, y, r * 0.6, '#fffdf6', `stroke="${MATERIALS[material][3]}" stroke-width="1.5"`),
    art.words('anton', number, { x, y: y + r * 0.34, size: r * 0.82, anchor: 'middle', paint: 'fill="#20140c"' }),
  );
}
