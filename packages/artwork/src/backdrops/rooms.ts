import { mix } from '../colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
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
  rows,
  star,
  stroke,
} from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';
import { glow, ground } from './ground.ts';

/* Rooms and feasts. Each fills the whole tile of 300 x 400. */
export function arch(art: Canvas): string {
  const k = art.pick([
    ['#b8322a', '#f6e6c6'],
    [art.palette.accent, art.palette.light],
    ['#1d5a7a', '#f2e2bd'],
  ]);
  let v = '';
  for (let i = 0; i < 13; i++) {
    const a = 158 + i * 17.2;
    const [x1, y1] = polar(112, a);
    const [x2, y2] = polar(112, a + 17.2);
    const [x3, y3] = polar(146, a + 17.2);
    const [x4, y4] = polar(146, a);
    v += polygon([150 + x1, 160 + y1, 150 + x2, 160 + y2, 150 + x3, 160 + y3, 150 + x4, 160 + y4], nth(k, i % 2));
  }
  const col = (x: number) =>
    rect(
      x,
      214,
      30,
      190,
      0,
      art.linear([mix(nth(k, 1), '#000', 0.08), nth(k, 1), mix(nth(k, 1), '#2a1206', 0.45)], 0, 0, 1, 0),
    ) + rect(x - 6, 202, 42, 14, 3, nth(k, 0));
  return layers(
    rect(0, 0, 300, 400, 0, mix(art.palette.deep, art.palette.base, 0.35)),
    path(
      'M40,404V210A112,112 0 1 1 260,210V404Z',
      art.radial(
        [
          [art.palette.glow, 1, 0],
          [art.palette.base, 1, 0.55],
          [art.palette.deep, 1, 1],
        ],
        150,
        170,
        230,
        true,
      ),
    ),
    glow(art, 150, 165, 120),
    v,
    circle(
      150,
      160,
      148,
      'none',
      `stroke="${MATERIALS.gold[2]}" stroke-width="3" stroke-dasharray="620 999" transform="rotate(158 150 160)"`,
    ),
    col(8),
    col(262),
    rows([
      [24, 30],
      [276, 30],
    ])
      .map(([x, y]) => place(x, y, 0.2, 0, star(8, 90, 40, MATERIALS.gold[2])))
      .join(''),
  );
}

export function papel(art: Canvas): string {
  const row = (y: number, cols: readonly string[], h: number) => {
    let s = stroke(`M-4,${y}Q150,${y + 14} 304,${y}`, '#fff', 1.5, 'opacity=".8"');
    for (let i = 0; i < 5; i++) {
      const x = 4 + i * 59;
      const yy = y + 5 + (2 - Math.abs(i - 2)) * 4;
      const f = nth(cols, i);
      const w = 55;
      s += path(`M${x},${yy}h${w}v${h}l-6.9,9l-6.9,-9l-6.9,9l-6.9,-9l-6.9,9l-6.9,-9l-6.9,9l-6.7,-9Z`, f);
      s += group(
        `translate(${x + w / 2} ${yy + h / 2})`,
        star(8, 17, 8, art.palette.deep) +
          circle(0, 0, 5, f) +
          rows([
            [-20, -12],
            [20, -12],
            [-20, 14],
            [20, 14],
          ])
            .map(([a, b]) => path(`M${a},${b - 5}L${a + 4},${b}L${a},${b + 5}L${a - 4},${b}Z`, art.palette.deep))
            .join(''),
        'opacity=".92"',
      );
    }
    return s;
  };
  return layers(
    ground(art, 150, 190),
    glow(art, 150, 195, 150),
    row(-8, ['#ffd15c', '#e8437d', '#17b4b8', '#ff8a3d', '#9ddb4a'], 42),
    row(46, ['#17b4b8', '#ff8a3d', '#ffd15c', '#e8437d'], 36),
  );
}

export function colonnade(art: Canvas): string {
  const col = (x: number, w: number) =>
    rect(
      x,
      40,
      w,
      330,
      0,
      art.linear([mix(art.palette.base, '#ffffff', 0.25), art.palette.base, art.palette.deep], 0, 0, 1, 0),
    ) +
    [0.25, 0.5, 0.75].map((k) => rect(x + w * k - 1.5, 58, 3, 300, 1, art.palette.deep, 'opacity=".35"')).join('') +
    rect(x - 8, 36, w + 16, 20, 3, mix(art.palette.base, '#ffffff', 0.15)) +
    rect(x - 8, 40, w + 16, 5, 2, art.palette.accent, 'opacity=".8"');
  return layers(
    ground(art, 150, 150, 260),
    glow(art, 150, 150, 170, art.palette.light, 0.9),
    col(-12, 46),
    col(266, 46),
    rect(0, 0, 300, 30, 0, art.palette.deep),
    Array.from({ length: 13 }, (_, i) => path(`M${i * 24},30h12l-6,10Z`, art.palette.accent, 'opacity=".85"')).join(''),
    rect(0, 28, 300, 3, 0, art.palette.accent),
  );
}

export function curtain(art: Canvas): string {
  let s = '';
  for (let i = 0; i < 6; i++) {
    const x = i * 19;
    s += path(
      `M${x},0h19C${x + 19},120 ${x * 0.62 + 12},220 ${x * 0.5 + 8},400H${x * 0.5 - 6}C${x * 0.62},220 ${x},120 ${x},0Z`,
      art.linear([mix(art.palette.base, art.palette.glow, 0.35), art.palette.base, art.palette.deep], 0, 0, 1, 0),
    );
  }
  let v = '';
  for (let i = 0; i < 6; i++)
    v +=
      path(
        `M${i * 50},0h50c0,44 -14,52 -25,52s-25,-8 -25,-52Z`,
        art.linear([mix(art.palette.base, art.palette.glow, 0.4), art.palette.base, art.palette.deep]),
      ) + path(`M${i * 50},0c0,44 14,52 25,52s25,-8 25,-52`, 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="3"`);
  return layers(
    rect(0, 0, 300, 400, 0, art.palette.deep),
    circle(
      150,
      190,
      220,
      art.radial([
        [mix(art.palette.glow, '#fff6d8', 0.5), 1],
        [art.palette.base, 0.7, 0.5],
        [art.palette.deep, 0],
      ]),
    ),
    s,
    group('translate(300 0) scale(-1 1)', s),
    v,
  );
}

export function felt(art: Canvas): string {
  return layers(
    rect(
      0,
      0,
      300,
      400,
      0,
      art.radial(
        [
          [mix(art.palette.glow, art.palette.base, 0.3), 1, 0],
          [art.palette.base, 1, 0.5],
          [art.palette.deep, 1, 1],
        ],
        150,
        130,
        300,
        true,
      ),
    ),
    [150, 196, 242]
      .map((r, i) =>
        circle(
          150,
          30,
          r,
          'none',
          `stroke="${art.palette.accent}" stroke-width="${i === 1 ? 26 : 2}" opacity="${i === 1 ? 0.1 : 0.45}"`,
        ),
      )
      .join(''),
    path('M-20,340C80,300 220,300 320,340V420H-20Z', art.metal('wood', 1, 4), 'opacity=".95"'),
    stroke('M-20,340C80,300 220,300 320,340', MATERIALS.gold[1], 3, 'opacity=".8"'),
    glow(art, 150, 140, 150, art.palette.light, 0.35),
  );
}
