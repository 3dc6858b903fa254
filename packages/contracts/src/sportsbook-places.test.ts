import { describe, expect, it } from 'vitest';
import {
  BOOK_ROUTES,
  type BookName,
  bookPathOf,
  bookPlaceOf,
  LEAGUE_PAGES,
  PARTNER_BOOKS,
  SPORTSBOOK_PAGES,
} from './sportsbook-places.ts';

/** Specification 2, section 2, written apart from the table. */
const ROUTES: Readonly<Record<'betconstruct' | 'digitain', readonly string[]>> = {
  betconstruct: [
    'sport',
    'category',
    'prematch',
    'live',
    'history',
    'dashboard',
    'overview',
    'results',
    'primer-league',
    'laliga',
    'bundesliga',
    'serie-a',
    'league-2',
  ],
  digitain: [
    'category',
    'home',
    'live',
    'line',
    'favorite',
    'results',
    'calendar',
    'search',
    'betHistory',
    'history',
    'events',
  ],
};

describe('the places of a sportsbook', () => {
  it.each([...Object.entries(ROUTES), ['house', Object.values(ROUTES).flat()] as const])(
    'of %s have every route of the specification',
    (book, routes) => {
      expect(Object.keys(BOOK_ROUTES[book as BookName])).toEqual(expect.arrayContaining([...routes]));
    },
  );

  it.each([...PARTNER_BOOKS, 'house'] as const)(
    'of %s have every page, each reached by a route that opens it',
    (book) => {
      for (const page of SPORTSBOOK_PAGES) expect(bookPlaceOf(book, bookPathOf(book, page)).page).toBe(page);
    },
  );

  it('have the league pages that semantics D66 decides', () => {
    const leaguesOf = (book: BookName) =>
      Object.fromEntries(
        Object.keys(LEAGUE_PAGES).map((name) => {
          const { league, leagues = league === undefined ? [] : [league] } = bookPlaceOf(book, `/${name}`);
          return [name, leagues];
        }),
      );
    expect(leaguesOf('house')).toEqual({
      'primer-league': ['premier-league-gb-eng'],
      laliga: ['primera-division-es'],
      bundesliga: ['bundesliga-de'],
      'serie-a': ['serie-a-it'],
      'league-2': ['championship-gb-eng', '2-bundesliga-de', 'segunda-division-es', 'ligue-2-fr', 'serie-b-it'],
    });
    expect(leaguesOf('betconstruct')).toEqual({
      'primer-league': ['en.1'],
      laliga: ['es.1'],
      bundesliga: ['de.1'],
      'serie-a': ['it.1'],
      'league-2': ['de.2'],
    });
  });

  it.each([
    ['digitain', '/category/laliga/77', { page: 'Upcoming', category: 'laliga', event: '77' }],
    ['digitain', '/events/es.1%2F3%2F1%2Fx', { page: 'Upcoming', category: null, event: 'es.1/3/1/x' }],
    ['betconstruct', '/category/football?x=1', { page: 'Upcoming', category: 'football', event: null }],
    ['betconstruct', '/laliga', { page: 'Upcoming', league: 'es.1' }],
    ['digitain', '/favorite', { page: 'Home', isFavorite: true }],
    ['digitain', '/search', { page: 'Home', isSearch: true }],
    ['house', '/laliga', { page: 'Upcoming', leagues: ['primera-division-es'] }],
    ['house', '/category/tennis/77', { page: 'Upcoming', category: 'tennis', event: '77' }],
    ['gr8', '/constructor', { page: 'Home' }],
    ['gr8', '/%', { page: 'Home' }],
    ['gr8', '', { page: 'Home' }],
  ] as const)('%s%s is read', (book, path, expected) => expect(bookPlaceOf(book, path)).toMatchObject(expected));
});
