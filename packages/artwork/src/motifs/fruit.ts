import type { Canvas } from '../drawing/canvas.ts';
import { ball, leaf } from '../drawing/shading.ts';
import { circle, ellipse, group, layers, path, place, rect, rows, stroke, times } from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';

/* Fruit of the old machines. Each fills a box from -100 to 100, lit from the upper left. */
export function cherry(art: Canvas): string {
  return layers(
    stroke('M-36,30C-32,-14 -4,-56 34,-88M38,34C46,0 44,-46 34,-88', MATERIALS.leaf[3], 9),
    leaf(art, 30, -84, 1, 168),
    ball(art, -40, 46, 45, 'ruby'),
    ball(art, 42, 54, 43, 'ruby'),
  );
}

export function lemon(art: Canvas): string {
  return layers(
    group(
      'rotate(-22)',
      path(
        'M-100,4C-84,-6 -66,-58 0,-60C62,-60 78,-16 100,-4C82,16 62,64 0,64C-62,64 -82,18 -100,4Z',
        art.sphere('lemon'),
      ) +
        path('M-72,22C-50,54 20,66 70,26C44,80 -50,74 -72,22Z', MATERIALS.lemon[3], 'opacity=".35"') +
        ellipse(-30, -30, 26, 11, '#fff', 'opacity=".7" transform="rotate(-18 -30 -30)"'),
    ),
    leaf(art, 62, -52, 0.9, -52),
  );
}

export function melon(art: Canvas): string {
  return group(
    'rotate(-14) translate(0 -34)',
    path('M-104,0A104,104 0 0 0 104,0Z', art.metal('leaf', 1, 4)) +
      path('M-92,0A92,92 0 0 0 92,0Z', '#f2ffd9') +
      path('M-82,0A82,82 0 0 0 82,0Z', art.linear(['#ff8a80', '#f23d4f', '#c41e3a'])) +
      rows([
        [-50, 20],
        [-22, 22],
        [8, 22],
        [40, 20],
        [-36, 46],
        [-4, 50],
        [26, 46],
        [-14, 70],
        [14, 68],
      ])
        .map(([x, y]) =>
          place(
            x,
            y,
            0.9,
            x * 0.5,
            path('M0,-7C5,-2 5,6 0,8C-5,6 -5,-2 0,-7Z', '#2a0a0e') + ellipse(-1.5, 1, 1.2, 3, '#fff', 'opacity=".5"'),
          ),
        )
        .join('') +
      rect(-82, 0, 164, 5, 0, '#fff', 'opacity=".35"'),
  );
}

export function grapes(art: Canvas): string {
  const berries = rows([
    [-52, 4],
    [-22, 5],
    [8, 4],
    [36, 3],
    [62, 1],
  ]).map(([y, count]) => times(count, (i) => ball(art, (i - (count - 1) / 2) * 34, y, 21, 'plum')));
  return layers(stroke('M0,-62C2,-80 10,-92 24,-98', MATERIALS.wood[3], 8), leaf(art, -2, -70, 1, 196), berries);
}

export function orange(art: Canvas): string {
  return layers(
    circle(0, 0, 88, art.sphere('amber')),
    circle(0, 0, 76, '#fff3d6'),
    Array.from({ length: 9 }, (_, i) =>
      group(
        `rotate(${i * 40})`,
        path(
          'M0,-8C-8,-24 -22,-52 -17,-66C-8,-72 8,-72 17,-66C22,-52 8,-24 0,-8Z',
          art.linear(['#ffd37a', '#ff9d1e', '#f47a0a']),
        ),
      ),
    ).join(''),
    leaf(art, 40, -78, 0.9, -30),
  );
}

export function plum(art: Canvas): string {
  return layers(
    leaf(art, 6, -64, 1, -20),
    stroke('M0,-60Q2,-84 14,-96', MATERIALS.wood[3], 8),
    ball(art, 0, 12, 78, 'plum'),
    stroke('M6,-64C-26,-30 -26,50 4,88', MATERIALS.plum[4], 5, 'opacity=".45"'),
  );
}

export function berry(art: Canvas): string {
  return layers(
    path('M0,98C-60,70 -92,4 -78,-36C-62,-70 62,-70 78,-36C92,4 60,70 0,98Z', art.sphere('ruby')),
    rows([
      [-40, -16],
      [0, -22],
      [40, -16],
      [-52, 14],
      [-18, 12],
      [18, 12],
      [52, 14],
      [-32, 42],
      [2, 44],
      [34, 42],
      [-12, 70],
      [14, 70],
    ])
      .map(([x, y]) => ellipse(x, y, 4, 6.5, '#ffe08a') + ellipse(x, y + 2, 4, 5, '#c9820f', 'opacity=".5"'))
      .join(''),
    Array.from({ length: 6 }, (_, i) => leaf(art, 0, -50, 0.72, 200 + i * 28)).join(''),
  );
}

export function chili(art: Canvas): string {
  return layers(
    path(
      'M-52,-62C-20,-82 30,-60 40,-14C48,26 20,74 -64,96C-16,52 -34,24 -52,-6C-62,-26 -66,-46 -52,-62Z',
      art.sphere('ruby'),
    ),
    path('M-40,-50C-30,-20 6,0 -10,60', 'none', 'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".3"'),
    path('M-60,-54C-50,-84 0,-86 14,-62C0,-66 -8,-52 -18,-54C-28,-56 -40,-44 -60,-54Z', art.metal('leaf', 1, 3)),
    stroke('M-26,-74C-22,-90 -6,-98 8,-98', MATERIALS.leaf[3], 10),
  );
}
