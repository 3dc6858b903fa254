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
  polygon,
  rect,
  regular,
  rivet,
  rows,
  star,
  stroke,
  wedge,
} from '../drawing/shapes.ts';
import { MATERIALS, type MaterialName } from '../palettes.ts';
import { oro } from './deck.ts';

/* Symbols of reels: things on gaming tables. Each fills a box from -100 to 100, lit from the upper left. */
export function die(_art: Canvas, k: MaterialName = 'bone'): string {
  const [h, , m, d] = MATERIALS[k];
  const pip = k === 'bone' ? '#b3122b' : '#fff7e6';
  const e = (x: number, y: number, rx: number, ry: number, r: number) =>
    ellipse(x, y, rx, ry, pip, `transform="rotate(${r} ${x} ${y})"`);
  return layers(
    polygon([0, -92, 84, -48, 0, -4, -84, -48], h),
    polygon([-84, -48, 0, -4, 0, 92, -84, 46], m),
    polygon([84, -48, 0, -4, 0, 92, 84, 46], d),
    stroke('M-84,-48L0,-4L84,-48M0,-4V92', '#fff', 2.5, 'opacity=".5"'),
    e(0, -48, 15, 9, 0),
    rows([
      [-60, -14],
      [-24, 50],
    ])
      .map(([x, y]) => e(x, y, 9, 13, -20))
      .join(''),
    rows([
      [24, 6],
      [60, -12],
      [42, 22],
      [24, 56],
      [60, 36],
    ])
      .map(([x, y]) => e(x, y, 8, 12, 20))
      .join(''),
  );
}

export function dice(art: Canvas): string {
  return layers(place(-34, 26, 0.72, -10, die(art, 'ruby')), place(42, -28, 0.66, 14, die(art, 'bone')));
}

export function chip(art: Canvas, k: MaterialName = 'ruby'): string {
  const M = MATERIALS[k];
  let s = '';
  for (let i = 4; i >= 0; i--) {
    const y = 18 + i * 15;
    s +=
      ellipse(0, y + 15, 90, 42, M[4]) +
      ellipse(0, y + 8, 90, 42, i % 2 ? M[3] : M[2]) +
      [-60, -20, 20, 60]
        .map((x) => rect(x - 9, y + 28 - Math.abs(x) * 0.22 + 14, 18, 9, 2, '#fff', 'opacity=".85"'))
        .join('');
  }
  return group(
    'translate(0 -34)',
    s +
      ellipse(0, 14, 90, 42, M[1]) +
      ellipse(0, 14, 62, 28, '#fff') +
      ellipse(0, 14, 56, 25, art.metal(k, 1, 3)) +
      Array.from({ length: 8 }, (_, i) => {
        const [x, y] = nth(regular(8, 76, 0, 35), i);
        return ellipse(x, 14 + y, 9, 5, '#fff');
      }).join('') +
      group('translate(0 14) scale(.34 .16)', star(8, 90, 36, MATERIALS.gold[1])),
  );
}

export function cards(art: Canvas): string {
  const card = (rot: number, x: number, n: string, col: string, mk: string) =>
    group(
      `translate(${x} 0) rotate(${rot})`,
      rect(-44, -68, 96, 146, 10, '#000', 'opacity=".35"') +
        rect(-48, -74, 96, 146, 10, art.linear(['#fff', '#f2ead9'])) +
        art.words('abril', n, { x: -38, y: -36, size: 40, paint: `fill="${col}"` }) +
        group('rotate(180)', art.words('abril', n, { x: -38, y: -34, size: 40, paint: `fill="${col}"` })) +
        mk,
    );
  const heart = path('M0,30C-44,4 -38,-34 -14,-32C-6,-31 0,-24 0,-18C0,-24 6,-31 14,-32C38,-34 44,4 0,30Z', '#c8102e');
  const spade = path(
    'M0,-40C34,-10 42,10 28,22C18,30 6,24 4,16L12,38H-12L-4,16C-6,24 -18,30 -28,22C-42,10 -34,-10 0,-40Z',
    '#171c22',
  );
  return layers(card(-15, -32, 'A', '#171c22', spade), card(13, 34, 'K', '#c8102e', heart));
}

export function roulette(art: Canvas): string {
  const N = 24;
  let s =
    circle(5, 8, 100, '#000', 'opacity=".4"') +
    circle(0, 0, 100, art.metal('wood', 0, 4)) +
    circle(0, 0, 90, MATERIALS.gold[3]) +
    circle(0, 0, 87, '#140b06');
  for (let i = 0; i < N; i++)
    s += wedge(0, 0, 85, i * 15, i * 15 + 14.4, i === 0 ? '#0f9d58' : i % 2 ? '#c01830' : '#15181c');
  s += circle(0, 0, 62, MATERIALS.gold[3]) + circle(0, 0, 60, art.metal('wood', 1, 4));
  for (let i = 0; i < 12; i++) s += wedge(0, 0, 58, i * 30, i * 30 + 14, '#000', 'opacity=".14"');
  return layers(
    s,
    circle(0, 0, 30, art.metal('gold', 0, 3)),
    [0, 90, 180, 270]
      .map((a) =>
        group(
          `rotate(${a + 20})`,
          rect(-4, -46, 8, 40, 4, art.metal('gold', 0, 2)) + circle(0, -46, 7, art.sphere('gold')),
        ),
      )
      .join(''),
    circle(0, 0, 14, art.sphere('gold')),
    ball(art, 52, -44, 8, 'bone'),
    path('M-84,-40A94,94 0 0 1 -30,-88A110,110 0 0 0 -84,-40Z', '#fff', 'opacity=".5"'),
  );
}

/** The fields of the wheel. */
const PRIZES = ['10', '2', '5', '20', '1', '7', '50', '2', '3', '15', '1', '8'] as const;

export function fortune(art: Canvas): string {
  const col = ['#e63b4f', '#ffd15c', '#1d8a99', '#f7f1e3', '#f28616', '#12a96b'];
  let s =
    path('M-30,60L-52,110H52L30,60Z', art.metal('wood', 1, 4)) +
    circle(0, 0, 98, art.metal('gold', 0, 3)) +
    circle(0, 0, 87, '#2a0a12');
  for (let i = 0; i < 12; i++)
    s +=
      wedge(0, 0, 84, i * 30 - 105, i * 30 - 75.6, nth(col, i % 6)) +
      group(
        `rotate(${i * 30})`,
        art.words('anton', nth(PRIZES, i), {
          x: 0,
          y: -58,
          size: 19,
          anchor: 'middle',
          paint: `fill="${i % 6 === 1 || i % 6 === 3 ? '#3a1408' : '#fff'}"`,
        }),
      );
  for (let i = 0; i < 12; i++) s += rivet(92.5, i * 30, 4, '#fff7d6');
  return layers(
    s,
    circle(0, 0, 26, art.metal('gold', 0, 3)),
    circle(0, 0, 18, art.sphere('ruby')),
    path('M-16,-108H16L0,-72Z', art.metal('ruby', 1, 3), 'stroke="#fff3c4" stroke-width="3"'),
  );
}

export function coins(art: Canvas): string {
  return rows([
    [-40, 40, 0.5, -14],
    [46, 46, 0.46, 12],
    [4, 10, 0.6, 0],
    [-52, -30, 0.36, 20],
    [54, -34, 0.4, -20],
    [0, -66, 0.34, 8],
  ])
    .map(([x, y, s, r]) => place(x, y, s, r, oro(art)))
    .join('');
}
