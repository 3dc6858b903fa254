import type { Canvas } from '../../drawing/canvas.ts';
import { ball, mirrored } from '../../drawing/shading.ts';
import { circle, ellipse, group, layers, path, place, rect, rows, stroke, times } from '../../drawing/shapes.ts';
import { MATERIALS } from '../../palettes.ts';

/* Knights and castles. Each fills a box from -100 to 100, lit from the upper left. */
export function knightHelm(_art: Canvas): string {
  return layers(
    path('M0,-70C10,-110 70,-112 92,-70C70,-80 50,-74 40,-58Z', '#c8162f'),
    path('M0,-70C-6,-100 40,-104 60,-84C44,-84 30,-74 24,-60Z', '#f0505a'),
    mirrored(
      (t) =>
        path('M0,-78C-50,-78 -70,-44 -66,-8L-58,60L-30,94H0Z', t('#c9d4de')) +
        path('M0,-78C-40,-78 -58,-56 -60,-34L0,-44Z', t('#eef3f7')) +
        path('M-68,-14L0,-30V-8L-62,8Z', t('#1a232c')) +
        path('M-70,-20L0,-38V-28L-68,-10Z', t('#f2c14a')) +
        path('M-64,8L0,-8V2L-62,18Z', t('#8d9dac')) +
        rows([
          [-44, 34],
          [-28, 30],
          [-42, 50],
          [-26, 46],
          [-38, 66],
          [-24, 62],
        ])
          .map(([x, y]) => circle(x, y, 4.4, t('#1a232c')))
          .join(''),
      0.2,
    ),
    stroke('M0,-78V94', '#f2c14a', 7),
  );
}

export function castle(art: Canvas): string {
  const wall = (x: number, y: number, w: number, colour: string) =>
    rect(x, y, w, 96 - y, 1, colour) +
    times(Math.floor(w / 14), (i) => rect(x + i * (w / Math.floor(w / 14)) + 1, y - 11, 8, 12, 1, colour));
  return layers(
    wall(-34, -50, 68, MATERIALS.stone[1]),
    wall(-96, -24, 44, MATERIALS.stone[2]),
    wall(52, -24, 44, MATERIALS.stone[2]),
    wall(-60, 16, 120, MATERIALS.stone[0]),
    path('M-100,-36L-74,-84L-48,-36Z', art.metal('sapphire', 0, 3)),
    path('M48,-36L74,-84L100,-36Z', art.metal('sapphire', 0, 3)),
    stroke('M0,-62V-106', MATERIALS.wood[3], 4),
    path('M2,-106L36,-96L2,-84Z', '#c8162f'),
    path('M-24,96V60C-24,32 24,32 24,60V96Z', '#3a1f0e'),
    stroke('M-12,96V46M0,96V40M12,96V46M-24,64H24M-24,80H24', '#8a6a3c', 2.6),
    rows([
      [-10, -30],
      [10, -30],
      [-74, 2],
      [74, 2],
    ]).map(([x, y]) => path(`M${x - 5},${y + 18}V${y}Q${x},${y - 9} ${x + 5},${y}V${y + 18}Z`, '#302a1f')),
  );
}

/** A shield of four fields. */
export function coatOfArms(art: Canvas): string {
  const shield = 'M-70,-84H70V0C70,56 30,88 0,102C-30,88 -70,56 -70,0Z';
  return layers(
    path(shield, art.metal('gold', 0, 3), 'stroke="#6b3d0a" stroke-width="3"'),
    group(
      '',
      rect(-62, -76, 62, 84, 0, '#c8162f') +
        rect(0, -76, 62, 84, 0, '#1f4d8f') +
        rect(-62, 8, 62, 92, 0, '#1f4d8f') +
        rect(0, 8, 62, 92, 0, '#c8162f'),
      `clip-path="url(#${art.clip('<path d="M-61,-75H61V0C61,50 26,80 0,92C-26,80 -61,50 -61,0Z"/>')})"`,
    ),
    place(-31, -34, 0.24, 0, path('M-92,62L-98,-40L-50,4L0,-78L50,4L98,-40L92,62Z', '#ffd966')),
    place(30, 40, 0.22, 0, path('M-92,62L-98,-40L-50,4L0,-78L50,4L98,-40L92,62Z', '#ffd966')),
    place(
      30,
      -34,
      0.26,
      0,
      path('M0,-92C20,-60 30,-40 20,-10H64V14H18L30,80H-30L-18,14H-64V-10H-20C-30,-40 -20,-60 0,-92Z', '#fff3d0'),
    ),
    place(
      -30,
      40,
      0.24,
      0,
      path('M0,-92C20,-60 30,-40 20,-10H64V14H18L30,80H-30L-18,14H-64V-10H-20C-30,-40 -20,-60 0,-92Z', '#fff3d0'),
    ),
    stroke('M0,-74V90M-60,8H60', '#ffd966', 6),
  );
}

export function lance(art: Canvas): string {
  return group(
    'rotate(38)',
    layers(
      path('M-7,104L-4,-60L0,-106L4,-60L7,104Z', art.metal('wood', 0, 3), 'stroke="#2b1608" stroke-width="2"'),
      times(5, (i) => path(`M-6,${-40 + i * 22}L5,${-50 + i * 22}V${-40 + i * 22}L-6,${-30 + i * 22}Z`, '#c8162f')),
      path('M-7,-62L0,-108L7,-62Z', art.metal('silver', 0, 3)),
      path('M-6,62L-30,84C-14,92 14,92 30,84L6,62Z', art.metal('silver', 0, 3), 'stroke="#27323f" stroke-width="2"'),
      path('M6,-58C40,-64 52,-36 84,-46L74,-26L86,-8C56,0 40,-26 6,-18Z', art.metal('sapphire', 0, 3)),
    ),
  );
}

export function joust(art: Canvas): string {
  return layers(
    place(-6, 0, 0.94, -4, lance(art)),
    group('scale(-1 1)', place(-6, 0, 0.94, -4, lance(art))),
    place(0, 12, 0.62, 0, coatOfArms(art)),
  );
}

export function breastplate(_art: Canvas): string {
  return layers(
    mirrored(
      (t) =>
        path('M-40,-78C-80,-84 -100,-56 -98,-24C-84,-10 -66,-14 -58,-24Z', t('#aab8c5')) +
        stroke('M-92,-40C-80,-30 -68,-34 -60,-44', t('#f2c14a'), 4) +
        path('M0,-58L-24,-88L-52,-74C-62,-30 -58,10 -46,40L0,62Z', t('#d5dee6')) +
        path('M0,-58L-24,-88L-52,-74L-40,-30L0,-10Z', t('#f1f5f8')) +
        path('M-46,40L-60,90L-20,100H0V62Z', t('#9dacba')) +
        stroke('M-46,40L0,62M-50,60L0,80', t('#5d6e7e'), 4),
      0.22,
    ),
    stroke('M0,-56V60', '#f2c14a', 6),
    place(
      0,
      -14,
      0.22,
      0,
      path('M0,-92C20,-60 30,-40 20,-10H64V14H18L30,80H-30L-18,14H-64V-10H-20C-30,-40 -20,-60 0,-92Z', '#f2c14a'),
    ),
  );
}

export function throne(art: Canvas): string {
  return layers(
    path(
      'M-54,60V-60C-54,-92 -30,-104 0,-106C30,-104 54,-92 54,-60V60Z',
      art.metal('gold', 0, 3),
      'stroke="#6b3d0a" stroke-width="3"',
    ),
    path('M-40,40V-54C-40,-78 -22,-88 0,-90C22,-88 40,-78 40,-54V40Z', art.metal('ruby', 0, 3)),
    rows([
      [0, -60],
      [-20, -36],
      [20, -36],
      [0, -14],
      [-20, 10],
      [20, 10],
    ]).map(([x, y]) => circle(x, y, 4, MATERIALS.gold[1])),
    rect(-66, 30, 132, 24, 8, art.metal('ruby', 0, 3)),
    rect(-72, 50, 144, 16, 5, art.metal('gold', 0, 3)),
    [-1, 1].map((k) =>
      group(
        `scale(${k} 1)`,
        rect(-78, -8, 16, 66, 6, art.metal('gold', 0, 3)) +
          circle(-70, -12, 12, art.sphere('gold')) +
          rect(-72, 64, 16, 36, 4, art.metal('gold', 1, 3)),
      ),
    ),
    ball(art, 0, -100, 13, 'ruby'),
    [-50, 50].map((x) => ball(art, x, -84, 9, 'sapphire')),
  );
}

export function tower(art: Canvas): string {
  return layers(
    path('M-44,98L-38,-50H38L44,98Z', art.metal('stone', 0, 3)),
    rect(-54, -72, 108, 26, 2, MATERIALS.stone[1]),
    times(5, (i) => rect(-54 + i * 23, -92, 16, 22, 1, MATERIALS.stone[1])),
    path('M-54,-46H54L40,-34H-40Z', MATERIALS.stone[3]),
    times(6, (r) =>
      times(3, (c) =>
        stroke(`M${-30 + c * 24 + (r % 2) * 8},${-20 + r * 19}h13`, MATERIALS.stone[3], 3, 'opacity=".55"'),
      ),
    ),
    path('M-9,24V-4Q0,-18 9,-4V24Z', '#302a1f'),
    path('M-16,98V72C-16,52 16,52 16,72V98Z', '#3a1f0e'),
    stroke('M0,-92V-112', MATERIALS.wood[3], 4),
    path('M2,-112L40,-102L2,-92Z', '#c8162f'),
  );
}

export function lute(art: Canvas): string {
  return group(
    'rotate(28)',
    layers(
      rect(-11, -84, 22, 90, 3, art.metal('ink', 0, 3)),
      path('M-11,-82L-34,-106L-16,-112L11,-90Z', MATERIALS.wood[2]),
      path(
        'M0,-18C-50,4 -62,48 -46,78C-34,98 34,98 46,78C62,48 50,4 0,-18Z',
        art.metal('wood', 0, 3),
        'stroke="#2b1608" stroke-width="3"',
      ),
      circle(0, 34, 19, '#2b1608'),
      circle(0, 34, 19, 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="4"`),
      rect(-24, 74, 48, 8, 3, '#2b1608'),
      [-6, -2, 2, 6].map((x) => stroke(`M${x},-84V76`, '#fff6d8', 1.4)),
      times(5, (i) => stroke(`M-10,${-72 + i * 15}H10`, MATERIALS.gold[1], 2.4)),
      ellipse(-26, 30, 6, 22, '#fff', 'opacity=".3" transform="rotate(14 -26 30)"'),
    ),
  );
}
