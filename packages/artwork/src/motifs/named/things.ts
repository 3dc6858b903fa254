import type { Canvas } from '../../drawing/canvas.ts';
import { ball, stone } from '../../drawing/shading.ts';
import {
  circle,
  ellipse,
  group,
  layers,
  path,
  place,
  polar,
  rect,
  regular,
  rivet,
  spark,
  star,
  stroke,
  tenth,
  times,
} from '../../drawing/shapes.ts';
import { MATERIALS, type MaterialName } from '../../palettes.ts';

/* Treasures, and what games of luck are played with. Each fills a box from -100 to 100, lit from the upper left. */
export function clock(art: Canvas): string {
  return layers(
    circle(0, -94, 13, 'none', `stroke="${MATERIALS.gold[2]}" stroke-width="7"`),
    rect(-9, -86, 18, 16, 4, MATERIALS.gold[1]),
    circle(4, 14, 84, '#000', 'opacity=".3"'),
    circle(0, 8, 84, art.metal('gold', 0, 3), 'stroke="#6b3d0a" stroke-width="2"'),
    circle(0, 8, 69, art.radial(['#fffdf6', '#f6ead0', '#dcc79a'])),
    times(12, (i) => group(`translate(0 8) rotate(${i * 30})`, rect(-2.5, -62, 5, i % 3 ? 8 : 15, 1, '#3a2408'))),
    stroke('M0,8L-30,-22', '#16191d', 8),
    stroke('M0,8L26,-36', '#16191d', 5.5),
    circle(0, 8, 8, MATERIALS.gold[3]),
    path('M-56,-30A68,68 0 0 1 -8,-58A84,84 0 0 0 -56,-30Z', '#fff', 'opacity=".8"'),
  );
}

export function mirror(art: Canvas): string {
  return layers(
    rect(-10, 48, 20, 56, 7, art.metal('gold', 0, 3), 'stroke="#6b3d0a" stroke-width="2"'),
    ellipse(0, -24, 70, 82, art.metal('gold', 0, 3), 'stroke="#6b3d0a" stroke-width="2.500"'),
    ellipse(0, -24, 55, 67, art.linear(['#f4fcff', '#a8d8ec', '#4a8cb0', '#c4e8f5'], 0, 0, 1, 1)),
    path('M-34,-60L-4,-84L12,-84L-44,-26ZM6,14L48,-34L50,-18L20,22Z', '#fff', 'opacity=".65"'),
    times(8, (i) => {
      const [x, y] = polar(1, i * 45 - 90);
      return ball(art, x * 63, y * 75 - 24, 7, i % 2 ? 'aqua' : 'ruby');
    }),
    circle(0, 102, 11, art.sphere('gold')),
  );
}

export function lighthouse(art: Canvas): string {
  return layers(
    path('M10,-72L104,-104V-42Z', '#fff3b0', 'opacity=".8"'),
    path('M-10,-72L-104,-96V-52Z', '#fff3b0', 'opacity=".6"'),
    path('M-30,82L-20,-46H20L30,82Z', '#fffaf0'),
    [-30, 12, 54].map((y, i) =>
      path(`M${-22 - i * 3},${y}H${22 + i * 3}L${24 + i * 3},${y + 22}H${-24 - i * 3}Z`, '#d0283c'),
    ),
    path('M4,-46H20L30,82H10Z', '#000', 'opacity=".14"'),
    rect(-28, -54, 56, 9, 3, '#22272d'),
    rect(-17, -86, 34, 32, 3, '#fff3b0', 'stroke="#22272d" stroke-width="5"'),
    path('M-24,-86C-18,-108 18,-108 24,-86Z', '#d0283c'),
    path('M-86,98C-70,70 -40,78 -30,80H30C50,76 76,78 88,98Z', art.metal('stone', 1, 4)),
    path('M-104,94q13,-8 26,0t26,0t26,0t26,0t26,0t26,0t26,0t26,0V104H-104Z', MATERIALS.sapphire[2]),
    path('M-8,82V62Q0,52 8,62V82Z', '#22272d'),
  );
}

export function vault(art: Canvas): string {
  return layers(
    circle(4, 8, 100, '#000', 'opacity=".35"'),
    circle(0, 0, 100, art.metal('slate', 0, 4)),
    times(12, (i) => rivet(88, i * 30, 5.5, '#eef3f7')),
    circle(0, 0, 74, MATERIALS.slate[4]),
    circle(0, 0, 69, art.radial(['#ffffff', '#b4c4d1', '#5c7285'], 0.36, 0.3, 0.85)),
    times(4, (i) => group(`rotate(${i * 45})`, rect(-5, -56, 10, 112, 5, art.metal('gold', 0, 3)))),
    circle(0, 0, 36, 'none', 'stroke="#7a4a08" stroke-width="11"'),
    circle(0, 0, 36, 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="7"`),
    circle(0, 0, 17, art.sphere('gold')),
    spark(-44, -44, 17, '#fff'),
  );
}

export function bomb(art: Canvas): string {
  return layers(
    stroke('M28,-48C40,-76 62,-72 68,-90', '#d9b27a', 8),
    place(70, -92, 1, 0, star(10, 27, 11, '#fff3b0') + star(10, 17, 7, '#ff7a2e', 12)),
    rect(10, -66, 34, 26, 6, art.metal('slate', 0, 3), 'transform="rotate(24 26 -52)"'),
    circle(
      -4,
      22,
      76,
      art.radial(
        [
          ['#8496a4', 1, 0],
          ['#3a4853', 1, 0.35],
          ['#151b20', 1, 0.75],
          ['#06080a', 1, 1],
        ],
        0.34,
        0.28,
        0.85,
      ),
    ),
    ellipse(-34, -14, 22, 11, '#fff', 'opacity=".75" transform="rotate(-34 -34 -14)"'),
  );
}

export function pegs(art: Canvas): string {
  const colours = ['#d91c33', '#f28616', '#ffd24a', '#f28616', '#d91c33'] as const;
  return layers(
    times(5, (row) => times(row + 2, (i) => ball(art, (i - (row + 1) / 2) * 36, -70 + row * 33, 8, 'bone'))),
    colours.map((colour, i) => rect(-88 + i * 36, 78, 32, 22, 6, colour)),
    stroke('M2,-104Q20,-84 16,-66Q38,-50 34,-26', '#fff0a8', 4, 'stroke-dasharray="1 9"'),
    ball(art, 36, -14, 17, 'gold'),
  );
}

export function lotteryBalls(art: Canvas): string {
  const balls: readonly (readonly [string, number, number, number, MaterialName])[] = [
    ['7', -52, -46, 38, 'sapphire'],
    ['21', 48, -54, 36, 'emerald'],
    ['36', 54, 40, 40, 'amber'],
    ['4', -54, 48, 36, 'plum'],
    ['15', 0, 0, 50, 'ruby'],
  ];
  return balls
    .map(([number, x, y, r, material]) =>
      layers(
        circle(x + 3, y + 5, r, '#000', 'opacity=".25"'),
        ball(art, x, y, r, material),
        circle(x, y, r * 0.58, '#fffdf6'),
        art.words('anton', number, { x, y: y + r * 0.32, size: r * 0.8, anchor: 'middle', paint: 'fill="#20140c"' }),
      ),
    )
    .join('');
}

export function portal(art: Canvas): string {
  const rings = ['#2a1273', '#4a22ad', '#7a3ee0', '#b06bff', '#e0b0ff', '#ffffff'] as const;
  return layers(
    rings.map((colour, i) => circle(0, 0, 100 - i * 16, colour)),
    times(16, (i) => {
      const [x, y] = polar(104, i * 22.5);
      const [u, v] = polar(84, i * 22.5);
      return stroke(`M${tenth(u)},${tenth(v)}L${tenth(x)},${tenth(y)}`, '#e8d0ff', 3, 'opacity=".8"');
    }),
    path(
      'M0,-38L30,-2H13V36H-13V-2H-30Z',
      art.metal('gold', 0, 3),
      'stroke="#5a1f90" stroke-width="4" stroke-linejoin="round"',
    ),
  );
}

export function coinFlip(art: Canvas): string {
  const coin = (face: string) =>
    circle(4, 7, 70, '#3a1c04', 'opacity=".5"') +
    circle(0, 0, 70, art.metal('gold', 0, 3), 'stroke="#6b3d0a" stroke-width="2.500"') +
    circle(0, 0, 55, 'none', 'stroke="#8f5710" stroke-width="4"') +
    face;
  return layers(
    place(
      44,
      -40,
      0.72,
      0,
      group('scale(.62 1)', coin(path('M-34,20L-38,-24L-14,-4L0,-36L14,-4L38,-24L34,20Z', '#8f5710'))),
    ),
    place(-24, 22, 1, 0, coin(stroke('M-26,0H26M0,-26V26', '#8f5710', 15))),
    stroke('M70,70C88,40 92,20 88,0M-92,-50C-80,-76 -60,-90 -36,-96', '#fff3c4', 5, 'opacity=".8"'),
  );
}

export function scratchCard(art: Canvas): string {
  return group(
    'rotate(-8)',
    layers(
      rect(-88, -66, 184, 144, 12, '#000', 'opacity=".3"'),
      rect(-92, -72, 184, 144, 12, art.metal('sapphire', 0, 3), 'stroke="#ffd966" stroke-width="5"'),
      rect(-76, -56, 152, 26, 6, '#ffd966'),
      times(3, (i) => place(-46 + i * 46, -43, 0.12, 0, star(5, 92, 40, '#b3122b'))),
      rect(-76, -20, 152, 76, 8, art.metal('silver', 0, 3)),
      path(
        'M-60,34C-40,-26 -24,40 -4,-8C10,-26 20,40 40,2L58,-6V14L40,38C20,60 12,14 -2,42C-20,64 -34,16 -48,48Z',
        '#fffaf0',
      ),
      [-30, 28].map((x) => place(x, 17, 0.2, 0, stone(regular(6, 94), 'ruby'))),
      place(
        74,
        52,
        0.4,
        0,
        circle(0, 0, 60, art.metal('gold', 0, 3), 'stroke="#6b3d0a" stroke-width="5"') +
          circle(0, 0, 42, 'none', 'stroke="#8f5710" stroke-width="6"'),
      ),
    ),
  );
}
