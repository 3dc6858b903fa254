import { readArt } from '@ordago/contracts';
import { refuse } from '@ordago/kernel';
import { type BoundRoute, bind, RawAnswer } from '../../../../platform/http/bound-route.ts';
import type { CatalogueReader } from '../use-cases/catalogue-reader.ts';

/** A year: the hash in a picture's address changes with the picture. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Our drawing of a game. */
export function readArtRoute({ picture }: Pick<CatalogueReader, 'picture'>): BoundRoute {
  return bind(readArt, async ({ params }) => {
    const drawing = await picture(`/art/${encodeURIComponent(params.file)}`);
    if (drawing === null) return refuse('not-found');
    // Public pictures: the back office of staff, on an origin of its own, shows them too.
    const headers = { 'cache-control': FOR_EVER, 'cross-origin-resource-policy': 'cross-origin' };
    return new RawAnswer(drawing, 200, 'image/svg+xml; charset=utf-8', headers);
  });
}
