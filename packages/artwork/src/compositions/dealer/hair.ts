import { mix } from '../../colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { circle, ellipse, layers, path, rows, stroke } from '../../drawing/shapes.ts';
import type { HairName, Person } from './person-shape.ts';

/* The head is at 150,118; hair is drawn in two layers, one behind the head and one over the brow. */

const BEHIND: { readonly [name in HairName]?: string } = {
  long: 'M96,112C92,40 208,40 204,112C210,170 216,220 208,262H92C84,220 90,170 96,112Z',
  wave: 'M98,112C94,40 206,40 202,112C220,150 194,176 216,214C220,240 190,246 180,220H120C110,246 80,240 84,214C106,176 80,150 98,112Z',
  bob: 'M98,112C92,36 208,36 202,112C206,140 206,160 196,172H104C94,160 94,140 98,112Z',
  bun: 'M104,116C100,48 200,48 196,116Z',
  ponytail: 'M104,116C100,46 200,46 196,116Z',
};

const FRONT: Record<HairName, string> = {
  long: 'M100,126C94,54 140,44 156,58C194,52 206,84 199,128C196,100 180,84 154,72C134,92 106,96 100,126Z',
  wave: 'M102,122C94,56 206,46 198,124C194,96 156,92 136,70C128,92 106,96 102,122Z',
  bob: 'M98,130C94,50 206,50 202,130C196,108 194,96 186,88C150,96 120,90 110,90C106,100 104,112 98,130Z',
  bun: 'M104,120C100,54 200,54 196,120C192,92 172,78 150,78C128,78 108,92 104,120Z',
  ponytail: 'M103,122C97,52 203,52 197,122C193,94 176,74 144,72C122,80 107,96 103,122Z',
  curls: 'M104,110C104,84 122,72 150,74C178,72 196,84 196,110C190,94 176,88 150,90C124,88 110,94 104,110Z',
  short:
    'M104,116C94,58 130,46 160,52C194,48 202,80 196,116C192,100 188,90 178,84C150,92 126,84 116,86C108,94 106,104 104,116Z',
  beard:
    'M104,116C94,58 130,46 160,52C194,48 202,80 196,116C192,100 188,90 178,84C150,92 126,84 116,86C108,94 106,104 104,116Z',
  slick: 'M105,116C98,56 202,48 195,116C192,96 184,82 170,78C150,74 130,80 116,88C108,96 106,106 105,116Z',
  parted:
    'M104,114C96,62 124,44 158,50C194,50 202,84 196,114C192,98 186,88 174,80C158,90 138,82 128,66C126,84 108,94 104,114Z',
  shaved: 'M107,106C104,66 196,66 193,106C188,84 174,74 150,74C126,74 112,84 107,106Z',
};

/** Draws hair behind the shoulders and the head. */
export function hairBehind(art: Canvas, person: Person): string {
  const [shade, light] = person.hairColour;
  const fill = art.linear([light, shade]);
  const d = BEHIND[person.hair];
  if (person.hair === 'curls') return curls(fill);
  if (person.hair === 'ponytail') {
    const tail =
      'M186,66C222,70 232,118 214,160C208,180 216,196 204,206C188,196 186,170 194,146C202,118 196,92 178,84Z';
    return path(tail, fill) + path(d ?? '', fill);
  }
  if (person.hair === 'bun') return circle(154, 48, 26, fill) + path(d ?? '', fill);
  return d ? path(d, fill) : '';
}

/** Draws hair over the brow, with a light on it. */
export function hairInFront(art: Canvas, person: Person): string {
  const [shade, light] = person.hairColour;
  if (person.hair === 'shaved') {
    return path(FRONT.shaved, art.linear([light, shade]), 'opacity=".55"');
  }
  return layers(
    path(FRONT[person.hair], art.linear([light, shade], 0, 0, 1, 1)),
    stroke('M120,68Q142,54 168,62', mix(light, '#ffffff', 0.3), 3, 'opacity=".5"'),
  );
}

/** Along the jaw, under the mouth. */
export function beard(person: Person): string {
  if (person.hair !== 'beard' && person.hair !== 'shaved') return '';
  const d = 'M109,118C110,160 128,184 150,184C172,184 190,160 191,118C180,142 170,142 150,142C130,142 120,142 109,118Z';
  return path(d, person.hairColour[0], person.hair === 'shaved' ? 'opacity=".5"' : '');
}

function curls(fill: string): string {
  const locks = rows([
    [106, 92, 24],
    [116, 66, 24],
    [140, 52, 25],
    [166, 54, 25],
    [188, 72, 24],
    [196, 98, 23],
    [198, 126, 22],
    [102, 122, 22],
    [106, 150, 20],
    [194, 152, 20],
  ]);
  return ellipse(150, 112, 52, 62, fill) + locks.map(([x, y, r]) => circle(x, y, r, fill)).join('');
}
