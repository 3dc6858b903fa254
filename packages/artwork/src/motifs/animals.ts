import type { Canvas } from '../drawing/canvas.ts';
import { mirrored } from '../drawing/shading.ts';
import { circle, ellipse, group, layers, path, rows, stroke } from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';

/* Animals, mostly heads seen from the front: one half drawn, the other mirrored in shade. Each fills a box from -100 to 100, lit from the upper left. */
export function bull(_art: Canvas): string {
  return layers(
    mirrored(
      (t) =>
        path('M-26,-52C-64,-50 -104,-62 -98,-104C-78,-82 -54,-80 -18,-74Z', t('#fbf1da')) +
        path('M-98,-104C-92,-84 -70,-70 -40,-64L-26,-52C-64,-50 -104,-62 -98,-104Z', t('#cdb98c')) +
        path('M-46,-38L-96,-30L-84,-8L-50,-14Z', t('#6d2a17')) +
        path('M0,-76L-32,-70L-56,-34L-48,8L-36,52L-32,84L0,98Z', t('#8f3a1c')) +
        path('M0,-76L-32,-70L-44,-36L-16,-20L0,-34Z', t('#c05c2c')) +
        path('M-16,-20L0,-34V52L-22,50Z', t('#b14f25')) +
        path('M-56,-34L-48,8L-36,52L-30,14L-44,-36Z', t('#5c2211')) +
        path('M-44,-18L-18,-4L-38,2Z', t('#ffd24a')) +
        path('M0,44L-30,50L-36,78L-18,98L0,100Z', t('#3a150c')) +
        ellipse(-17, 72, 7, 5, t('#0f0504')),
    ),
    stroke('M-14,80A15,15 0 1 0 14,80', MATERIALS.gold[1], 6),
  );
}

export function wolf(_art: Canvas): string {
  return mirrored(
    (t) =>
      path('M-16,-48L-62,-104L-78,-26Z', t('#8aa0b4')) +
      path('M-28,-50L-58,-86L-64,-38Z', t('#3c4d5e')) +
      path('M0,-60L-28,-54L-78,-28L-98,24L-62,40L-54,62L-28,74L-14,98H0Z', t('#a9bccb')) +
      path('M-78,-28L-98,24L-62,40L-54,62L-28,74L-34,34L-66,10Z', t('#e8eff5')) +
      path('M0,-60L-28,-54L-40,-14L-12,4L0,-10Z', t('#6c8296')) +
      path('M0,-10L-12,4L-22,52L-10,80H0Z', t('#f6fafc')) +
      path('M-66,-2L-26,10L-34,18L-54,14Z', t('#1b2630')) +
      path('M-56,3L-32,11L-44,13Z', t('#ffc93d')) +
      path('M0,62L-15,62L-8,78L0,82Z', t('#141b22')),
  );
}

export function fox(_art: Canvas): string {
  return mirrored(
    (t) =>
      path('M-14,-46L-74,-100L-82,-14Z', t('#e0601e')) +
      path('M-34,-50L-66,-80L-70,-26Z', t('#3b1507')) +
      path('M0,-56L-30,-50L-82,-16L-96,16L-40,58L-12,98H0Z', t('#f0782a')) +
      path('M-96,16L-40,58L-12,98L-18,52L-56,14Z', t('#fff3e4')) +
      path('M0,-56L-30,-50L-34,-8L-10,14L0,4Z', t('#ff9a4a')) +
      path('M0,4L-10,14L-18,52L-12,98H0Z', t('#ffb878')) +
      path('M-62,0L-24,12L-46,20Z', t('#22100a')) +
      circle(-40, 10, 4, t('#ffe08a')) +
      path('M0,76H-13L-8,90L0,96Z', t('#1a0c08')),
  );
}

export function tiger(_art: Canvas): string {
  return mirrored(
    (t) =>
      circle(-60, -62, 27, t('#e37d1c')) +
      circle(-60, -62, 15, t('#6b2a08')) +
      path('M0,-80C-52,-80 -90,-44 -90,2C-104,16 -98,34 -82,44C-70,78 -40,98 0,98Z', t('#f7962d')) +
      path('M-90,2C-104,16 -98,34 -82,44C-70,78 -40,98 0,98V60L-44,40L-64,6Z', t('#fff4e2')) +
      path('M0,-80C-20,-80 -30,-76 -30,-76L-14,-10L0,10Z', t('#ffb65a')) +
      path(
        'M0,-80V-44L-10,-78ZM-22,-76L-16,-40L-8,-34L-34,-52L-38,-72ZM-60,-58L-34,-40L-64,-34L-72,-44ZM-90,-8L-62,-14L-86,8ZM-94,24L-66,22L-86,38Z',
        t('#2a1208'),
      ) +
      path('M-66,-6C-52,-24 -32,-18 -24,2C-40,8 -56,6 -66,-6Z', t('#1a0d07')) +
      circle(-43, -5, 9, t('#bfe36a')) +
      ellipse(-43, -5, 2.6, 8, '#111') +
      path('M0,10L-22,18L-12,36L0,40Z', t('#c2475a')) +
      ellipse(-26, 58, 28, 22, t('#fffaf2')) +
      stroke('M0,40V56C-10,66 -24,64 -30,58', t('#5b2b18'), 3) +
      [50, 58, 64].map((y, i) => circle(-22 - i * 9, y, 2, t('#5b2b18'))).join(''),
  );
}

export function owl(_art: Canvas): string {
  return mirrored(
    (t) =>
      path('M0,-66C-34,-78 -70,-102 -88,-98C-80,-68 -90,-30 -90,6C-90,62 -46,98 0,98Z', t('#7a5230')) +
      path('M-90,0C-100,60 -70,94 -36,96C-54,58 -52,26 -90,0Z', t('#4d3119')) +
      rows([
        [-18, 26],
        [-44, 34],
        [-8, 50],
        [-32, 58],
        [-16, 76],
      ])
        .map(([x, y]) =>
          path(`M${x - 15},${y}Q${x},${y + 26} ${x + 15},${y}Q${x},${y + 8} ${x - 15},${y}Z`, t('#e2b878')),
        )
        .join('') +
      path('M0,-34L-88,-98L-74,-48L-12,-14L0,-10Z', t('#55361c')) +
      circle(-38, -18, 36, t('#f3dfb6')) +
      circle(-38, -18, 26, t('#ffb62b')) +
      circle(-38, -18, 15, '#130a05') +
      circle(-45, -27, 6, '#fff') +
      path('M0,-10L-14,8L0,36Z', t('#f29a2e')),
  );
}

export function eagle(_art: Canvas): string {
  return mirrored(
    (t) =>
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) =>
          group(
            `translate(-22 8) rotate(${160 + i * 17})`,
            path('M0,-10C44,-18 84,-12 102,3C76,16 34,16 0,10Z', t(i % 2 ? '#3e2413' : '#59351c')) +
              path('M84,-6C92,-4 98,0 102,3C96,8 90,9 82,10Z', t('#f3ead8')),
          ),
        )
        .join('') +
      [0, 1, 2, 3, 4]
        .map((i) =>
          group(
            `translate(-20 2) rotate(${166 + i * 19})`,
            path('M0,-10C26,-16 50,-12 62,2C44,14 20,14 0,10Z', t(i % 2 ? '#c98f4c' : '#a8733a')),
          ),
        )
        .join('') +
      path('M0,-40L-26,-22L-32,34L-14,64L0,70Z', t('#6b4020')) +
      rows([
        [-12, -6],
        [-22, 12],
        [-8, 18],
        [-18, 36],
        [-6, 46],
      ])
        .map(([x, y]) => path(`M${x - 8},${y}Q${x},${y + 18} ${x + 8},${y}Z`, t('#8f5f33')))
        .join('') +
      path('M-8,60L-34,102L-16,94L0,104V64Z', t('#f3ead8')) +
      path('M0,-96C-28,-96 -38,-70 -32,-44L-20,-20L0,-12Z', t('#fdf8ec')) +
      path('M-32,-44L-20,-20L0,-12L-8,-34Z', t('#e2d6bd')) +
      path('M-28,-66L-9,-58L-25,-52Z', t('#20120a')) +
      circle(-19, -58, 3, t('#ffc93d')) +
      path('M0,-64L-13,-54L-10,-34L0,-16Z', t('#f6b023')),
  );
}

export function koi(art: Canvas): string {
  return group(
    'rotate(-32)',
    path(
      'M52,-4C80,-40 100,-46 108,-70C112,-30 98,-6 96,6C104,20 110,46 98,74C92,48 74,28 52,18Z',
      art.metal('amber', 0, 2),
    ) +
      path('M-8,-44C6,-80 44,-84 58,-70C40,-64 34,-48 36,-30Z', art.metal('amber', 0, 2)) +
      path('M-20,44C-10,76 10,88 26,86C14,72 16,56 18,42Z', art.metal('amber', 0, 2)) +
      path(
        'M-98,6C-84,-42 -30,-58 10,-46C40,-38 60,-20 76,4C56,34 24,50 -14,52C-56,54 -86,38 -98,6Z',
        art.linear(['#fff', '#fff2e0', '#f0c9a0']),
      ) +
      path(
        'M-60,-34C-30,-60 20,-54 30,-36C20,-14 -10,-2 -30,-10C-46,-14 -56,-22 -60,-34ZM20,2C40,-10 62,-8 76,4C60,30 36,42 18,34C6,24 8,10 20,2Z',
        art.metal('rust', 1, 3),
      ) +
      path('M-98,6C-90,-20 -74,-36 -58,-42C-50,-14 -54,22 -64,44C-82,36 -94,24 -98,6Z', '#fff', 'opacity=".55"') +
      rows([
        [-20, 18],
        [4, 14],
        [-8, 30],
        [16, -8],
        [38, -4],
        [50, 10],
        [-34, 6],
      ])
        .map(([x, y]) => stroke(`M${x},${y - 10}q10,10 0,20`, '#c46a24', 2.5, 'opacity=".45"'))
        .join('') +
      circle(-72, -8, 8, '#1b1208') +
      circle(-74, -11, 2.6, '#fff'),
  );
}

export function horse(art: Canvas): string {
  return layers(
    path(
      'M-36,160V98C-30,60 -10,40 -18,10C-34,22 -56,34 -74,28C-88,22 -88,4 -74,-10C-56,-30 -44,-44 -36,-66L-30,-98L-8,-76C44,-70 84,-30 84,98V160Z',
      art.metal('wood', 1, 4),
    ),
    path('M-8,-76C44,-70 84,-30 84,98H56C58,20 40,-40 -8,-58L-30,-98Z', art.metal('ink', 0, 3)),
    path(
      'M-36,-66C-46,-40 -56,-26 -72,-6C-50,-6 -30,-12 -18,10C-8,-10 -14,-46 -36,-66Z',
      MATERIALS.wood[0],
      'opacity=".45"',
    ),
    circle(-34, -34, 6, '#120a05'),
    ellipse(-76, 10, 4, 5, '#120a05'),
    stroke('M-82,-2L-40,-18L-4,-62M-40,-18L-26,8', MATERIALS.gold[1], 5),
  );
}
