import type { Canvas } from '../drawing/canvas.ts';
import { ball, mirrored, stone } from '../drawing/shading.ts';
import {
  circle,
  group,
  layers,
  nth,
  path,
  place,
  polar,
  polygon,
  rect,
  regular,
  rows,
  star,
  stroke,
} from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';

/* Old empires, their gods and their dead. Each fills a box from -100 to 100, lit from the upper left. */
export function helmet(_art: Canvas): string {
  return layers(
    mirrored(
      (t) =>
        path('M0,-104C-30,-104 -56,-88 -60,-56L-34,-64L0,-70Z', t('#c21f33')) +
        path('M0,-104C-14,-104 -26,-98 -30,-62L0,-70Z', t('#ea4a50')) +
        path(
          'M0,-76C-50,-76 -74,-42 -74,0L-70,56L-42,98L-22,66L-26,22L-58,10L-54,-10L-12,-4L-9,52L0,66Z',
          t('#e0a93a'),
        ) +
        path('M0,-76C-50,-76 -74,-42 -74,0L-60,-16L-24,-26L0,-24Z', t('#ffdf83')) +
        path('M-70,56L-42,98L-22,66L-24,46L-42,70Z', t('#a4701b')) +
        path('M-58,10L-54,-10L-12,-4L-10,22L-26,22Z', t('#1a0d06')),
    ),
    stroke('M0,-70V56', '#fff0b8', 4, 'opacity=".8"'),
  );
}

export function mask(_art: Canvas): string {
  return mirrored(
    (t) =>
      [0, 1, 2, 3, 4]
        .map((i) =>
          group(
            `translate(0 -30) rotate(${-90 - 12 - i * 20})`,
            path(
              'M20,-8C60,-16 84,-8 90,0C84,8 60,16 20,8Z',
              t(nth(['#12a96b', '#e8437d', '#1a9fd6', '#12a96b', '#f2b632'], i)),
            ) + circle(80, 0, 5, t('#fff1c6')),
          ),
        )
        .join('') +
      path('M0,-52C-48,-52 -66,-30 -64,10C-62,52 -38,92 0,98Z', t('#17a39a')) +
      path('M0,-52C-30,-52 -44,-44 -52,-34L-20,-14L0,-20Z', t('#f2b632')) +
      path('M-56,-8L-20,-2L-18,14L-50,12Z', t('#fff4d8')) +
      circle(-36, 4, 7, t('#3a0f0f')) +
      path('M0,-6L-14,34L0,40Z', t('#0f7f78')) +
      path('M0,52L-34,48L-26,72L0,74Z', t('#7a0f1e')) +
      path('M0,53L-30,50L-28,57L0,60Z', t('#fff')) +
      circle(-66, 24, 13, t('#f2b632')) +
      circle(-66, 24, 6, t('#e03a3a')),
  );
}

export function sunstone(art: Canvas): string {
  return layers(
    circle(4, 6, 98, '#000', 'opacity=".3"'),
    circle(0, 0, 98, art.metal('stone', 0, 3)),
    circle(0, 0, 88, MATERIALS.stone[3]),
    Array.from({ length: 20 }, (_, i) =>
      group(`rotate(${i * 18})`, rect(-9, -86, 18, 16, 3, i % 2 ? MATERIALS.gold[2] : '#1c8f86')),
    ).join(''),
    circle(0, 0, 66, art.metal('stone', 1, 3)),
    star(8, 66, 42, MATERIALS.gold[2]),
    star(8, 58, 38, '#c4362c'),
    circle(0, 0, 40, MATERIALS.stone[3]),
    circle(0, 0, 37, art.metal('gold', 0, 2)),
    circle(-14, -8, 7, '#fff'),
    circle(14, -8, 7, '#fff'),
    circle(-14, -8, 3.5, '#20120a'),
    circle(14, -8, 3.5, '#20120a'),
    path('M0,-12L-7,8H7Z', MATERIALS.gold[3]),
    path('M-18,14H18L10,24H-10Z', '#5c1410'),
    path('M-6,18H6V34L0,40L-6,34Z', '#d8332e'),
  );
}

export function scarab(art: Canvas): string {
  return layers(
    mirrored(
      (t) =>
        [0, 1, 2, 3, 4]
          .map((i) =>
            group(
              `translate(-20 6) rotate(${206 - i * 20})`,
              path(
                'M0,-7C40,-16 70,-14 82,-2C70,12 40,14 0,8Z',
                t(nth(['#1a78e6', '#e3a424', '#12a96b', '#e3a424', '#1a78e6'], i)),
              ),
            ),
          )
          .join('') +
        path('M0,-44C-34,-44 -44,-10 -44,30C-44,70 -24,96 0,98Z', t('#0f8f8a')) +
        path('M0,-44C-20,-44 -34,-28 -38,-8L0,0Z', t('#ffd966')) +
        path('M-4,4L-36,0C-40,40 -26,80 -4,90Z', t('#26c2b5')) +
        path('M0,-44C-14,-44 -22,-54 -20,-66H0Z', t('#8f5710')) +
        stroke('M-40,40L-66,56L-70,80M-34,64L-50,88', t('#0a5f5c'), 7),
    ),
    ball(art, 0, -84, 25, 'amber'),
  );
}

export function eye(art: Canvas): string {
  return layers(
    path('M0,-96L104,78H-104Z', art.metal('gold', 0, 3)),
    path('M0,-72L84,66H-84Z', MATERIALS.gold[4]),
    path('M0,-62L74,60H-74Z', art.linear(['#1f8f88', '#083f4a'])),
    path('M-58,26C-34,-14 34,-14 58,26C34,56 -34,56 -58,26Z', '#fff8e6'),
    circle(0, 22, 24, art.sphere('sapphire')),
    circle(0, 22, 11, '#061018'),
    circle(-7, 14, 5, '#fff'),
    stroke('M-58,26C-34,-14 34,-14 58,26', MATERIALS.gold[4], 6),
  );
}

export function bolt(art: Canvas): string {
  return layers(
    path('M26,-108L-62,16L-10,16L-34,108L66,-26L12,-26L52,-108Z', MATERIALS.gold[4], 'transform="translate(6 7)"'),
    path('M26,-108L-62,16L-10,16L-34,108L66,-26L12,-26L52,-108Z', art.metal('gold', 0, 2)),
    path('M52,-108L12,-26L66,-26L-34,108L24,-8L-14,-8Z', MATERIALS.amber[3], 'opacity=".4"'),
    stroke('M22,-96L-46,10', '#fff', 6, 'opacity=".8"'),
  );
}

export function pyramid(_art: Canvas): string {
  let s = '';
  for (let i = 0; i < 6; i++) {
    const w = 104 - i * 15;
    const y = 84 - i * 24;
    s +=
      polygon([-w, y, 0, y, 0, y - 24, -w + 8, y - 24], MATERIALS.stone[i % 2 ? 1 : 0]) +
      polygon([0, y, w, y, w - 8, y - 24, 0, y - 24], MATERIALS.stone[i % 2 ? 3 : 2]);
  }
  return (
    s +
    path('M-16,84L-10,-60H10L16,84Z', MATERIALS.stone[3]) +
    Array.from({ length: 9 }, (_, i) => rect(-15 + i * 0.5, 76 - i * 16, 30 - i, 5, 1, MATERIALS.stone[0])).join('') +
    rect(-30, -84, 60, 26, 2, MATERIALS.stone[1]) +
    rect(0, -84, 30, 26, 0, MATERIALS.stone[3], 'opacity=".5"') +
    path('M-10,-58V-74A10,8 0 0 1 10,-74V-58Z', '#20140a')
  );
}

export function temple(art: Canvas): string {
  const stone = art.linear([MATERIALS.bone[0], MATERIALS.bone[1], MATERIALS.bone[3]], 0, 0, 1, 0);
  const flute = (x: number) => rect(x - 1, -22, 2, 90, 1, MATERIALS.bone[3], 'opacity=".6"');
  const column = (x: number) =>
    layers(
      rect(x - 14, -28, 28, 100, 3, stone),
      [-6, 0, 6].map((k) => flute(x + k)),
    );
  return layers(
    path('M-104,-44L0,-98L104,-44Z', art.metal('bone', 0, 3)),
    path('M-70,-50L0,-86L70,-50Z', MATERIALS.bone[3], 'opacity=".5"'),
    rect(-100, -44, 200, 16, 2, MATERIALS.bone[1]),
    [-78, -39, 0, 39, 78].map(column),
    rect(-104, 72, 208, 12, 2, MATERIALS.bone[1]),
    rect(-110, 84, 220, 12, 2, MATERIALS.bone[2]),
    group('translate(0 -62)', star(8, 14, 6, MATERIALS.gold[2])),
  );
}

export function book(art: Canvas): string {
  return group(
    'rotate(-8)',
    rect(-70, -90, 152, 190, 8, '#1a0a06', 'opacity=".5"') +
      rect(-64, -94, 144, 186, 6, MATERIALS.bone[2]) +
      [0, 1, 2, 3, 4]
        .map((i) => rect(70, -88 + i * 3, 9, 172, 2, i % 2 ? MATERIALS.bone[3] : MATERIALS.bone[1]))
        .join('') +
      rect(-78, -98, 150, 188, 8, art.linear(['#a8242c', '#6f0f1f', '#3c0613'], 0, 0, 1, 1)) +
      rect(-78, -98, 22, 188, 6, '#000', 'opacity=".28"') +
      rect(-46, -84, 106, 160, 4, 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="4"`) +
      rows([
        [-46, -84, 0],
        [60, -84, 90],
        [60, 76, 180],
        [-46, 76, 270],
      ])
        .map(([x, y, a]) =>
          group(`translate(${x} ${y}) rotate(${a})`, path('M-6,-6H30L-6,30Z', art.metal('gold', 0, 3))),
        )
        .join('') +
      circle(7, -4, 40, art.metal('gold', 0, 3)) +
      group('translate(7 -4)', star(12, 36, 24, MATERIALS.gold[3])) +
      place(7, -4, 0.24, 0, stone(regular(8, 92), 'emerald')) +
      rect(60, -34, 24, 22, 4, art.metal('gold', 0, 3)) +
      rect(60, 12, 24, 22, 4, art.metal('gold', 0, 3)),
  );
}

export function skull(_art: Canvas): string {
  return mirrored(
    (t) =>
      path('M0,-94C-60,-94 -90,-54 -86,-6C-84,22 -64,32 -56,42L-52,76C-34,92 -12,94 0,94Z', t('#fffaf0')) +
      path('M-86,-6C-84,22 -64,32 -56,42L-52,76C-40,88 -26,92 -14,93L-30,44L-66,14Z', t('#e6d8bd')) +
      Array.from({ length: 9 }, (_, i) => {
        const [x, y] = polar(25, i * 40);
        return circle(-38 + x, -4 + y, 10, t(i % 2 ? '#e8437d' : '#ff9a3d'));
      }).join('') +
      circle(-38, -4, 24, t('#1c1020')) +
      circle(-38, -4, 9, t('#17b4b8')) +
      path('M0,22L-13,44L0,38Z', t('#2a1626')) +
      stroke('M-44,66C-28,74 -12,76 0,76M-36,58V80M-22,60V84M-8,62V86', t('#6d5a4a'), 3.2) +
      path('M0,-84C-12,-78 -20,-62 0,-44Z', t('#e8437d')) +
      rows([
        [-22, -70, 6],
        [-40, -60, 5],
        [-56, -44, 4],
      ])
        .map(([x, y, r], i) => circle(x, y, r, t(nth(['#17b4b8', '#f2b632', '#12a96b'], i))))
        .join('') +
      stroke('M-30,-46C-40,-52 -54,-44 -60,-32M-70,14C-78,4 -76,-6 -72,-12', t('#1a9fd6'), 4) +
      rows([
        [-66, 26],
        [-58, 34],
      ])
        .map(([x, y]) => circle(x, y, 3, t('#e8437d')))
        .join('') +
      path('M-8,-32L-14,-24L-8,-16L0,-20V-28Z', t('#f2b632')),
    0.14,
  );
}
