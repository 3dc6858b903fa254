import type { ArtGame } from './art-game.ts';
import { hash32 } from './random.ts';

/** Goes up with every change that alters a picture; a test holds it to the drawings. */
export const ART_VERSION = 2;

/** A second start for the hash, so that an address has 64 bits. */
const SECOND_BASIS = 0x9747b28c;

/** Names the picture in its address: it changes exactly when the picture may. */
export function artHash({
  key,
  name,
  category,
  cover = undefined,
  palette = undefined,
  dealer = undefined,
}: ArtGame): string {
  const text = JSON.stringify([ART_VERSION, key, name, category, cover ?? null, palette ?? null, dealer ?? null]);
  return hash32(text).toString(36).padStart(7, '0') + hash32(text, SECOND_BASIS).toString(36).padStart(7, '0');
}

/** The address of a picture, good for ever: `/art/<key>.<hash>.svg`. */
export function artPath(game: ArtGame): string {
  return `/art/${encodeURIComponent(game.key)}.${artHash(game)}.svg`;
}
