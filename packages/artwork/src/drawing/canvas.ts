import type { FaceName } from '../lettering/faces.ts';
import type { Lettering, TextPlace } from '../lettering/lettering.ts';
import { MATERIALS, type MaterialName, type Palette, type PaletteName } from '../palettes.ts';
import { hash32, pickFrom, type Random, randomFrom } from '../random.ts';

/** A stop of a gradient: a colour, or a colour with its opacity and perhaps its place (0 to 1). */
export type Stop = string | readonly [colour: string, opacity?: number, offset?: number];

/** Tools of a drawing: the palette, random numbers, and the gradients it needs. */
export interface Canvas {
  readonly palette: Palette;
  readonly paletteName: PaletteName;
  /** The theme the picture belongs to. */
  readonly theme: string;
  /** First name of the dealer of a live table; undefined where nobody is named. */
  readonly dealer: string | undefined;
  random: Random;
  pick: <Item>(list: readonly Item[]) => Item;
  between: (low: number, high: number) => number;
  linear: (stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number, isUserSpace?: boolean) => string;
  radial: (stops: readonly Stop[], cx?: number, cy?: number, r?: number, isUserSpace?: boolean) => string;
  /** A lit surface of a material, from one of its five tones to another. */
  metal: (material: MaterialName, from?: number, to?: number) => string;
  /** A round body of a material. */
  sphere: (material: MaterialName) => string;
  /** Keeps what is drawn with it inside a shape; answers the id. */
  clip: (shape: string) => string;
  /** Puts something into the definitions and answers its id. */
  define: (write: (id: string) => string) => string;
  /** Words set in a typeface, as outlines where the canvas has them. */
  words: (face: FaceName, text: string, at: TextPlace) => string;
  /** Everything defined so far. */
  definitions: () => string;
  readonly lettering: Lettering;
}

export interface CanvasOptions {
  key: string;
  palette: Palette;
  paletteName: PaletteName;
  lettering: Lettering;
  theme?: string;
  dealer?: string;
}

/** A canvas of its own for each picture: its ids and its random numbers come from the key alone. */
export function createCanvas({ key, palette, paletteName, lettering, theme = '', dealer }: CanvasOptions): Canvas {
  const random = randomFrom(key);
  const prefix = `a${hash32(key).toString(36)}_`;
  const written: string[] = [];
  const known = new Map<string, string>();

  const define = (write: (id: string) => string) => {
    const id = prefix + written.length.toString(36);
    written.push(write(id));
    return id;
  };
  const gradient = (name: 'linear' | 'radial', place: string, stops: readonly Stop[], isUserSpace: boolean) => {
    const units = isUserSpace ? ' gradientUnits="userSpaceOnUse"' : '';
    const content = `${place}${units}>${writeStops(stops)}</${name}Gradient>`;
    const same = known.get(name + content);
    if (same) return same;
    const paint = `url(#${define((id) => `<${name}Gradient id="${id}"${content}`)})`;
    known.set(name + content, paint);
    return paint;
  };
  const linear: Canvas['linear'] = (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1, isUserSpace = false) =>
    gradient('linear', ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops, isUserSpace);
  const radial: Canvas['radial'] = (stops, cx = 0.5, cy = 0.5, r = 0.5, isUserSpace = false) =>
    gradient('radial', ` cx="${cx}" cy="${cy}" r="${r}"`, stops, isUserSpace);

  return {
    palette,
    paletteName,
    theme,
    dealer,
    lettering,
    random,
    pick: (list) => pickFrom(random, list),
    between: (low, high) => low + random() * (high - low),
    linear,
    radial,
    metal: (material, from = 0, to = 3) => linear(MATERIALS[material].slice(from, to + 1), 0.2, 0, 0.8, 1),
    sphere: (material) => {
      const [glint, light, body, shade] = MATERIALS[material];
      return radial(
        [
          [glint, 1, 0],
          [light, 1, 0.25],
          [body, 1, 0.62],
          [shade, 1, 1],
        ],
        0.36,
        0.28,
        0.78,
      );
    },
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    define,
    words: (face, text, at) => lettering.draw(face, text, at),
    definitions: () => written.join(''),
  };
}

function writeStops(stops: readonly Stop[]): string {
  const step = 1 / Math.max(1, stops.length - 1);
  return stops
    .map((stop, i) => {
      const [colour, opacity = 1, offset] = typeof stop === 'string' ? [stop] : stop;
      const at = offset ?? Math.round(i * step * 1000) / 1000;
      return `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`;
    })
    .join('');
}
