import type { Canvas } from '../../drawing/canvas.ts';
import { ball } from '../../drawing/shading.ts';
import { circle, ellipse, group, layers, path, place, rows, stroke, times } from '../../drawing/shapes.ts';
import { MATERIALS, type MaterialName } from '../../palettes.ts';

/* Flowers of a garden. Each fills a box from -100 to 100, lit from the upper left. */

/** Petals around a middle: how many, of which outline, and how they are turned. */
function petals(
  art: Canvas,
  count: number,
  d: string,
  material: MaterialName,
  { turn = 0, from = 0, scale = 1 } = {},
): string {
  const fill = art.metal(material, from, from + 2);
  return times(count, (i) =>
    group(
      `rotate(${turn + (i * 360) / count})${scale === 1 ? '' : ` scale(${scale})`}`,
      path(d, fill, `stroke="${MATERIALS[material][3]}" stroke-width="1.5" stroke-opacity=".5"`),
    ),
  );
}

/** Stem and two leaves under a flower. */
function stem(art: Canvas): string {
  const blade = 'M0,0C24,-26 56,-26 76,-10C54,14 24,16 0,0Z';
  return layers(
    stroke('M0,20C4,52 0,76 -6,104', MATERIALS.leaf[3], 10),
    group('translate(0 78) rotate(-12)', path(blade, art.metal('leaf', 0, 3))),
    group('translate(-2 88) rotate(194) scale(1 -1)', path(blade, art.metal('leaf', 1, 3))),
  );
}

export function rose(art: Canvas): string {
  const red = art.metal('ruby', 0, 3);
  return layers(
    stem(art),
    path('M-70,-16C-78,34 -34,56 0,54C34,56 78,34 70,-16C40,6 -40,6 -70,-16Z', art.metal('ruby', 1, 4)),
    path('M-70,-18C-66,-74 -24,-92 0,-88C30,-92 68,-70 70,-18C58,36 -52,40 -70,-18Z', red),
    path('M-54,-28C-40,10 24,18 54,-30C50,30 -44,34 -54,-28Z', MATERIALS.ruby[3]),
    path('M-46,-44C-30,-6 20,-4 44,-46C42,4 -38,10 -46,-44Z', MATERIALS.ruby[2]),
    path('M-34,-54C-20,-24 16,-24 32,-56C32,-16 -28,-14 -34,-54Z', MATERIALS.ruby[1]),
    stroke('M-30,-58C-14,-80 22,-78 24,-56C22,-40 -6,-40 -6,-54C-4,-62 8,-62 10,-56', MATERIALS.ruby[4], 5),
    stroke('M-58,-36C-52,-60 -38,-72 -22,-78', '#fff', 5, 'opacity=".4"'),
  );
}

export function sunflower(art: Canvas): string {
  const petal = 'M-14,-36C-18,-66 -8,-88 0,-98C8,-88 18,-66 14,-36Z';
  return layers(
    petals(art, 16, petal, 'amber', { turn: 11 }),
    petals(art, 16, petal, 'lemon'),
    circle(0, 0, 46, '#3a1c08'),
    circle(0, 0, 42, art.radial(['#8a5222', '#532c0e', '#2b1406'])),
    times(26, (i) => {
      const r = 5 + Math.sqrt(i) * 6.6;
      const a = i * 2.4;
      return circle(Math.cos(a) * r, Math.sin(a) * r, 2.6, '#c88a3c');
    }),
  );
}

export function orchid(art: Canvas): string {
  return layers(
    stroke('M0,30C10,60 2,86 -14,104', MATERIALS.leaf[3], 9),
    petals(art, 3, 'M-26,-8C-44,-60 -22,-92 0,-98C22,-92 44,-60 26,-8Z', 'plum'),
    [-1, 1].map((k) =>
      group(
        `scale(${k} 1)`,
        path(
          'M-4,-8C-44,-56 -96,-46 -98,-16C-96,18 -46,30 -4,8Z',
          art.metal('pink', 0, 2),
          'stroke="#92124a" stroke-width="1.5"',
        ),
      ),
    ),
    path('M-20,6C-40,34 -30,66 0,76C30,66 40,34 20,6Z', art.metal('ruby', 0, 3)),
    path('M-10,10C-18,30 -12,48 0,54C12,48 18,30 10,10Z', '#ffe08a'),
    rows([
      [-34, -14],
      [-52, -20],
      [34, -14],
      [52, -20],
      [-44, -4],
      [44, -4],
    ]).map(([x, y]) => circle(x, y, 3.4, MATERIALS.pink[3])),
    ball(art, 0, 0, 13, 'bone'),
  );
}

export function jasmine(art: Canvas): string {
  const one = layers(
    petals(art, 5, 'M-6,-6C-34,-34 -24,-84 0,-96C24,-84 34,-34 6,-6Z', 'bone'),
    circle(0, 0, 16, art.sphere('amber')),
  );
  return layers(
    path('M-96,60C-60,20 60,20 96,60C50,90 -50,90 -96,60Z', art.metal('leaf', 1, 3)),
    place(-44, -38, 0.58, -10, one),
    place(46, -34, 0.56, 24, one),
    place(2, 36, 0.66, 8, one),
  );
}

export function lily(art: Canvas): string {
  const petal = 'M-12,-8C-36,-44 -18,-88 0,-104C18,-88 36,-44 12,-8Z';
  return layers(
    stem(art),
    group(
      'translate(0 -14)',
      petals(art, 3, petal, 'amber', { turn: 60 }) +
        petals(art, 3, petal, 'rust') +
        times(6, (i) =>
          group(
            `rotate(${i * 60 + 14})`,
            stroke('M0,0Q4,-26 10,-46', '#fff0b8', 3) + ellipse(11, -50, 4, 8, '#6b2a10'),
          ),
        ),
    ),
    rows([
      [-10, -50],
      [8, -62],
      [30, -30],
      [-32, -34],
      [24, 8],
      [-26, 6],
    ]).map(([x, y]) => circle(x, y, 2.6, '#6b1408')),
  );
}

export function poppy(art: Canvas): string {
  return layers(
    stem(art),
    group(
      'translate(0 -16)',
      petals(art, 4, 'M-8,0C-70,-10 -62,-84 0,-84C62,-84 70,-10 8,0Z', 'ruby', { turn: 45, from: 1 }) +
        petals(art, 4, 'M-8,0C-54,-14 -50,-72 0,-72C50,-72 54,-14 8,0Z', 'ruby'),
    ),
    circle(0, -16, 24, '#16100e'),
    times(14, (i) =>
      group(
        `translate(0 -16) rotate(${i * 25.7})`,
        stroke('M0,-20V-32', '#16100e', 3) + circle(0, -34, 3.4, '#16100e'),
      ),
    ),
    circle(0, -16, 13, art.sphere('leaf')),
  );
}

export function dahlia(art: Canvas): string {
  const petal = 'M-17,-20C-24,-58 -8,-84 0,-94C8,-84 24,-58 17,-20Z';
  return layers(
    petals(art, 14, petal, 'pink', { from: 1 }),
    petals(art, 14, petal, 'pink', { turn: 13, scale: 0.8 }),
    petals(art, 12, petal, 'amber', { turn: 4, scale: 0.6 }),
    petals(art, 10, petal, 'amber', { turn: 18, scale: 0.42 }),
    circle(0, 0, 15, art.sphere('gold')),
  );
}

export function magnolia(art: Canvas): string {
  const petal = 'M-10,0C-52,-20 -46,-80 0,-98C46,-80 52,-20 10,0Z';
  return layers(
    stroke('M-70,100C-30,70 -10,40 0,10', MATERIALS.wood[3], 11),
    petals(art, 5, petal, 'pink', { turn: 36 }),
    petals(art, 4, petal, 'bone', { turn: 10, scale: 0.82 }),
    ellipse(0, -2, 13, 19, art.metal('leaf', 0, 2)),
    times(8, (i) => group(`rotate(${i * 45})`, circle(0, -20, 4, '#f2b632'))),
  );
}

export function violet(art: Canvas): string {
  const one = layers(
    [-38, 38].map((a) =>
      group(`rotate(${a})`, path('M-4,0C-44,-30 -34,-84 0,-90C34,-84 44,-30 4,0Z', art.metal('plum', 1, 3))),
    ),
    [-104, 104].map((a) =>
      group(`rotate(${a})`, path('M-4,0C-40,-20 -34,-72 0,-78C34,-72 40,-20 4,0Z', art.metal('plum', 0, 2))),
    ),
    path('M-6,0C-48,20 -40,78 0,84C40,78 48,20 6,0Z', art.metal('plum', 0, 2)),
    stroke('M-4,14L-12,40M0,14V46M4,14L12,40', '#2a0f52', 3),
    circle(0, 2, 11, art.sphere('lemon')),
  );
  return layers(
    path('M-84,84C-90,40 -30,30 0,70C30,30 90,40 84,84C50,104 -50,104 -84,84Z', art.metal('leaf', 0, 3)),
    place(0, -10, 0.98, 0, one),
  );
}

export function carnation(art: Canvas): string {
  const frill = 'M-26,-10L-34,-60L-24,-74L-18,-66L-8,-84L0,-72L8,-86L18,-68L26,-74L34,-60L26,-10Z';
  return layers(
    stem(art),
    group(
      'translate(0 -14)',
      petals(art, 9, frill, 'ruby', { from: 1 }) +
        petals(art, 7, frill, 'pink', { turn: 20, scale: 0.76, from: 1 }) +
        petals(art, 5, frill, 'pink', { turn: 8, scale: 0.5 }),
    ),
    path('M-20,34C-10,44 10,44 20,34L12,66H-12Z', art.metal('leaf', 0, 3)),
  );
}

export function whiteLily(art: Canvas): string {
  const bloom = layers(
    path(
      'M-14,84C-26,40 -50,0 -60,-46C-30,-48 -10,-36 0,-14C10,-36 30,-48 60,-46C50,0 26,40 14,84Z',
      art.metal('bone', 0, 3),
    ),
    path('M-14,84C-20,30 -26,-30 0,-96C26,-30 20,30 14,84Z', art.linear(['#ffffff', '#fdf6e4', '#dfe8c0'])),
    path(
      'M-60,-46C-84,-54 -96,-44 -102,-30C-70,-30 -40,-4 -20,40ZM60,-46C84,-54 96,-44 102,-30C70,-30 40,-4 20,40Z',
      art.metal('bone', 1, 3),
    ),
    [-14, 0, 14].map(
      (x) => stroke(`M${x / 3},0Q${x},-30 ${x * 1.4},-46`, '#e9d38a', 3) + ellipse(x * 1.5, -50, 4, 8, '#d98a16'),
    ),
  );
  return layers(
    stroke('M0,70V104', MATERIALS.leaf[3], 10),
    bloom,
    group('translate(2 92) rotate(-20)', path('M0,0C24,-20 50,-20 66,-6C48,10 22,12 0,0Z', art.metal('leaf', 0, 3))),
  );
}

export function hydrangea(art: Canvas): string {
  const spots = rows([
    [0, -66],
    [-36, -54],
    [36, -54],
    [-60, -22],
    [-20, -28],
    [22, -28],
    [60, -22],
    [-62, 16],
    [-30, 10],
    [8, 6],
    [40, 12],
    [64, 14],
    [-42, 44],
    [-6, 42],
    [30, 46],
  ]);
  const floret = (x: number, y: number, i: number) =>
    place(
      x,
      y,
      1,
      i * 17,
      times(4, (k) =>
        group(
          `rotate(${k * 90 + 45})`,
          ellipse(
            0,
            -12,
            12,
            13,
            art.metal(i % 3 ? 'sapphire' : 'plum', 0, 2),
            'stroke="#0a3f9a" stroke-opacity=".35"',
          ),
        ),
      ) + circle(0, 0, 4.6, '#fff6d0'),
    );
  return layers(
    [-1, 1].map((k) =>
      group(`scale(${k} 1)`, path('M0,70C-30,30 -90,40 -100,74C-70,104 -24,102 0,84Z', art.metal('leaf', 0, 3))),
    ),
    spots.map(([x, y], i) => floret(x, y, i)),
  );
}
