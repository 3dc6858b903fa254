import { type Catalogue, type CatalogueGame, type Category, isOfPart } from '@ordago/catalogue-search';
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
  /** Its games are kept for it: no other row of the page shows them, not even one above it. (Default: false) */
  readonly isReserved?: boolean;
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

/** Our own games are few, and known: in other rows as well they would be all that one sees. */
const originals: LobbyRow = {
  ...row('originals', 'oros', { categories: ['slotteroriginals'] }),
  isReserved: true,
};

/** Lists are in the order of popularity: those that are called popular come first, and the next ones fill the row. */
const POPULAR: readonly Category[] = ['popular', 'top'];
const popular = (suit: SuitName, type: LobbyType | null) => row('popular', suit, { type, categories: ['all'] });

/** The rows of the whole casino and of each of its parts, in the order of the page. Empty ones are left out. */
const ROWS: Readonly<Record<LobbyType | 'all', readonly LobbyRow[]>> = {
  all: [
    popular('oros', null),
    row('slots', 'oros', { type: 'slots', categories: ['all'] }),
    row('live', 'copas', { type: 'live', categories: ['all'] }),
    originals,
    row('new', 'oros', { categories: ['new', 'newreleases'] }),
    category('crash', 'bastos', null),
    row('virtual', 'bastos', { type: 'virtual', categories: ['all'] }),
    category('jackpot', 'oros', null),
    category('megaways', 'oros', null),
    category('roulette', 'copas', null),
    category('blackjack', 'copas', null),
    category('tablegames', 'copas', null),
    category('animals', 'oros', null),
  ],
  slots: [
    popular('oros', 'slots'),
    row('slots', 'oros', { type: 'slots', categories: ['all'] }),
    row('new', 'oros', { type: 'slots', categories: ['new', 'newreleases'] }),
    category('jackpot', 'oros', 'slots'),
    category('megaways', 'oros', 'slots'),
    category('bonusbuy', 'oros', 'slots'),
    category('animals', 'oros', 'slots'),
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

/**
 * The rows that have games to show. No row repeats a game of a row above it, nor one of `above`; a row that this leaves
 * without games is left out, and its games are listed under "See all" of others.
 */
export function fillRows(
  catalogue: Catalogue,
  type: LobbyType | null,
  { orderOf, above }: { orderOf: (categories: readonly string[]) => ListOrder; above: readonly CatalogueGame[] },
): FilledRow[] {
  const plan = ROWS[type ?? 'all'].map((one) => ({ ...one, ...listOf(catalogue, one, orderOf) }));
  const reserved = new Set(
    plan.filter(({ isReserved }) => isReserved).flatMap(({ games }) => games.map(({ id }) => id)),
  );
  const shown = new Set(above.map(({ id }) => id));
  const rows: FilledRow[] = [];
  for (const [place, one] of plan.entries()) {
    // A list that is another one by name alone is no row.
    const isSame = (other: (typeof plan)[number]) => other.total === one.total && other.games[0] === one.games[0];
    if (one.name !== 'popular' && plan.slice(0, place).some((other) => other.name !== 'popular' && isSame(other)))
      continue;
    const isFree = ({ id }: CatalogueGame) => !shown.has(id) && (one.isReserved || !reserved.has(id));
    const games = one.games.filter(isFree).slice(0, ROW_GAMES_MAX);
    if (games.length < (one.filters.categories.includes('all') ? 1 : ROW_GAMES_MIN)) continue;
    for (const { id } of games) shown.add(id);
    rows.push({ ...one, games });
  }
  return rows;
}

/** Games of a row in its order, as many as fill it whatever the other rows take. */
function listOf(
  catalogue: Catalogue,
  { name, filters }: LobbyRow,
  orderOf: (categories: readonly string[]) => ListOrder,
) {
  const { pins, seen } = orderOf(filters.categories);
  const type = filters.type ?? 'all';
  const limit = ROW_GAMES_MAX * (ROWS.all.length + 2);
  const { total, games } = catalogue.query({ pins, type, categories: filters.categories, limit });
  if (name !== 'popular') return { total, games, seen };
  const first = catalogue.query({ type, categories: POPULAR, limit: ROW_GAMES_MAX }).games;
  return { total, games: [...new Set([...first, ...games])], seen };
}

/** Games that people have open at this moment, the fullest first, but those above; fewer than three are no row. */
export function playedNow(
  catalogue: Catalogue,
  type: LobbyType | null,
  players: Readonly<Record<string, number>>,
  above: readonly CatalogueGame[],
): CatalogueGame[] {
  const games = Object.entries(players)
    .sort(([idA, countA], [idB, countB]) => countB - countA || idA.localeCompare(idB))
    .flatMap(([id]) => catalogue.byId(id) ?? [])
    .filter((game) => !above.includes(game) && !game.isHidden && (type === null || isOfPart(game, type)));
  return games.length < ROW_GAMES_MIN ? [] : games.slice(0, ROW_GAMES_MAX);
}
