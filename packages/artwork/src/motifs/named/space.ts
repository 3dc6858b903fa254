import type { Canvas } from '../../drawing/canvas.ts';
import {
  circle,
  ellipse,
  group,
  layers,
  path,
  place,
  polar,
  rect,
  rows,
  spark,
  star,
  stroke,
  tenth,
  times,
} from '../../drawing/shapes.ts';
import { MATERIALS } from '../../palettes.ts';

/* Between the stars. Each fills a box from -100 to 100, lit from the upper left. */
export function galaxy(art: Canvas): string {
  const arm = (turn: number, colour: string) =>
    times(26, (i) => {
      const [x, y] = polar(10 + i * 3.5, turn + i * 13);
      return circle(x, y * 0.6, 11 - i * 0.32, colour, `opacity="${tenth(0.9 - i * 0.024)}"`);
    });
  return group(
    'rotate(-22)',
    layers(
      ellipse(
        0,
        0,
        104,
        66,
        art.radial([
          ['#b98cff', 0.6],
          ['#5a3fd6', 0.35, 0.6],
          ['#5a3fd6', 0],
        ]),
      ),
      arm(0, '#8fd8ff'),
      arm(180, '#ff9ed0'),
      arm(90, '#c9a6ff'),
      arm(270, '#fff0c0'),
      ellipse(0, 0, 34, 22, art.radial(['#ffffff', '#fff0b8', ['#ffc65a', 0]])),
      times(18, (i) => circle(((i * 47) % 190) - 95, ((i * 31) % 110) - 55, 1.4 + (i % 3), '#fff')),
    ),
  );
}

export function meteor(art: Canvas): string {
  return layers(
    path(
      'M-6,-30L96,-104L34,-2L104,-44L44,40Z',
      art.linear(
        [
          ['#fff3a0', 0.1],
          ['#ffb12b', 0.9],
          ['#ff5a1f', 1],
        ],
        1,
        0,
        0,
        1,
      ),
    ),
    path('M8,-34L84,-90L30,8L78,-20L40,30Z', '#fff0a8', 'opacity=".8"'),
    path(
      'M-92,36C-96,-8 -58,-44 -14,-40C24,-38 54,-8 52,34C50,74 14,100 -28,96C-66,92 -90,72 -92,36Z',
      art.metal('wood', 0, 4),
      'stroke="#ff7a2e" stroke-width="5"',
    ),
    rows([
      [-46, 14, 16],
      [4, 0, 11],
      [-16, 58, 19],
      [28, 38, 9],
      [-62, 54, 9],
    ]).map(([x, y, r]) => ellipse(x, y, r, r * 0.86, '#3a1c0c') + ellipse(x + 2, y + 3, r * 0.8, r * 0.66, '#6b3a1c')),
  );
}

export function satellite(art: Canvas): string {
  const panel = layers(
    rect(-100, -24, 58, 48, 4, art.metal('sapphire', 0, 3), 'stroke="#dce9f5" stroke-width="3"'),
    stroke('M-81,-24V24M-61,-24V24M-100,0H-42', '#dce9f5', 2),
    rect(-44, -5, 18, 10, 2, MATERIALS.slate[1]),
  );
  return group(
    'rotate(-24)',
    layers(
      panel,
      group('scale(-1 1)', panel),
      rect(-28, -46, 56, 92, 10, art.metal('gold', 0, 3), 'stroke="#6b3d0a" stroke-width="2"'),
      rect(-18, -32, 36, 26, 4, '#22303c'),
      times(3, (i) => circle(-10 + i * 10, 18, 4, i === 1 ? '#ff5a4a' : '#7fe08a')),
      path('M-36,-54C-36,-84 36,-84 36,-54Z', art.metal('silver', 0, 3)),
      stroke('M0,-62V-96', MATERIALS.silver[2], 4),
      circle(0, -98, 6, '#ff5a4a'),
      stroke('M-30,70Q0,88 30,70M-20,58Q0,70 20,58', '#bff0ff', 4, 'opacity=".8"'),
    ),
  );
}

export function astronaut(art: Canvas): string {
  return layers(
    path('M-84,100C-84,52 -50,40 0,40C50,40 84,52 84,100Z', art.metal('silver', 0, 3)),
    rect(-34, 66, 68, 36, 6, MATERIALS.slate[1]),
    rows([
      [-18, 80, '#ff5a4a'],
      [0, 80, '#ffd24a'],
      [18, 80, '#5ad08a'],
    ]).map(([x, y, colour]) => circle(x, y, 6, colour)),
    circle(0, -24, 74, art.sphere('silver')),
    rect(-88, -40, 20, 38, 8, MATERIALS.slate[2]),
    rect(68, -40, 20, 38, 8, MATERIALS.slate[2]),
    ellipse(0, -20, 58, 48, '#f2c14a'),
    ellipse(0, -20, 53, 43, art.linear(['#7fd0ff', '#1a4d9a', '#0a1840'])),
    path('M-44,-40A52,40 0 0 1 -6,-60A70,56 0 0 0 -44,-14Z', '#fff', 'opacity=".75"'),
    spark(24, -4, 13, '#fff'),
    circle(30, -36, 4, '#fff'),
  );
}

export function eclipse(art: Canvas): string {
  return layers(
    star(24, 102, 74, '#ffb12b'),
    star(24, 92, 70, '#fff0a8', -82),
    circle(0, 0, 72, '#fff8d8'),
    circle(
      8,
      6,
      64,
      art.radial(
        [
          ['#3a3050', 1, 0],
          ['#171226', 1, 0.7],
          ['#06040c', 1, 1],
        ],
        0.6,
        0.6,
        0.8,
      ),
    ),
    circle(8, 6, 64, 'none', 'stroke="#ffcf6a" stroke-width="2" opacity=".6"'),
    spark(-42, -46, 28, '#fff'),
  );
}

export function goldStar(art: Canvas): string {
  const points = (r: number, inner: number, fill: string) => star(5, r, inner, fill);
  return layers(
    place(0, 6, 1, 0, points(104, 46, '#6b3d0a')),
    points(102, 45, art.metal('gold', 0, 3)),
    points(84, 36, art.linear(['#fff6c8', '#ffd24a', '#f09a1c'])),
    times(5, (i) => group(`rotate(${i * 72})`, path('M0,-98L0,0L16,-24Z', '#8f5710', 'opacity=".22"'))),
    spark(-30, -36, 20, '#fff'),
  );
}
