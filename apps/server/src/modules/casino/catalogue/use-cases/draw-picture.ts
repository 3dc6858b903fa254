import type { Artwork } from '../ports/artwork.ts';
import type { CatalogueReader } from './catalogue-reader.ts';

/** Drawings kept in memory; a lobby page shows some dozens. */
const DRAWINGS_MAX = 2_000;

/** Draws the picture at a path, and keeps it; null where no game has it. */
export function createDrawPicture({
  artwork,
  snapshot,
}: Pick<CatalogueReader, 'snapshot'> & { readonly artwork: Pick<Artwork, 'draw'> }): CatalogueReader['picture'] {
  const drawings = new Map<string, string>();
  return async (path) => {
    const known = drawings.get(path);
    if (known !== undefined) return known;
    const found = (await snapshot()).gameOfPicture.get(path);
    if (!found) return null;
    const drawing = await artwork.draw(found.game, found.language);
    if (drawings.size >= DRAWINGS_MAX) drawings.clear();
    drawings.set(path, drawing);
    return drawing;
  };
}
