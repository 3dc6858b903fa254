import type { Canvas } from '../drawing/canvas.ts';
import { ball } from '../drawing/shading.ts';
import {
  circle,
  ellipse,
  group,
  layers,
  nth,
  path,
  place,
  polar,
  rect,
  rivet,
  rows,
  spark,
  stroke,
  tenth,
  times,
} from '../drawing/shapes.ts';
import { drawMotif } from '../motifs/index.ts';
import { MATERIALS } from '../palettes.ts';
import type { Cover } from './cover.ts';
import { beams, fall, glints, light, stars } from './parts.ts';

/* Covers of slots: the world that their reels are set in. */

export const lagoon: Cover = {
  title: { face: 'lilita', effect: 'block', fill: 'ice' },
  ground: (art, w, h) => {
    const shore = h * 0.27;
    return layers(
      fall(art, w, h, [
        ['#52c8f5', 1, 0],
        ['#c9f3ff', 1, 0.24],
        ['#25c3d4', 1, 0.28],
        ['#0a86b4', 1, 0.55],
        ['#053f6e', 1, 1],
      ]),
      circle(w * 0.78, h * 0.11, 30, '#fff3b8'),
      path(`M0,${shore}C${w * 0.1},${shore - 34} ${w * 0.24},${shore - 40} ${w * 0.36},${shore}Z`, '#2f9a4a'),
      path(`M0,${shore}C${w * 0.12},${shore - 12} ${w * 0.3},${shore - 14} ${w * 0.44},${shore}Z`, '#f5dfa4'),
      palm(w * 0.15, shore - 22, 0.8, -8),
      palm(w * 0.28, shore - 14, 0.58, 14),
      rows([
        [0.1, 0.26],
        [0.42, 0.18],
        [0.72, 0.22],
      ]).map(([x, part]) =>
        path(`M${w * x},${shore}h${w * part}L${w * (x + part - 0.1)},${h}H${w * (x - 0.16)}Z`, '#fff', 'opacity=".09"'),
      ),
      path(waves(w, shore, 7), '#e9fdff', 'opacity=".8"'),
    );
  },
  scene: (art) =>
    layers(
      place(34, 236, 0.62, 0, drawMotif(art, 'coralTree')),
      place(266, 232, 0.7, 6, drawMotif(art, 'coralTree')),
      place(92, 190, 0.5, -24, drawMotif(art, 'turtle')),
      place(204, 200, 0.34, 10, drawMotif(art, 'koi')),
      place(154, 232, 0.34, 0, drawMotif(art, 'pearl')),
      ellipse(152, 124, 64, 9, '#e9fdff', 'opacity=".75"'),
      place(164, 86, 0.94, -6, drawMotif(art, 'dolphin')),
      rows([
        [106, 112, 6],
        [92, 96, 4],
        [124, 128, 5],
        [210, 118, 5],
        [226, 104, 3.4],
      ]).map(([x, y, r]) => circle(x, y, r, '#fff', 'opacity=".9"')),
      times(9, (i) =>
        circle(
          30 + ((i * 83) % 250),
          150 + ((i * 37) % 84),
          2.5 + (i % 3) * 2,
          '#fff',
          'fill-opacity=".14" stroke="#fff" stroke-width="1.2" opacity=".7"',
        ),
      ),
    ),
};

function waves(w: number, y: number, depth: number): string {
  const count = Math.ceil(w / 30);
  return `M0,${tenth(y)}${`q7.5,-${depth} 15,0t15,0`.repeat(count)}V${tenth(y + 4)}H0Z`;
}

function palm(x: number, y: number, scale: number, lean: number): string {
  const fronds = [-150, -118, -82, -48, -16, 14, 170].map((a) =>
    group(
      `translate(4 -60) rotate(${a})`,
      path('M0,0C14,-14 34,-14 50,2C34,-2 16,2 0,0Z', a % 4 ? '#1d7a3a' : '#2c9a4c'),
    ),
  );
  return place(x, y, scale, lean, stroke('M0,24C-4,-6 -2,-32 4,-60', '#8a5a2c', 7) + fronds.join(''));
}

/** The beach under the scene, whatever the shape of the picture. */
function beach(w: number, h: number): string {
  const y = h * (w > h ? (w > h * 1.3 ? 0.76 : 0.54) : 0.53);
  const line = (dy: number) =>
    path(
      `M0,${tenth(y + dy)}Q${tenth(w * 0.2)},${tenth(y + dy - 22)} ${w / 2},${tenth(y + dy - 2)}T${w},${tenth(y + dy - 8)}V${h}H0Z`,
      dy ? '#d99a45' : '#f2c675',
    );
  return line(0) + line(6);
}

export const corsair: Cover = {
  title: { face: 'rye', effect: 'block', fill: 'gold' },
  ground: (art, w, h) =>
    layers(
      fall(art, w, h, [
        ['#4a0d1c', 1, 0],
        ['#c2401d', 1, 0.3],
        ['#ffb33f', 1, 0.52],
        ['#7a1f1a', 1, 0.58],
        ['#2b060b', 1, 1],
      ]),
      circle(w * 0.5, h * 0.34, Math.min(w, h) * 0.27, '#ffe6a0', 'opacity=".95"'),
      circle(w * 0.5, h * 0.34, Math.min(w, h) * 0.36, '#ffe6a0', 'opacity=".25"'),
      rows([
        ['#8a2a1c', 0.56],
        ['#641717', 0.62],
        ['#430d12', 0.69],
      ]).map(([colour, part], i) =>
        path(
          `M${-20 - i * 12},${tenth(h * part)}${'q18,-13 36,0t36,0'.repeat(Math.ceil(w / 72) + 1)}V${h}H-20Z`,
          colour,
        ),
      ),
      beach(w, h),
    ),
  scene: (art) =>
    layers(
      place(150, 104, 1.02, -4, drawMotif(art, 'ship')),
      place(76, 194, 0.56, -6, drawMotif(art, 'chest')),
      rows([
        [34, 240, 0.2, -14],
        [118, 238, 0.22, 18],
        [148, 244, 0.17, -6],
        [184, 240, 0.19, 30],
        [18, 222, 0.15, 20],
      ]).map(([x, y, k, a]) => place(x, y, k, a, drawMotif(art, 'oro'))),
      place(238, 176, 0.68, 6, drawMotif(art, 'parrot')),
      glints([44, 150, 11], [270, 40, 9]),
    ),
};

export const jester: Cover = {
  title: { face: 'abril', effect: 'block', fill: 'gold' },
  ground: (art, w, h) =>
    layers(
      light(art, [w, h], ['#ff8ab8', '#b01f6a', '#5a0c4a', '#22041f'], { y: 0.3 }),
      lozenges(w, h),
      beams(w / 2, h * 0.3, w + h, 14, 0.07, '#ffe08a'),
      drapes(art, w),
    ),
  scene: (art) =>
    layers(
      circle(
        150,
        126,
        112,
        art.radial([
          ['#fff0b8', 0.9],
          ['#ffd15c', 0.35, 0.55],
          ['#ffd15c', 0],
        ]),
      ),
      place(52, 214, 0.4, -16, drawMotif(art, 'oro')),
      place(250, 214, 0.46, 14, drawMotif(art, 'copa')),
      place(150, 128, 1.14, 0, drawMotif(art, 'joker')),
      glints([64, 66, 10], [240, 56, 12]),
    ),
};

/** The cloth of a jester: two tones of lozenges. */
function lozenges(w: number, h: number): string {
  return group(
    '',
    times(Math.ceil(h / 40), (row) =>
      times(Math.ceil(w / 40) + 1, (column) => {
        const x = column * 40 + (row % 2 ? 20 : 0);
        const y = row * 40;
        return path(`M${x},${y - 40}L${x + 20},${y}L${x},${y + 40}L${x - 20},${y}Z`, row % 2 ? '#2b0a4a' : '#ffcf4a');
      }),
    ),
    'opacity=".1"',
  );
}

function drapes(art: Canvas, w: number): string {
  const cloth = art.linear(['#5a1fa0', '#8a3fd6', '#3a0f78', '#8a3fd6', '#2b0a5a'], 0, 0, 1, 0);
  const half = layers(
    path('M-4,-6H112C104,44 62,92 8,112C22,150 20,200 -4,262Z', cloth),
    path('M112,-6C104,44 62,92 8,112', 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="5"`),
    circle(12, 114, 10, art.sphere('gold')),
  );
  return half + group(`translate(${w} 0) scale(-1 1)`, half);
}

export const trails: Cover = {
  title: { face: 'alfa', effect: 'block', fill: 'cream' },
  ground: (art, w, h) =>
    layers(
      fall(art, w, h, [
        ['#2a8fc4', 1, 0],
        ['#8fd6ea', 1, 0.2],
        ['#ffe3a0', 1, 0.4],
        ['#f0a24a', 1, 0.44],
        ['#b4571d', 1, 0.75],
        ['#5a210a', 1, 1],
      ]),
      circle(w * 0.5, h * 0.33, Math.min(w, h) * 0.13, '#fff6cf'),
      mesa(w * 0.02, h * 0.42, 0.9),
      mesa(w * 0.7, h * 0.42, 1.15),
    ),
  scene: (art) =>
    layers(
      trailLines(),
      place(48, 148, 0.62, -3, drawMotif(art, 'cactus')),
      place(262, 158, 0.42, 4, drawMotif(art, 'cactus')),
      ellipse(150, 232, 60, 8, '#3a1404', 'opacity=".45"'),
      signpost(art),
      place(150, 26, 0.5, -7, drawMotif(art, 'hat')),
    ),
};

function mesa(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    0,
    path('M-30,0L-6,-58H8L14,-70H52L60,-48H78L104,0Z', '#c2622a') +
      path('M52,-70L60,-48H78L104,0H58L46,-48Z', '#8f3f18'),
  );
}

/** Many ways, all to one place. */
function trailLines(): string {
  const ways = [
    'M-30,262C40,214 110,190 146,138',
    'M60,270C90,220 130,180 148,138',
    'M150,270C166,220 140,186 151,138',
    'M246,270C214,220 172,184 154,138',
    'M334,262C262,216 190,190 156,138',
  ];
  return ways.map((d) => stroke(d, '#fbe3ae', 13) + stroke(d, '#c98a44', 2, 'stroke-dasharray="7 9"')).join('');
}

function signpost(art: Canvas): string {
  const arm = (y: number, turn: number, isLeft: boolean, wood: string) => {
    const board =
      path('M-62,-17H46L66,0L46,17H-62L-54,0Z', wood, 'stroke="#3a1a08" stroke-width="3" stroke-linejoin="round"') +
      stroke('M-44,-6H38M-40,6H44', '#3a1a08', 1.6, 'opacity=".45"') +
      circle(0, 0, 3.4, '#2b1206');
    return group(`translate(${isLeft ? 136 : 164} ${y}) rotate(${turn})${isLeft ? ' scale(-1 1)' : ''}`, board);
  };
  return layers(
    rect(141, 40, 18, 194, 4, art.metal('wood', 0, 4)),
    arm(74, -5, false, MATERIALS.wood[1]),
    arm(112, 4, true, MATERIALS.wood[0]),
    arm(150, -3, false, MATERIALS.amber[2]),
    arm(188, 5, true, MATERIALS.wood[1]),
  );
}

export const market: Cover = {
  title: { face: 'lilita', effect: 'block', fill: 'white' },
  ground: (art, w, h) =>
    layers(
      light(art, [w, h], ['#fff2c0', '#ffc46b', '#e8663f', '#7a1228'], { y: 0.3, r: 0.7 }),
      times(7, (i) => circle(w * (0.07 + i * 0.145), h * (0.42 + (i % 2) * 0.03), 6, '#fff6d0', 'opacity=".8"')),
    ),
  scene: (art) =>
    layers(
      rect(26, 40, 9, 190, 2, MATERIALS.wood[3]),
      rect(265, 40, 9, 190, 2, MATERIALS.wood[3]),
      fruit(art),
      rows([
        [10, 196, 136],
        [154, 196, 136],
      ]).map(([x, y, width]) => crate(art, x, y, width)),
      awning(),
      glints([60, 112, 9], [246, 116, 9]),
    ),
};

function awning(): string {
  return layers(
    path('M22,14H278L300,66H0Z', '#fff8ea'),
    times(4, (i) => path(`M${22 + i * 64},14h32L${i * 75 + 37.5},66H${i * 75}Z`, '#2a8f5c')),
    times(8, (i) => path(`M${tenth(i * 37.5)},66h37.5v10a18.75,18 0 0 1 -37.5,0Z`, i % 2 ? '#fff8ea' : '#2a8f5c')),
    rect(16, 6, 268, 12, 4, '#7a4a22'),
    path('M0,66H300V70H0Z', '#000', 'opacity=".14"'),
    stroke('M0,66H300', '#fff', 1.4, 'opacity=".6"'),
  );
}

/** Heaps behind the crates. */
function fruit(art: Canvas): string {
  return layers(
    place(46, 166, 0.5, -8, drawMotif(art, 'orange')),
    place(112, 168, 0.48, 8, drawMotif(art, 'orange')),
    place(78, 138, 0.5, 0, drawMotif(art, 'orange')),
    place(246, 166, 0.5, 6, drawMotif(art, 'berry')),
    place(192, 160, 0.62, -6, drawMotif(art, 'grapes')),
    place(238, 128, 0.46, 14, drawMotif(art, 'lemon')),
    place(150, 116, 0.62, -4, drawMotif(art, 'melon')),
  );
}

function crate(art: Canvas, x: number, y: number, width: number): string {
  return layers(
    rect(x, y, width, 58, 4, MATERIALS.wood[4]),
    times(3, (i) => rect(x, y + i * 19, width, 16, 3, art.metal('wood', 0, 3))),
    rect(x, y, 11, 58, 2, MATERIALS.wood[2]),
    rect(x + width - 11, y, 11, 58, 2, MATERIALS.wood[2]),
    times(
      3,
      (i) => circle(x + 5.5, y + 9 + i * 19, 2, '#2b1608') + circle(x + width - 5.5, y + 9 + i * 19, 2, '#2b1608'),
    ),
  );
}

export const vault: Cover = {
  title: { face: 'alfa', effect: 'block', fill: 'gold' },
  ground: (art, w, h) =>
    layers(
      light(art, [w, h], ['#ffdf8a', '#a8741c', '#3a2608', '#0a0704'], { y: 0.32, r: 0.66 }),
      beams(w / 2, h * 0.32, w + h, 24, 0.09, '#ffe9a8'),
      stars(w, h * 0.3, 12),
    ),
  scene: (art) =>
    layers(
      circle(154, 126, 122, '#000', 'opacity=".45"'),
      circle(150, 120, 120, art.metal('slate', 0, 4)),
      place(
        150,
        120,
        1,
        0,
        times(18, (i) => rivet(108, i * 20, 5.5, '#f2f6fa')),
      ),
      circle(150, 120, 96, MATERIALS.slate[4]),
      circle(
        150,
        120,
        91,
        art.radial(
          [
            ['#ffffff', 1],
            ['#c3d0db', 1, 0.4],
            ['#6f8496', 1, 0.8],
            ['#3d4d5b', 1],
          ],
          0.36,
          0.3,
          0.85,
        ),
      ),
      times(4, (i) => circle(150, 120, 84 - i * 7, 'none', 'stroke="#ffffff" stroke-opacity=".22" stroke-width="1.6"')),
      handle(art),
      hoard(art),
      glints([84, 48, 13], [232, 78, 10]),
    ),
};

function handle(art: Canvas): string {
  const spokes = times(5, (i) => {
    const [x, y] = polar(62, i * 72 - 90);
    return (
      stroke(`M150,120L${tenth(150 + x)},${tenth(120 + y)}`, '#7a4a08', 15) +
      stroke(`M150,120L${tenth(150 + x)},${tenth(120 + y)}`, '#f2c14a', 10) +
      ball(art, 150 + x, 120 + y, 13, 'gold')
    );
  });
  return layers(
    circle(150, 120, 46, 'none', 'stroke="#7a4a08" stroke-width="13"'),
    circle(150, 120, 46, 'none', 'stroke="#ffd966" stroke-width="8"'),
    spokes,
    circle(150, 120, 25, art.metal('gold', 0, 3)),
    circle(150, 120, 15, MATERIALS.gold[3]),
    circle(150, 120, 12, art.sphere('gold')),
  );
}

/** Bars and coins before the door. */
function hoard(art: Canvas): string {
  const bars = rows([
    [40, 236],
    [98, 240],
    [66, 212],
    [204, 240],
    [262, 236],
    [236, 212],
  ]);
  return layers(
    bars.map(([x, y]) =>
      place(
        x,
        y,
        1,
        0,
        path('M-27,14L-20,-10H20L27,14Z', art.metal('gold', 0, 3), 'stroke="#7a4a08" stroke-width="1.6"') +
          path('M-20,-10H20L17,-4H-17Z', '#fff6d0', 'opacity=".8"'),
      ),
    ),
    place(150, 226, 0.34, 0, drawMotif(art, 'brilliant')),
    rows([
      [124, 250, 0.17],
      [178, 250, 0.17],
      [16, 252, 0.13],
      [286, 252, 0.13],
    ]).map(([x, y, k], i) => place(x, y, k, nth([-12, 14, 20, -20], i), drawMotif(art, 'oro'))),
    spark(66, 200, 6, '#fff', 0.9),
  );
}
