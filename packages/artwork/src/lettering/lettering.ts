import { tenth } from '../drawing/shapes.ts';
import type { FaceName } from './faces.ts';

/** Place and paint of a word. */
export interface TextPlace {
  x: number;
  /** The base line. */
  y: number;
  size: number;
  /** (Default: start) */
  anchor?: 'start' | 'middle';
  /** Space between letters, as part of the size. (Default: 0) */
  track?: number;
  /** Attributes: fill, stroke, opacity. */
  paint: string;
}

/** A way to set words. On the server they become outlines, so that no reader needs a font. */
export interface Lettering {
  /** Width of the words at size 1. */
  width: (face: FaceName, text: string, track?: number) => number;
  /** The words as a path that starts at 0,0 and is `size` high; empty where the typeface has no outline. */
  outline: (face: FaceName, text: string, size: number, track?: number) => string;
  draw: (face: FaceName, text: string, at: TextPlace) => string;
}

/** Draws words through `width` and `outline`. */
export function letteringOf({ width, outline }: Pick<Lettering, 'width' | 'outline'>): Lettering {
  return {
    width,
    outline,
    draw: (face, text, { x, y, size, anchor = 'start', track = 0, paint }) => {
      const left = anchor === 'middle' ? x - (width(face, text, track) * size) / 2 : x;
      return `<path transform="translate(${tenth(left)} ${tenth(y)})" d="${outline(face, text, size, track)}" ${paint}/>`;
    },
  };
}

/**
 * Words as text in the typeface of the page. For motifs drawn in a browser, where a reel needs "BAR" and nothing more;
 * titles are always outlines.
 */
export const plainLettering: Lettering = {
  width: (_face, text, track = 0) => text.length * (0.6 + track),
  outline: () => '',
  draw: (_face, text, { x, y, size, anchor = 'start', track = 0, paint }) =>
    `<text x="${tenth(x)}" y="${tenth(y)}" font-size="${tenth(size)}" font-weight="900" font-family="inherit" text-anchor="${anchor}" letter-spacing="${tenth(track * size)}" ${paint}>${escapeText(text)}</text>`,
};

/** Text escaped for use between tags. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
