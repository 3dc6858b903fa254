import type { Canvas } from '../../drawing/canvas.ts';
import { ball } from '../../drawing/shading.ts';
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
  rows,
  star,
  stroke,
  times,
} from '../../drawing/shapes.ts';
import { MATERIALS, type MaterialName } from '../../palettes.ts';

/* From the toy box. Each fills a box from -100 to 100, lit from the upper left. */
export function spinningTop(art: Canvas): string {
  return group(
    'rotate(12)',
    layers(
      rect(-7, -104, 14, 46, 5, art.metal('gold', 0, 3)),
      circle(0, -102, 10, art.sphere('ruby')),
      path('M-84,-26C-80,-66 80,-66 84,-26C84,0 30,60 0,98C-30,60 -84,0 -84,-26Z', art.metal('ruby', 0, 3)),
      path(
        'M-84,-24C-50,-2 50,-2 84,-24C82,-8 70,10 58,26C20,36 -20,36 -58,26C-70,10 -82,-8 -84,-24Z',
        art.metal('lemon', 0, 3),
      ),
      path('M-44,44C-16,52 16,52 44,44L26,66H-26Z', art.metal('sapphire', 0, 3)),
      ellipse(0, -42, 66, 15, MATERIALS.ruby[1], 'opacity=".6"'),
      path('M-10,84L0,106L10,84Z', MATERIALS.silver[2]),
    ),
  );
}

export function puppet(art: Canvas): string {
  return layers(
    stroke('M-70,-92H70M0,-104V-80', MATERIALS.wood[1], 11),
    stroke(
      'M-66,-90L-72,22M66,-90L72,22M-4,-82L-10,-56M4,-82L10,-56M-30,-92L-26,70M30,-92L26,70',
      '#fff',
      1.6,
      'opacity=".8"',
    ),
    stroke('M-34,6L-70,24M34,6L70,24', '#2b7fc4', 17),
    [-74, 74].map((x) => circle(x, 26, 10, '#f0c097')),
    stroke('M-16,56L-24,90M16,56L24,90', '#1f4d8f', 17),
    [-28, 28].map((x) => ellipse(x, 98, 17, 9, '#7a0f22')),
    path('M-40,-6C-20,-14 20,-14 40,-6L32,60H-32Z', art.metal('ruby', 0, 3)),
    [10, 28, 46].map((y) => circle(0, y, 5, '#ffd966')),
    circle(0, -38, 33, art.radial(['#ffe6cc', '#f0c097', '#c98a5c'], 0.36, 0.3, 0.8)),
    path('M-34,-46C-30,-90 30,-90 34,-46C16,-56 -16,-56 -34,-46Z', art.metal('lemon', 0, 3)),
    [-12, 12].map((x) => circle(x, -38, 5, '#1c1208')),
    circle(0, -28, 6.4, '#d0283c'),
    stroke('M-16,-20Q0,-8 16,-20', '#7a1a12', 4),
    [-21, 21].map((x) => circle(x, -24, 6, '#f0603f', 'opacity=".55"')),
  );
}

export function marble(art: Canvas): string {
  const one = (x: number, y: number, r: number, material: MaterialName, twist: string) =>
    layers(
      circle(x + 3, y + 6, r, '#000', 'opacity=".25"'),
      circle(x, y, r, art.radial(['#ffffff', '#dff3ff', '#8fb8d4', '#4a6f8c'], 0.36, 0.3, 0.85)),
      group(
        `translate(${x} ${y}) scale(${r / 60})`,
        path(
          'M-36,-36C-6,-46 14,-20 -2,2C-18,24 6,48 40,34C20,58 -34,52 -34,12C-34,-12 -10,-18 -36,-36Z',
          MATERIALS[material][2],
          'opacity=".9"',
        ) + path('M36,-36C20,-30 20,-6 34,10C44,-2 48,-22 36,-36Z', twist, 'opacity=".9"'),
      ),
      ellipse(
        x - r * 0.36,
        y - r * 0.44,
        r * 0.28,
        r * 0.16,
        '#fff',
        `opacity=".9" transform="rotate(-32 ${x - r * 0.36} ${y - r * 0.44})"`,
      ),
    );
  return layers(
    one(-16, 14, 74, 'ruby', '#ffc93d'),
    one(62, -58, 36, 'sapphire', '#fff6d0'),
    one(66, 62, 28, 'emerald', '#ffd966'),
  );
}

export function yoyo(art: Canvas): string {
  return layers(
    stroke('M0,10C-10,-40 60,-50 40,-104', '#fff6e0', 5),
    circle(40, -96, 10, 'none', 'stroke="#fff6e0" stroke-width="5"'),
    circle(5, 34, 68, '#000', 'opacity=".3"'),
    circle(0, 28, 68, art.sphere('sapphire')),
    circle(0, 28, 50, 'none', 'stroke="#ffd966" stroke-width="8"'),
    circle(0, 28, 34, art.sphere('ruby')),
    place(0, 28, 0.26, 0, star(5, 92, 40, '#ffd966')),
    ellipse(-28, -8, 20, 11, '#fff', 'opacity=".7" transform="rotate(-36 -28 -8)"'),
  );
}

export function toySoldier(art: Canvas): string {
  return layers(
    ellipse(0, 98, 54, 7, '#000', 'opacity=".3"'),
    path('M-24,44H-4V96H-28ZM24,44H4V96H28Z', '#1f3a6a'),
    [-18, 18].map((x) => ellipse(x, 94, 17, 8, '#15181c')),
    path('M-40,-22H40L34,54H-34Z', art.metal('ruby', 0, 3)),
    stroke('M-34,-16L30,44M34,-16L-30,44', '#fff', 9),
    rect(-35, 40, 70, 10, 2, '#15181c'),
    rect(-9, 38, 18, 14, 3, MATERIALS.gold[1]),
    stroke('M-42,-14L-50,32M42,-14L50,32', '#b0182c', 17),
    [-44, 44].map((x) => rect(x - 15, -28, 30, 13, 6, MATERIALS.gold[1])),
    rect(-25, -66, 50, 44, 12, '#f3c39a'),
    [-10, 10].map((x) => circle(x, -46, 4, '#1c1208')),
    stroke('M-10,-33Q0,-26 10,-33', '#8a2c1c', 3),
    path('M-30,-60V-104C-14,-112 14,-112 30,-104V-60C14,-66 -14,-66 -30,-60Z', art.metal('ink', 0, 4)),
    place(0, -84, 0.16, 0, star(5, 92, 40, '#ffd966')),
    stroke('M-27,-62C-20,-36 20,-36 27,-62', MATERIALS.gold[1], 3),
  );
}

export function nestingDoll(art: Canvas): string {
  return layers(
    ellipse(0, 98, 52, 7, '#000', 'opacity=".3"'),
    path(
      'M0,-104C-38,-104 -48,-74 -44,-46C-42,-34 -62,-20 -66,20C-70,66 -56,98 -40,100H40C56,98 70,66 66,20C62,-20 42,-34 44,-46C48,-74 38,-104 0,-104Z',
      art.metal('ruby', 0, 3),
    ),
    circle(0, -62, 31, '#ffe3c8'),
    path('M-31,-62C-30,-90 -6,-94 0,-94C6,-94 30,-90 31,-62C22,-80 8,-84 0,-84C-8,-84 -22,-80 -31,-62Z', '#5a2c14'),
    [-11, 11].map((x) => circle(x, -62, 4.4, '#1c1208')),
    [-18, 18].map((x) => circle(x, -52, 6, '#f0603f', 'opacity=".6"')),
    stroke('M-7,-46Q0,-40 7,-46', '#c2203a', 3.6),
    ellipse(0, 38, 42, 50, '#fff3d8'),
    place(
      0,
      34,
      0.3,
      0,
      times(5, (i) => group(`rotate(${i * 72})`, ellipse(0, -44, 32, 36, MATERIALS.sapphire[2]))) +
        circle(0, 0, 24, '#ffd966'),
    ),
    rows([
      [-22, 66, -30],
      [22, 66, 30],
      [-24, 4, 210],
      [24, 4, -30],
    ]).map(([x, y, a]) =>
      group(`translate(${x} ${y}) rotate(${a})`, path('M-12,0Q0,-12 14,0Q0,12 -12,0Z', MATERIALS.leaf[2])),
    ),
    path('M-40,-26C-16,-14 16,-14 40,-26L36,-12C14,0 -14,0 -36,-12Z', '#ffd966'),
  );
}

export function domino(art: Canvas): string {
  const tile = (pips: readonly (readonly [number, number])[]) =>
    layers(
      rect(-40, -86, 88, 178, 13, '#000', 'opacity=".3"'),
      rect(-44, -92, 88, 178, 13, art.metal('bone', 0, 3), 'stroke="#7a6a44" stroke-width="2"'),
      stroke('M-34,-3H34', '#5a4a2b', 5),
      circle(0, -3, 6, MATERIALS.gold[2]),
      pips.map(([x, y]) => circle(x, y, 9.5, '#16191d')),
    );
  const five = rows([
    [-22, -70],
    [22, -70],
    [0, -47],
    [-22, -24],
    [22, -24],
  ]);
  const six = rows([
    [-22, 20],
    [22, 20],
    [-22, 42],
    [22, 42],
    [-22, 64],
    [22, 64],
  ]);
  return layers(
    place(
      34,
      -2,
      0.82,
      20,
      tile([
        [0, -47],
        [-22, 20],
        [22, 64],
        [0, 42],
      ]),
    ),
    place(-26, 4, 0.94, -12, tile([...five, ...six])),
  );
}

export function cupAndBall(art: Canvas): string {
  return layers(
    stroke('M-44,6C-10,60 60,70 52,-20', '#fff6e0', 4),
    ball(art, 48, -50, 44, 'ruby'),
    stroke('M8,-66C30,-50 66,-44 90,-60', '#ffd966', 7),
    group(
      'rotate(-24)',
      layers(
        rect(-9, 18, 18, 78, 6, art.metal('wood', 0, 3)),
        path(
          'M-40,-40C-38,6 -16,22 0,24C16,22 38,6 40,-40Z',
          art.metal('wood', 0, 3),
          'stroke="#2b1608" stroke-width="2"',
        ),
        ellipse(0, -40, 40, 12, MATERIALS.wood[4]),
        rect(-15, 44, 30, 12, 4, MATERIALS.sapphire[2]),
        circle(0, 98, 14, art.sphere('amber')),
      ),
    ),
  );
}

export function kaleidoscope(_art: Canvas): string {
  const colours = ['#e8437d', '#ffd15c', '#1a9fd6', '#12a96b', '#f28616', '#8a3fd6'] as const;
  const sector = (i: number) =>
    layers(
      polygon([0, 0, 26, -94, 50, -84], nth(colours, i)),
      polygon([0, 0, 26, -94, 0, -98], nth(colours, i + 1)),
      polygon([0, -20, 14, -46, 0, -74, -14, -46], nth(colours, i + 3)),
      circle(26, -72, 8, nth(colours, i + 4)),
      polygon([8, -12, 20, -40, 26, -18], nth(colours, i + 2)),
    );
  return layers(
    circle(4, 8, 102, '#000', 'opacity=".3"'),
    circle(0, 0, 102, '#1a1230'),
    times(12, (i) => group(`rotate(${i * 30})`, sector(i))),
    star(12, 30, 13, '#fff6d0'),
    circle(0, 0, 9, '#e8437d'),
    circle(0, 0, 98, 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="9"`),
  );
}

export function skate(art: Canvas): string {
  return layers(
    path('M-50,-100H10L14,-32C40,-26 84,-14 88,26H-58Z', art.metal('bone', 0, 3), 'stroke="#8a7a5c" stroke-width="3"'),
    rect(-56, -104, 70, 20, 6, '#d0283c'),
    stroke('M-8,-78L14,-72M-8,-58L16,-52M-6,-38L24,-34M6,-22L34,-18', '#d0283c', 5),
    rect(-62, 22, 154, 17, 7, '#d0283c'),
    rect(-50, 39, 130, 11, 3, MATERIALS.slate[2]),
    [-38, -2, 34, 70].map(
      (x) => circle(x, 72, 19, '#22272d') + circle(x, 72, 9, '#ffd24a') + circle(x, 72, 4, '#22272d'),
    ),
    path('M66,22C66,4 44,-8 22,-12C20,6 32,18 42,22Z', '#d0283c', 'opacity=".85"'),
  );
}

export function jingleBell(art: Canvas): string {
  return layers(
    path(
      'M0,-66C-40,-104 -74,-78 -44,-58C-30,-50 -12,-56 0,-66C40,-104 74,-78 44,-58C30,-50 12,-56 0,-66Z',
      art.metal('ruby', 0, 3),
    ),
    circle(0, -64, 11, MATERIALS.ruby[1]),
    circle(0, 22, 74, art.sphere('gold')),
    rect(-74, 12, 148, 13, 6, MATERIALS.gold[3]),
    circle(-32, 56, 11, '#3a1c04'),
    circle(32, 56, 11, '#3a1c04'),
    stroke('M-32,56Q0,66 32,56', '#3a1c04', 8),
    ellipse(-30, -12, 20, 11, '#fff', 'opacity=".85" transform="rotate(-32 -30 -12)"'),
  );
}
