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
  rect,
  rivet,
  rows,
  spark,
  stroke,
  times,
  wedge,
} from '../drawing/shapes.ts';
import { chip } from '../motifs/tables.ts';
import { MATERIALS } from '../palettes.ts';
import type { Cover } from './cover.ts';
import { beams, figure, glints, light, PIPS, playingCard } from './parts.ts';

/* Covers of tables: the wheel and the cards as the game lays them. */

/** Pockets of a wheel with one zero, clockwise. */
const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const roulette: Cover = {
  title: { face: 'abril', effect: 'block', fill: 'gold' },
  ground: (art, w, h) => light(art, [w, h], ['#2fc58f', '#0b7350', '#033626', '#011811'], { y: 0.3 }),
  scene: (art) =>
    place(150, 118, 1.42, -8, layers(circle(3, 8, 104, '#000', 'opacity=".4"'), wheel(art))) +
    glints([34, 232, 10], [266, 232, 9]),
};

function wheel(art: Canvas): string {
  const step = 360 / POCKETS.length;
  const pockets = POCKETS.map((number, i) => {
    const from = i * step - 90 - step / 2;
    const colour = number === 0 ? '#0fa05f' : REDS.has(number) ? '#c81e33' : '#15181d';
    return layers(
      wedge(0, 0, 88, from, from + step, colour, 'stroke="#f3cf7a" stroke-width=".7"'),
      group(
        `rotate(${Math.round(i * step * 10) / 10})`,
        art.words('anton', String(number), { x: 0, y: -72, size: 11.5, anchor: 'middle', paint: 'fill="#fff"' }),
      ),
    );
  });
  return layers(
    circle(0, 0, 103, art.metal('wood', 0, 4)),
    circle(0, 0, 92, art.metal('gold', 0, 3)),
    pockets,
    circle(0, 0, 62, MATERIALS.gold[3]),
    circle(
      0,
      0,
      60,
      art.radial([
        ['#a8622c', 1, 0],
        ['#6b3513', 1, 0.6],
        ['#3a1a08', 1, 1],
      ]),
    ),
    times(8, (i) => wedge(0, 0, 58, i * 45, i * 45 + 22.5, '#000', 'opacity=".16"')),
    times(8, (i) => rivet(50, i * 45 + 11, 3, MATERIALS.gold[1])),
    [0, 90, 180, 270].map((a) =>
      group(
        `rotate(${a + 34})`,
        rect(-4.5, -44, 9, 40, 4, art.metal('gold', 0, 2)) + circle(0, -44, 7.5, art.sphere('gold')),
      ),
    ),
    circle(0, 0, 22, art.metal('gold', 0, 3)),
    circle(0, 0, 12, art.sphere('gold')),
    ball(art, 44, 50, 8.5, 'bone'),
    path('M-88,-38A96,96 0 0 1 -34,-90A112,112 0 0 0 -88,-38Z', '#fff', 'opacity=".5"'),
  );
}

export const blackjack: Cover = {
  title: { face: 'alfa', effect: 'block', fill: 'cream' },
  ground: (art, w, h) =>
    layers(
      light(art, [w, h], ['#d8435c', '#8a1531', '#3d0718', '#19030b'], { y: 0.3 }),
      beams(w / 2, h * 0.3, w + h, 16, 0.06),
    ),
  scene: (art) =>
    layers(
      stroke('M-20,232Q150,150 320,232', '#f5bd74', 3, 'opacity=".55"'),
      place(46, 202, 0.44, 0, chip(art, 'sapphire')),
      place(256, 204, 0.42, 0, chip(art, 'emerald')),
      place(104, 118, 1.16, -13, playingCard(art, 'J', 'heart')),
      place(194, 122, 1.2, 11, playingCard(art, 'A', 'spade')),
      circle(150, 218, 36, '#19030b', 'opacity=".5"'),
      circle(150, 214, 36, art.metal('gold', 0, 3)),
      circle(150, 214, 29, '#8a1531', 'stroke="#ffe9a8" stroke-width="2"'),
      art.words('anton', '21', { x: 150, y: 228, size: 36, anchor: 'middle', paint: 'fill="#fff3d0"' }),
      glints([36, 54, 12], [276, 44, 10]),
    ),
};

export const threeCardPoker: Cover = {
  title: { face: 'abril', effect: 'block', fill: 'gold' },
  ground: (art, w, h) =>
    layers(light(art, [w, h], ['#5cb8ff', '#1656ad', '#072a66', '#031130'], { y: 0.34 }), pips(w, h)),
  scene: (art) =>
    layers(
      ellipse(150, 238, 120, 14, '#000', 'opacity=".35"'),
      place(90, 138, 1.06, -19, playingCard(art, 'Q', 'diamond')),
      place(210, 138, 1.06, 19, playingCard(art, 'A', 'diamond')),
      place(150, 122, 1.2, 0, playingCard(art, 'K', 'diamond')),
      glints([30, 40, 12], [272, 36, 10]),
    ),
};

/** The four suits as a pattern of the cloth. */
function pips(w: number, h: number): string {
  const names = ['spade', 'heart', 'club', 'diamond'] as const;
  const columns = Math.ceil(w / 52);
  return group(
    '',
    times(Math.ceil(h / 52), (row) =>
      times(columns, (column) =>
        place(column * 52 + (row % 2 ? 26 : 0), row * 52 + 20, 0.22, 0, path(PIPS[nth(names, row + column)], '#fff')),
      ),
    ),
    'opacity=".07"',
  );
}

/** Cards of the table, from left to right. */
const BOARD = rows([
  ['10', 'heart'],
  ['J', 'club'],
  ['Q', 'heart'],
  ['7', 'diamond'],
  ['2', 'spade'],
]);

export const casinoHoldem: Cover = {
  title: { face: 'abril', effect: 'block', fill: 'cream' },
  ground: (art, w, h) =>
    layers(
      light(art, [w, h], ['#e39a5c', '#9a4c22', '#4a1e0c', '#1c0a04'], { y: 0.3 }),
      ellipse(w / 2, h * 0.3, w * 0.62, h * 0.3, '#1f6b47'),
      ellipse(w / 2, h * 0.3, w * 0.62, h * 0.3, 'none', 'stroke="#f3cf7a" stroke-width="5"'),
      ellipse(w / 2, h * 0.3, w * 0.56, h * 0.26, 'none', 'stroke="#7fe0b0" stroke-width="2" opacity=".5"'),
    ),
  scene: (art) =>
    layers(
      BOARD.map(([rank, pip], i) =>
        place(48 + i * 51, 66 + Math.abs(i - 2) * 5, 0.52, (i - 2) * 3, playingCard(art, rank, pip)),
      ),
      place(50, 178, 0.4, 0, chip(art, 'ruby')),
      place(252, 178, 0.4, 0, chip(art, 'ink')),
      place(122, 178, 1.02, -9, playingCard(art, 'A', 'heart')),
      place(182, 178, 1.02, 9, playingCard(art, 'K', 'heart')),
      dealerButton(art),
      glints([30, 22, 9], [274, 130, 10]),
    ),
};

function dealerButton(art: Canvas): string {
  return layers(
    circle(258, 124, 22, '#000', 'opacity=".35"'),
    circle(256, 120, 22, art.sphere('bone')),
    circle(256, 120, 17, 'none', 'stroke="#8a6a2c" stroke-width="2"'),
    figure(art, 'D', { x: 256, y: 129, size: 23, fill: '#3a1c08', rim: '#fffaf0' }),
    spark(244, 104, 5, '#fff', 0.8),
  );
}
