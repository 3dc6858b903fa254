import { assert } from '@ordago/kernel';
import {
  CASINO_TYPES,
  CATEGORIES,
  type CatalogueGame,
  type Category,
  FEATURES,
  GAME_FLAGS,
  type GameFlag,
  type LocalFace,
  VOLATILITIES,
} from './game.ts';
import type { TableFacts } from './table.ts';

/** Names the file and its layout. A change that an older reader would misread takes the next number. */
const FORMAT = 'ordago-catalogue';
const FORMAT_VERSION = 4;
/** Placeholder of the game's own id in a picture's address. */
const GAME_ID_MARK = '{gameId}';

/** The columnar file: one row per game in order of popularity, repeated texts once in a list and by place in the column. */
interface CatalogueFile {
  readonly format: typeof FORMAT;
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly lists: {
    /** The words of the names; empty where the column holds the names themselves. */
    readonly words: readonly string[];
    /** Provider, route provider and picture template, which nearly always go together. */
    readonly families: readonly (readonly [string, string, string])[];
    /** Sums of 2^place over the categories of a game. */
    readonly tabs: readonly number[];
    /** Kinds of game: type, volatility and flags, which go together too. */
    readonly kinds: readonly Kind[];
    /** Sums of 2^place over the features of a game. */
    readonly features: readonly number[];
    /** In basis points, of the worst and of the best choice where they differ; null for none. */
    readonly returns: readonly Return[];
    /** In hundredths of the stake; null for none. */
    readonly winMaxes: readonly (number | null)[];
    /** Least bets, by currency; most games share a few. */
    readonly betMins: readonly Readonly<Record<string, string>>[];
  };
  readonly columns: {
    /** Null where the id is `routeProvider:gameId`. */
    readonly id: readonly (string | null)[];
    readonly gameId: readonly string[];
    readonly gameName: Names;
    readonly family: Places;
    readonly tab: Places;
    readonly kind: Places;
    readonly features: Places;
    readonly rtpBps: Places;
    readonly betMin: Places;
    readonly winMax: Places;
  };
  /** Replacement by row, for the few games that have one. */
  readonly replacements: Readonly<Record<string, string>>;
  /** Facts of live tables, by row; absent where there are none. */
  readonly tables?: Readonly<Record<string, TableFacts>>;
  /** Names and pictures by language, by row; absent where every game has one for all. */
  readonly faces?: Readonly<Record<string, Readonly<Record<string, LocalFace>>>>;
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
  const names = writeNames(games.map(({ gameName }) => gameName));
  const features = list<number>();
  const returns = list<string>();
  const winMaxes = list<number | null>();
  const betMins = list<string>();
  const column = <T>(of: (game: CatalogueGame) => T) => games.map(of);
  const places = (of: (game: CatalogueGame) => number) => writePlaces(games.map(of));
  const columns: CatalogueFile['columns'] = {
    id: column(({ id, routeProvider, gameId }) => (id === `${routeProvider}:${gameId}` ? null : id)),
    gameId: column(({ gameId }) => gameId),
    gameName: names.column,
    family: places((game) => families.placeOf(JSON.stringify(familyOf(game)))),
    tab: places(({ tab }) => tabs.placeOf(tab.reduce((sum, one) => sum + 2 ** CATEGORIES.indexOf(one), 0))),
    kind: places((game) => kinds.placeOf(JSON.stringify(kindOf(game)))),
    features: places((game) => features.placeOf(sumOfFeatures(game))),
    rtpBps: places((game) => returns.placeOf(JSON.stringify(returnOf(game)))),
    betMin: places(({ betMin }) => betMins.placeOf(JSON.stringify(sorted(betMin)))),
    winMax: places(({ winMaxHundredths }) => winMaxes.placeOf(winMaxHundredths)),
  };
  const file: CatalogueFile = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    lists: {
      words: names.words,
      families: families.values.map((family) => JSON.parse(family)),
      tabs: tabs.values,
      kinds: kinds.values.map((kind) => JSON.parse(kind)),
      features: features.values,
      returns: returns.values.map((found) => JSON.parse(found)),
      winMaxes: winMaxes.values,
      betMins: betMins.values.map((betMin) => JSON.parse(betMin)),
    },
    columns,
    replacements: Object.fromEntries(
      games.flatMap(({ replacementGame }, row) => (replacementGame === null ? [] : [[row, replacementGame]])),
    ),
    ...(games.some(({ table }) => table) && {
      tables: Object.fromEntries(games.flatMap(({ table }, row) => (table ? [[row, table]] : []))),
    }),
    ...(games.some(({ faces }) => faces) && {
      faces: Object.fromEntries(games.flatMap(({ faces }, row) => (faces ? [[row, faces]] : []))),
    }),
  };
  return JSON.stringify(file).replaceAll('<', '\\u003c');
}

/** Reads what `encodeCatalogue` wrote. Null for anything else: a broken copy or a layout of another version. */
export function decodeCatalogue(text: string): CatalogueGame[] | null {
  const file = parse(text);
  if (!file || file.format !== FORMAT || file.formatVersion !== FORMAT_VERSION) return null;
  try {
    const names = readNames(file);
    return file.columns.gameId.map((_, row) => ({ ...gameAt(file, row), gameName: cell(names, row) }));
  } catch {
    // A column that is missing or too short: the copy was cut or mixed, and the reader fetches it again.
    return null;
  }
}

function gameAt(file: CatalogueFile, row: number): Omit<CatalogueGame, 'gameName'> {
  const { lists, columns, replacements, tables, faces } = file;
  const gameId = cell(columns.gameId, row);
  const [provider, routeProvider, image] = cell(lists.families, placeAt(columns.family, row));
  const [casinoType, volatility, flags] = cell(lists.kinds, placeAt(columns.kind, row));
  const features = cell(lists.features, placeAt(columns.features, row));
  const raised = Object.fromEntries(GAME_FLAGS.map((flag, place) => [flag, ((flags >>> place) & 1) === 1]));
  return {
    id: cell(columns.id, row) ?? `${routeProvider}:${gameId}`,
    gameId,
    provider,
    routeProvider,
    imageUrl: image.replaceAll(GAME_ID_MARK, () => gameId),
    tab: categoriesOf(cell(lists.tabs, placeAt(columns.tab, row))),
    casinoType: cell(CASINO_TYPES, casinoType),
    ...readReturn(cell(lists.returns, placeAt(columns.rtpBps, row))),
    volatility: volatility === 0 ? null : cell(VOLATILITIES, volatility - 1),
    features: FEATURES.filter((_, place) => ((features >>> place) & 1) === 1),
    betMin: cell(lists.betMins, placeAt(columns.betMin, row)),
    winMaxHundredths: cell(lists.winMaxes, placeAt(columns.winMax, row)),
    replacementGame: replacements[row] ?? null,
    ...(tables?.[row] && { table: tables[row] }),
    ...(faces?.[row] && { faces: faces[row] }),
    ...(raised as Record<GameFlag, boolean>),
  };
}

type Return = number | null | readonly [min: number, max: number];

function returnOf({ rtpBps, rtpMaxBps }: CatalogueGame): Return {
  return rtpBps === null || rtpMaxBps === undefined ? rtpBps : [rtpBps, rtpMaxBps];
}

function readReturn(found: Return): Pick<CatalogueGame, 'rtpBps' | 'rtpMaxBps'> {
  if (found === null || typeof found === 'number') return { rtpBps: found };
  const [rtpBps, rtpMaxBps] = found;
  return { rtpBps, rtpMaxBps };
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

function sumOfFeatures({ features }: CatalogueGame): number {
  return features.reduce((sum, feature) => sum + 2 ** FEATURES.indexOf(feature), 0);
}

/** The same entries in one order, so that equal least bets are one. */
function sorted(betMin: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(betMin).sort(([a], [b]) => (a < b ? -1 : 1)));
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

/** A column of places in a list: a character for each row, which packs best; numbers where a list is too long for that. */
type Places = string | readonly number[];

/** Names as the characters of their words, with a mark behind each name; as they are where there are too many words for that. */
type Names = string | readonly string[];

const NAME_END = '!';

/** Characters for places begin here. Every one is written plainly in JSON: the few that are not are passed over. */
const CHARACTER_FIRST = 0x23;
const PASSED_OVER: readonly number[] = ['<', '\\', '\u007f'].map((character) => character.charCodeAt(0));
/** Longer lists would come near the halves of pairs, which are no characters. */
const CHARACTERS_MAX = 40_000;

function characterOf(place: number): string {
  return String.fromCharCode(
    PASSED_OVER.reduce((code, passed) => (code >= passed ? code + 1 : code), CHARACTER_FIRST + place),
  );
}

function placeOfCode(code: number): number {
  return PASSED_OVER.reduce((place, passed) => (code > passed ? place - 1 : place), code - CHARACTER_FIRST);
}

function writeNames(names: readonly string[]): { words: readonly string[]; column: Names } {
  const words = list<string>();
  const spelled = names.map((name) => name.split(' ').map((word) => words.placeOf(word)));
  if (words.values.length > CHARACTERS_MAX) return { words: [], column: names };
  return { words: words.values, column: spelled.map((places) => places.map(characterOf).join('') + NAME_END).join('') };
}

function readNames({ lists, columns: { gameName } }: CatalogueFile): readonly string[] {
  if (typeof gameName !== 'string') return gameName;
  const wordOf = (character: string) => cell(lists.words, placeOfCode(character.charCodeAt(0)));
  const spelled = gameName.split(NAME_END).slice(0, -1);
  return spelled.map((name) => [...name].map(wordOf).join(' '));
}

function writePlaces(places: readonly number[]): Places {
  if (places.some((place) => place >= CHARACTERS_MAX)) return places;
  return places.map(characterOf).join('');
}

function placeAt(places: Places, row: number): number {
  if (typeof places !== 'string') return cell(places, row);
  assert(row < places.length, 'a column of the catalogue is too short');
  return placeOfCode(places.charCodeAt(row));
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
