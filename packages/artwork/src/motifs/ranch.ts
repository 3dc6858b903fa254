import type { Canvas } from '../drawing/canvas.ts';
import { circle, ellipse, group, layers, path, place, rect, rows, stroke } from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';

/* Desert, ranch and fiesta. Each fills a box from -100 to 100, lit from the upper left. */
export function cactus(art: Canvas): string {
  const a = 'M0,98V-60';
  const b = 'M0,30H-34C-50,30 -58,20 -58,4V-24';
  const d = 'M0,6H34C50,6 58,-4 58,-20V-50';
  const t = (p: string, w: number) =>
    stroke(p, MATERIALS.leaf[3], w) +
    stroke(p, art.linear([MATERIALS.leaf[1], MATERIALS.leaf[2], '#2c7a2a'], 0, -100, 60, 100, true), w - 5);
  return layers(
    t(b, 34),
    t(d, 34),
    t(a, 52),
    [-14, 0, 14].map((x) => stroke(`M${x},90V-66`, MATERIALS.leaf[3], 2, 'opacity=".5"')).join(''),
    stroke('M-58,-22V4M58,-46V-20', MATERIALS.leaf[3], 2, 'opacity=".5"'),
    rows([
      [0, -88, 1],
      [-58, -44, 0.7],
      [60, -72, 0.7],
    ])
      .map(([x, y, s]) =>
        place(
          x,
          y,
          s,
          0,
          [0, 60, 120, 180, 240, 300]
            .map((r) => group(`rotate(${r})`, ellipse(0, -11, 7, 12, r % 120 ? '#ff5f93' : '#e63b77')))
            .join('') + circle(0, 0, 6, '#ffd966'),
        ),
      )
      .join(''),
  );
}

export function hat(art: Canvas): string {
  return layers(
    path('M-108,34C-80,72 80,72 108,34C112,60 70,90 0,90C-70,90 -112,60 -108,34Z', MATERIALS.wood[4]),
    path(
      'M-108,34C-104,10 -60,26 -50,30C-52,-20 -34,-80 0,-80C34,-80 52,-20 50,30C60,26 104,10 108,34C104,64 60,78 0,78C-60,78 -104,64 -108,34Z',
      art.metal('lemon', 0, 3),
    ),
    path('M-51,26C-30,44 30,44 51,26L50,6C30,24 -30,24 -50,6Z', MATERIALS.ruby[2]),
    path('M-50,6L-36,22L-22,16L-8,24L8,18L22,24L36,14L50,6', 'none', `stroke="${MATERIALS.gold[0]}" stroke-width="3"`),
    Array.from({ length: 13 }, (_, i) => {
      const x = -90 + i * 15;
      return circle(x, 58 - Math.abs(x) * 0.14 + 4, 4.6, i % 2 ? '#17b4b8' : '#e63b77');
    }).join(''),
    path('M10,-78C40,-70 54,-20 50,20C40,-10 30,-50 10,-78Z', MATERIALS.wood[3], 'opacity=".3"'),
  );
}

export function guitar(art: Canvas): string {
  return group(
    'rotate(32)',
    rect(-8, -106, 16, 110, 3, art.metal('wood', 2, 4)) +
      rect(-13, -112, 26, 30, 4, MATERIALS.wood[4]) +
      path(
        'M-34,4C-44,-16 -20,-34 0,-34C20,-34 44,-16 34,4C26,18 56,34 56,62C56,90 30,104 0,104C-30,104 -56,90 -56,62C-56,34 -26,18 -34,4Z',
        art.sphere('amber'),
        `stroke="${MATERIALS.wood[3]}" stroke-width="4"`,
      ) +
      circle(0, 26, 19, '#1b0c04') +
      `<circle cy="26" r="23" fill="none" stroke="${MATERIALS.gold[0]}" stroke-width="3" stroke-dasharray="4 3"/>` +
      rect(-24, 70, 48, 9, 3, MATERIALS.wood[3]) +
      [-5, -1.7, 1.7, 5].map((x) => stroke(`M${x},-100V74`, '#fff7e0', 1.1)).join(''),
  );
}

export function maraca(art: Canvas): string {
  return rows([
    [-24, -26, 'ruby', '#ffd966'],
    [26, 26, 'emerald', '#fff'],
  ])
    .map(([r, , k, z]) =>
      group(
        `rotate(${r})`,
        rect(-8, 10, 16, 92, 7, art.metal('wood', 0, 3)) +
          ellipse(0, -36, 40, 52, art.sphere(k)) +
          stroke('M-38,-40Q0,-24 38,-40M-36,-20Q0,-4 36,-20', z, 5) +
          ellipse(-14, -64, 9, 14, '#fff', 'opacity=".55"'),
      ),
    )
    .join('');
}
