import type { Canvas } from '../../drawing/canvas.ts';
import { ball } from '../../drawing/shading.ts';
import {
  circle,
  dashes,
  ellipse,
  group,
  layers,
  path,
  place,
  polygon,
  rect,
  rows,
  star,
  stroke,
  times,
} from '../../drawing/shapes.ts';
import { MATERIALS } from '../../palettes.ts';

/* Caravans and bazaars. Each fills a box from -100 to 100, lit from the upper left. */
export function palm(art: Canvas): string {
  const fronds = [-168, -140, -112, -68, -40, -12, 16, 164].map((a) =>
    group(`translate(6 -50) rotate(${a})`, path('M0,-3C22,-22 56,-22 82,6C54,-6 24,-4 0,6Z', art.metal('leaf', 0, 3))),
  );
  return layers(
    path('M-20,98C-14,40 -12,0 0,-50H14C8,0 10,50 18,98Z', art.metal('wood', 0, 3)),
    times(8, (i) =>
      stroke(`M${-15 + i * 1.6},${78 - i * 16}Q0,${86 - i * 16} ${15 - i * 0.4},${78 - i * 16}`, MATERIALS.wood[3], 3),
    ),
    fronds,
    rows([
      [-4, -42],
      [14, -40],
      [5, -32],
    ]).map(([x, y]) => ball(art, x, y, 9, 'rust')),
  );
}

export function camel(art: Canvas): string {
  return layers(
    ellipse(-6, 96, 84, 8, '#000', 'opacity=".25"'),
    rows([
      [-58, 0],
      [-34, 4],
      [22, 4],
      [44, 0],
    ]).map(([x, d]) => path(`M${x},20L${x + 3 + d / 2},96H${x + 15}L${x + 20},20Z`, art.metal('amber', 1, 3))),
    path(
      'M-84,30C-84,-4 -66,-12 -56,-34C-48,-54 -34,-54 -26,-34C-18,-16 -6,-16 4,-34C12,-52 28,-52 34,-32C40,-10 52,0 60,-8C66,-24 62,-50 70,-66C80,-84 104,-78 106,-58C104,-50 92,-48 86,-44C88,-10 76,40 40,44C0,52 -60,52 -84,30Z',
      art.metal('amber', 0, 3),
    ),
    path('M-40,-30C-34,-14 4,-14 12,-30L26,22H-52Z', '#c8162f'),
    path('M-52,22H26V30H-52Z', '#ffd966'),
    times(8, (i) => circle(-47 + i * 10, 34, 4, '#ffd966')),
    circle(84, -66, 4, '#1a0e06'),
    path('M72,-72L66,-88L80,-78Z', MATERIALS.amber[3]),
    stroke('M66,-50Q78,-40 90,-48', '#c8162f', 5),
    stroke('M-84,28Q-98,40 -92,60', MATERIALS.amber[3], 6),
  );
}

export function dune(_art: Canvas): string {
  return layers(
    circle(30, -44, 36, '#fff3c4'),
    path('M-104,46C-60,-20 -20,-34 12,-40C46,-10 70,18 104,30V96H-104Z', '#f2b95c'),
    path('M12,-40C0,0 -26,30 -104,60V96H104V30C70,18 46,-10 12,-40Z', '#d88a34'),
    path('M-104,80C-40,46 40,46 104,74V98H-104Z', '#b8651f'),
    times(4, (i) =>
      stroke(
        `M${-80 + i * 16},${66 + i * 6}Q${-40 + i * 16},${56 + i * 6} ${10 + i * 16},${64 + i * 6}`,
        '#fff0c8',
        2.5,
        'opacity=".5"',
      ),
    ),
  );
}

export function scorpion(art: Canvas): string {
  const legs = times(4, (i) =>
    stroke(`M-22,${6 + i * 14}L${-58 - i * 3},${-2 + i * 18}L${-70 - i * 3},${22 + i * 18}`, MATERIALS.rust[3], 6),
  );
  const claw =
    stroke('M-22,-10C-60,-20 -70,-44 -60,-62', MATERIALS.rust[2], 13) +
    path(
      'M-60,-62C-84,-66 -88,-94 -70,-104C-72,-92 -66,-86 -58,-84C-56,-92 -50,-98 -44,-98C-40,-82 -44,-66 -60,-62Z',
      art.metal('rust', 0, 3),
    );
  return layers(
    legs,
    group('scale(-1 1)', legs),
    claw,
    group('scale(-1 1)', claw),
    stroke('M0,60C4,100 60,100 62,60C64,30 40,20 30,30', MATERIALS.rust[3], 20),
    dashes('M0,60C4,100 60,100 62,60C64,30 40,20 30,30', MATERIALS.rust[1], 14, '14 5'),
    path('M34,38C22,36 14,24 18,10C24,18 34,20 40,26Z', MATERIALS.rust[4]),
    rows([
      [-18, 30],
      [0, 33],
      [18, 32],
      [36, 28],
      [52, 22],
    ]).map(([y, r]) => ellipse(0, y, r, 14, art.metal('rust', 0, 3), 'stroke="#431404" stroke-width="2"')),
    [-9, 9].map((x) => circle(x, -24, 5, '#160804') + circle(x - 1, -26, 1.8, '#fff')),
  );
}

export function turban(art: Canvas): string {
  return layers(
    path('M-52,30C-50,80 -26,100 0,100C26,100 50,80 52,30Z', '#c98a55'),
    path('M-40,60C-30,96 30,96 40,60C24,72 12,66 0,66C-12,66 -24,72 -40,60Z', '#2a1810'),
    [-20, 20].map((x) => ellipse(x, 44, 9, 6, '#fff') + circle(x, 44, 5, '#20120a')),
    stroke('M-32,32Q-20,26 -10,32M10,32Q20,26 32,32', '#2a1810', 5),
    path('M-84,14C-96,-56 -40,-92 6,-88C60,-84 98,-50 84,14C50,40 -50,40 -84,14Z', art.metal('bone', 0, 3)),
    stroke('M-82,6C-30,-40 30,-70 70,-46M-70,24C-20,-10 40,-40 84,-24M-76,-34C-40,-60 0,-78 30,-78', '#b59a68', 4),
    path('M-4,-60C-22,-96 14,-112 22,-84C22,-74 12,-66 6,-58Z', '#1a9fd6'),
    ball(art, 0, -44, 16, 'ruby'),
    circle(0, -44, 18, 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="4"`),
  );
}

export function carpet(art: Canvas): string {
  const cloth = 'M-96,-20C-60,-56 -30,16 6,-20C36,-50 66,-10 96,-44L82,38C56,70 30,34 0,64C-34,94 -60,28 -92,60Z';
  return layers(
    ellipse(0, 94, 70, 8, '#000', 'opacity=".28"'),
    path(cloth, art.metal('ruby', 0, 3), 'stroke="#ffd966" stroke-width="6" stroke-linejoin="round"'),
    path(
      'M-74,-6C-50,-26 -24,26 8,-4C34,-26 56,2 76,-18L68,24C48,46 26,20 0,44C-30,68 -52,20 -72,36Z',
      '#1f4d8f',
      'stroke="#ffd966" stroke-width="3"',
    ),
    place(-2, 14, 0.32, 0, star(8, 90, 44, '#ffd966') + circle(0, 0, 34, '#c8162f')),
    rows([
      [-46, 14],
      [42, 6],
    ]).map(([x, y]) => polygon([x - 14, y, x, y - 14, x + 14, y, x, y + 14], '#ffd966')),
    times(5, (i) => stroke(`M${-95 + i},${-12 + i * 17}l-9,5M${94 - i * 2.6},${-34 + i * 17}l9,-4`, '#ffe9a8', 4)),
  );
}

export function lamp(art: Canvas): string {
  return layers(
    path('M62,-10C92,-30 60,-60 84,-100C56,-88 40,-64 54,-44C60,-34 58,-22 48,-14Z', '#b98cff', 'opacity=".85"'),
    stroke('M-50,16C-98,-10 -98,60 -44,52', MATERIALS.gold[3], 13),
    stroke('M-50,16C-98,-10 -98,60 -44,52', MATERIALS.gold[1], 8),
    path(
      'M-58,10C-30,-4 30,-6 50,2C64,4 76,-8 92,-6C92,10 70,26 52,44C40,62 -34,66 -52,46C-62,34 -64,20 -58,10Z',
      art.metal('gold', 0, 3),
      'stroke="#6b3d0a" stroke-width="2"',
    ),
    path('M-30,2C-24,-26 20,-26 26,0Z', art.metal('gold', 0, 3)),
    circle(-2, -26, 8, art.sphere('gold')),
    path('M-24,58H18L30,84H-38Z', art.metal('gold', 1, 3)),
    ellipse(-4, 86, 44, 9, art.metal('gold', 0, 3)),
    stroke('M-40,20C-20,8 14,8 34,14', '#fff', 6, 'opacity=".6"'),
    ball(art, -4, 34, 9, 'ruby'),
  );
}

export function minaret(art: Canvas): string {
  return layers(
    ellipse(0, 94, 62, 8, '#000', 'opacity=".3"'),
    rect(-24, -26, 48, 120, 2, art.metal('stone', 0, 3)),
    path('M-38,-30H38L30,-14H-30Z', MATERIALS.stone[1]),
    rect(-36, -44, 72, 16, 3, MATERIALS.stone[0]),
    times(7, (i) => rect(-34 + i * 10.5, -42, 5, 12, 2, MATERIALS.stone[3])),
    rect(-20, -66, 40, 24, 2, MATERIALS.stone[1]),
    path('M-26,-64C-34,-84 -10,-90 0,-106C10,-90 34,-84 26,-64Z', art.metal('aqua', 0, 3)),
    circle(0, -106, 5, MATERIALS.gold[1]),
    rows([
      [-8, 6],
      [-8, 46],
    ]).map(([x, y]) =>
      path(
        `M${x - 4},${y + 26}V${y + 6}Q${x - 4},${y - 6} 0,${y - 10}Q${12},${y - 6} 12,${y + 6}V${y + 26}Z`,
        '#3a2a16',
      ),
    ),
    rect(-34, 82, 68, 14, 2, MATERIALS.stone[2]),
  );
}
