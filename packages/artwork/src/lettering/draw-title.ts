import { mix } from '../colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { group, layers, path, rect, stroke, tenth } from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';
import { FACES, type FaceName } from './faces.ts';
import { type Block, setBlock } from './set-block.ts';

/** Fill of the letters. */
export type TitleFill = 'gold' | 'cream' | 'accent' | 'ice' | 'fire' | 'white';

/** Layout of a title. Lengths are in the units of the tile, 300 by 400. */
export interface TitleStyle {
  face: FaceName;
  /** Letters with a body, with a coloured rim, or with a soft shadow. */
  effect: 'block' | 'rim' | 'soft';
  fill: TitleFill;
  /** Plate behind the letters. */
  plate?: 'ribbon' | 'plaque';
  /** Degrees. */
  tilt?: number;
  skew?: number;
  /** (Default: 252) */
  width?: number;
  /** (Default: 104) */
  height?: number;
  /** The bottom line; under 340 the scrim of the card owns the tile. (Default: 334) */
  bottom?: number;
  /** (Default: 92) */
  sizeMax?: number;
}

/** The name of the game, lettered onto its picture. */
export function drawTitle(art: Canvas, name: string, style: TitleStyle): string {
  const { face, width = 252, height = 104, bottom = 334, sizeMax = 92, tilt = 0, skew = 0 } = style;
  const block = setBlock(art.lettering, face, name, { width, height, track: 0, sizeMax });
  const top = bottom - block.height;
  const middle = bottom - block.height / 2;
  const plate = style.plate && block.lines.length > 0 ? PLATES[style.plate](art, top, block.height) : '';
  const lean = skew ? ` translate(${tenth(Math.tan((skew * Math.PI) / 180) * middle)} 0) skewX(${-skew})` : '';
  const turn = tilt ? `rotate(${tilt} 150 ${tenth(middle)})` : '';
  return group(`${turn}${lean}`.trim(), plate + drawLines(art, block, style, top));
}

function drawLines(art: Canvas, block: Block, style: TitleStyle, top: number): string {
  const { cap } = FACES[style.face];
  const fill = fillOf(art, style.fill);
  let y = top;
  return block.lines
    .map(({ text, size, accent }) => {
      y += size * (cap + accent);
      const drawn = drawLine(art, style, fill, { text, size, y });
      y += block.gap;
      return drawn;
    })
    .join('');
}

/** One outline, laid several times: the deepest layer first. */
function drawLine(
  art: Canvas,
  style: TitleStyle,
  fill: string,
  line: { text: string; size: number; y: number },
): string {
  const { text, size, y } = line;
  const outline = art.lettering.outline(style.face, text, size);
  if (!outline) return '';
  const id = art.define((name) => `<path id="${name}" d="${outline}"/>`);
  const x = 150 - (art.lettering.width(style.face, text) * size) / 2;
  const lay = (dy: number, paint: string) => `<use href="#${id}" x="${tenth(x)}" y="${tenth(y + dy)}" ${paint}/>`;
  const { ink, base } = art.palette;
  const edge = (width: number) => `stroke="${ink}" stroke-width="${tenth(width)}" stroke-linejoin="round"`;
  const depth = Math.max(3.5, size * 0.085);
  if (style.effect === 'block') {
    const rim = mix(base, ink, 0.35);
    const body = `fill="${ink}" stroke="${rim}" stroke-width="${tenth(size * 0.06)}" stroke-linejoin="round"`;
    return layers(
      lay(depth, `fill="${ink}" ${edge(size * 0.15)}`),
      lay(0, `fill="${ink}" ${edge(size * 0.15)}`),
      size > 40 ? lay(0, body) : '',
      lay(0, `fill="${fill}"`),
    );
  }
  if (style.effect === 'rim') {
    const rim = rimOf(art, style.fill);
    return layers(
      lay(depth * 0.8, `fill="${ink}" ${edge(size * 0.2)}`),
      lay(0, `fill="${rim}" stroke="${rim}" stroke-width="${tenth(size * 0.13)}" stroke-linejoin="round"`),
      lay(0, `fill="${fill}" stroke="${ink}" stroke-width="${tenth(size * 0.04)}" paint-order="stroke"`),
    );
  }
  return layers(lay(2, `fill="${ink}" opacity=".7" ${edge(4)}`), lay(0, `fill="${fill}"`));
}

/** A warm fill never sits on a warm rim. */
function rimOf(art: Canvas, fill: TitleFill): string {
  const { base, ink, accent } = art.palette;
  return fill === 'fire' || fill === 'gold' || fill === 'accent' ? mix(base, ink, 0.15) : accent;
}

function fillOf(art: Canvas, fill: TitleFill): string {
  const { light, accent } = art.palette;
  const bright = MATERIALS.gold[0];
  switch (fill) {
    case 'gold':
      return art.linear([
        [bright, 1, 0],
        ['#ffe08a', 1, 0.38],
        ['#d98d16', 1, 0.54],
        ['#ffd56b', 1, 0.82],
        [bright, 1, 1],
      ]);
    case 'cream':
      return art.linear([
        ['#ffffff', 1, 0],
        [light, 1, 0.5],
        [mix(light, accent, 0.45), 1, 1],
      ]);
    case 'accent':
      return art.linear([
        [mix(accent, '#ffffff', 0.55), 1, 0],
        [accent, 1, 0.6],
        [mix(accent, '#000000', 0.15), 1, 1],
      ]);
    case 'ice':
      return art.linear([
        ['#ffffff', 1, 0],
        ['#dff6ff', 1, 0.42],
        ['#8fd3ef', 1, 0.56],
        ['#f4fcff', 1, 1],
      ]);
    case 'fire':
      return art.linear([
        ['#fff7c2', 1, 0],
        ['#ffc93d', 1, 0.45],
        ['#f4661b', 1, 1],
      ]);
    case 'white':
      return '#ffffff';
  }
}

const PLATES = { ribbon, plaque };

function ribbon(art: Canvas, top: number, height: number): string {
  const { base, accent, ink, isDay } = art.palette;
  const y = tenth(top - 13);
  const h = tenth(height + 26);
  const cloth = isDay ? accent : mix(base, accent, 0.12);
  const tails = `M2,${y + 12}H40V${y + h + 12}H2L18,${tenth(y + 12 + h / 2)}ZM298,${y + 12}H260V${y + h + 12}H298L282,${tenth(y + 12 + h / 2)}Z`;
  return layers(
    path(tails, mix(cloth, ink, 0.45)),
    path(`M18,${y}H282V${y + h}H18Z`, art.linear([mix(cloth, '#ffffff', 0.18), cloth, mix(cloth, ink, 0.25)])),
    stroke(`M18,${y + 4.5}H282M18,${y + h - 4.5}H282`, MATERIALS.gold[1], 1.6),
    path(`M18,${y + h}L40,${y + h + 12}V${y + h}ZM282,${y + h}L260,${y + h + 12}V${y + h}Z`, ink),
  );
}

function plaque(art: Canvas, top: number, height: number): string {
  const { base, deep, ink } = art.palette;
  const y = top - 15;
  const h = height + 30;
  return layers(
    rect(16, y + 5, 268, h, 14, '#000', 'opacity=".4"'),
    rect(16, y, 268, h, 14, art.metal('gold', 0, 3)),
    rect(20.5, y + 4.5, 259, h - 9, 10.5, art.linear([mix(base, ink, 0.2), mix(deep, ink, 0.4)])),
    rect(25, y + 9, 250, h - 18, 7, 'none', `stroke="${MATERIALS.gold[2]}" stroke-width="1" opacity=".7"`),
  );
}
