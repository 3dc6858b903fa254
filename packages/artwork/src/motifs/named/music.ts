import type { Canvas } from '../../drawing/canvas.ts';
import { ball } from '../../drawing/shading.ts';
import { circle, ellipse, group, layers, path, rect, rows, stroke, times } from '../../drawing/shapes.ts';
import { MATERIALS } from '../../palettes.ts';

/* Instruments. Each fills a box from -100 to 100, lit from the upper left. */
export function violin(art: Canvas): string {
  return layers(
    group('rotate(40)', stroke('M54,-92L60,92', MATERIALS.wood[1], 6) + stroke('M50,-88L54,88', '#fff8ea', 3)),
    group(
      'rotate(16)',
      layers(
        rect(-7, -92, 14, 92, 3, '#1a120e'),
        path('M-8,-88C-20,-96 -14,-112 0,-112C14,-112 20,-96 8,-88Z', MATERIALS.wood[2]),
        path(
          'M0,-26C-38,-26 -50,0 -38,22C-26,30 -28,42 -40,52C-54,80 -34,104 0,104C34,104 54,80 40,52C28,42 26,30 38,22C50,0 38,-26 0,-26Z',
          art.metal('rust', 0, 3),
          'stroke="#431404" stroke-width="3"',
        ),
        stroke('M-20,30C-30,36 -20,46 -22,56M20,30C30,36 20,46 22,56', '#2b0e04', 4.5),
        rect(-17, 52, 34, 7, 2, '#f5cb95'),
        path('M-9,66H9L6,96H-6Z', '#1a120e'),
        [-4, -1.4, 1.4, 4].map((x) => stroke(`M${x},-90V70`, '#fff6d8', 1.2)),
        ellipse(-22, 2, 6, 15, '#fff', 'opacity=".4" transform="rotate(20 -22 2)"'),
      ),
    ),
  );
}

export function piano(art: Canvas): string {
  return layers(
    path('M-94,-6C-94,-72 -30,-104 20,-96C44,-92 40,-66 62,-56C88,-46 98,-30 96,-6Z', art.metal('ink', 0, 4)),
    path('M-82,-10C-80,-62 -28,-90 14,-84C30,-80 32,-58 54,-46C72,-38 84,-26 84,-10Z', art.metal('wood', 0, 3)),
    times(9, (i) => stroke(`M${-66 + i * 16},-14L${-46 + i * 9},-62`, '#f3dfb6', 1.6, 'opacity=".7"')),
    rect(-98, -8, 196, 16, 4, '#14181c'),
    rect(-92, 8, 184, 40, 3, '#fffdf6'),
    times(13, (i) => stroke(`M${-78 + i * 13.1},8V48`, '#8a8a8a', 1.6)),
    times(13, (i) => (i % 7 === 2 || i % 7 === 6 ? '' : rect(-82 + i * 13.1, 8, 8, 24, 1, '#14181c'))),
    rect(-98, 46, 196, 10, 3, '#14181c'),
    [-78, 66].map((x) => path(`M${x},56H${x + 14}L${x + 10},100H${x + 4}Z`, '#14181c')),
  );
}

export function accordion(art: Canvas): string {
  return group(
    'rotate(-8)',
    layers(
      times(7, (i) =>
        path(
          `M${-40 + i * 12},${-62 + Math.abs(i - 3) * 4}L${-34 + i * 12},${-52 + Math.abs(i - 3) * 4}V${66 - Math.abs(i - 3) * 4}L${-40 + i * 12},${76 - Math.abs(i - 3) * 4}L${-46 + i * 12},66V-52Z`,
          i % 2 ? '#16191d' : '#8a1426',
        ),
      ),
      rect(-102, -70, 60, 150, 12, art.metal('ruby', 0, 3), 'stroke="#420213" stroke-width="3"'),
      rect(42, -70, 60, 150, 12, art.metal('ruby', 1, 4), 'stroke="#420213" stroke-width="3"'),
      rect(-98, -56, 26, 122, 4, '#fffdf6'),
      times(8, (i) => stroke(`M-98,${-42 + i * 14}H-72`, '#6a6a6a', 2)),
      times(8, (i) => (i % 3 === 2 ? '' : rect(-98, -47 + i * 14, 15, 8, 2, '#14181c'))),
      times(5, (r) => times(3, (c) => circle(58 + c * 14, -44 + r * 26, 5, '#fff6d0'))),
      stroke('M-56,-50V60', MATERIALS.gold[1], 5),
      stroke('M-96,-76C-60,-100 -20,-104 0,-96', '#3a1408', 6),
    ),
  );
}

export function clarinet(art: Canvas): string {
  return group(
    'rotate(36)',
    layers(
      path('M-9,-84H9L11,66L26,100H-26L-11,66Z', art.metal('ink', 0, 4)),
      path('M-6,-112C0,-116 6,-112 7,-84H-7Z', '#1a120e'),
      [-84, -34, 22, 64].map((y) => rect(-13, y, 26, 9, 3, art.metal('silver', 0, 3))),
      ellipse(0, 100, 27, 7, MATERIALS.silver[1]),
      rows([
        [0, -62],
        [0, -46],
        [0, -14],
        [0, 2],
        [0, 40],
      ]).map(([x, y]) => circle(x, y, 6.4, MATERIALS.silver[0], 'stroke="#586a7d" stroke-width="2"')),
      stroke('M14,-70V-40M16,-16V52M-16,-6V56', MATERIALS.silver[1], 4.5),
      rows([
        [16, -40],
        [18, 52],
        [-18, 56],
        [-16, -6],
      ]).map(([x, y]) => ellipse(x, y, 6, 8, MATERIALS.silver[0], 'stroke="#586a7d" stroke-width="1.5"')),
      stroke('M-5,-76V60', '#fff', 3, 'opacity=".35"'),
    ),
  );
}

export function castanets(art: Canvas): string {
  const shell = (turn: number, tone: number) =>
    group(
      `rotate(${turn})`,
      path(
        'M-26,-56C-60,-40 -64,24 -40,52C-20,72 20,72 40,52C64,24 60,-40 26,-56C12,-62 -12,-62 -26,-56Z',
        art.metal('wood', tone, tone + 3),
        'stroke="#2b1608" stroke-width="3"',
      ) + ellipse(-14, 2, 12, 26, '#fff', 'opacity=".3" transform="rotate(12 -14 2)"'),
    );
  return layers(
    group('translate(26 24)', shell(34, 1)),
    group('translate(-22 12)', shell(-16, 0)),
    stroke('M-30,-46C-50,-90 10,-108 20,-64C26,-40 46,-40 58,-24', '#d0283c', 8),
    path(
      'M20,-70C46,-104 84,-92 66,-66C54,-52 36,-58 20,-70C-4,-104 -34,-96 -20,-72C-8,-58 8,-62 20,-70Z',
      '#f0505a',
      'stroke="#7a0f22" stroke-width="2"',
    ),
  );
}

export function flute(art: Canvas): string {
  return group(
    'rotate(-34)',
    layers(
      rect(-106, -10, 212, 24, 10, MATERIALS.silver[4]),
      rect(-106, -13, 212, 23, 10, art.metal('silver', 0, 3)),
      rect(-82, -20, 34, 14, 7, art.metal('gold', 0, 3)),
      ellipse(-65, -13, 8, 4, '#27323f'),
      rows([[-20], [0], [20], [44], [64], [84]]).map(
        ([x]) =>
          circle(x, -4, 8, art.metal('gold', 0, 2), 'stroke="#6b3d0a" stroke-width="2"') + circle(x, -4, 3, '#6b3d0a'),
      ),
      [-36, 32, 98].map((x) => rect(x - 4, -16, 8, 29, 3, MATERIALS.gold[2])),
      stroke('M-100,-8H96', '#fff', 3, 'opacity=".7"'),
    ),
  );
}

export function harp(art: Canvas): string {
  return layers(
    times(10, (i) =>
      stroke(`M${-46 + i * 13},${-54 + Math.sin(i / 2) * 10}L${-38 + i * 13},${80 - i * 15}`, '#fffbe6', 2),
    ),
    stroke('M-62,84V-66', '#6b3d0a', 18),
    stroke('M-62,84V-66', MATERIALS.gold[1], 13),
    stroke('M-62,-70C-44,-110 -10,-40 30,-66C52,-80 76,-82 82,-66', '#6b3d0a', 18),
    stroke('M-62,-70C-44,-110 -10,-40 30,-66C52,-80 76,-82 82,-66', MATERIALS.gold[1], 13),
    path(
      'M84,-66C88,-10 30,66 -50,92L-60,74C4,52 62,-10 66,-62Z',
      art.metal('gold', 0, 3),
      'stroke="#6b3d0a" stroke-width="2"',
    ),
    path('M-86,84H-30L-22,100H-94Z', art.metal('gold', 1, 3)),
    ball(art, -62, -86, 13, 'ruby'),
    circle(84, -68, 11, art.sphere('gold')),
  );
}

export function saxophone(art: Canvas): string {
  const tube = 'M-52,-92C-30,-104 -10,-96 -8,-72L0,36C4,76 56,76 62,36L68,-2';
  return layers(
    stroke(tube, '#5a3208', 34),
    stroke(tube, MATERIALS.gold[1], 28),
    stroke(tube, '#fff6d0', 7, 'opacity=".55" transform="translate(-6 -2)"'),
    path('M44,6L34,-30C60,-44 96,-40 104,-26L86,8Z', art.metal('gold', 0, 3), 'stroke="#5a3208" stroke-width="3"'),
    ellipse(69, -32, 35, 9, MATERIALS.gold[4]),
    stroke('M-54,-92L-84,-74', '#16191d', 13),
    rows([
      [-10, -40],
      [-6, -16],
      [-3, 8],
      [0, 30],
    ]).map(([x, y]) => circle(x, y, 10, '#fffdf0', 'stroke="#5a3208" stroke-width="3"')),
    rows([
      [22, 52],
      [44, 44],
    ]).map(([x, y]) => circle(x, y, 8, '#fffdf0', 'stroke="#5a3208" stroke-width="3"')),
    stroke('M14,-50L20,28', MATERIALS.gold[3], 4),
  );
}

export function bongos(art: Canvas): string {
  const drum = (x: number, w: number, y: number) =>
    layers(
      path(`M${x - w},${y}L${x - w * 0.78},80H${x + w * 0.78}L${x + w},${y}Z`, art.metal('rust', 0, 3)),
      times(4, (i) =>
        stroke(
          `M${x - w * 0.66 + i * w * 0.44},${y + 6}L${x - w * 0.5 + i * w * 0.34},80`,
          '#7e2c0a',
          3,
          'opacity=".6"',
        ),
      ),
      ellipse(x, 80, w * 0.78, 9, MATERIALS.rust[4]),
      rect(x - w - 3, y - 2, w * 2 + 6, 18, 6, art.metal('silver', 0, 3)),
      ellipse(x, y - 3, w + 3, 17, MATERIALS.silver[2]),
      ellipse(x, y - 5, w - 3, 14, art.linear(['#fffaf0', '#ecd9b4'])),
    );
  return layers(rect(-16, 6, 34, 24, 4, MATERIALS.ink[3]), drum(50, 42, -30), drum(-48, 50, -46));
}

export function gramophone(art: Canvas): string {
  const blade = (i: number) =>
    group(
      `translate(14 -30) rotate(${-78 + i * 26})`,
      path(
        'M-7,4C-22,-34 -24,-62 -16,-78C-6,-86 6,-86 16,-78C24,-62 22,-34 7,4Z',
        i % 2 ? MATERIALS.gold[1] : MATERIALS.gold[2],
        'stroke="#5a3208" stroke-width="1.500"',
      ),
    );
  return layers(
    times(7, blade),
    circle(14, -30, 20, MATERIALS.gold[4]),
    stroke('M6,-22C-20,0 -40,10 -38,40', MATERIALS.gold[3], 15),
    stroke('M6,-22C-20,0 -40,10 -38,40', MATERIALS.gold[1], 9),
    rect(-84, 52, 168, 44, 6, art.metal('wood', 0, 3)),
    stroke('M-76,74H76', MATERIALS.wood[3], 3),
    ellipse(0, 50, 78, 15, '#16191d'),
    ellipse(0, 48, 50, 9, 'none', 'stroke="#5a6068" stroke-width="1.500"'),
    ellipse(0, 48, 20, 5, '#d0283c'),
    stroke('M84,74H102V62', MATERIALS.silver[2], 6),
  );
}

export function tambourine(art: Canvas): string {
  return layers(
    circle(4, 8, 90, '#000', 'opacity=".3"'),
    circle(0, 0, 92, art.metal('rust', 0, 3), 'stroke="#431404" stroke-width="3"'),
    circle(0, 0, 72, art.radial(['#fffdf6', '#f3e3c0', '#d8bd86'], 0.38, 0.32, 0.8)),
    times(8, (i) =>
      group(
        `rotate(${i * 45 + 10})`,
        rect(-17, -92, 34, 17, 8, '#431404') +
          ellipse(-6, -84, 12, 6, MATERIALS.gold[2]) +
          ellipse(6, -83, 12, 6, MATERIALS.gold[1], 'stroke="#6b3d0a" stroke-width="1.5"'),
      ),
    ),
    stroke('M-70,60C-96,84 -90,104 -104,106M-60,70C-70,92 -60,104 -66,110', '#d0283c', 6),
    stroke('M-66,66C-84,84 -74,100 -86,108', '#1f8fd0', 6),
    ellipse(-24, -30, 26, 14, '#fff', 'opacity=".5" transform="rotate(-34 -24 -30)"'),
  );
}
