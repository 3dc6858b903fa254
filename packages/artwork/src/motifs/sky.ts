import type { Canvas } from '../drawing/canvas.ts';
import { ball } from '../drawing/shading.ts';
import { circle, ellipse, group, layers, nth, path, rect, rows, star, stroke } from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';

/* Symbols of reels: flying and shining things. Each fills a box from -100 to 100, lit from the upper left. */
export function ringplanet(art: Canvas): string {
  const k = art.pick(['amber', 'rust', 'aqua', 'pink'] as const);
  const ring = (a: number, b: number) => `M-118,0A118,34 0 0 ${a} 118,0L92,0A92,22 0 0 ${b} -92,0Z`;
  return group(
    'rotate(-18)',
    path(ring(1, 0), art.metal('gold', 1, 3), 'opacity=".8"') +
      circle(0, 0, 68, art.sphere(k)) +
      `<g clip-path="url(#${art.clip('<circle r="68"/>')})" opacity=".4">` +
      ellipse(0, -30, 90, 9, MATERIALS[k][0]) +
      ellipse(0, 4, 90, 14, MATERIALS[k][3]) +
      ellipse(0, 36, 90, 8, MATERIALS[k][0]) +
      '</g>' +
      ellipse(-24, -34, 20, 11, '#fff', 'opacity=".5" transform="rotate(-30 -24 -34)"') +
      path(ring(0, 1), art.metal('gold', 0, 2)),
  );
}

export function moon(art: Canvas): string {
  return layers(
    circle(0, 0, 90, art.sphere('bone')),
    rows([
      [-30, -20, 18],
      [28, -42, 11],
      [34, 20, 22],
      [-20, 42, 13],
      [-56, 14, 9],
      [6, 66, 8],
      [0, -66, 7],
    ])
      .map(
        ([x, y, r]) =>
          circle(x, y, r, MATERIALS.bone[3], 'opacity=".45"') + circle(x + 2, y + 3, r * 0.86, MATERIALS.bone[2]),
      )
      .join(''),
  );
}

export function sun(art: Canvas): string {
  return layers(
    star(16, 100, 70, art.metal('gold', 1, 2)),
    star(16, 92, 60, MATERIALS.amber[1], -78),
    circle(0, 0, 60, art.sphere('gold')),
    stroke('M-28,-8Q-18,-18 -8,-8M8,-8Q18,-18 28,-8', MATERIALS.gold[4], 5),
    stroke('M-20,20Q0,38 20,20M0,-6L-5,12H4', MATERIALS.gold[4], 4.5),
    circle(-34, 12, 7, '#f0814a', 'opacity=".6"'),
    circle(34, 12, 7, '#f0814a', 'opacity=".6"'),
  );
}

export function rocket(art: Canvas): string {
  return layers(
    path(
      'M-20,56C-34,84 -10,84 -14,110C0,96 0,96 2,118C10,98 14,96 16,108C16,84 36,84 20,56Z',
      art.linear(['#fff6c0', '#ffb12b', '#ff5a1f']),
    ),
    path('M-26,14L-62,58L-58,84L-22,60ZM26,14L62,58L58,84L22,60Z', art.metal('ruby', 1, 3)),
    path(
      'M0,-106C36,-74 42,-8 30,62H-30C-42,-8 -36,-74 0,-106Z',
      art.linear([MATERIALS.silver[0], MATERIALS.silver[1], MATERIALS.silver[2], MATERIALS.silver[3]], 0, 0, 1, 0),
    ),
    path('M0,-106C16,-92 26,-74 31,-54H-31C-26,-74 -16,-92 0,-106Z', art.metal('ruby', 1, 3)),
    circle(0, -18, 20, art.metal('gold', 0, 3)),
    circle(0, -18, 14, art.sphere('sapphire')),
    rect(-31, 46, 62, 10, 0, MATERIALS.slate[3]),
    path('M0,20L7,74H-7Z', MATERIALS.ruby[3]),
  );
}

export function comet(art: Canvas): string {
  return layers(
    path(
      'M-20,10L98,-98L20,60Z',
      art.linear(
        [
          ['#fff', 0.9],
          ['#ffd98a', 0],
        ],
        0,
        1,
        1,
        0,
      ),
    ),
    path(
      'M-40,20L60,-90L6,50Z',
      art.linear(
        [
          ['#fff', 0.9],
          ['#7fd6ff', 0],
        ],
        0,
        1,
        1,
        0,
      ),
    ),
    ball(art, -24, 34, 46, 'aqua'),
    circle(-34, 24, 8, MATERIALS.aqua[3], 'opacity=".5"'),
    circle(-6, 46, 11, MATERIALS.aqua[3], 'opacity=".5"'),
  );
}

export function balloon(art: Canvas): string {
  const f = ['#e8453c', '#ffd15c', '#1d8a99', '#ffd15c', '#e8453c'];
  return layers(
    stroke('M-34,44L-14,78M34,44L14,78', MATERIALS.wood[3], 3),
    path(
      'M0,-100C56,-100 84,-62 80,-22C76,16 40,34 30,54H-30C-40,34 -76,16 -80,-22C-84,-62 -56,-100 0,-100Z',
      nth(f, 0),
    ),
    path('M-54,10C-62,-20 -60,-72 0,-100C-90,-96 -94,-20 -54,10Z', '#b52a2e'),
    path('M0,-100C-46,-70 -44,10 -22,54H22C44,10 46,-70 0,-100Z', nth(f, 1)),
    path('M0,-100C-22,-60 -18,14 -9,54H9C18,14 22,-60 0,-100Z', nth(f, 2)),
    path('M0,-100C56,-100 84,-62 80,-22C76,16 40,34 30,54H6C52,0 56,-70 0,-100Z', '#000', 'opacity=".16"'),
    ellipse(-40, -54, 13, 22, '#fff', 'opacity=".35" transform="rotate(24 -40 -54)"'),
    rect(-17, 76, 34, 24, 5, art.metal('wood', 1, 3)),
    rect(-19, 74, 38, 7, 3, MATERIALS.wood[1]),
  );
}

export function plane(art: Canvas): string {
  return layers(
    path('M-98,-30L-66,-34L-46,2L-74,6Z', art.metal('ruby', 1, 3)),
    path(
      'M-92,4C-60,-22 0,-30 60,-22C88,-18 98,-6 98,4C96,20 60,30 10,30C-40,30 -80,18 -92,4Z',
      art.linear(['#fff', '#f2e3c8', '#c98f55']),
    ),
    path('M-90,6C-60,22 20,26 97,8C92,22 60,30 10,30C-40,30 -80,18 -90,6Z', MATERIALS.ruby[2]),
    path('M10,-26C18,-50 48,-48 56,-23Z', art.metal('sapphire', 0, 2)),
    path('M-24,8L40,6L4,62L-30,62Z', art.metal('ruby', 1, 3)),
    path('M-14,-20L26,-26L0,-56L-22,-56Z', art.metal('ruby', 2, 4)),
    ellipse(103, 0, 6, 44, '#fff', 'opacity=".45"'),
    circle(99, 0, 8, art.sphere('gold')),
  );
}

export function bird(art: Canvas): string {
  return layers(
    path(
      'M-96,20C-60,10 -40,-10 -20,-20C-40,-50 -60,-80 -40,-96C0,-80 30,-50 36,-26C60,-40 84,-36 92,-20L104,-12L86,-4C70,40 20,60 -20,50C-50,44 -70,36 -96,20Z',
      art.metal('aqua', 0, 3),
    ),
    path('M-20,-20C-40,-50 -60,-80 -40,-96C0,-80 30,-50 36,-26C10,-30 0,-26 -20,-20Z', art.metal('emerald', 0, 2)),
    path('M-40,40C-10,54 40,48 66,10C40,20 0,34 -40,40Z', '#fff', 'opacity=".4"'),
    circle(74, -20, 5.5, '#10202a'),
    path('M88,-20L112,-12L86,-6Z', MATERIALS.amber[2]),
  );
}
