import * as animals from './animals.ts';
import * as classics from './classics.ts';
import * as deck from './deck.ts';
import * as empires from './empires.ts';
import * as football from './football.ts';
import * as fruit from './fruit.ts';
import * as ranch from './ranch.ts';
import * as reef from './reef.ts';
import * as sea from './sea.ts';
import * as sky from './sky.ts';
import * as stones from './stones.ts';
import * as tables from './tables.ts';

/** Symbols that reels can show, by name: what a browser loads. */
export const REEL_MOTIFS = {
  ...fruit,
  ...classics,
  ...stones,
  ...deck,
  ...animals,
  ...sky,
  ...empires,
  ...sea,
  ...reef,
  ...ranch,
  ...football,
  ...tables,
} as const;

export type ReelMotifName = keyof typeof REEL_MOTIFS;
