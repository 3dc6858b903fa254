import type { Canvas } from '../../drawing/canvas.ts';
import { ball, mirrored } from '../../drawing/shading.ts';
import {
  circle,
  dashes,
  ellipse,
  group,
  layers,
  path,
  polygon,
  rect,
  rows,
  spark,
  stroke,
  times,
} from '../../drawing/shapes.ts';
import { MATERIALS } from '../../palettes.ts';

/* Snow and those who live in it. Each fills a box from -100 to 100, lit from the upper left. */
export function sled(art: Canvas): string {
  return layers(
    path('M-30,-40C-40,-84 30,-96 46,-54L40,-10H-40Z', art.metal('wood', 0, 3)),
    stroke('M-28,-52L-6,-66L8,-48L34,-60', '#7a0f22', 6),
    path(
      'M-90,-34C-60,-30 -60,6 -20,8H66C78,-10 78,-40 94,-50C104,-10 96,34 64,40H-40C-76,38 -84,0 -90,-34Z',
      art.metal('ruby', 0, 3),
    ),
    stroke('M-86,-30C-60,-24 -58,14 -20,16H66C80,6 80,-30 92,-44', MATERIALS.gold[1], 5),
    stroke('M-46,40V70M8,40V70M56,40V70', MATERIALS.gold[2], 9),
    stroke('M-104,44C-104,70 -90,76 -70,76H88', MATERIALS.gold[3], 13),
    stroke('M-104,44C-104,70 -90,76 -70,76H88', MATERIALS.gold[1], 8),
    ball(art, 4, 24, 9, 'gold'),
  );
}

export function snowflake(_art: Canvas): string {
  const arm = 'M0,0V-96M0,-34L-22,-56M0,-34L22,-56M0,-62L-18,-80M0,-62L18,-80';
  const six = (colour: string, width: number) =>
    times(6, (i) => group(`rotate(${i * 60})`, stroke(arm, colour, width)));
  return layers(
    six('#0a4a86', 17),
    six('#dff6ff', 11),
    six('#ffffff', 4),
    polygon([0, -18, 15.6, -9, 15.6, 9, 0, 18, -15.6, 9, -15.6, -9], '#ffffff', 'stroke="#8fd3ef" stroke-width="3"'),
    spark(-44, -60, 13, '#fff'),
  );
}

export function snowman(art: Canvas): string {
  const snow = (x: number, y: number, r: number) =>
    circle(
      x,
      y,
      r,
      art.radial(
        [
          ['#ffffff', 1, 0],
          ['#eef7fd', 1, 0.55],
          ['#a8c8e0', 1, 1],
        ],
        0.36,
        0.3,
        0.8,
      ),
    );
  return layers(
    ellipse(0, 96, 74, 9, '#0a2a4a', 'opacity=".3"'),
    stroke('M-44,6L-92,-26M-78,-18L-88,-42M44,6L92,-26M78,-18L92,-38', MATERIALS.wood[3], 7),
    snow(0, 50, 52),
    snow(0, -26, 39),
    rect(-44, -72, 88, 12, 5, '#1a1d22'),
    rect(-28, -108, 56, 42, 4, '#1a1d22'),
    rect(-28, -82, 56, 10, 0, '#c8162f'),
    [-14, 14].map((x) => circle(x, -36, 5.4, '#14181c')),
    path('M0,-28L48,-18L2,-16Z', '#f28616'),
    times(5, (i) => circle(-18 + i * 9, -4 + Math.abs(i - 2) * -3.5, 3, '#14181c')),
    path('M-38,2C-16,16 16,16 38,2L42,14C16,28 -16,28 -42,14Z', '#d0283c'),
    path('M22,14L38,12L44,54L26,56Z', '#b0182c'),
    [40, 60, 80].map((y) => circle(0, y, 5, '#14181c')),
  );
}

export function scarf(art: Canvas): string {
  return layers(
    path('M-84,-52C-60,-96 60,-96 84,-52C96,-20 60,8 0,8C-60,8 -96,-20 -84,-52Z', art.metal('ruby', 0, 3)),
    ellipse(0, -56, 56, 22, '#4a0714'),
    path('M-60,-6C-40,10 -14,14 6,12L-8,96H-58Z', art.metal('ruby', 0, 3)),
    path('M0,12C24,12 40,4 52,-4L62,84H14Z', art.metal('ruby', 1, 4)),
    [28, 58].map((y) => rect(-59, y, 50, 13, 0, '#fff6e0', 'transform="skewX(-2)"')),
    [22, 50].map((y) =>
      path(
        `M${6 + y * 0.1},${y}L${57 + y * 0.06},${y - 6}L${58 + y * 0.07},${y + 7}L${8 + y * 0.1},${y + 13}Z`,
        '#fff6e0',
      ),
    ),
    times(6, (i) => stroke(`M${-54 + i * 9},96v8M${18 + i * 8.6},84v9`, MATERIALS.ruby[2], 4)),
    dashes('M-80,-40C-60,-16 -24,-8 0,-8C30,-8 64,-18 80,-40', '#fff6e0', 8, '12 14'),
    ellipse(-14, 6, 28, 17, art.metal('ruby', 0, 2)),
  );
}

export function penguin(_art: Canvas): string {
  return layers(
    ellipse(0, 96, 62, 8, '#0a2a4a', 'opacity=".35"'),
    mirrored(
      (t) =>
        path('M-44,86C-62,84 -66,98 -48,100H-12C-12,90 -26,86 -44,86Z', t('#f6a21c')) +
        path('M-58,-6C-88,10 -98,44 -90,66C-74,58 -60,40 -54,22Z', t('#1f2a38')) +
        path('M0,-102C-44,-102 -56,-70 -54,-40C-72,-10 -72,70 -36,92H0Z', t('#26323f')) +
        path('M0,-44C-18,-58 -42,-48 -40,-24C-52,10 -50,66 -26,86H0Z', t('#fbfdff')) +
        circle(-19, -54, 13, t('#ffffff')) +
        circle(-16, -52, 6.4, t('#10161c')) +
        circle(-18, -55, 2.2, '#fff') +
        path('M0,-46C-12,-44 -18,-38 -18,-32C-10,-26 -4,-24 0,-22Z', t('#f6a21c')) +
        ellipse(-30, -36, 7, 4.4, t('#ff9aa8'), 'opacity=".8"'),
      0.12,
    ),
    path('M-42,-16C-16,0 16,0 42,-16L46,0C16,16 -16,16 -46,0Z', '#d0283c'),
    path('M14,4L30,0L38,36L20,38Z', '#b0182c'),
  );
}

export function reindeer(art: Canvas): string {
  return layers(
    mirrored(
      (t) =>
        stroke('M-24,-50C-34,-74 -60,-76 -66,-104M-40,-70C-60,-62 -84,-66 -92,-86M-56,-80L-46,-104', t('#d9b27a'), 9) +
        path('M-30,-40L-78,-34L-66,-12L-38,-16Z', t('#8a5428')) +
        path('M0,-58C-34,-58 -42,-30 -38,4L-30,50C-28,80 -16,92 0,94Z', t('#a0672f')) +
        path('M0,26C-22,22 -30,40 -29,60C-26,84 -14,94 0,94Z', t('#e8c89a')) +
        ellipse(-22, -12, 9, 11, t('#fff')) +
        circle(-20, -10, 6, t('#1c0e06')),
      0.14,
    ),
    ball(art, 0, 54, 20, 'ruby'),
    stroke('M-12,80Q0,88 12,80', '#5a2c10', 4),
  );
}

export function iceberg(art: Canvas): string {
  return layers(
    polygon([-84, 28, -46, -40, -22, -58, 0, -104, 30, -52, 56, -34, 88, 28], '#eefaff'),
    polygon([0, -104, 30, -52, 14, -20, 40, 28, -10, 28, -20, -24], '#bfe6f7'),
    polygon([30, -52, 56, -34, 88, 28, 40, 28, 14, -20], '#8cc8e6'),
    polygon([-84, 28, -46, -40, -34, -4, -50, 28], '#d4f0fb'),
    polygon([-84, 28, 88, 28, 60, 76, 16, 102, -40, 90, -70, 60], art.linear(['#5ab4dc', '#1a6fa8', '#0b3f74'])),
    polygon([-10, 28, 40, 28, 16, 102, -14, 70], '#fff', 'opacity=".16"'),
    path(
      'M-104,28q13,-9 26,0t26,0t26,0t26,0t26,0t26,0t26,0t26,0',
      'none',
      'stroke="#eefaff" stroke-width="6" stroke-linecap="round"',
    ),
    spark(-10, -70, 15, '#fff'),
  );
}

export function northernLights(art: Canvas): string {
  const curtain = (dx: number, colour: string, opacity: number) =>
    path(
      `M${-96 + dx},-70C${-60 + dx},-110 ${-30 + dx},-40 ${10 + dx},-84C${36 + dx},-106 ${60 + dx},-70 ${84 + dx},-96V30H${-96 + dx}Z`,
      art.linear([
        [colour, 0.1],
        [colour, opacity],
        [colour, 0],
      ]),
    );
  return layers(
    circle(0, 0, 104, '#07183a'),
    group(
      '',
      layers(
        curtain(0, '#4dffb8', 0.95),
        curtain(24, '#7fd8ff', 0.7),
        curtain(-30, '#d08cff', 0.75),
        times(16, (i) => circle(((i * 53) % 180) - 90, ((i * 29) % 90) - 92, 1.4 + (i % 3) * 0.6, '#fff')),
        polygon([-104, 100, -70, 18, -48, 50, -16, -4, 20, 56, 46, 14, 104, 100], '#dff2fb'),
        polygon([-16, -4, 20, 56, 4, 100, -30, 100, -22, 44], '#9cc8e0'),
        path('M-110,78Q-40,50 20,76T110,66V110H-110Z', '#f6fcff'),
        rows([
          [-62, 70],
          [-46, 78],
          [58, 70],
          [72, 66],
        ]).map(([x, y]) => path(`M${x - 9},${y}L${x},${y - 34}L${x + 9},${y}Z`, '#0f3a3a')),
      ),
      `clip-path="url(#${art.clip('<circle r="100"/>')})"`,
    ),
    circle(0, 0, 101, 'none', 'stroke="#dff6ff" stroke-width="4"'),
  );
}

export function igloo(art: Canvas): string {
  return layers(
    ellipse(0, 84, 104, 14, '#dff2fb'),
    path(
      'M-92,82C-92,-30 -40,-72 0,-72C40,-72 92,-30 92,82Z',
      art.radial(
        [
          ['#ffffff', 1, 0],
          ['#e4f4fc', 1, 0.6],
          ['#9cc8e4', 1, 1],
        ],
        0.36,
        0.26,
        0.9,
      ),
    ),
    stroke(
      'M-88,44H88M-80,4H80M-58,-36H58M-30,-72V-36M20,-72V-36M-50,-36V4M0,-36V4M48,-36V4M-70,4V44M-26,4V44M26,4V44M70,4V44M-52,44V82M54,44V82',
      '#7fb4d4',
      3,
    ),
    path('M-38,84V42C-38,10 38,10 38,42V84Z', '#cfe8f5', 'stroke="#7fb4d4" stroke-width="4"'),
    path('M-24,84V46C-24,24 24,24 24,46V84Z', '#0f2f4a'),
    path('M-24,84V60Q0,48 24,60V84Z', '#ffc65a', 'opacity=".75"'),
  );
}

export function polarBear(_art: Canvas): string {
  return layers(
    mirrored(
      (t) =>
        circle(-58, -62, 25, t('#f4fafe')) +
        circle(-58, -62, 13, t('#c8b4b8')) +
        path('M0,-82C-52,-82 -86,-44 -84,4C-82,58 -48,94 0,94Z', t('#fbfdff')) +
        path('M-84,4C-82,58 -48,94 0,94V80C-44,80 -72,50 -84,4Z', t('#cfe0ec')) +
        ellipse(-34, -8, 9, 11, t('#14181c')) +
        circle(-37, -12, 3, '#fff') +
        path('M0,14C-32,14 -40,34 -36,54C-30,76 -14,82 0,82Z', t('#eef5fa')) +
        path('M0,20C-18,18 -22,26 -20,32C-14,42 -6,44 0,44Z', t('#1c2026')) +
        stroke('M0,44V58C-8,66 -18,64 -22,58', t('#5a6a78'), 4),
      0.1,
    ),
  );
}

export function fireplace(art: Canvas): string {
  return layers(
    rect(-92, -62, 184, 158, 4, art.metal('rust', 1, 4)),
    times(7, (r) =>
      times(5, (c) => rect(-90 + c * 38 + (r % 2 ? -10 : 0), -42 + r * 20, 34, 16, 2, '#fff', 'opacity=".1"')),
    ),
    path('M-56,96V10C-56,-40 56,-40 56,10V96Z', '#1a0a06'),
    path(
      'M-40,84C-56,48 -24,40 -26,6C-6,20 2,32 2,46C14,36 16,18 12,-2C44,20 56,56 38,84Z',
      art.linear(['#fff0a0', '#ff9a1f', '#e8381c']),
    ),
    path('M-18,84C-26,62 -6,54 -4,38C10,52 22,62 16,84Z', '#fff6c8'),
    stroke('M-40,84L40,92M-40,92L40,84', MATERIALS.wood[2], 13),
    rect(-104, -84, 208, 24, 5, art.metal('wood', 0, 3)),
    [-60, 0, 60].map(
      (x) =>
        path(
          `M${x - 12},-60H${x + 12}V-28C${x + 22},-24 ${x + 24},-12 ${x + 12},-10H${x - 4}C${x - 14},-12 ${x - 12},-24 ${x - 12},-34Z`,
          '#c8162f',
        ) + rect(x - 14, -62, 28, 10, 4, '#fff'),
    ),
    rows([
      [-40, -92, 12],
      [40, -92, 12],
    ]).map(
      ([x, y]) =>
        rect(x - 5, y - 12, 10, 22, 2, '#fff6e0') +
        path(`M${x},${y - 30}Q${x + 8},${y - 18} ${x},${y - 12}Q${x - 8},${y - 18} ${x},${y - 30}Z`, '#ffb12b'),
    ),
  );
}

export function snowyPeaks(_art: Canvas): string {
  return layers(
    polygon([-104, 84, -44, -44, -8, 24, 30, -90, 104, 84], '#4a7396'),
    polygon([30, -90, 104, 84, 36, 84, 52, 10], '#2f5474'),
    polygon([-44, -44, -64, 0, -50, -8, -42, 8, -30, -4, -22, 0], '#fbfdff'),
    polygon([30, -90, 4, -18, 18, -30, 26, -8, 40, -30, 52, -14, 62, -16], '#fbfdff'),
    path('M-104,84Q-40,50 20,78T104,72V100H-104Z', '#eef7fd'),
    rows([
      [-76, 74, 1],
      [-58, 80, 0.8],
      [64, 78, 1.1],
      [82, 82, 0.8],
    ]).map(([x, y, k]) =>
      group(
        `translate(${x} ${y}) scale(${k})`,
        path('M-15,8L0,-26L15,8ZM-12,-8L0,-40L12,-8Z', '#14503c') + path('M-6,-24L0,-40L6,-24Z', '#fff'),
      ),
    ),
    times(14, (i) => circle(((i * 61) % 200) - 100, ((i * 37) % 130) - 100, 2.2 + (i % 3), '#fff', 'opacity=".9"')),
  );
}
