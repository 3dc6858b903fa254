import { readCatalogue } from '@ordago/contracts';
import { type BoundRoute, bind, RawAnswer } from '../../../../platform/http/bound-route.ts';
import type { CatalogueReader, HiddenRoutes } from '../use-cases/catalogue-reader.ts';

/** The catalogue as one file, which a browser keeps until its version changes. */
export function readCatalogueRoute(
  { snapshot }: Pick<CatalogueReader, 'snapshot'>,
  hiddenRoutes: HiddenRoutes,
): BoundRoute {
  return bind(readCatalogue, async ({ headers, query, now }) => {
    const { version, text, withHidden, packed } = await snapshot();
    const seesHidden = hiddenRoutes.opens(query.hiddenRoute, now);
    const etag = `"casino-${version}${seesHidden ? '-hidden' : ''}"`;
    const caching = { etag, 'cache-control': 'no-cache' };
    // A proxy that compressed the file may have made the tag weak.
    const isKnown = (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
    if (isKnown) return new RawAnswer('', 304, JSON_TYPE, caching);
    return seesHidden
      ? new RawAnswer(withHidden(), 200, JSON_TYPE, caching)
      : new RawAnswer(text, 200, JSON_TYPE, caching, packed());
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';
