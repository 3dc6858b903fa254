import type { Canvas } from '../drawing/canvas.ts';
import { ball } from '../drawing/shading.ts';
import {
  circle,
  ellipse,
  group,
  layers,
  path,
  place,
  polygon,
  regular,
  rows,
  spark,
  stroke,
  times,
} from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';
import { shell } from './sea.ts';

/* Symbols of reels: life around a reef. Each fills a box from -100 to 100, lit from the upper left. */
export function turtle(art: Canvas): string {
  const skin = art.metal('leaf', 0, 3);
  const limbs = layers(
    path('M-40,-38C-70,-78 -104,-62 -102,-12C-88,-32 -66,-34 -44,-10Z', skin),
    path('M-94,-34L-80,-40M-84,-20L-72,-30', 'none', `stroke="${MATERIALS.leaf[3]}" stroke-width="3"`),
    path('M-44,52C-72,58 -82,86 -62,102C-52,82 -38,76 -22,72Z', skin),
  );
  const scutes = rows([
    [0, 6],
    [0, -36],
    [0, 48],
    [-36, -16],
    [36, -16],
    [-36, 28],
    [36, 28],
  ]);
  return layers(
    limbs,
    group('scale(-1 1)', limbs),
    path('M-8,76L0,106L8,76Z', skin),
    ellipse(0, -82, 22, 24, art.sphere('leaf')),
    [-10, 10].map((x) => circle(x, -90, 5, '#0e1d10') + circle(x - 1.5, -92, 1.8, '#fff')).join(''),
    ellipse(0, 8, 66, 78, MATERIALS.wood[3]),
    ellipse(0, 5, 60, 72, art.sphere('amber')),
    scutes
      .map(([x, y]) =>
        polygon(
          regular(6, x === 0 ? 24 : 19, 0, x === 0 ? 20 : 18).flatMap(([u, v]) => [u + x, v + y]),
          art.metal('rust', 1, 3),
          `stroke="${MATERIALS.amber[1]}" stroke-width="3"`,
        ),
      )
      .join(''),
    ellipse(-24, -40, 20, 9, '#fff', 'opacity=".4" transform="rotate(-34 -24 -40)"'),
  );
}

/** The shell, with space around it. */
export function scallop(art: Canvas): string {
  return place(0, 12, 0.82, 0, shell(art));
}

export function coralTree(art: Canvas): string {
  const branches = rows([
    ['M0,92C2,56 -8,36 0,4C4,-22 -4,-44 4,-76', 24],
    ['M-2,52C-42,46 -60,18 -56,-36', 20],
    ['M4,36C40,32 62,4 56,-50', 20],
    ['M-50,8C-72,2 -90,-12 -90,-40', 15],
    ['M50,0C70,-6 90,-18 90,-48', 15],
    ['M0,-22C-18,-40 -28,-56 -28,-84', 15],
    ['M4,-36C22,-48 32,-66 32,-92', 14],
    ['M-56,-8C-58,-30 -66,-46 -74,-62', 12],
    ['M56,-20C62,-40 68,-56 78,-70', 12],
  ]);
  return layers(
    ellipse(0, 94, 54, 12, MATERIALS.stone[3]),
    branches.map(([d, width]) => stroke(d, MATERIALS.pink[4], width + 5)),
    branches.map(([d, width]) => stroke(d, MATERIALS.pink[2], width)),
    branches.map(([d, width]) => stroke(d, MATERIALS.pink[1], width * 0.4, 'transform="translate(-3 -2)"')),
    rows([
      [0, -10],
      [-2, 24],
      [-46, 30],
      [46, 20],
      [-56, -20],
      [57, -34],
      [4, -56],
    ])
      .map(([x, y]) => circle(x, y, 3.2, MATERIALS.pink[0]))
      .join(''),
    path('M-60,98C-40,80 40,80 60,98Z', art.metal('stone', 1, 4)),
  );
}

export function dolphin(art: Canvas): string {
  return layers(
    path(
      'M-84,58C-108,54 -116,74 -110,98C-98,84 -88,82 -80,84C-68,92 -56,100 -40,100C-46,82 -56,70 -72,64Z',
      art.metal('sapphire', 1, 4),
    ),
    path('M-2,-56C-8,-86 -28,-100 -46,-100C-38,-82 -38,-62 -36,-42Z', art.metal('sapphire', 1, 4)),
    path(
      'M-92,70C-82,-4 -30,-64 38,-62C64,-60 82,-48 90,-30C102,-28 112,-20 110,-12C104,-4 88,-4 70,-6C36,0 6,12 -18,34C-42,56 -58,70 -74,86Z',
      art.metal('sapphire', 0, 3),
    ),
    path('M88,-10C64,6 34,10 6,24C-20,40 -46,64 -74,86C-60,60 -34,30 -6,12C24,-4 60,-8 88,-10Z', MATERIALS.sapphire[0]),
    path('M20,2C22,30 8,50 -18,58C-10,40 -8,22 -4,8Z', art.metal('sapphire', 1, 4)),
    stroke('M72,-10Q92,-12 108,-12', MATERIALS.sapphire[4], 2.5),
    circle(58, -30, 6, '#04122b') + circle(56, -33, 2.2, '#fff'),
    stroke('M-62,26C-44,-14 -10,-44 30,-48', '#fff', 5, 'opacity=".35"'),
    rows([
      [20, 70, 9],
      [44, 56, 6],
      [4, 90, 6],
      [66, 74, 5],
    ])
      .map(([x, y, r]) => ball(art, x, y, r, 'aqua'))
      .join(''),
  );
}

export function pearl(art: Canvas): string {
  return layers(
    path('M-96,10C-92,78 -44,100 0,100C44,100 92,78 96,10C60,46 -60,46 -96,10Z', art.metal('plum', 0, 3)),
    times(7, (at) =>
      stroke(
        `M${-60 + at * 20},${[44, 52, 56, 58, 56, 52, 44][at]}L${-36 + at * 12},94`,
        MATERIALS.plum[3],
        3,
        'opacity=".6"',
      ),
    ),
    path('M-96,10C-92,-70 -44,-96 0,-96C44,-96 92,-70 96,10C60,-34 -60,-34 -96,10Z', art.metal('plum', 1, 4)),
    ball(art, 0, 2, 56, 'bone'),
    circle(0, 2, 56, MATERIALS.pink[1], 'opacity=".16"'),
    path('M-96,10C-92,78 -44,100 0,100C44,100 92,78 96,10C64,66 -64,66 -96,10Z', art.metal('plum', 0, 2)),
    spark(-26, -30, 20, '#fff'),
    spark(62, -64, 14, '#fff', 0.9),
  );
}

export function parrot(art: Canvas): string {
  return layers(
    path('M-30,58C-34,82 -30,100 -18,106C-4,100 8,84 14,62Z', art.metal('sapphire', 1, 4)),
    path(
      'M-6,-98C40,-102 66,-70 62,-28C58,12 44,44 14,76L-26,92C-48,60 -64,14 -56,-36C-50,-72 -30,-96 -6,-98Z',
      art.metal('ruby', 0, 3),
    ),
    path('M-50,-22C-66,22 -58,66 -30,98C2,72 18,30 6,-14C-8,-34 -36,-36 -50,-22Z', art.metal('sapphire', 0, 3)),
    path('M-50,-22C-60,8 -60,34 -52,56C-20,44 4,18 6,-14C-8,-34 -36,-36 -50,-22Z', art.metal('lemon', 0, 3)),
    path('M-50,-22C-54,-6 -56,10 -54,24C-28,18 -2,4 6,-14C-8,-34 -36,-36 -50,-22Z', art.metal('ruby', 1, 4)),
    ellipse(32, -56, 24, 21, '#fff7ea'),
    [-64, -56, -48].map((y) => stroke(`M18,${y}H34`, MATERIALS.ruby[2], 2.5)).join(''),
    circle(30, -62, 9, '#ffcf3d') + circle(31, -62, 5, '#140a06') + circle(29, -64, 1.8, '#fff'),
    path('M48,-78C80,-86 106,-58 92,-14C80,-32 64,-40 46,-38Z', art.metal('bone', 0, 3)),
    path('M50,-36C66,-34 76,-28 80,-16C66,-10 52,-16 46,-28Z', MATERIALS.ink[2]),
    stroke('M-36,-66C-26,-86 -8,-92 12,-90', '#fff', 5, 'opacity=".35"'),
  );
}

export function treasureMap(art: Canvas): string {
  return layers(
    path(
      'M-98,-62C-66,-84 -34,-54 0,-68C34,-82 66,-54 98,-74L100,64C66,84 34,54 0,70C-34,86 -66,56 -98,76Z',
      MATERIALS.wood[4],
    ),
    path(
      'M-96,-68C-64,-90 -32,-60 0,-74C32,-88 64,-60 96,-80L98,58C64,78 32,48 0,64C-32,80 -64,50 -96,70Z',
      art.metal('bone', 1, 3),
      `stroke="${MATERIALS.wood[2]}" stroke-width="3"`,
    ),
    path(
      'M-74,-38C-60,-54 -30,-52 -22,-36C-14,-20 -34,-6 -52,-10C-72,-12 -84,-24 -74,-38Z',
      MATERIALS.leaf[2],
      'opacity=".8"',
    ),
    path('M22,-50C44,-60 76,-50 78,-30C76,-14 48,-12 34,-22C20,-30 12,-42 22,-50Z', MATERIALS.wood[2], 'opacity=".75"'),
    stroke('M-58,44C-44,18 -10,40 4,16C14,-2 34,8 46,22', MATERIALS.wood[3], 6, 'stroke-dasharray="3 13"'),
    stroke('M44,14L76,46M76,14L44,46', MATERIALS.ruby[3], 16),
    stroke('M44,14L76,46M76,14L44,46', MATERIALS.ruby[2], 11),
    circle(-58, 46, 8, MATERIALS.ruby[2]),
    stroke('M-32,-66V68M32,-78V54', MATERIALS.wood[2], 2, 'opacity=".35"'),
  );
}
