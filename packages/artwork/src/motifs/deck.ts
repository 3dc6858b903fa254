import type { Canvas } from '../drawing/canvas.ts';
import { ball, leaf, mirrored, stone } from '../drawing/shading.ts';
import {
  circle,
  ellipse,
  group,
  layers,
  path,
  place,
  rect,
  regular,
  rivet,
  rows,
  star,
  stroke,
} from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';

/* The Spanish deck: four suits and a hand of them. Each fills a box from -100 to 100, lit from the upper left. */
export function oro(art: Canvas): string {
  return layers(
    circle(5, 6, 92, MATERIALS.gold[4], 'opacity=".5"'),
    circle(0, 0, 92, art.metal('gold', 0, 3)),
    circle(0, 0, 80, MATERIALS.gold[3]),
    circle(0, 0, 77, art.metal('gold', 1, 2)),
    Array.from({ length: 24 }, (_, i) => rivet(68, i * 15, 3.4, MATERIALS.gold[3])).join(''),
    star(16, 58, 40, MATERIALS.gold[3]),
    star(16, 54, 38, MATERIALS.gold[0]),
    circle(0, 0, 34, MATERIALS.gold[3]),
    circle(0, 0, 31, art.sphere('ruby')),
    star(8, 22, 9, MATERIALS.gold[1]),
    path('M-78,-40A88,88 0 0 1 -20,-86A100,100 0 0 0 -78,-40Z', '#fff', 'opacity=".7"'),
  );
}

export function copa(art: Canvas): string {
  return layers(
    path(
      'M-70,-88H70C76,-20 44,14 16,24L20,58C40,64 54,74 56,92H-56C-54,74 -40,64 -20,58L-16,24C-44,14 -76,-20 -70,-88Z',
      art.metal('gold', 0, 3),
      `stroke="${MATERIALS.gold[3]}" stroke-width="3"`,
    ),
    path(
      'M8,-88H70C76,-20 44,14 16,24L20,58C40,64 54,74 56,92H14C20,40 24,-30 8,-88Z',
      MATERIALS.gold[3],
      'opacity=".35"',
    ),
    ellipse(0, -88, 70, 13, art.linear(['#a30f2b', '#5f0620'])),
    ellipse(0, -88, 70, 13, 'none', `stroke="${MATERIALS.gold[0]}" stroke-width="5"`),
    rect(-22, 24, 44, 10, 5, MATERIALS.gold[1]),
    path('M-58,-50H58L52,-22H-52Z', art.linear(['#d9283f', '#8a0d26'])),
    [-34, 0, 34].map((x) => group(`translate(${x} -36) scale(.1)`, stone(regular(4, 90), 'gold'))).join(''),
    stroke('M-56,-70C-56,-20 -40,0 -22,10', '#fff', 6, 'opacity=".7"'),
  );
}

export function espada(art: Canvas): string {
  return layers(
    path(
      'M0,-100L17,-76V36H-17V-76Z',
      art.linear([MATERIALS.silver[0], MATERIALS.silver[1], MATERIALS.silver[3], MATERIALS.silver[2]], 0, 0, 1, 0),
    ),
    path('M0,-100L17,-76V36H0Z', MATERIALS.silver[3], 'opacity=".55"'),
    stroke('M0,-84V30', '#fff', 2.5, 'opacity=".8"'),
    path(
      'M-62,34C-70,22 -54,16 -50,28H50C54,16 70,22 62,34C60,48 40,50 0,50C-40,50 -60,48 -62,34Z',
      art.metal('gold', 0, 3),
    ),
    rect(-10, 50, 20, 32, 4, art.metal('ruby', 1, 4)),
    stroke('M-10,58L10,64M-10,68L10,74', MATERIALS.gold[1], 3),
    ball(art, 0, 90, 13, 'gold'),
  );
}

export function basto(art: Canvas): string {
  return group(
    'rotate(24)',
    path(
      'M-17,98C-24,40 -40,0 -46,-44C-50,-84 -24,-104 4,-98C38,-94 50,-60 40,-24C30,20 20,50 19,98Z',
      art.metal('wood', 0, 3),
    ) +
      path('M8,-98C38,-94 50,-60 40,-24C30,20 20,50 19,98H2C10,30 26,-50 8,-98Z', MATERIALS.wood[4], 'opacity=".4"') +
      rows([
        [-22, -58],
        [16, -66],
        [-20, -10],
        [20, -18],
        [-2, 30],
      ])
        .map(([x, y]) => ellipse(x, y, 10, 13, MATERIALS.wood[3]) + ellipse(x - 2, y - 2, 7, 9, MATERIALS.wood[1]))
        .join('') +
      leaf(art, -40, -30, 0.66, 170) +
      leaf(art, 34, -2, 0.62, -24) +
      leaf(art, 20, 48, 0.5, 10),
  );
}

/** The inks of the four frames, in the order of the suits. */
const FRAMES = rows([
  [-33, '#c48a1a', oro],
  [-11, '#b3162e', copa],
  [11, '#1a5fa8', espada],
  [33, '#2d7a2a', basto],
]);

export function fan(art: Canvas): string {
  const card = (ink: string, suit: (art: Canvas) => string) =>
    layers(
      rect(-44, -88, 94, 150, 9, '#000', 'opacity=".3"'),
      rect(-47, -92, 94, 150, 9, '#fffaf0'),
      rect(-40, -85, 80, 136, 5, 'none', `stroke="${ink}" stroke-width="2.5"`),
      place(0, -18, 0.36, 0, suit(art)),
    );
  return FRAMES.map(([turn, ink, suit]) => group(`rotate(${turn} 0 120)`, card(ink, suit))).join('');
}

/** The joker of the deck: a cap of three points with bells, and a grin over a ruff. */
export function joker(art: Canvas): string {
  return layers(
    mirrored(
      (t) =>
        path('M0,62L-74,60L-52,84L-58,98L0,90Z', t('#f2b632')) +
        path('M0,58L-70,58L-46,78L-30,62L-22,86L0,72Z', t('#fff4d8')) +
        path('M0,-36C-34,-36 -48,-14 -46,14C-44,46 -24,70 0,72Z', t('#ffe3c2')) +
        path('M-12,-22C-58,-46 -86,-24 -92,22C-74,-2 -58,-6 -44,4C-40,-10 -28,-18 -12,-22Z', t('#c01b63')) +
        path('M0,-98C-30,-84 -52,-56 -50,-8C-34,-26 -18,-30 0,-30Z', t('#1a7f98')) +
        path('M0,-30C-18,-30 -36,-22 -50,-2L-46,12C-32,-6 -18,-14 0,-14Z', t('#f2b632')) +
        path('M-32,10C-28,2 -16,2 -10,10C-16,16 -26,16 -32,10Z', t('#fff')) +
        circle(-20, 10, 5, t('#1c1030')) +
        path('M-20,-4L-16,4L-20,24L-24,4Z', t('#1a7f98'), 'opacity=".85"') +
        path('M0,42C-14,42 -26,36 -34,26C-30,52 -16,60 0,60Z', t('#9a1b2d')) +
        path('M0,44C-12,44 -22,40 -28,34C-24,46 -14,50 0,50Z', t('#fff')) +
        circle(-34, 30, 7, t('#f0603f'), 'opacity=".6"'),
      0.16,
    ),
    ball(art, 0, 26, 9, 'ruby'),
    ball(art, 0, -96, 13, 'gold'),
    ball(art, -91, 24, 13, 'gold'),
    ball(art, 91, 24, 13, 'gold'),
    ball(art, -56, 96, 8, 'gold'),
    ball(art, 56, 96, 8, 'gold'),
    stroke('M-30,-62C-24,-74 -16,-82 -6,-88', '#fff', 4, 'opacity=".6"'),
  );
}
