import type { Canvas } from '../drawing/canvas.ts';
import { ball, stone } from '../drawing/shading.ts';
import { circle, group, layers, path, place, rect, regular, rows, star, stroke } from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';

/* The sea, what lives in it and what sank in it. Each fills a box from -100 to 100, lit from the upper left. */
export function anchor(art: Canvas): string {
  return layers(
    path(
      'M-9,-60H9V60C40,56 56,40 62,20L44,26L72,-14L98,26L82,22C74,66 40,92 0,98C-40,92 -74,66 -82,22L-98,26L-72,-14L-44,26L-62,20C-56,40 -40,56 -9,60Z',
      art.metal('silver', 0, 3),
      `stroke="${MATERIALS.silver[3]}" stroke-width="2.5"`,
    ),
    rect(-46, -44, 92, 16, 8, art.metal('gold', 0, 3)),
    `<circle cy="-78" r="18" fill="none" stroke="${MATERIALS.silver[1]}" stroke-width="10"/>`,
    stroke('M0,-66C40,-60 50,-20 16,0C-20,20 -36,40 -20,70', MATERIALS.wood[1], 8),
  );
}

export function shell(art: Canvas): string {
  return layers(
    Array.from({ length: 7 }, (_, i) =>
      group(
        `translate(0 74) rotate(${-66 + i * 22})`,
        path(
          'M0,0C-22,-60 -28,-140 0,-158C28,-140 22,-60 0,0Z',
          art.linear([MATERIALS.pink[0], MATERIALS.pink[1], MATERIALS.pink[3]]),
          `stroke="${MATERIALS.pink[2]}" stroke-width="2"`,
        ),
      ),
    ).join(''),
    path('M-34,62C-30,96 30,96 34,62C16,50 -16,50 -34,62Z', art.metal('pink', 0, 3)),
    ball(art, 0, 40, 30, 'bone'),
  );
}

export function chest(art: Canvas): string {
  return layers(
    path('M-92,-10C-92,-74 -60,-92 0,-92C60,-92 92,-74 92,-10Z', art.metal('wood', 1, 4)),
    path('M-70,-10C-70,-60 -50,-76 0,-76C50,-76 70,-60 70,-10Z', '#1d0d05'),
    rows([
      [-46, -8],
      [-20, -18],
      [8, -14],
      [34, -20],
      [52, -6],
      [-4, -32],
      [-32, -28],
      [24, -34],
    ])
      .map(
        ([x, y]) =>
          circle(x, y, 17, MATERIALS.gold[3]) +
          circle(x - 1, y - 2, 16, art.metal('gold', 0, 2)) +
          circle(x - 1, y - 2, 9, 'none', `stroke="${MATERIALS.gold[3]}" stroke-width="2.5"`),
      )
      .join(''),
    place(-12, -46, 0.24, 12, stone(regular(6, 94), 'ruby')),
    place(40, -44, 0.2, -12, stone(regular(8, 94), 'emerald')),
    rect(-96, 0, 192, 88, 8, art.metal('wood', 0, 3)),
    rect(-96, 0, 192, 14, 4, art.metal('gold', 1, 3)),
    rect(-96, 74, 192, 14, 4, art.metal('gold', 1, 3)),
    [-84, 64].map((x) => rect(x, 0, 20, 88, 3, art.metal('gold', 0, 3))).join(''),
    rect(-20, -6, 40, 46, 6, art.metal('gold', 0, 3)),
    circle(0, 12, 7, MATERIALS.gold[4]),
    rect(-3, 12, 6, 16, 2, MATERIALS.gold[4]),
  );
}

export function octopus(art: Canvas): string {
  const t = (d: string, w: number) =>
    stroke(d, MATERIALS.rust[3], w + 4) +
    stroke(d, MATERIALS.rust[2], w) +
    stroke(d, MATERIALS.rust[1], w * 0.3, 'stroke-dasharray="1 9" transform="translate(-2 3)"');
  const half =
    t('M-20,30C-40,60 -90,50 -100,20C-104,4 -90,-6 -80,4', 17) +
    t('M-16,36C-30,80 -70,98 -96,84', 17) +
    t('M-8,40C-10,76 -30,100 -44,98C-58,94 -50,80 -42,84', 17);
  return layers(
    half,
    group('scale(-1 1)', half),
    path(
      'M0,-100C54,-100 76,-58 66,-14C60,14 46,30 42,50H-42C-46,30 -60,14 -66,-14C-76,-58 -54,-100 0,-100Z',
      art.sphere('rust'),
    ),
    rows([
      [-30, -70, 7],
      [-46, -46, 5],
      [28, -76, 6],
      [44, -52, 8],
      [4, -84, 4],
    ])
      .map(([x, y, r]) => circle(x, y, r, MATERIALS.rust[0], 'opacity=".5"'))
      .join(''),
    [-24, 24]
      .map((x) => circle(x, 4, 17, '#fff7e8') + circle(x + 2, 6, 9, '#1b0a06') + circle(x - 2, 1, 3.5, '#fff'))
      .join(''),
    stroke('M-44,-16L-14,-8M44,-16L14,-8', MATERIALS.rust[4], 6),
    stroke('M-10,32Q0,38 10,32', MATERIALS.rust[4], 4),
  );
}

export function ship(art: Canvas): string {
  return layers(
    path(
      'M-100,30C-80,40 -40,44 0,44C40,44 80,36 104,14C100,60 80,92 54,92H-60C-84,84 -98,60 -100,30Z',
      art.metal('wood', 0, 4),
    ),
    stroke('M-90,52C-40,64 50,62 90,44', MATERIALS.gold[1], 5),
    [-50, -20, 10, 40].map((x) => rect(x, 62, 13, 11, 2, '#180a04')).join(''),
    rect(-54, -80, 7, 118, 2, MATERIALS.wood[3]),
    rect(6, -100, 8, 140, 2, MATERIALS.wood[3]),
    rect(62, -66, 6, 96, 2, MATERIALS.wood[3]),
    path('M-86,-64C-70,-44 -70,-10 -86,16H-20C-6,-10 -6,-44 -20,-64Z', art.metal('bone', 0, 3)),
    path('M-24,-84C-6,-56 -6,-14 -24,22H50C66,-14 66,-56 50,-84Z', art.metal('bone', 0, 3)),
    path('M48,-52C58,-34 58,-10 48,12H88C98,-10 98,-34 88,-52Z', art.metal('bone', 0, 3)),
    group('translate(18 -30) scale(.26)', star(8, 90, 40, MATERIALS.ruby[2])),
    path('M10,-100L44,-108L10,-88Z', MATERIALS.ruby[2]),
  );
}

export function wave(art: Canvas): string {
  return layers(
    path(
      'M-104,60C-90,-40 -20,-96 50,-78C94,-66 100,-20 70,-6C80,-34 50,-46 30,-30C0,-6 20,50 104,56V98H-104Z',
      art.metal('sapphire', 0, 3),
    ),
    path('M-104,80C-70,20 -30,-30 10,-40C-20,0 0,60 60,74L104,76V98H-104Z', MATERIALS.aqua[2], 'opacity=".7"'),
    path('M50,-78C94,-66 100,-20 70,-6C84,-30 60,-54 34,-48C10,-44 -10,-20 -20,0C-20,-50 10,-80 50,-78Z', '#fff'),
  );
}
