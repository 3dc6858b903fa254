import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { partProvidersOf } from '../../shared/domain/closures.ts';
import { catalogueText } from '../domain/catalogue-text.ts';
import { languagesOf } from '../domain/local-faces.ts';
import type { Artwork } from '../ports/artwork.ts';
import type { CatalogueRepository } from '../repository/catalogue.repository.ts';
import type { CatalogueReader, CatalogueSnapshot } from './catalogue-reader.ts';

const asBrotli = promisify(brotliCompress);

interface ReadParts extends Pick<CatalogueReader, 'imageOf'> {
  readonly catalogue: CatalogueRepository;
  readonly artwork: Pick<Artwork, 'pathOf'>;
  /** Route providers whose games are hidden. */
  readonly hidden: ReadonlySet<string>;
}

/** Reads the catalogue for players: one file per version. */
export function createReadCatalogue(parts: ReadParts): CatalogueReader['snapshot'] {
  let current: Promise<CatalogueSnapshot> | null = null;
  let currentVersion = '';
  return async () => {
    const version = await parts.catalogue.version();
    if (current === null || version !== currentVersion) {
      currentVersion = version;
      current = build(parts, version).catch((error: unknown) => {
        current = null;
        throw error;
      });
    }
    return current;
  };
}

async function build({ catalogue, imageOf, artwork, hidden }: ReadParts, version: string): Promise<CatalogueSnapshot> {
  const games = await catalogue.activeGames();
  const gameOfPicture = new Map(
    games.flatMap((game) => languagesOf(game).map((language) => [artwork.pathOf(game, language), { game, language }])),
  );
  const shown = games.filter(({ routeProvider }) => !hidden.has(routeProvider));
  const text = catalogueText(shown, { imageOf, hidden });
  let whole: string | null = null;
  let packed: Buffer | null = null;
  // Off the main thread; until it is done the file goes out packed as any answer.
  asBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).then(
    (bytes) => {
      packed = bytes;
    },
    () => undefined,
  );
  const withHidden = () => {
    whole ??= catalogueText(games, { imageOf, hidden });
    return whole;
  };
  return {
    version,
    text,
    withHidden,
    packed: () => packed,
    games,
    gameOfPicture,
    partProviders: partProvidersOf(games),
  };
}
