import { mix } from '../colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
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
  spark,
  stroke,
  tenth,
} from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';
import { glow, ground } from './ground.ts';

/* Under the sky and under the sea. Each fills the whole tile of 300 x 400. */
export function dunes(art: Canvas): string {
  const sx = art.between(90, 210);
  const f = [
    mix(art.palette.base, art.palette.glow, 0.45),
    art.palette.base,
    mix(art.palette.base, art.palette.deep, 0.5),
    art.palette.deep,
  ];
  return layers(
    rect(
      0,
      0,
      300,
      400,
      0,
      art.linear([art.palette.base, art.palette.glow, mix(art.palette.glow, '#ffffff', 0.35)], 0, 0, 0, 0.6),
    ),
    circle(sx, 130, 74, art.linear(['#fff7d8', mix(art.palette.glow, '#ffffff', 0.3)]), 'opacity=".9"'),
    rows([
      [228, 26, 0],
      [258, 34, 1],
      [296, 30, 2],
      [330, 26, 3],
    ])
      .map(([y, a, i]) => {
        const s = i % 2 ? -1 : 1;
        return (
          path(`M0,${y}C70,${y - a * s} 120,${y + a * s} 190,${y}S290,${y - a * s} 300,${y - 6}V400H0Z`, nth(f, i)) +
          path(
            `M0,${y}C70,${y - a * s} 120,${y + a * s} 190,${y}C150,${y + 30} 60,${y + 40} 0,${y + 60}Z`,
            '#fff',
            'opacity=".07"',
          )
        );
      })
      .join(''),
  );
}

export function sea(art: Canvas): string {
  const w = (y: number, col: string, o: number) => {
    let d = `M-20,${y}`;
    for (let i = 0; i < 6; i++) d += 'q15,-16 32,-2t32,2';
    return path(`${d}V400H-20Z`, col, `opacity="${o}"`);
  };
  return layers(
    rect(
      0,
      0,
      300,
      400,
      0,
      art.linear(
        [mix(art.palette.base, art.palette.glow, 0.3), mix(art.palette.glow, '#ffffff', 0.35), art.palette.glow],
        0,
        0,
        0,
        0.6,
      ),
    ),
    glow(art, 150, 150, 150),
    w(228, mix(art.palette.glow, art.palette.base, 0.55), 1),
    w(262, art.palette.base, 0.95),
    w(300, mix(art.palette.base, art.palette.deep, 0.5), 0.95),
    w(336, art.palette.deep, 0.95),
  );
}

export function deep(art: Canvas): string {
  let b = '';
  for (let i = 0; i < 16; i++) {
    const r = art.between(2, 10);
    b +=
      circle(art.between(10, 290), art.between(20, 300), r, '#fff', 'opacity=".1"') +
      circle(
        art.between(10, 290),
        art.between(20, 300),
        r * 0.8,
        'none',
        'stroke="#fff" stroke-width="1.2" opacity=".4"',
      );
  }
  const weed = (x: number, s: number) =>
    place(
      x,
      330,
      s,
      0,
      stroke('M0,40C-14,0 16,-30 -2,-70C-14,-96 8,-116 4,-140', art.palette.deep, 11, 'opacity=".85"') +
        stroke('M18,40C10,10 34,-20 22,-56', art.palette.deep, 9, 'opacity=".85"'),
    );
  return layers(
    ground(art, 150, 60, 380),
    polygon([90, 0, 130, 0, 110, 400, -30, 400], '#fff', 'opacity=".07"'),
    polygon([160, 0, 190, 0, 290, 400, 200, 400], '#fff', 'opacity=".07"'),
    weed(26, 1),
    weed(268, 1.1),
    b,
    glow(art, 150, 150, 130, art.palette.light, 0.5),
  );
}

export function hills(art: Canvas): string {
  const f = [
    mix(art.palette.glow, '#ffffff', 0.25),
    mix(art.palette.glow, art.palette.base, 0.5),
    art.palette.base,
    art.palette.deep,
  ];
  return layers(
    rect(
      0,
      0,
      300,
      400,
      0,
      art.linear(
        [mix(art.palette.base, art.palette.glow, 0.2), art.palette.glow, mix(art.palette.glow, '#ffffff', 0.55)],
        0,
        0,
        0,
        0.7,
      ),
    ),
    circle(150, 140, 82, '#fff', 'opacity=".35"'),
    circle(150, 140, 64, '#fff', 'opacity=".5"'),
    path('M-10,250L50,170L90,214L150,140L214,216L250,184L320,260V400H-10Z', nth(f, 1)),
    path('M150,140L214,216L184,230L160,200L146,212Z', '#000', 'opacity=".12"'),
    path('M150,140L124,172L140,168L150,180L162,166L174,170Z', '#fff', 'opacity=".85"'),
    path('M-10,280C60,230 110,280 170,256S270,240 320,270V400H-10Z', nth(f, 2)),
    path('M-10,330C70,290 160,320 320,300V400H-10Z', nth(f, 3)),
  );
}

export function storm(art: Canvas): string {
  const puff = (y: number, col: string, n: number, k: number) =>
    Array.from({ length: n }, (_, i) =>
      circle((i * 300) / (n - 1) + art.between(-14, 14), y + art.between(-12, 12), art.between(30, 50) * k, col),
    ).join('');
  const fork = (x: number, y: number, f: number) =>
    stroke(
      `M${x},${y}l${-12 * f},34l${10 * f},4l${-18 * f},42l${9 * f},3l${-14 * f},44`,
      '#fff6c8',
      2.6,
      'opacity=".85"',
    );
  return layers(
    rect(0, 0, 300, 400, 0, art.linear([art.palette.deep, art.palette.base, art.palette.glow], 0, 0, 0, 0.8)),
    glow(art, 150, 150, 170, art.palette.light, 0.95),
    fork(52, 76, 1),
    fork(250, 70, -1),
    puff(14, mix(art.palette.deep, '#000000', 0.25), 7, 1),
    puff(2, mix(art.palette.deep, art.palette.base, 0.35), 6, 0.9),
    puff(300, mix(art.palette.base, art.palette.deep, 0.45), 7, 1),
    puff(340, mix(art.palette.deep, '#000000', 0.2), 7, 1.1),
  );
}

export function stadium(art: Canvas): string {
  const lamp = (x: number) =>
    group(
      `translate(${x} 54)`,
      rect(-3, 0, 6, 90, 0, '#0b141b') +
        rect(-30, -22, 60, 26, 3, '#0b141b') +
        [-20, 0, 20].map((k) => [-14, -3].map((y) => circle(k, y, 5, '#fffbe0')).join('')).join('') +
        circle(
          0,
          -8,
          74,
          art.radial([
            ['#fffbe0', 0.75],
            ['#fff', 0],
          ]),
        ),
    );
  return layers(
    rect(0, 0, 300, 400, 0, art.linear([art.palette.deep, art.palette.base, art.palette.glow], 0, 0, 0, 0.55)),
    path('M0,150C80,120 220,120 300,150V215H0Z', mix(art.palette.deep, '#000000', 0.3)),
    Array.from({ length: 90 }, () => {
      const x = art.random() * 300;
      return circle(
        x,
        146 - Math.sin((x / 300) * 3.14) * 16 + art.random() * 52,
        1.6,
        art.pick(['#fff', art.palette.accent, art.palette.glow, '#d33']),
        'opacity=".55"',
      );
    }).join(''),
    rect(0, 204, 300, 200, 0, '#1b8a3a'),
    [0, 1, 2, 3]
      .map((i) =>
        polygon(
          [150 - 60 + i * 30, 204, 150 - 45 + i * 30, 204, 150 - 300 + i * 150 + 75, 400, 150 - 300 + i * 150, 400],
          '#fff',
          'opacity=".08"',
        ),
      )
      .join(''),
    stroke('M0,214H300M60,400L110,214M240,400L190,214', '#fff', 2.5, 'opacity=".55"'),
    ellipse(150, 300, 120, 38, 'none', 'stroke="#fff" stroke-width="3" opacity=".5"'),
    lamp(42),
    lamp(258),
  );
}

export function cosmos(art: Canvas): string {
  let s = '';
  for (let i = 0; i < 44; i++)
    s += circle(
      art.between(0, 300),
      art.between(0, 330),
      art.between(0.5, 1.7),
      '#fff',
      `opacity="${tenth(art.between(0.3, 1) * 10) / 10}"`,
    );
  const k = art.pick(['rust', 'aqua', 'sapphire', 'pink'] as const);
  return layers(
    ground(art, 210, 90, 340),
    s,
    ellipse(
      art.between(40, 120),
      80,
      150,
      46,
      art.radial([
        [art.palette.accent, 0.35],
        [art.palette.accent, 0],
      ]),
      'transform="rotate(-28 80 80)"',
    ),
    circle(
      art.pick([-10, 310]),
      420,
      170,
      art.radial(
        [
          [MATERIALS[k][1], 1, 0],
          [MATERIALS[k][2], 1, 0.5],
          [MATERIALS[k][4], 1, 1],
        ],
        0.5,
        0.1,
        0.8,
      ),
    ),
    spark(50, 60, 14, '#fff'),
    spark(250, 120, 10, '#fff'),
    glow(art, 150, 155, 120, art.palette.glow, 0.7),
  );
}
