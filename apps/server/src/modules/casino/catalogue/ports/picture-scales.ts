import type { Weighing } from '../domain/picture.ts';

export type { Weighing } from '../domain/picture.ts';

/** Measures the size of the pictures that providers name in their lists. */
export interface PictureScales {
  /** Reads the picture at the address until it ends, or is over so many bytes. Never throws. */
  weigh(address: string, bytesMax: number): Promise<Weighing>;
}
