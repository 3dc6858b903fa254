import * as outdoors from './outdoors.ts';
import * as patterns from './patterns.ts';
import * as rooms from './rooms.ts';

/** Grounds that fill the tile, by name. */
export const BACKDROPS = {
  ...patterns,
  ...rooms,
  ...outdoors,
} as const;

export type BackdropName = keyof typeof BACKDROPS;
