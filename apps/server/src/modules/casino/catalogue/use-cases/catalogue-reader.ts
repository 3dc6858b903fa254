import type { PartProviders } from '../../shared/domain/closures.ts';
import type { Game, GameLanguage } from '../../shared/domain/game.ts';

export type { HiddenRoutes } from '../domain/hidden-route.ts';

/** Snapshot of the catalogue at one version. */
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
  /** Game of each drawing of ours, by its path, and the language of the lettering. */
  readonly gameOfPicture: ReadonlyMap<string, { readonly game: Game; readonly language: GameLanguage }>;
  /** Providers that fill the parts of the site. */
  readonly partProviders: PartProviders;
}

/** Catalogue as it is read for players: one file per version, and the pictures that belong to it. */
export interface CatalogueReader {
  /** The newest catalogue; built once per version. */
  snapshot(): Promise<CatalogueSnapshot>;
  /** The address of a game's picture: its provider's where it was measured and fits the budget, else ours. */
  imageOf(game: Game, language: GameLanguage): string;
  /** The drawing at that path, or null where no game has it. */
  picture(path: string): Promise<string | null>;
}
