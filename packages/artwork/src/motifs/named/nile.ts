import type { Canvas } from '../../drawing/canvas.ts';
import { ball, mirrored } from '../../drawing/shading.ts';
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
  stroke,
  times,
} from '../../drawing/shapes.ts';
import { MATERIALS } from '../../palettes.ts';
import { palm } from './sands.ts';

/* The land of the Nile. Each fills a box from -100 to 100, lit from the upper left. */
export function pharaoh(_art: Canvas): string {
  const stripes = (t: (colour: string) => string) =>
    times(6, (i) =>
      path(
        `M${-58 - i * 3},${-34 + i * 20}L${-40},${-26 + i * 20}V${-16 + i * 20}L${-60 - i * 3},${-24 + i * 20}Z`,
        t('#1f5fa8'),
      ),
    );
  return layers(
    mirrored(
      (t) =>
        path('M0,-96C-56,-96 -74,-60 -72,-20L-88,96H-34L-30,60H0Z', t('#e9b53c')) +
        stripes(t) +
        path('M0,-96C-44,-96 -60,-74 -62,-52L0,-64Z', t('#f8d672')) +
        path('M0,-60C-34,-58 -42,-40 -42,-10C-42,34 -24,62 0,66Z', t('#e0a26a')) +
        path('M-36,-20C-28,-30 -14,-28 -8,-18C-16,-10 -28,-10 -36,-20Z', t('#fff6e0')) +
        circle(-22, -18, 6, t('#14202c')) +
        path('M-40,-22C-30,-34 -12,-32 -6,-22M-40,-20L-52,-14', 'none', `stroke="${t('#122a4a')}" stroke-width="4"`) +
        path('M0,-14L-9,14L0,20Z', t('#b8763f')) +
        path('M0,36C-10,30 -16,32 -18,36C-12,44 -6,44 0,44Z', t('#a0402c')) +
        path('M0,62L-14,60L-10,98H0Z', t('#1f5fa8')),
      0.16,
    ),
    path('M-10,-62C-16,-92 16,-92 10,-62L4,-60V-70H-4V-60Z', '#f8d672', 'stroke="#8f5710" stroke-width="2"'),
    circle(0, -84, 6, '#c8162f'),
  );
}

export function obelisk(art: Canvas): string {
  const glyphs = rows([
    [-40, 'M-9,0h18M0,-8v16'],
    [-14, 'M-10,0a10,7 0 0 1 20,0a10,7 0 0 1 -20,0'],
    [12, 'M-9,6L0,-8L9,6Z'],
    [38, 'M-10,-4q5,-6 10,0t10,0M-10,6q5,-6 10,0t10,0'],
  ]);
  return layers(
    ellipse(4, 92, 70, 10, '#000', 'opacity=".3"'),
    path('M-24,-66L0,-104L0,86H-36Z', MATERIALS.stone[1]),
    path('M24,-66L0,-104V86H36Z', MATERIALS.stone[2]),
    path('M-24,-66L0,-104L24,-66L0,-60Z', art.metal('gold', 0, 3)),
    rect(-50, 78, 100, 18, 3, art.metal('stone', 0, 3)),
    glyphs.map(
      ([y, d]) => place(-16, y, 0.86, 0, stroke(d, '#7a4a1c', 4)) + place(15, y, 0.86, 0, stroke(d, '#4d2c10', 4)),
    ),
  );
}

export function scroll(art: Canvas): string {
  const roll = (x: number) =>
    rect(x - 13, -92, 26, 184, 13, art.metal('amber', 0, 3)) +
    rect(x - 8, -100, 16, 12, 5, MATERIALS.wood[2]) +
    rect(x - 8, 88, 16, 12, 5, MATERIALS.wood[2]);
  return layers(
    rect(-72, -76, 144, 152, 2, art.linear(['#fff2c8', '#f0d592', '#d8ad5c'])),
    times(4, (i) => stroke(`M-46,${34 + i * 12}H${i % 2 ? 30 : 46}`, '#8a5a22', 3, 'opacity=".6"')),
    place(
      0,
      -24,
      0.46,
      0,
      stroke('M-80,0C-40,-50 40,-50 80,0C40,44 -40,44 -80,0', '#1f5fa8', 12) +
        circle(0, -2, 24, '#1f5fa8') +
        stroke('M-40,34L-56,72M10,40C10,70 40,76 52,56', '#1f5fa8', 11),
    ),
    roll(-76),
    roll(76),
  );
}

export function oasis(art: Canvas): string {
  return layers(
    circle(50, -58, 26, '#fff2b8'),
    path('M-104,40Q-40,8 20,34T104,26V74H-104Z', '#f0bf62'),
    ellipse(0, 62, 100, 28, '#c98a34'),
    ellipse(0, 58, 84, 22, art.linear(['#bff4ff', '#2fb4d8', '#0b6fa0'])),
    stroke('M-50,56H-10M6,66H52M-20,48H10', '#fff', 3, 'opacity=".7"'),
    place(-34, -2, 0.86, -8, palm(art)),
    place(44, 12, 0.62, 10, palm(art)),
  );
}

export function sarcophagus(art: Canvas): string {
  return layers(
    path(
      'M0,-102C-40,-102 -50,-70 -46,-44C-70,-30 -70,0 -62,30L-38,98H38L62,30C70,0 70,-30 46,-44C50,-70 40,-102 0,-102Z',
      art.metal('gold', 0, 3),
      'stroke="#6b3d0a" stroke-width="3"',
    ),
    path('M0,-92C-30,-92 -38,-70 -36,-48H36C38,-70 30,-92 0,-92Z', '#1f5fa8'),
    ellipse(0, -62, 24, 30, '#e0a26a'),
    [-9, 9].map((x) => ellipse(x, -64, 6, 3.4, '#fff') + circle(x, -64, 3, '#14202c')),
    stroke('M-8,-46Q0,-42 8,-46', '#8a3a22', 3),
    stroke('M-42,-22L40,24M42,-22L-40,24', '#1f5fa8', 11),
    stroke('M-42,-22L40,24M42,-22L-40,24', '#f8e6a8', 3),
    [40, 56, 72].map((y) => rect(-44 + (y - 40) * 0.3, y, 88 - (y - 40) * 0.6, 9, 2, y === 56 ? '#c8162f' : '#1f5fa8')),
    ball(art, 0, 6, 11, 'ruby'),
  );
}

export function falcon(art: Canvas): string {
  const wing = layers(
    times(6, (i) =>
      group(
        `translate(-20 -10) rotate(${164 + i * 15})`,
        path(
          'M0,-9C36,-18 70,-14 88,0C70,14 36,12 0,9Z',
          i % 2 ? '#1f5fa8' : '#e9b53c',
          'stroke="#5a3208" stroke-width="1.5"',
        ),
      ),
    ),
  );
  return layers(
    wing,
    group('scale(-1 1)', wing),
    path('M0,-40L-24,-16L-22,50L0,84L22,50L24,-16Z', art.metal('gold', 0, 3)),
    times(4, (i) => stroke(`M-16,${-2 + i * 14}Q0,${10 + i * 14} 16,${-2 + i * 14}`, '#1f5fa8', 4)),
    path('M-20,52L-30,96L0,80L30,96L20,52Z', '#c8562a'),
    circle(0, -58, 28, art.sphere('amber')),
    path('M-14,-50C-8,-44 8,-44 14,-50L0,-26Z', '#2a2016'),
    [-12, 12].map((x) => circle(x, -62, 8, '#fff8e0') + circle(x, -62, 5, '#1a120a')),
    stroke('M-22,-50L-26,-36M22,-50L26,-36', '#14202c', 4),
    circle(0, -96, 12, art.sphere('ruby')),
  );
}

export function cobra(art: Canvas): string {
  return layers(
    ellipse(0, 84, 78, 16, MATERIALS.leaf[4]),
    ellipse(0, 74, 76, 18, art.metal('leaf', 0, 3)),
    ellipse(0, 56, 58, 15, art.metal('leaf', 0, 3)),
    path(
      'M-26,56C-24,20 -72,-10 -62,-56C-54,-92 -24,-102 0,-102C24,-102 54,-92 62,-56C72,-10 24,20 26,56Z',
      art.metal('leaf', 0, 3),
    ),
    path('M-18,52C-16,24 -22,0 -20,-40C-18,-60 18,-60 20,-40C22,0 16,24 18,52Z', '#f6e6a0'),
    times(6, (i) => stroke(`M-18,${-32 + i * 14}H18`, '#b08a2c', 3)),
    path('M-50,-50q8,-18 20,-6M50,-50q-8,-18 -20,-6', 'none', 'stroke="#123a12" stroke-width="5"'),
    [-14, 14].map((x) => circle(x, -76, 7, '#ffcf3d') + ellipse(x, -76, 2.4, 6, '#120a04')),
    stroke('M0,-60V-38M0,-38L-8,-26M0,-38L8,-26', '#d91c33', 4),
  );
}

export function lotus(art: Canvas): string {
  const petal = (a: number, size: number, tone: number) =>
    group(
      `translate(0 54) rotate(${a}) scale(${size})`,
      path(
        'M0,0C-34,-36 -28,-92 0,-130C28,-92 34,-36 0,0Z',
        art.metal('pink', tone, tone + 2),
        'stroke="#fff" stroke-opacity=".5" stroke-width="2"',
      ),
    );
  return layers(
    ellipse(0, 74, 96, 20, art.metal('leaf', 0, 3)),
    [-72, 72].map((a) => petal(a, 0.78, 1)),
    [-46, 46].map((a) => petal(a, 0.95, 0)),
    [-22, 22].map((a) => petal(a, 1.06, 1)),
    petal(0, 1.1, 0),
    times(5, (i) => circle(-20 + i * 10, 46, 4, '#ffd966')),
  );
}

export function amphora(art: Canvas): string {
  return layers(
    stroke('M-26,-70C-70,-66 -70,-14 -40,-6M26,-70C70,-66 70,-14 40,-6', MATERIALS.rust[3], 11),
    path(
      'M-22,-92H22L16,-60C52,-44 62,4 24,80L30,96H-30L-24,80C-62,4 -52,-44 -16,-60Z',
      art.metal('rust', 0, 3),
      'stroke="#5a2008" stroke-width="2.500"',
    ),
    rect(-28, -100, 56, 13, 5, MATERIALS.rust[1]),
    path('M-47,-16H47L43,16H-43Z', '#2a130a'),
    times(6, (i) => stroke(`M${-38 + i * 14},10V-8H${-30 + i * 14}V2`, '#f5cb95', 3)),
    stroke('M-34,40H34M-26,58H26', '#2a130a', 5),
    stroke('M-30,-34C-42,-14 -40,20 -24,50', '#fff', 6, 'opacity=".35"'),
  );
}

export function scepter(art: Canvas): string {
  const crook = 'M-8,92V-34C-8,-84 60,-84 54,-36C50,-18 34,-20 32,-34';
  return group(
    'rotate(14)',
    layers(
      stroke(crook, '#6b3d0a', 23),
      stroke(crook, MATERIALS.gold[1], 18),
      dashes(crook, '#1f5fa8', 18, '12 20'),
      stroke('M-13,88V-30', '#fff', 4, 'opacity=".45"'),
      circle(-8, 92, 14, art.sphere('gold')),
      polygon([-22, 40, 6, 40, 10, 48, -26, 48], MATERIALS.gold[2]),
    ),
  );
}
