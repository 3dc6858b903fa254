import type { Canvas } from '../../drawing/canvas.ts';
import { ball } from '../../drawing/shading.ts';
import { circle, ellipse, group, layers, path, place, rect, rows, stroke, times } from '../../drawing/shapes.ts';
import { MATERIALS } from '../../palettes.ts';

/* Things and beings of the sea. Each fills a box from -100 to 100, lit from the upper left. */
export function mermaid(art: Canvas): string {
  const scales = times(5, (row) =>
    times(4, (i) => stroke(`M${-26 + i * 14 + (row % 2) * 6},${12 + row * 13}q7,10 14,0`, MATERIALS.aqua[3], 2.4)),
  );
  return layers(
    path(
      'M-34,-96C-72,-84 -66,-20 -56,30C-46,10 -40,-10 -38,-30ZM14,-96C60,-90 62,-30 46,20C40,0 34,-14 30,-30Z',
      art.metal('rust', 0, 3),
    ),
    path('M-44,-2C-44,-28 -20,-34 -8,-34C10,-34 32,-26 30,0C28,14 -42,14 -44,-2Z', '#f0c097'),
    circle(-8, -62, 32, '#f6cfae'),
    path('M-42,-54C-44,-104 32,-108 28,-52C20,-76 0,-84 -14,-84C-28,-80 -38,-70 -42,-54Z', art.metal('rust', 1, 3)),
    [-18, 4].map((x) => ellipse(x, -58, 5, 6.4, '#1d3a4a') + circle(x - 1.5, -60, 2, '#fff')),
    stroke('M-14,-44Q-7,-38 1,-44', '#c2405a', 3.4),
    [-20, 6].map((x) =>
      path(
        `M${x - 13},-8C${x - 12},-24 ${x + 12},-24 ${x + 13},-8C${x + 8},0 ${x - 8},0 ${x - 13},-8Z`,
        MATERIALS.pink[2],
        'stroke="#ffe4ec" stroke-width="2"',
      ),
    ),
    path(
      'M-44,2C-40,44 -16,70 30,74C44,76 56,82 60,92C72,70 92,62 104,66C92,46 70,44 54,54C36,44 30,24 30,2C8,12 -22,12 -44,2Z',
      art.metal('aqua', 0, 3),
    ),
    scales,
    path('M52,80C62,92 74,98 92,98C84,84 70,74 56,70Z', art.metal('aqua', 1, 3)),
    rows([
      [-70, 60, 8],
      [-84, 34, 5],
      [-58, 84, 5],
    ]).map(([x, y, r]) => ball(art, x, y, r, 'bone')),
  );
}

export function whale(art: Canvas): string {
  return layers(
    stroke('M-30,-54C-34,-84 -56,-92 -70,-80M-30,-54C-26,-84 -4,-92 10,-80', '#dff6ff', 7),
    path(
      'M56,14C76,2 74,-30 62,-48C86,-42 94,-26 94,-14C102,-30 110,-34 112,-34C114,-4 100,20 76,34Z',
      art.metal('sapphire', 1, 4),
    ),
    path(
      'M-100,16C-98,-40 -40,-56 0,-42C36,-30 54,-4 76,10C80,44 44,82 -10,84C-66,84 -102,58 -100,16Z',
      art.metal('sapphire', 0, 3),
    ),
    path('M-98,28C-60,44 0,44 52,28C44,60 20,84 -10,84C-58,84 -92,62 -98,28Z', '#eaf6ff'),
    times(7, (i) =>
      stroke(
        `M${-78 + i * 17},${40 + Math.sin(i) * 2}C${-74 + i * 15},60 ${-62 + i * 12},74 ${-50 + i * 11},80`,
        '#a9cbe4',
        2.6,
      ),
    ),
    path('M-8,48C-4,70 14,86 34,86C32,68 22,52 8,46Z', art.metal('sapphire', 1, 4)),
    circle(-62, 10, 7, '#04122b'),
    circle(-64, 8, 2.6, '#fff'),
    stroke('M-92,30Q-70,40 -50,34', '#0a3f9a', 3),
    ellipse(-46, -24, 26, 8, '#fff', 'opacity=".35" transform="rotate(-16 -46 -24)"'),
  );
}

export function trident(art: Canvas): string {
  const steel = art.metal('gold', 0, 3);
  return group(
    'rotate(16)',
    layers(
      rect(-7, -30, 14, 132, 5, art.metal('aqua', 0, 3)),
      path(
        'M-58,-40C-58,4 -30,14 0,14C30,14 58,4 58,-40L68,-26L60,-92L36,-40L46,-42C44,-14 30,-8 10,-6V-64L20,-58L0,-106L-20,-58L-10,-64V-6C-30,-8 -44,-14 -46,-42L-36,-40L-60,-92L-68,-26Z',
        steel,
        'stroke="#6b3d0a" stroke-width="2.500" stroke-linejoin="round"',
      ),
      rect(-15, 12, 30, 14, 6, steel),
      ball(art, 0, 19, 7, 'ruby'),
      times(4, (i) => stroke(`M-7,${44 + i * 14}L7,${36 + i * 14}`, '#fff', 2.4, 'opacity=".5"')),
      circle(0, 100, 9, art.sphere('gold')),
    ),
  );
}

export function helm(art: Canvas): string {
  const wood = art.metal('wood', 0, 3);
  return layers(
    times(8, (i) =>
      group(
        `rotate(${i * 45})`,
        rect(-6, -92, 12, 92, 4, wood) +
          path('M-8,-72C-14,-86 -10,-104 0,-104C10,-104 14,-86 8,-72Z', wood, 'stroke="#2b1608" stroke-width="2"'),
      ),
    ),
    circle(0, 0, 62, 'none', `stroke="${MATERIALS.wood[4]}" stroke-width="23"`),
    circle(0, 0, 62, 'none', `stroke="${MATERIALS.wood[1]}" stroke-width="18"`),
    circle(0, 0, 70, 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="3"`),
    circle(0, 0, 54, 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="3"`),
    times(8, (i) => group(`rotate(${i * 45 + 22.5})`, circle(0, -62, 4, MATERIALS.gold[1]))),
    circle(0, 0, 24, art.metal('gold', 0, 3)),
    circle(0, 0, 12, art.sphere('gold')),
  );
}

export function corsairHat(art: Canvas): string {
  return layers(
    path('M44,-46C92,-104 108,-70 96,-36C86,-20 66,-16 54,-18Z', art.metal('ruby', 0, 3)),
    path(
      'M-100,34C-104,4 -78,-6 -58,-14C-52,-66 -24,-92 4,-92C34,-92 56,-62 60,-14C82,-6 104,6 100,36C70,20 36,58 0,58C-36,58 -70,20 -100,34Z',
      art.metal('ink', 0, 4),
    ),
    path('M-100,34C-70,12 -36,48 0,48C36,48 70,12 100,36C70,20 36,62 0,62C-36,62 -70,20 -100,34Z', MATERIALS.gold[1]),
    group(
      'translate(0 -22) scale(.4)',
      ellipse(0, -12, 52, 48, '#fff8ea') +
        rect(-28, 24, 56, 36, 8, '#fff8ea') +
        [-20, 20].map((x) => ellipse(x, -12, 15, 17, '#14100e')).join('') +
        path('M0,4L-8,20H8Z', '#14100e') +
        stroke('M-14,38V58M0,38V58M14,38V58', '#14100e', 4),
    ),
    place(
      0,
      84,
      1,
      0,
      stroke('M-64,-12L64,16M64,-12L-64,16', '#fff8ea', 11) +
        [-68, 68].map((x) => circle(x, -10, 9, '#fff8ea') + circle(x, 16, 9, '#fff8ea')).join(''),
    ),
  );
}
