import type { Catalogue, CatalogueGame, CatalogueQuery } from '@ordago/catalogue-search';

/** Games that a catalogue answers at a time. */
const PAGE = 1_000;

/**
 * The first `count` games that a question finds: more than one answer of the catalogue holds, where a list grew so
 * long.
 */
export function firstGames(catalogue: Catalogue, question: CatalogueQuery, count: number): readonly CatalogueGame[] {
  const pages = Array.from({ length: Math.ceil(count / PAGE) }, (_, page) => page * PAGE);
  return pages.flatMap((offset) => {
    const limit = Math.min(PAGE, count - offset);
    return catalogue.query({ ...question, offset, limit }).games;
  });
}
