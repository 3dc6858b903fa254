import type { Canvas } from '../../drawing/canvas.ts';
import { ball, mirrored, stone } from '../../drawing/shading.ts';
import {
  circle,
  ellipse,
  group,
  layers,
  path,
  place,
  rect,
  regular,
  rows,
  spark,
  star,
  stroke,
  times,
} from '../../drawing/shapes.ts';
import { MATERIALS } from '../../palettes.ts';

/* Spells and those who cast them. Each fills a box from -100 to 100, lit from the upper left. */
export function wizardHat(art: Canvas): string {
  return layers(
    ellipse(0, 70, 100, 22, MATERIALS.plum[4]),
    ellipse(0, 64, 100, 22, art.metal('plum', 1, 3)),
    path(
      'M-60,62C-46,10 -30,-44 26,-102C18,-70 30,-56 40,-44C30,-46 22,-44 18,-38C34,0 50,34 60,62C30,78 -30,78 -60,62Z',
      art.metal('plum', 0, 3),
    ),
    path('M-60,62C-56,46 -54,40 -52,34C-20,50 24,50 52,36L60,62C30,78 -30,78 -60,62Z', MATERIALS.gold[2]),
    rect(-16, 42, 32, 28, 5, 'none', `stroke="#fff3b8" stroke-width="5"`),
    place(-12, 4, 0.17, 10, star(5, 90, 38, '#ffd966')),
    place(14, -34, 0.12, -12, star(5, 90, 38, '#ffd966')),
    place(26, 18, 0.1, 20, star(5, 90, 38, '#fff')),
    path('M-22,28A9,9 0 1 0 -12,40A12,12 0 0 1 -22,28Z', '#fff'),
    spark(26, -102, 14, '#fff8c8'),
  );
}

export function witchHat(art: Canvas): string {
  return layers(
    path('M-54,40C-66,84 -40,100 0,100C40,100 66,84 54,40Z', '#9fd07a'),
    [-20, 20].map((x) => ellipse(x, 66, 9, 8, '#fff') + circle(x, 67, 4.5, '#1a120a')),
    path('M0,68C10,76 14,84 4,86C-2,86 -4,84 -4,80Z', '#6fa04e'),
    stroke('M-18,92Q0,84 20,90', '#3a1a2a', 4),
    path(
      'M-58,52C-82,90 -70,100 -60,102C-58,84 -50,70 -46,56ZM58,52C82,90 70,100 60,102C58,84 50,70 46,56Z',
      MATERIALS.rust[2],
    ),
    ellipse(0, 46, 104, 16, '#0d0a12'),
    ellipse(0, 41, 104, 16, art.metal('ink', 1, 4)),
    path('M-50,40C-36,0 -24,-50 -34,-100C6,-84 34,-30 50,40C20,52 -20,52 -50,40Z', art.metal('ink', 0, 4)),
    path('M-50,40L-43,20C-16,30 18,30 44,20L50,40C20,52 -20,52 -50,40Z', MATERIALS.plum[2]),
    rect(-14, 22, 28, 24, 4, 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="5"`),
  );
}

export function wand(_art: Canvas): string {
  return layers(
    stroke('M-72,86L30,-30', '#1a120e', 22),
    stroke('M-72,86L30,-30', MATERIALS.wood[2], 15),
    stroke('M-74,88L-52,64', MATERIALS.gold[1], 18),
    stroke('M-66,76L24,-26', '#fff', 4, 'opacity=".35"'),
    place(46, -46, 0.6, 12, star(5, 92, 42, '#fff3b0') + star(5, 72, 34, '#ffcf3d')),
    rows([
      [-10, -70, 13],
      [92, 6, 11],
      [72, 44, 7],
      [6, -98, 8],
      [-40, -30, 7],
      [96, -88, 9],
    ]).map(([x, y, r]) => spark(x, y, r, '#fff', 0.95)),
  );
}

export function runeStone(art: Canvas): string {
  return layers(
    ellipse(0, 92, 74, 9, '#000', 'opacity=".3"'),
    path(
      'M-62,90C-74,40 -70,-40 -46,-76C-24,-104 24,-106 48,-74C72,-36 72,40 62,90Z',
      art.metal('slate', 0, 4),
      'stroke="#1a232c" stroke-width="3"',
    ),
    path('M-62,90C-74,40 -70,-40 -46,-76L-30,-60C-44,-20 -48,40 -40,90Z', '#fff', 'opacity=".2"'),
    stroke('M-4,-58V58M-4,-50L30,-24L-4,2M-4,0L30,40', '#0c3a44', 18),
    stroke('M-4,-58V58M-4,-50L30,-24L-4,2M-4,0L30,40', '#4df0e0', 10),
    stroke('M-4,-58V58M-4,-50L30,-24L-4,2M-4,0L30,40', '#eafffb', 3.4),
    stroke('M-40,70L-30,78M44,-40L52,-30M-50,20L-42,26', '#1a232c', 3, 'opacity=".6"'),
  );
}

export function crystalBall(art: Canvas): string {
  return layers(
    path('M-56,62H56L72,98H-72Z', art.metal('gold', 0, 3), 'stroke="#6b3d0a" stroke-width="2"'),
    ellipse(0, 62, 58, 13, MATERIALS.gold[3]),
    circle(
      0,
      -10,
      78,
      art.radial(
        [
          ['#ffffff', 1, 0],
          ['#d8b4ff', 1, 0.35],
          ['#6f49b8', 1, 0.75],
          ['#2a1260', 1, 1],
        ],
        0.38,
        0.32,
        0.8,
      ),
    ),
    stroke('M-50,10C-20,-20 10,30 52,-4M-40,-20C-10,-46 20,-10 46,-36', '#f4e6ff', 6, 'opacity=".55"'),
    place(8, 0, 0.24, 0, star(4, 92, 30, '#fff3b0')),
    place(-22, 22, 0.12, 0, star(4, 92, 30, '#fff')),
    ellipse(-30, -46, 20, 12, '#fff', 'opacity=".8" transform="rotate(-34 -30 -46)"'),
    ball(art, 0, 80, 8, 'ruby'),
  );
}

export function potion(art: Canvas): string {
  return layers(
    rect(-16, -102, 32, 24, 6, art.metal('wood', 0, 3)),
    path(
      'M-20,-80H20V-36C58,-18 78,18 68,54C58,86 34,98 0,98C-34,98 -58,86 -68,54C-78,18 -58,-18 -20,-36Z',
      '#e6fbff',
      'opacity=".5" stroke="#ffffff" stroke-width="5"',
    ),
    path('M-66,24C-30,10 20,38 68,18C78,64 44,92 0,92C-44,92 -76,66 -66,24Z', art.metal('emerald', 0, 3)),
    rows([
      [-24, 50, 10],
      [14, 62, 13],
      [34, 40, 6],
      [-6, 32, 6],
      [-40, 66, 5],
    ]).map(([x, y, r]) => ball(art, x, y, r, 'leaf')),
    rect(-25, -82, 50, 12, 6, MATERIALS.gold[1]),
    stroke('M-44,-6C-58,12 -60,34 -54,54', '#fff', 8, 'opacity=".75"'),
    rows([
      [-8, -52, 5],
      [8, -62, 4],
    ]).map(([x, y, r]) => circle(x, y, r, '#8ff0c0', 'opacity=".8"')),
  );
}

export function cauldron(art: Canvas): string {
  return layers(
    path('M-40,84L-52,102H-30L-24,88ZM40,84L52,102H30L24,88Z', MATERIALS.ink[3]),
    path('M-78,-6C-96,40 -70,94 0,94C70,94 96,40 78,-6Z', art.metal('ink', 0, 4)),
    ellipse(0, -10, 88, 22, art.metal('ink', 0, 3)),
    ellipse(0, -12, 74, 15, art.metal('leaf', 0, 2)),
    rows([
      [-40, -24, 15],
      [-10, -34, 22],
      [30, -26, 18],
      [54, -16, 10],
      [8, -66, 11],
      [-28, -62, 8],
      [34, -60, 6],
      [0, -92, 6],
    ]).map(([x, y, r]) => ball(art, x, y, r, 'leaf')),
    stroke('M-60,20C-64,44 -54,64 -40,76', '#fff', 8, 'opacity=".3"'),
    [-86, 86].map((x) => circle(x, 14, 11, 'none', `stroke="${MATERIALS.slate[2]}" stroke-width="6"`)),
  );
}

export function amulet(art: Canvas): string {
  return layers(
    stroke('M-64,-102C-60,-50 -30,-20 0,-16C30,-20 60,-50 64,-102', MATERIALS.gold[3], 11, 'stroke-dasharray="2 13"'),
    stroke('M-64,-102C-60,-50 -30,-20 0,-16C30,-20 60,-50 64,-102', MATERIALS.gold[1], 8, 'stroke-dasharray="2 13"'),
    circle(0, 38, 62, art.metal('gold', 0, 3), 'stroke="#6b3d0a" stroke-width="2.500"'),
    times(12, (i) =>
      group(`translate(0 38) rotate(${i * 30})`, circle(0, -51, 4.6, i % 2 ? MATERIALS.aqua[1] : MATERIALS.ruby[2])),
    ),
    place(0, 38, 0.42, 0, stone(regular(8, 94), 'emerald')),
    circle(0, -20, 13, 'none', `stroke="${MATERIALS.gold[2]}" stroke-width="7"`),
  );
}

export function fairy(_art: Canvas): string {
  return layers(
    mirrored(
      (t) =>
        path(
          'M-6,-10C-40,-84 -96,-92 -100,-52C-102,-20 -60,0 -6,4Z',
          t('#9fe8ff'),
          'opacity=".9" stroke="#fff" stroke-width="2"',
        ) +
        path(
          'M-6,4C-50,4 -84,30 -76,58C-66,80 -30,54 -6,14Z',
          t('#d8b4ff'),
          'opacity=".9" stroke="#fff" stroke-width="2"',
        ) +
        path('M0,-12C-14,-12 -18,0 -14,16L-34,66C-20,76 -10,76 0,76Z', t('#4fc46a')) +
        path(
          'M0,74H-8V100H0ZM-13,-4C-32,10 -36,26 -44,34',
          t('#f6cfae'),
          `stroke="${t('#f0c097')}" stroke-width="7" stroke-linecap="round"`,
        ),
      0.1,
    ),
    circle(0, -40, 27, '#f6cfae'),
    path('M-30,-36C-34,-84 34,-84 30,-36C22,-56 8,-60 -4,-62C-14,-58 -26,-50 -30,-36Z', '#f2b632'),
    circle(0, -72, 13, '#f2b632'),
    [-10, 10].map((x) => ellipse(x, -38, 4.4, 5.6, '#2a3a5a')),
    stroke('M-7,-26Q0,-20 7,-26', '#c2405a', 3),
    stroke('M44,34L74,-6', '#8a5a22', 5),
    place(76, -10, 0.2, 0, star(5, 92, 40, '#ffd966')),
  );
}

export function goblinHat(art: Canvas): string {
  return layers(
    path('M-52,30C-56,84 -30,102 0,102C30,102 56,84 52,30Z', '#e6a774'),
    path(
      'M-56,46C-70,104 -30,106 0,104C30,106 70,104 56,46C40,66 26,58 0,58C-26,58 -40,66 -56,46Z',
      art.metal('rust', 0, 3),
    ),
    ellipse(0, 52, 13, 11, '#d98a5c'),
    [-22, 22].map((x) => circle(x, 40, 8, '#fff') + circle(x, 41, 4.5, '#183a1c')),
    stroke('M-14,72Q0,82 14,72', '#5a1f0e', 4),
    path('M-52,30L-86,16L-60,52ZM52,30L86,16L60,52Z', '#e6a774'),
    ellipse(0, 24, 84, 15, art.metal('leaf', 1, 3)),
    path('M-54,22L-46,-72C-20,-88 20,-88 46,-72L54,22C24,34 -24,34 -54,22Z', art.metal('leaf', 0, 3)),
    path('M-53,6C-20,18 20,18 53,6L54,22C24,34 -24,34 -54,22Z', '#14321a'),
    rect(-16, 2, 32, 28, 4, 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="6"`),
    place(
      30,
      -38,
      0.24,
      18,
      [0, 90, 180, 270].map((a) => group(`rotate(${a})`, circle(0, -36, 34, '#bff29a'))).join(''),
    ),
  );
}
