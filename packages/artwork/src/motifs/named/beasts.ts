import type { Canvas } from '../../drawing/canvas.ts';
import { mirrored } from '../../drawing/shading.ts';
import { circle, ellipse, group, layers, path, rows, stroke, times } from '../../drawing/shapes.ts';

/* Animals of the simulated catalogues. Each fills a box from -100 to 100, lit from the upper left. */

/** Colours of a great cat, from the light of its coat to its shade. */
interface Coat {
  readonly light: string;
  readonly coat: string;
  readonly dark: string;
  readonly muzzle: string;
  readonly eye: string;
}

function greatCat({ light, coat, dark, muzzle, eye }: Coat, marks: (t: (colour: string) => string) => string): string {
  return mirrored(
    (t) =>
      circle(-58, -64, 25, t(dark)) +
      circle(-58, -62, 14, t(muzzle)) +
      path('M0,-82C-50,-82 -84,-48 -82,0C-90,26 -80,44 -64,54C-52,84 -30,98 0,98Z', t(coat)) +
      path('M0,-82C-24,-82 -34,-76 -34,-76L-18,-14L0,4Z', t(light)) +
      marks(t) +
      path('M-68,-10C-52,-28 -30,-20 -22,0C-40,8 -58,4 -68,-10Z', t('#1a0d07')) +
      circle(-43, -7, 9, t(eye)) +
      ellipse(-43, -7, 3, 8, '#111') +
      path('M0,2L-18,4L-24,44L0,56Z', t(light)) +
      ellipse(-23, 58, 27, 22, t(muzzle)) +
      path('M0,24L-20,26L-12,42L0,48Z', t('#3a1a18')) +
      stroke('M0,48V62C-10,72 -22,70 -28,64', t('#3a1a18'), 3.4) +
      [52, 60, 66].map((y, i) => circle(-20 - i * 9, y, 2, t('#3a1a18'))).join(''),
  );
}

export function jaguar(_art: Canvas): string {
  const spots = rows([
    [-20, -66, 9],
    [-44, -50, 10],
    [-64, -30, 9],
    [-12, -44, 8],
    [-34, -32, 8],
    [-72, 6, 9],
    [-68, 30, 8],
    [-54, 18, 7],
    [-52, 48, 8],
  ]);
  return greatCat({ light: '#ffcf6a', coat: '#eea02e', dark: '#c9761a', muzzle: '#fff4e0', eye: '#d8e86a' }, (t) =>
    spots
      .map(
        ([x, y, r]) =>
          circle(x, y, r, 'none', `stroke="${t('#2a1208')}" stroke-width="5" stroke-dasharray="${r * 1.5} 4"`) +
          circle(x, y, r * 0.4, t('#8a4a14')),
      )
      .join(''),
  );
}

export function puma(_art: Canvas): string {
  return greatCat(
    { light: '#ecc090', coat: '#c98a52', dark: '#94582c', muzzle: '#fff2e2', eye: '#ffd24a' },
    (t) =>
      path('M-82,0C-90,26 -80,44 -64,54L-50,30Z', t('#a86a38')) +
      path('M-30,40C-44,36 -54,46 -52,60L-40,52Z', t('#5a2f14'), 'opacity=".7"'),
  );
}

export function coyote(_art: Canvas): string {
  return mirrored(
    (t) =>
      path('M-14,-46L-66,-106L-76,-22Z', t('#b8834a')) +
      path('M-30,-50L-61,-88L-66,-34Z', t('#5a3214')) +
      path('M0,-58L-28,-52L-76,-24L-92,22L-58,36L-42,62L-18,98H0Z', t('#c9975c')) +
      path('M-76,-24L-92,22L-58,36L-42,62L-34,30L-62,6Z', t('#f3e0be')) +
      path('M0,-58L-28,-52L-36,-14L-10,6L0,-6Z', t('#8a5c30')) +
      path('M0,-6L-10,6L-20,54L-14,96H0Z', t('#e8c48e')) +
      path('M-62,-6L-24,6L-34,18L-54,12Z', t('#2a170a')) +
      path('M-54,-1L-32,8L-44,11Z', t('#ffd24a')) +
      path('M0,70L-14,70L-8,86L0,92Z', t('#1a0f08')),
  );
}

export function phoenix(_art: Canvas): string {
  const flames = ['#d91c33', '#f4661b', '#ffc93d'] as const;
  return layers(
    mirrored(
      (t) =>
        times(7, (i) =>
          group(
            `translate(-18 6) rotate(${150 + i * 17})`,
            path('M0,-11C34,-26 70,-20 108,-6C84,2 96,10 84,14C50,20 26,14 0,11Z', t(flames[i % 2 ? 1 : 0])),
          ),
        ) +
        times(5, (i) =>
          group(
            `translate(-16 4) rotate(${158 + i * 20})`,
            path('M0,-9C26,-18 48,-14 66,-2C46,12 22,12 0,9Z', t(flames[2])),
          ),
        ) +
        path('M0,-44L-22,-24L-28,34L-12,66L0,72Z', t('#f4661b')) +
        path('M-6,60L-40,106L-18,98L-8,112L0,96V62Z', t('#ffc93d')) +
        path('M0,-92C-24,-92 -34,-70 -28,-46L-18,-24L0,-14Z', t('#ffc93d')) +
        path(
          'M0,-90C-12,-112 -24,-112 -30,-104C-22,-102 -16,-96 -12,-86ZM-8,-92C-22,-100 -38,-96 -40,-86C-30,-88 -22,-84 -16,-78Z',
          t('#d91c33'),
        ) +
        circle(-14, -62, 5, t('#3a0d08')) +
        path('M0,-64L-11,-54L-8,-38L0,-26Z', t('#8a2a0c')),
      0.14,
    ),
  );
}

export function dragon(_art: Canvas): string {
  return layers(
    mirrored(
      (t) =>
        path('M-24,-58C-40,-90 -66,-92 -76,-110C-84,-80 -64,-56 -40,-44Z', t('#f2c14a')) +
        path('M-52,-40L-98,-60L-84,-24L-104,-8L-80,10L-92,36L-62,30Z', t('#c8162f')) +
        path('M0,-72C-40,-72 -62,-44 -60,-10C-60,24 -46,40 -38,60C-34,84 -18,98 0,98Z', t('#1f9a55')) +
        path('M0,-72C-24,-72 -38,-62 -44,-48L-14,-24L0,-30Z', t('#5fd08a')) +
        path('M-58,-16C-44,-36 -24,-30 -14,-12C-30,-2 -46,-2 -58,-16Z', t('#0a2a16')) +
        circle(-36, -16, 9, t('#ffd24a')) +
        ellipse(-36, -16, 2.8, 8, '#120a04') +
        path('M0,10C-20,4 -38,20 -38,44C-38,58 -28,66 -18,68L0,70Z', t('#3dbb70')) +
        ellipse(-17, 36, 7, 9, t('#0a3a1e')) +
        stroke('M-24,30C-50,24 -70,40 -86,66', t('#f2c14a'), 5) +
        path('M-34,62C-20,72 -10,72 0,72V88C-14,90 -26,82 -34,62Z', t('#7a0f22')) +
        path('M-28,66L-22,84L-16,70ZM-8,72L-4,86L0,72Z', t('#fff8e6')) +
        path('M0,-72L-8,-96L0,-110Z', t('#c8162f')),
      0.18,
    ),
  );
}

export function rooster(_art: Canvas): string {
  return layers(
    path('M30,-10C70,-70 110,-50 96,-4C112,10 100,50 72,60C60,40 40,20 30,-10Z', '#1f6f8f'),
    path('M30,-6C62,-50 92,-30 84,6C80,30 66,46 54,52Z', '#f2b632'),
    path('M-34,-60C-10,-84 20,-60 20,-24C40,-10 74,20 60,66C50,96 -20,104 -48,66C-64,34 -30,10 -40,-24Z', '#e8762a'),
    path('M-40,-24C-34,14 -10,30 18,18C10,50 -30,60 -50,44C-56,24 -36,0 -40,-24Z', '#ffc24a'),
    path('M0,36C20,20 50,28 58,56C40,74 10,72 0,36Z', '#a83c1c'),
    path(
      'M-38,-62C-58,-76 -54,-96 -44,-98C-42,-88 -36,-86 -32,-84C-34,-100 -22,-108 -12,-106C-14,-96 -8,-90 -2,-88C4,-100 16,-98 18,-90C12,-74 -10,-64 -38,-62Z',
      '#d91c33',
    ),
    path('M-50,-52L-88,-40L-50,-30Z', '#f6b023'),
    path('M-56,-30C-72,-16 -66,6 -54,6C-44,4 -42,-14 -44,-28Z', '#d91c33'),
    circle(-30, -48, 8, '#fff'),
    circle(-32, -48, 4.4, '#140a06'),
    stroke('M-10,90V104M-22,106H0M20,88V104M8,106H30', '#f6b023', 6),
  );
}

export function quetzal(_art: Canvas): string {
  return layers(
    path('M6,30C14,60 40,80 30,112C16,90 -2,76 -8,40ZM20,24C36,56 66,66 70,104C46,90 20,70 8,36Z', '#12a070'),
    path('M12,34C24,58 44,70 50,96C32,84 16,66 6,40Z', '#5fe0a8'),
    path('M-46,-58C-20,-86 24,-76 34,-40C44,-6 40,34 6,50C-28,54 -52,20 -50,-16Z', '#0f8a5c'),
    path('M-48,-6C-50,24 -26,52 4,50C26,40 34,18 36,-2C10,-22 -26,-20 -48,-6Z', '#d0283c'),
    path('M-4,-40C30,-44 56,-14 60,40C30,44 -2,16 -4,-40Z', '#17b47c'),
    times(5, (i) =>
      stroke(
        `M${8 + i * 4},${-28 + i * 10}C${24 + i * 4},${-16 + i * 12} ${38 + i * 3},${2 + i * 9} ${50 + i * 2},${30 + i * 2}`,
        '#0a5c3c',
        2.4,
      ),
    ),
    circle(-36, -64, 29, '#17b47c'),
    path('M-58,-82C-56,-104 -38,-108 -34,-98C-28,-108 -12,-104 -14,-88C-28,-94 -44,-94 -58,-82Z', '#5fe0a8'),
    path('M-60,-68L-92,-58L-60,-50Z', '#f6c945'),
    circle(-44, -66, 7, '#10161c'),
    circle(-46, -68, 2.4, '#fff'),
  );
}

export function greyhound(_art: Canvas): string {
  return layers(
    stroke('M-64,-2C-90,-6 -100,-30 -104,-44', '#6d7a88', 7),
    path('M-60,10L-92,66L-104,74L-98,82L-80,76L-40,26ZM-44,14L-60,70L-76,86L-66,92L-46,78L-24,28Z', '#5c6976'),
    path('M34,16L74,44L98,40L100,50L72,58L24,32ZM28,20L52,66L76,72L74,82L44,76L14,34Z', '#5c6976'),
    path(
      'M-70,-6C-50,-34 -6,-24 26,-32C44,-50 56,-62 68,-64L62,-80L82,-66C98,-62 108,-52 110,-44C98,-40 84,-42 78,-40C66,-14 56,14 34,28C14,32 -10,6 -34,18C-54,32 -80,22 -70,-6Z',
      '#8d9aa8',
    ),
    path('M-40,-22C-6,-26 20,-26 34,-38L40,6C10,12 -20,-2 -44,10Z', '#d0283c'),
    circle(84, -56, 4, '#14181c'),
    circle(107, -45, 4, '#14181c'),
    stroke('M52,-40L66,-30', '#f2c14a', 6),
    circle(-2, -8, 15, '#fff'),
    path('M-5,-15L1,-19V4', 'none', 'stroke="#14181c" stroke-width="4.500" stroke-linecap="round"'),
    stroke('M-100,96H96', '#f0d592', 5, 'stroke-dasharray="18 12"'),
  );
}
