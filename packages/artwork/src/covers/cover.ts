import type { Canvas } from '../drawing/canvas.ts';
import type { TitleStyle } from '../lettering/draw-title.ts';

/** A picture drawn for one game of our own, in parts that every shape of it puts together. */
export interface Cover {
  /** Fills any size. */
  readonly ground: (art: Canvas, width: number, height: number) => string;
  /** Things that the game is played with, in a box of 300 by 260. */
  readonly scene: (art: Canvas) => string;
  /** Cuts of the frame: three for games with a multiplier, as on the card of bastos. (Default: none, as on the card of oros) */
  readonly cuts?: number;
  readonly title: Pick<TitleStyle, 'face' | 'effect' | 'fill' | 'skew'> & { readonly sizeMax?: number };
}
