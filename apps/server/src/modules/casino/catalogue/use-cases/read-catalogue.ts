import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type PartProviders, partProvidersOf } from '../../shared/domain/closures.ts';
import type { Game } from '../../shared/domain/game.ts';
import { catalogueText } from '../domain/catalogue-text.ts';
import type { Artwork } from '../ports/artwork.ts';
import type { CatalogueStore } from '../repository/catalogue.repository.ts';

/** The catalogue as it stands at one version. */
export interface CatalogueSnapshot {
  /** Names the database and its state: no two databases share one. */
  readonly version: string;
  /** The columnar file, without the games of hidden providers. */
  readonly text: string;
  /** The file with those games, marked as hidden; written when it is asked for first. */
  withHidden(): string;
  /** The same as brotli at its best, seconds after the version was read first; null until then. */
  packed(): Buffer | null;
  readonly games: readonly Game[];
  readonly gameOfPicture: ReadonlyMap<string, Game>;
  /** Providers that fill the parts of the site. */
  readonly partProviders: PartProviders;
}

export interface CatalogueReader {
  /** The newest catalogue; built once per version. */
  snapshot(): Promise<CatalogueSnapshot>;
  /** The address of a game's picture: its provider's where it was weighed and fits the budget, else ours. */
  imageOf(game: Game): string;
  /** The drawing at that path, or null where no game has it. */
  picture(path: string): Promise<string | null>;
}

const asBrotli = promisify(brotliCompress);

/** Drawings kept in memory; a lobby page shows some dozens. */
const DRAWINGS_MAX = 2_000;

/** Reads the catalogue for players: one file per version, and the drawings that belong to it. */
export function createCatalogueReader({
  store,
  artwork,
  hidden,
}: {
  store: CatalogueStore;
  artwork: Artwork;
  /** Route providers whose games are hidden. */
  hidden: ReadonlySet<string>;
}): CatalogueReader {
  let current: Promise<CatalogueSnapshot> | null = null;
  let currentVersion = '';
  const drawings = new Map<string, string>();
  const imageOf = (game: Game) => game.imageUrl ?? artwork.pathOf(game);

  const snapshot = async () => {
    const version = await store.version();
    if (current === null || version !== currentVersion) {
      currentVersion = version;
      current = build(store, { version, imageOf, artwork, hidden }).catch((error: unknown) => {
        current = null;
        throw error;
      });
    }
    return current;
  };
  const picture = async (path: string) => {
    const known = drawings.get(path);
    if (known !== undefined) return known;
    const game = (await snapshot()).gameOfPicture.get(path);
    if (!game) return null;
    const drawing = await artwork.draw(game);
    if (drawings.size >= DRAWINGS_MAX) drawings.clear();
    drawings.set(path, drawing);
    return drawing;
  };
  return { snapshot, imageOf, picture };
}

async function build(
  store: CatalogueStore,
  {
    version,
    imageOf,
    artwork,
    hidden,
  }: { version: string; imageOf: (game: Game) => string; artwork: Artwork; hidden: ReadonlySet<string> },
): Promise<CatalogueSnapshot> {
  const games = await store.activeGames();
  const gameOfPicture = new Map(games.map((game) => [artwork.pathOf(game), game]));
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
