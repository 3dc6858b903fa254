import type { Canvas } from '../drawing/canvas.ts';
import { ball, stone } from '../drawing/shading.ts';
import { circle, group, layers, nth, path, place, rect, regular, rows, stroke } from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';

/* The classics of the reel. Each fills a box from -100 to 100, lit from the upper left. */
export function seven(art: Canvas): string {
  const d = 'M-66,-90H74V-52C34,-14 8,36 2,92H-56C-48,34 -22,-12 18,-44H-24L-30,-20H-66Z';
  return layers(
    path(d, MATERIALS.ruby[4], 'transform="translate(8 9)"'),
    path(d, art.metal('gold', 0, 3), `stroke="${MATERIALS.gold[3]}" stroke-width="3"`),
    group('translate(2 2) scale(.86)', path(d, art.linear(['#ff8a7a', '#ec1f35', '#9d0a22']))),
    path('M-54,-76H60V-58L46,-46C-2,-62 -40,-60 -54,-58Z', '#fff', 'opacity=".35"'),
  );
}

export function bell(art: Canvas): string {
  return layers(
    path(
      'M0,-92C52,-92 60,-40 62,0C64,28 76,44 92,54V66H-92V54C-76,44 -64,28 -62,0C-60,-40 -52,-92 0,-92Z',
      art.metal('gold'),
    ),
    path(
      'M-36,-60C-44,-30 -42,10 -60,40',
      'none',
      'stroke="#fffbe6" stroke-width="11" stroke-linecap="round" opacity=".7"',
    ),
    path('M28,-84C56,-74 60,-34 62,0C64,28 76,44 92,54V66H30C44,30 46,-40 28,-84Z', MATERIALS.gold[3], 'opacity=".35"'),
    rect(-92, 50, 184, 18, 9, art.metal('gold', 1, 3)),
    ball(art, 0, 78, 17, 'gold'),
    circle(0, -94, 10, art.sphere('gold')),
  );
}

export function bar(art: Canvas): string {
  return [-56, 0, 56]
    .map((y, i) =>
      group(
        `translate(0 ${y})`,
        rect(-94, -23, 188, 48, 9, MATERIALS.ink[4], 'transform="translate(4 6)"') +
          rect(-94, -25, 188, 48, 9, art.metal('gold', 0, 3)) +
          rect(-87, -18, 174, 34, 5, art.linear([nth(['#23303b', '#7a0f1e', '#0f3a52'], i), MATERIALS.ink[4]])) +
          art.words('alfa', 'BAR', {
            x: 3,
            y: 12,
            size: 36,
            anchor: 'middle',
            track: 0.16,
            paint: `fill="${art.metal('gold', 0, 2)}"`,
          }),
      ),
    )
    .join('');
}

export function clover(art: Canvas): string {
  return layers(
    stroke('M4,20C8,56 20,80 36,96', MATERIALS.leaf[3], 11),
    [0, 90, 180, 270]
      .map((a) =>
        group(
          `rotate(${a}) translate(0 -46)`,
          path(
            'M0,42C-46,20 -60,-24 -34,-40C-18,-48 -4,-38 0,-26C4,-38 18,-48 34,-40C60,-24 46,20 0,42Z',
            art.metal('leaf', 0, 3),
          ) + stroke('M0,34V-12', MATERIALS.leaf[3], 3, 'opacity=".5"'),
        ),
      )
      .join(''),
  );
}

export function shoe(art: Canvas): string {
  return layers(
    path(
      'M-84,-84C-96,-20 -84,88 0,92C84,88 96,-20 84,-84L42,-90C52,-30 46,40 0,44C-46,40 -52,-30 -42,-90Z',
      art.metal('gold', 0, 3),
      `stroke="${MATERIALS.gold[3]}" stroke-width="3"`,
    ),
    rows([
      [-66, -56],
      [-67, -18],
      [-58, 22],
      [-34, 58],
      [34, 58],
      [58, 22],
      [67, -18],
      [66, -56],
    ])
      .map(([x, y]) => circle(x, y, 6.5, MATERIALS.gold[4]))
      .join(''),
    stroke('M-74,-70C-82,-10 -72,60 -24,78', '#fff', 5, 'opacity=".6"'),
  );
}

export function crown(art: Canvas): string {
  return layers(
    path(
      'M-92,62L-98,-40L-50,4L0,-78L50,4L98,-40L92,62Z',
      art.metal('gold', 0, 3),
      `stroke="${MATERIALS.gold[3]}" stroke-width="3"`,
    ),
    path('M0,-78L50,4L98,-40L92,62H0Z', MATERIALS.gold[3], 'opacity=".28"'),
    rect(-94, 48, 188, 34, 8, art.metal('gold', 1, 3)),
    rows([
      [-98, -46],
      [0, -86],
      [98, -46],
    ])
      .map(([x, y]) => ball(art, x, y, 13, 'ruby'))
      .join(''),
    place(0, 16, 0.26, 0, stone(regular(4, 90), 'sapphire')),
    [-60, 0, 60].map((x, i) => ball(art, x, 65, 10, nth(['emerald', 'ruby', 'emerald'] as const, i))).join(''),
  );
}
