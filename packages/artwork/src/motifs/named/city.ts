import type { Canvas } from '../../drawing/canvas.ts';
import { ball } from '../../drawing/shading.ts';
import { circle, ellipse, group, layers, path, place, rect, rows, stroke, times } from '../../drawing/shapes.ts';
import { MATERIALS } from '../../palettes.ts';
import { bell } from '../classics.ts';
import { lemon, orange } from '../fruit.ts';

/* Streets and squares. Each fills a box from -100 to 100, lit from the upper left. */
export function tram(art: Canvas): string {
  return layers(
    stroke('M-10,-78L14,-104H54M-100,-104H104', '#2a2f36', 4),
    rect(-92, -76, 184, 14, 6, MATERIALS.bone[1]),
    rect(-88, -64, 176, 132, 10, art.metal('lemon', 1, 3), 'stroke="#6b4a04" stroke-width="3"'),
    rect(-88, 8, 176, 60, 8, art.metal('ruby', 1, 3)),
    rows([
      [-76, 36],
      [-34, 68],
      [40, 36],
    ]).map(([x, w]) => rect(x, -50, w, 44, 5, art.linear(['#eaf8ff', '#7fbfe0']), 'stroke="#3a2a10" stroke-width="3"')),
    rect(-88, 0, 176, 8, 0, '#fff6d8'),
    circle(0, 38, 15, '#fff6c0', 'stroke="#5a3a08" stroke-width="4"'),
    [-56, 56].map((x) => circle(x, 74, 20, '#22272d') + circle(x, 74, 9, MATERIALS.slate[1])),
    rect(-100, 92, 200, 6, 2, MATERIALS.slate[3]),
    art.words('anton', '28', { x: -58, y: 52, size: 24, anchor: 'middle', paint: 'fill="#fff6d8"' }),
  );
}

export function fountain(art: Canvas): string {
  return layers(
    ellipse(0, 82, 100, 18, MATERIALS.stone[3]),
    rect(-100, 62, 200, 22, 6, art.metal('stone', 0, 3)),
    ellipse(0, 62, 96, 14, art.metal('aqua', 0, 2)),
    path('M-12,64L-18,8H18L12,64Z', art.metal('stone', 0, 3)),
    path('M-62,-8C-56,20 56,20 62,-8Z', art.metal('stone', 0, 3)),
    ellipse(0, -8, 62, 10, art.metal('aqua', 0, 2)),
    rect(-8, -44, 16, 36, 4, MATERIALS.stone[1]),
    stroke(
      'M0,-46C-6,-96 -44,-86 -50,-16M0,-46C6,-96 44,-86 50,-16M0,-46C-2,-84 -22,-84 -26,-14M0,-46C2,-84 22,-84 26,-14',
      '#dff8ff',
      5,
      'opacity=".9"',
    ),
    stroke('M-58,0C-78,10 -82,30 -84,58M58,0C78,10 82,30 84,58', '#dff8ff', 5, 'opacity=".9"'),
    circle(0, -92, 5, '#fff'),
  );
}

export function skyline(_art: Canvas): string {
  const houses = rows([
    [-100, -20, 44, '#c8562a'],
    [-58, -64, 46, '#2f6f8f'],
    [-14, -92, 50, '#e0a23c'],
    [34, -48, 40, '#8a3f6a'],
    [70, -12, 34, '#3a8a5c'],
  ]);
  return layers(
    houses.map(
      ([x, y, w, colour]) =>
        rect(x, y, w, 96 - y, 3, colour) + rect(x + w - 10, y, 10, 96 - y, 2, '#000', 'opacity=".22"'),
    ),
    houses.map(([x, y, w]) =>
      times(Math.floor((84 - y) / 26), (r) =>
        times(2, (c) => rect(x + 7 + c * (w / 2 - 2), y + 14 + r * 26, 10, 14, 2, (r + c) % 3 ? '#fff3b0' : '#1c2836')),
      ),
    ),
    path('M-16,-92L11,-106L38,-92Z', '#8a5a14'),
    rect(-46, -84, 22, 20, 3, '#8a5a2c'),
    path('M-50,-84H-20L-35,-98Z', '#5a3414'),
    stroke('M-100,96H104', '#1c2836', 6),
    stroke('M-88,-20V-44M-96,-38H-80', '#1c2836', 3),
  );
}

export function marketStall(art: Canvas): string {
  return layers(
    rect(-84, -40, 9, 130, 2, MATERIALS.wood[3]),
    rect(75, -40, 9, 130, 2, MATERIALS.wood[3]),
    place(-44, 10, 0.4, 0, orange(art)),
    place(0, 2, 0.4, 0, lemon(art)),
    place(42, 10, 0.4, 0, orange(art)),
    rect(-92, 34, 184, 58, 4, art.metal('wood', 0, 3)),
    times(4, (i) => stroke(`M-90,${46 + i * 13}H90`, MATERIALS.wood[3], 2)),
    path('M-76,-92H76L104,-34H-104Z', '#fff8ea'),
    times(4, (i) => path(`M${-76 + i * 38},-92h19L${-78 + i * 52},-34H${-104 + i * 52}Z`, '#d0283c')),
    times(8, (i) => path(`M${-104 + i * 26},-34h26v8a13,13 0 0 1 -26,0Z`, i % 2 ? '#fff8ea' : '#d0283c')),
    rect(-80, -100, 160, 11, 4, MATERIALS.wood[2]),
  );
}

export function bridge(art: Canvas): string {
  return layers(
    path('M-104,60q13,-8 26,0t26,0t26,0t26,0t26,0t26,0t26,0t26,0V98H-104Z', art.metal('sapphire', 1, 3)),
    path(
      'M-104,0C-40,-44 40,-44 104,0V66H78C78,30 40,30 40,66H-40C-40,30 -78,30 -78,66H-104Z',
      art.metal('stone', 0, 3),
    ),
    path('M-34,66C-34,8 34,8 34,66Z', '#0a4a78', 'opacity=".5"'),
    times(9, (i) => stroke(`M${-94 + i * 23.5},${-6 - Math.cos((i - 4) / 2.8) * 26}v-18`, MATERIALS.stone[3], 5)),
    stroke('M-104,-20C-40,-64 40,-64 104,-20', MATERIALS.stone[1], 8),
    rows([
      [-50, -36],
      [50, -36],
    ]).map(([x, y]) => rect(x - 3, y - 44, 6, 40, 2, '#22272d') + circle(x, y - 48, 9, '#fff3b0')),
    times(7, (i) => stroke(`M${-80 + i * 26},${8 + (i % 2) * 12}h12`, MATERIALS.stone[3], 3, 'opacity=".5"')),
  );
}

export function streetLamp(art: Canvas): string {
  return layers(
    circle(
      0,
      -52,
      58,
      art.radial([
        ['#fff6c0', 0.95],
        ['#ffd15c', 0.35, 0.5],
        ['#ffd15c', 0],
      ]),
    ),
    rect(-7, -18, 14, 108, 3, art.metal('ink', 0, 3)),
    path('M-26,-30H26L34,-74H-34Z', '#fff6d0', 'stroke="#14181c" stroke-width="6" stroke-linejoin="round"'),
    stroke('M0,-74V-30M-17,-74L-12,-30M17,-74L12,-30', '#14181c', 3),
    path('M-40,-74C-30,-98 30,-98 40,-74Z', MATERIALS.ink[3]),
    circle(0, -98, 6, MATERIALS.ink[2]),
    stroke('M-40,-4C-30,-26 -14,-10 -6,8M40,-4C30,-26 14,-10 6,8', '#14181c', 6),
    path('M-24,98L-14,76H14L24,98Z', MATERIALS.ink[3]),
    rect(-12, 34, 24, 9, 4, MATERIALS.ink[1]),
  );
}

export function bellTower(art: Canvas): string {
  return layers(
    rect(-46, -30, 92, 128, 2, art.metal('stone', 0, 3)),
    rect(-56, -34, 112, 12, 3, MATERIALS.stone[1]),
    path('M-60,-34L0,-106L60,-34Z', art.metal('rust', 1, 3)),
    stroke('M0,-106V-118', MATERIALS.gold[1], 5),
    path('M-30,46V8C-30,-26 30,-26 30,8V46Z', '#2a1c12'),
    place(0, 16, 0.3, 0, bell(art)),
    rect(-52, 46, 104, 10, 2, MATERIALS.stone[1]),
    circle(0, 76, 16, '#fff8ea', 'stroke="#5a4f3d" stroke-width="4"'),
    stroke('M0,76V66M0,76L7,80', '#22272d', 3.4),
  );
}

export function balcony(art: Canvas): string {
  return layers(
    path('M-44,66V-44C-44,-88 44,-88 44,-44V66Z', '#2a1c2a'),
    path('M-44,66V-44C-44,-70 -24,-82 -4,-82V66Z', art.metal('emerald', 1, 3)),
    path('M44,66V-44C44,-70 24,-82 4,-82V66Z', art.metal('emerald', 0, 2)),
    times(5, (i) => stroke(`M-36,${-30 + i * 18}H-10M10,${-30 + i * 18}H36`, '#022a1c', 3)),
    path('M-58,70V-44C-58,-106 58,-106 58,-44V70H44V-44C44,-88 -44,-88 -44,-44V70Z', MATERIALS.stone[0]),
    rect(-92, 78, 184, 15, 3, art.metal('stone', 0, 3)),
    rect(-90, 34, 180, 7, 3, '#14181c'),
    times(13, (i) => stroke(`M${-84 + i * 14},38V78`, '#14181c', 4)),
    rows([
      [-70, 28],
      [-50, 32],
      [54, 32],
      [72, 27],
      [-60, 22],
      [62, 22],
    ]).map(([x, y], i) => ball(art, x, y, 12, i % 2 ? 'pink' : 'ruby')),
  );
}

export function avenue(art: Canvas): string {
  const tree = (x: number, y: number, k: number) =>
    place(
      x,
      y,
      k,
      0,
      rect(-6, 0, 12, 60, 3, MATERIALS.wood[3]) +
        circle(0, -22, 44, art.sphere('leaf')) +
        circle(-22, 0, 22, art.sphere('leaf')) +
        circle(22, 0, 22, art.sphere('leaf')),
    );
  return layers(
    circle(0, -36, 30, '#fff3b8'),
    path('M-12,-6H12L92,98H-92Z', '#e8cf9a'),
    stroke('M0,4V94', '#fff8ea', 5, 'stroke-dasharray="9 13"'),
    [-1, 1].map((k) => tree(k * 26, -12, 0.32) + tree(k * 46, 4, 0.54) + tree(k * 76, 26, 0.86)),
  );
}

export function sailboat(art: Canvas): string {
  return layers(
    rect(-4, -104, 8, 150, 2, MATERIALS.wood[3]),
    path('M8,-100C60,-70 84,-10 88,30H8Z', art.metal('bone', 0, 3)),
    path('M-8,-84C-40,-50 -66,0 -72,30H-8Z', art.metal('ruby', 0, 3)),
    path('M8,-30C46,-26 70,-14 80,-6L84,10C60,-4 30,-8 8,-10Z', MATERIALS.sapphire[2]),
    path('M-96,40H100C92,72 70,86 44,86H-44C-72,86 -90,70 -96,40Z', art.metal('wood', 0, 3)),
    stroke('M-90,54H92', '#fff6d8', 5),
    path('M-104,84q13,-10 26,0t26,0t26,0t26,0t26,0t26,0t26,0t26,0V100H-104Z', art.metal('sapphire', 1, 3)),
    path('M4,-104L34,-96L4,-86Z', MATERIALS.gold[1]),
  );
}

export function train(art: Canvas): string {
  return layers(
    rows([
      [-52, -96, 14],
      [-74, -86, 17],
      [-38, -84, 12],
    ]).map(([x, y, r]) => circle(x, y, r, '#f4f7fa', 'opacity=".9"')),
    path('M-66,-64H-38L-44,-20H-60Z', art.metal('ink', 0, 3)),
    rect(-72, -74, 40, 13, 4, MATERIALS.gold[2]),
    rect(-92, -24, 126, 66, 22, art.metal('ruby', 0, 3)),
    rect(16, -70, 76, 114, 6, art.metal('ruby', 1, 3)),
    rect(8, -80, 92, 14, 6, MATERIALS.ink[3]),
    rect(30, -54, 46, 40, 5, art.linear(['#eaf8ff', '#7fbfe0']), 'stroke="#ffd966" stroke-width="4"'),
    path('M-16,-24C-16,-46 10,-46 10,-24Z', art.metal('gold', 0, 3)),
    rect(-94, -6, 110, 7, 3, MATERIALS.gold[1]),
    circle(-84, 6, 14, '#fff6c0', 'stroke="#6b3d0a" stroke-width="4"'),
    rect(-100, 42, 200, 13, 4, '#22272d'),
    path('M-92,54L-108,84H-72Z', MATERIALS.gold[2]),
    rows([
      [-50, 72, 22],
      [4, 72, 22],
      [62, 64, 30],
    ]).map(
      ([x, y, r]) =>
        circle(x, y, r, '#22272d') +
        circle(x, y, r - 7, 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="4"`) +
        circle(x, y, 5, MATERIALS.gold[1]),
    ),
    stroke('M-50,76H62', MATERIALS.silver[1], 6),
  );
}

export function signpost(art: Canvas): string {
  const arm = (y: number, k: number, wood: string) =>
    group(
      `translate(0 ${y}) scale(${k} 1)`,
      path('M-52,-17H52L78,0L52,17H-52L-44,0Z', wood, 'stroke="#3a1a08" stroke-width="3" stroke-linejoin="round"') +
        stroke('M-34,-5H46M-30,7H50', '#3a1a08', 2, 'opacity=".4"'),
    );
  return layers(
    ellipse(0, 96, 44, 7, '#000', 'opacity=".3"'),
    rect(-8, -96, 16, 194, 4, art.metal('wood', 0, 4)),
    arm(-66, 1, MATERIALS.wood[1]),
    arm(-24, -1, MATERIALS.wood[0]),
    arm(18, 1, MATERIALS.amber[2]),
  );
}
