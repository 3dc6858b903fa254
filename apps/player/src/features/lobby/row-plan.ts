import type { Catalogue, CatalogueGame, Category } from '@ordago/catalogue-search';
import type { SuitName } from '@ordago/ui';
import type { ListOrder, ListSeen } from '../../shared/casino/list-orders.ts';
import { type LobbyFilters, type LobbyType, NO_FILTERS } from './lobby-filters.ts';

/** Names of the rows; each has a text of its own under `lobby.row`. */
export type RowName =
  | 'playing'
  | 'popular'
  | 'slots'
  | 'live'
  | 'originals'
  | 'new'
  | 'crash'
  | 'virtual'
  | 'jackpot'
  | 'megaways'
  | 'bonusbuy'
  | 'gameshows'
  | 'roulette'
  | 'blackjack'
  | 'baccarat'
  | 'poker'
  | 'tablegames'
  | 'animals'
  | 'slotmachines';

/** A row of the lobby and the filters behind its "See all". */
export interface LobbyRow {
  readonly name: RowName;
  readonly suit: SuitName;
  readonly filters: LobbyFilters;
}

export interface FilledRow extends LobbyRow {
  readonly games: readonly CatalogueGame[];
  readonly total: number;
  /** The order of the row, where two are compared. */
  readonly seen: ListSeen | null;
}

/** Cards of one row. */
export const ROW_GAMES_MAX = 21;
/** Minimum of games in a row: with fewer there is no row, and its games are listed under "See all" of others. */
const ROW_GAMES_MIN = 3;

const row = (name: RowName, suit: SuitName, filters: Partial<LobbyFilters>): LobbyRow => ({
  name,
  suit,
  filters: { ...NO_FILTERS, ...filters },
});
const category = (name: RowName & Category, suit: SuitName, type: LobbyType | null): LobbyRow =>
  row(name, suit, { type, categories: [name] });

const popular = (suit: SuitName, type: LobbyType | null) =>
  row('popular', suit, { type, categories: ['popular', 'top'] });

/** The rows of the whole casino and of each of its parts, in the order of the page. Empty ones are left out. */
const ROWS: Readonly<Record<LobbyType | 'all', readonly LobbyRow[]>> = {
  all: [
    popular('oros', null),
    row('slots', 'oros', { type: 'slots', categories: ['all'] }),
    row('live', 'copas', { type: 'live', categories: ['all'] }),
    row('originals', 'oros', { categories: ['slotteroriginals'] }),
    row('new', 'oros', { categories: ['new', 'newreleases'] }),
    category('crash', 'bastos', null),
    row('virtual', 'bastos', { type: 'virtual', categories: ['all'] }),
    category('jackpot', 'oros', null),
    category('megaways', 'oros', null),
    category('roulette', 'copas', null),
    category('blackjack', 'copas', null),
    category('animals', 'oros', null),
  ],
  slots: [
    popular('oros', 'slots'),
    row('slots', 'oros', { type: 'slots', categories: ['all'] }),
    row('new', 'oros', { type: 'slots', categories: ['new', 'newreleases'] }),
    row('originals', 'oros', { type: 'slots', categories: ['slotteroriginals'] }),
    category('jackpot', 'oros', 'slots'),
    category('megaways', 'oros', 'slots'),
    category('bonusbuy', 'oros', 'slots'),
    category('crash', 'bastos', 'slots'),
    category('animals', 'oros', 'slots'),
    category('tablegames', 'oros', 'slots'),
    category('slotmachines', 'oros', 'slots'),
  ],
  live: [
    popular('copas', 'live'),
    row('live', 'copas', { type: 'live', categories: ['all'] }),
    category('roulette', 'copas', 'live'),
    category('blackjack', 'copas', 'live'),
    category('baccarat', 'copas', 'live'),
    category('poker', 'copas', 'live'),
    category('gameshows', 'copas', 'live'),
  ],
  virtual: [popular('bastos', 'virtual'), row('virtual', 'bastos', { type: 'virtual', categories: ['all'] })],
  sport: [row('popular', 'espadas', { type: 'sport', categories: ['all'] })],
};

/** The rows that have games to show. A row that would only repeat the one before it is left out. */
export function fillRows(
  catalogue: Catalogue,
  type: LobbyType | null,
  orderOf: (categories: readonly string[]) => ListOrder,
): FilledRow[] {
  const rows: FilledRow[] = [];
  for (const one of ROWS[type ?? 'all']) {
    const { pins, seen } = orderOf(one.filters.categories);
    const { total, games } = catalogue.query({
      pins,
      type: one.filters.type ?? 'all',
      categories: one.filters.categories,
      limit: ROW_GAMES_MAX,
    });
    if (total < (one.filters.categories.includes('all') ? 1 : ROW_GAMES_MIN)) continue;
    const isRepeated = rows.some((other) => other.total === total && other.games[0]?.id === games[0]?.id);
    if (!isRepeated) rows.push({ ...one, games, total, seen });
  }
  return rows;
}

/** Games that people have open at this moment, the fullest first; fewer than three are no row. */
export function playedNow(
  catalogue: Catalogue,
  type: LobbyType | null,
  players: Readonly<Record<string, number>>,
): CatalogueGame[] {
  const games = Object.entries(players)
    .sort(([idA, countA], [idB, countB]) => countB - countA || idA.localeCompare(idB))
    .flatMap(([id]) => catalogue.byId(id) ?? [])
    .filter((game) => !game.isHidden && (type === null || game.casinoType === type));
  return games.length < ROW_GAMES_MIN ? [] : games.slice(0, ROW_GAMES_MAX);
}
