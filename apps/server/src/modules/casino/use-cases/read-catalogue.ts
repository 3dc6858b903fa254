import { catalogueText } from '../domain/catalogue-text.ts';
import type { Game } from '../domain/game.ts';
import type { Artwork } from '../ports/artwork.ts';
import type { CatalogueStore } from '../repository/catalogue.repository.ts';

/** The catalogue as it stands at one version. */
export interface CatalogueSnapshot {
  readonly version: number;
  /** The columnar file. */
  readonly text: string;
  readonly games: readonly Game[];
  readonly gameOfPicture: ReadonlyMap<string, Game>;
}

export interface CatalogueReader {
  /** The newest catalogue; built once per version. */
  snapshot(): Promise<CatalogueSnapshot>;
  /** The address of a game's picture: its provider's, else ours. */
  imageOf(game: Game): string;
  /** The drawing at that path, or null where no game has it. */
  picture(path: string): Promise<string | null>;
}

/** Drawings kept in memory; a lobby page shows some dozens. */
const DRAWINGS_MAX = 2_000;

/** Reads the catalogue for players: one file per version, and the drawings that belong to it. */
export function createCatalogueReader(store: CatalogueStore, artwork: Artwork): CatalogueReader {
  let current: Promise<CatalogueSnapshot> | null = null;
  let currentVersion = -1;
  const drawings = new Map<string, string>();
  const imageOf = (game: Game) => game.imageUrl ?? artwork.pathOf(game);

  const snapshot = async () => {
    const version = await store.version();
    if (current === null || version !== currentVersion) {
      currentVersion = version;
      current = build(store, { version, imageOf, artwork }).catch((error: unknown) => {
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
    const drawing = artwork.draw(game);
    if (drawings.size >= DRAWINGS_MAX) drawings.clear();
    drawings.set(path, drawing);
    return drawing;
  };
  return { snapshot, imageOf, picture };
}

async function build(
  store: CatalogueStore,
  { version, imageOf, artwork }: { version: number; imageOf: (game: Game) => string; artwork: Artwork },
): Promise<CatalogueSnapshot> {
  const games = await store.activeGames();
  const gameOfPicture = new Map(games.map((game) => [artwork.pathOf(game), game]));
  return { version, text: catalogueText(games, imageOf), games, gameOfPicture };
}
