import { assert } from '@ordago/kernel';
import {
  CASINO_TYPES,
  CATEGORIES,
  type CatalogueGame,
  type Category,
  GAME_FLAGS,
  type GameFlag,
  VOLATILITIES,
} from './game.ts';

/** Names the file and its layout. A change that an older reader would misread takes the next number. */
const FORMAT = 'ordago-catalogue';
const FORMAT_VERSION = 2;
/** Stands in a picture's address where the game's own id stands. */
const GAME_ID_MARK = '{gameId}';

/** The columnar file: one row per game in order of popularity, repeated texts once in a list and by place in the column. */
interface CatalogueFile {
  readonly format: typeof FORMAT;
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly lists: {
    /** Provider, route provider and picture template, which nearly always go together. */
    readonly families: readonly (readonly [string, string, string])[];
    /** Sums of 2^place over the categories of a game. */
    readonly tabs: readonly number[];
    /** What kinds of game there are: type, volatility and flags, which go together too. */
    readonly kinds: readonly Kind[];
  };
  readonly columns: {
    /** Null where the id is `routeProvider:gameId`. */
    readonly id: readonly (string | null)[];
    readonly gameId: readonly string[];
    readonly gameName: readonly string[];
    readonly family: readonly number[];
    readonly tab: readonly number[];
    readonly kind: readonly number[];
    readonly rtpBps: readonly (number | null)[];
  };
  /** Replacement by row, for the few games that have one. */
  readonly replacements: Readonly<Record<string, string>>;
}

/**
 * Writes games as one compact text, to be compressed and cached as a whole. The order given is the order of popularity,
 * and is kept. Ids are unique. `<` is written escaped, so that the text is inert even inside a page.
 */
export function encodeCatalogue(games: readonly CatalogueGame[]): string {
  assert(new Set(games.map(({ id }) => id)).size === games.length, 'two games of the catalogue share an id');
  const families = list<string>();
  const tabs = list<number>();
  const kinds = list<string>();
  const column = <T>(of: (game: CatalogueGame) => T) => games.map(of);
  const columns: CatalogueFile['columns'] = {
    id: column(({ id, routeProvider, gameId }) => (id === `${routeProvider}:${gameId}` ? null : id)),
    gameId: column(({ gameId }) => gameId),
    gameName: column(({ gameName }) => gameName),
    family: column((game) => families.placeOf(JSON.stringify(familyOf(game)))),
    tab: column(({ tab }) => tabs.placeOf(tab.reduce((sum, one) => sum + 2 ** CATEGORIES.indexOf(one), 0))),
    kind: column((game) => kinds.placeOf(JSON.stringify(kindOf(game)))),
    rtpBps: column(({ rtpBps }) => rtpBps),
  };
  const file: CatalogueFile = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    lists: {
      families: families.values.map((family) => JSON.parse(family)),
      tabs: tabs.values,
      kinds: kinds.values.map((kind) => JSON.parse(kind)),
    },
    columns,
    replacements: Object.fromEntries(
      games.flatMap(({ replacementGame }, row) => (replacementGame === null ? [] : [[row, replacementGame]])),
    ),
  };
  return JSON.stringify(file).replaceAll('<', '\\u003c');
}

/** Reads what `encodeCatalogue` wrote. Null for anything else: a broken copy or a layout of another version. */
export function decodeCatalogue(text: string): CatalogueGame[] | null {
  const file = parse(text);
  if (!file || file.format !== FORMAT || file.formatVersion !== FORMAT_VERSION) return null;
  try {
    return file.columns.gameId.map((_, row) => gameAt(file, row));
  } catch {
    // A column that is missing or too short: the copy was cut or mixed, and the reader fetches it again.
    return null;
  }
}

function gameAt({ lists, columns, replacements }: CatalogueFile, row: number): CatalogueGame {
  const gameId = cell(columns.gameId, row);
  const [provider, routeProvider, image] = cell(lists.families, cell(columns.family, row));
  const [casinoType, volatility, flags] = cell(lists.kinds, cell(columns.kind, row));
  const raised = Object.fromEntries(GAME_FLAGS.map((flag, place) => [flag, ((flags >>> place) & 1) === 1]));
  return {
    id: cell(columns.id, row) ?? `${routeProvider}:${gameId}`,
    gameId,
    gameName: cell(columns.gameName, row),
    provider,
    routeProvider,
    imageUrl: image.replaceAll(GAME_ID_MARK, () => gameId),
    tab: categoriesOf(cell(lists.tabs, cell(columns.tab, row))),
    casinoType: cell(CASINO_TYPES, casinoType),
    rtpBps: cell(columns.rtpBps, row),
    volatility: volatility === 0 ? null : cell(VOLATILITIES, volatility - 1),
    replacementGame: replacements[row] ?? null,
    ...(raised as Record<GameFlag, boolean>),
  };
}

/** Place of the type, place of the volatility plus 1 (0 for none), sum of 2^place over the flags. */
type Kind = readonly [casinoType: number, volatility: number, flags: number];

function kindOf(game: CatalogueGame): Kind {
  return [
    CASINO_TYPES.indexOf(game.casinoType),
    game.volatility === null ? 0 : VOLATILITIES.indexOf(game.volatility) + 1,
    GAME_FLAGS.reduce((sum, flag, place) => sum + (game[flag] ? 2 ** place : 0), 0),
  ];
}

function familyOf(game: CatalogueGame): [string, string, string] {
  return [game.provider, game.routeProvider, imageTemplate(game)];
}

/**
 * The picture's address with the game's id marked; most providers then share one template. An address that bears the mark
 * itself has its braces percent-encoded, which leads to the same picture.
 */
function imageTemplate({ imageUrl, gameId }: CatalogueGame): string {
  const plain = imageUrl.replaceAll(GAME_ID_MARK, encodeURI(GAME_ID_MARK));
  return gameId === '' ? plain : plain.replaceAll(gameId, () => GAME_ID_MARK);
}

function categoriesOf(sum: number): Category[] {
  return CATEGORIES.filter((_, place) => Math.floor(sum / 2 ** place) % 2 === 1);
}

function list<T>() {
  const values: T[] = [];
  const places = new Map<T, number>();
  return {
    values,
    placeOf(value: T): number {
      const place = places.get(value) ?? values.push(value) - 1;
      places.set(value, place);
      return place;
    },
  };
}

function cell<T>(column: readonly T[], row: number): T {
  assert(row in column, 'a column of the catalogue is too short');
  return column[row] as T;
}

function parse(text: string): CatalogueFile | null {
  try {
    return JSON.parse(text) as CatalogueFile;
  } catch {
    return null;
  }
}
