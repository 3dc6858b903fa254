import type { Canvas } from '../../drawing/canvas.ts';
import { ball, leaf } from '../../drawing/shading.ts';
import { circle, ellipse, group, layers, path, rows, stroke, times } from '../../drawing/shapes.ts';
import { MATERIALS, type MaterialName } from '../../palettes.ts';

/* Fruit that names of games speak of. Each fills a box from -100 to 100, lit from the upper left. */
export function pineapple(art: Canvas): string {
  const blades = [-52, -34, -18, 0, 18, 34, 52].map((a) =>
    group(
      `translate(0 -34) rotate(${a})`,
      path('M-11,6C-14,-30 -6,-56 0,-72C6,-56 14,-30 11,6Z', art.metal('leaf', 0, 3)),
    ),
  );
  const body = '<ellipse cx="0" cy="34" rx="52" ry="64"/>';
  const net = times(9, (i) =>
    stroke(
      `M${-130 + i * 28},-40L${-10 + i * 28},110M${130 - i * 28},-40L${10 - i * 28},110`,
      MATERIALS.amber[3],
      3,
      'opacity=".55"',
    ),
  );
  return layers(
    blades,
    ellipse(0, 34, 54, 66, MATERIALS.amber[4]),
    ellipse(0, 34, 52, 64, art.sphere('amber')),
    group('', net, `clip-path="url(#${art.clip(body)})"`),
    ellipse(-20, 6, 14, 24, '#fff', 'opacity=".35" transform="rotate(16 -20 6)"'),
  );
}

export function pomegranate(art: Canvas): string {
  const seeds = rows([
    [-2, 8],
    [22, 2],
    [44, 14],
    [8, 32],
    [32, 30],
    [54, 38],
    [18, 54],
    [42, 58],
    [-6, 52],
    [28, 78],
  ]);
  return layers(
    path('M-24,-66L-32,-100L-12,-82L0,-104L12,-82L32,-100L24,-66Z', art.metal('ruby', 1, 3)),
    circle(0, 14, 80, art.sphere('ruby')),
    path('M20,-44C74,-30 88,40 44,86C4,92 -30,70 -24,28C-20,0 4,-20 20,-44Z', '#fff3e0'),
    path('M22,-30C64,-20 76,40 40,76C6,80 -20,62 -15,28C-12,4 8,-10 22,-30Z', MATERIALS.ruby[4]),
    seeds.map(([x, y]) => ball(art, x, y, 12, 'ruby')),
    ellipse(-44, -18, 14, 24, '#fff', 'opacity=".45" transform="rotate(28 -44 -18)"'),
  );
}

export function mango(art: Canvas): string {
  return layers(
    stroke('M10,-62Q14,-82 6,-96', MATERIALS.wood[3], 8),
    leaf(art, 10, -76, 0.9, 12),
    path(
      'M-84,30C-92,-28 -40,-72 18,-66C72,-60 100,-10 84,40C70,86 12,100 -34,88C-66,80 -80,58 -84,30Z',
      art.radial(
        [
          ['#fff3a0', 1, 0],
          ['#ffc12e', 1, 0.45],
          ['#f2751c', 1, 0.8],
          ['#c8362a', 1, 1],
        ],
        0.34,
        0.34,
        0.8,
      ),
    ),
    path('M84,40C100,-10 72,-60 18,-66C60,-40 70,30 20,92C52,84 76,70 84,40Z', '#2f9a3a', 'opacity=".35"'),
    ellipse(-40, -8, 16, 28, '#fff', 'opacity=".5" transform="rotate(34 -40 -8)"'),
  );
}

function drupelets(art: Canvas, material: MaterialName): string {
  const beads = rows([
    [-40, -24, 20],
    [0, -30, 21],
    [40, -24, 20],
    [-54, 4, 19],
    [-20, 2, 22],
    [20, 2, 22],
    [54, 4, 19],
    [-40, 34, 20],
    [0, 34, 22],
    [40, 34, 20],
    [-20, 62, 20],
    [20, 62, 20],
    [0, 86, 16],
  ]);
  return layers(
    beads.map(([x, y, r]) => circle(x, y + 3, r, MATERIALS[material][4])),
    beads.map(([x, y, r]) => ball(art, x, y, r, material)),
    group(
      'translate(0 -48)',
      [-150, -110, -70, -30]
        .map((a) => group(`rotate(${a})`, path('M0,-8C22,-20 44,-16 54,0C44,14 22,12 0,8Z', art.metal('leaf', 0, 3))))
        .join(''),
    ),
    stroke('M0,-50Q4,-76 -6,-98', MATERIALS.leaf[3], 8),
  );
}

export function raspberry(art: Canvas): string {
  return drupelets(art, 'pink');
}

export function blackberry(art: Canvas): string {
  return drupelets(art, 'plum');
}
