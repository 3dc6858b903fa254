import { mix } from '../../colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { circle, layers, path, stroke } from '../../drawing/shapes.ts';
import { MATERIALS } from '../../palettes.ts';
import type { Person } from './person-shape.ts';

/** The middle of the body. */
const X = 150;
const SHIRT = '#f7f4ee';

/** Shoulders, neck and what is worn over them. */
export function torso(art: Canvas, person: Person): string {
  const { isMan, skin, neckline } = person;
  const half = isMan ? 96 : 82;
  const isShirt = isMan || neckline === 'waistcoat';
  const shoulders = `M${X - half},330C${X - half},250 ${X - half + 10},222 ${X - 40},208C${X - 20},200 ${X + 20},200 ${X + 40},208C${X + half - 10},222 ${X + half},250 ${X + half},330Z`;
  const worn = isShirt ? tailored(art, person, half) : dress(art, person, half);
  return layers(
    path(shoulders, isShirt ? SHIRT : skin[0]),
    path('M130,150H170V204C166,226 134,226 130,204Z', skin[1]),
    path('M130,168C142,186 162,186 170,172V200C160,206 140,206 130,198Z', skin[2], 'opacity=".6"'),
    worn,
  );
}

function tailored(art: Canvas, person: Person, half: number): string {
  const [shade, light, trim] = person.cloth;
  const shirt = 'M132,200L150,228L168,200L190,210C180,260 174,300 170,330H130C126,300 120,260 110,210Z';
  const isVest = person.neckline === 'waistcoat';
  const shoulder = isVest ? 26 : 0;
  const left = `M${X - 40 - shoulder / 2},${208 + shoulder / 5}C${X - 70},218 ${X - half + shoulder},246 ${X - half + shoulder},330H144L148,262Z`;
  const right = `M${X + 40 + shoulder / 2},${208 + shoulder / 5}C${X + 70},218 ${X + half - shoulder},246 ${X + half - shoulder},330H156L152,262Z`;
  const sleeves = `M${X - half},330C${X - half},262 ${X - half + 8},230 ${X - 62},214L${X - 58},330ZM${X + half},330C${X + half},262 ${X + half - 8},230 ${X + 62},214L${X + 58},330Z`;
  return layers(
    isVest ? path(sleeves, mix(SHIRT, '#8a93a0', 0.22)) : '',
    path(shirt, '#fff'),
    path(left, art.linear([light, shade])),
    path(right, art.linear([shade, mix(shade, '#000000', 0.4)])),
    isVest ? [270, 292, 314].map((y) => circle(X, y, 2.6, trim)) : '',
    tie(person),
    stroke('M110,210L148,262L190,210', trim, 2, 'opacity=".7"'),
  );
}

function tie({ tie: kind, cloth }: Person): string {
  const trim = cloth[2];
  const knot = mix(trim, '#000000', 0.25);
  if (kind === 'bow') return path('M150,226L126,214V242ZM150,226L174,214V242Z', trim) + circle(X, 227, 6, knot);
  if (kind === 'long')
    return (
      path('M142,222H158L155,234L162,286L150,300L138,286L145,234Z', trim) + path('M142,222H158L155,234H145Z', knot)
    );
  return '';
}

function dress(art: Canvas, person: Person, half: number): string {
  const [shade, light, trim] = person.cloth;
  const fill = art.linear([light, shade], 0, 0, 1, 1);
  const side = X + half + 2;
  const far = X - half - 2;
  if (person.neckline === 'wrap') {
    return layers(
      path(`M94,214C112,236 136,262 158,296L166,330H${far}C${far},262 72,228 94,214Z`, fill),
      path(`M206,214C190,238 162,268 132,330H${side}C${side},262 228,228 206,214Z`, art.linear([light, shade])),
      path(`M206,214C190,238 162,268 132,330H150C170,280 196,246 206,214Z`, '#000', 'opacity=".16"'),
      stroke('M94,214C112,236 136,262 152,286M206,214C190,238 162,268 146,300', trim, 2.5),
    );
  }
  const collar = 'M92,213C106,232 130,244 150,236C170,244 194,232 208,213';
  return layers(
    path(`${collar}C230,226 ${side},262 ${side},330H${far}C${far},262 70,226 92,213Z`, fill),
    stroke(collar, trim, 2.5),
    path(`M160,239C184,240 198,228 208,213C230,226 ${side},262 ${side},330H170Z`, '#000', 'opacity=".22"'),
    stroke('M126,206Q150,230 174,206', MATERIALS.gold[1], 1.8),
    circle(X, 219, 3.8, MATERIALS.gold[0]),
  );
}
