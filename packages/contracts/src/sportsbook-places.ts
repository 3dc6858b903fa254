/**
 * Places inside a sportsbook's frame (specification 2, section 2): the pages that every sportsbook has, and the routes by which
 * each is reached. The site's address and the frame's place are written with the same routes; a frame reads them with the same
 * table.
 */
export const SPORTSBOOK_PAGES = [
  'Home',
  'Overview',
  'Upcoming',
  'BetsHistory',
  'Results',
  'Calendar',
  'MultiView',
] as const;
export type SportsbookPage = (typeof SPORTSBOOK_PAGES)[number];

/** Sportsbooks of others that can be embedded. */
export const PARTNER_BOOKS = ['betconstruct', 'digitain', 'gr8'] as const;
export type PartnerBook = (typeof PARTNER_BOOKS)[number];
/** Every sportsbook that an address of the site may name: ours answers the routes of all. */
export type BookName = PartnerBook | 'house';

/** Target of a route: a page, or a part of one. */
export interface BookRoute {
  readonly page: SportsbookPage;
  /** League pages open one league, by the key of its supplier or, of our own, by its slug; the others take theirs from the address. */
  readonly league?: string;
  /** Of several leagues, that with most events ahead; the first where they have equally many. */
  readonly leagues?: readonly string[];
  /** Only what the player marked. */
  readonly isFavorite?: true;
  readonly isSearch?: true;
}

/**
 * Leagues of the five league pages of the specification, by their slugs in our own sportsbook (semantics D66): the first tiers of
 * England, Spain, Germany and Italy; `league-2` is, of the second tiers of England, Germany, Spain, France and Italy, the one
 * with most events ahead. BetConstruct's supplier has one second tier, the German one.
 */
export const LEAGUE_PAGES = {
  'primer-league': ['premier-league-gb-eng'],
  laliga: ['primera-division-es'],
  bundesliga: ['bundesliga-de'],
  'serie-a': ['serie-a-it'],
  'league-2': ['championship-gb-eng', '2-bundesliga-de', 'segunda-division-es', 'ligue-2-fr', 'serie-b-it'],
} as const;

/** Routes of each sportsbook, without their parameters; the first that opens a page is the one it is known by. */
export const BOOK_ROUTES: Readonly<Record<BookName, Readonly<Record<string, BookRoute>>>> = {
  house: {
    sport: { page: 'Home' },
    live: { page: 'Overview' },
    upcoming: { page: 'Upcoming' },
    bets: { page: 'BetsHistory' },
    results: { page: 'Results' },
    calendar: { page: 'Calendar' },
    multi: { page: 'MultiView' },
    home: { page: 'Home' },
    overview: { page: 'Overview' },
    prematch: { page: 'Upcoming' },
    line: { page: 'Upcoming' },
    history: { page: 'BetsHistory' },
    betHistory: { page: 'BetsHistory' },
    dashboard: { page: 'MultiView' },
    multiview: { page: 'MultiView' },
    favorite: { page: 'Home', isFavorite: true },
    search: { page: 'Home', isSearch: true },
    category: { page: 'Upcoming' },
    events: { page: 'Upcoming' },
    'primer-league': { page: 'Upcoming', leagues: LEAGUE_PAGES['primer-league'] },
    laliga: { page: 'Upcoming', leagues: LEAGUE_PAGES.laliga },
    bundesliga: { page: 'Upcoming', leagues: LEAGUE_PAGES.bundesliga },
    'serie-a': { page: 'Upcoming', leagues: LEAGUE_PAGES['serie-a'] },
    'league-2': { page: 'Upcoming', leagues: LEAGUE_PAGES['league-2'] },
  },
  betconstruct: {
    sport: { page: 'Home' },
    overview: { page: 'Overview' },
    prematch: { page: 'Upcoming' },
    history: { page: 'BetsHistory' },
    results: { page: 'Results' },
    calendar: { page: 'Calendar' },
    dashboard: { page: 'MultiView' },
    live: { page: 'Overview' },
    category: { page: 'Upcoming' },
    'primer-league': { page: 'Upcoming', league: 'en.1' },
    laliga: { page: 'Upcoming', league: 'es.1' },
    bundesliga: { page: 'Upcoming', league: 'de.1' },
    'serie-a': { page: 'Upcoming', league: 'it.1' },
    'league-2': { page: 'Upcoming', league: 'de.2' },
  },
  digitain: {
    home: { page: 'Home' },
    live: { page: 'Overview' },
    line: { page: 'Upcoming' },
    betHistory: { page: 'BetsHistory' },
    results: { page: 'Results' },
    calendar: { page: 'Calendar' },
    multiview: { page: 'MultiView' },
    category: { page: 'Upcoming' },
    events: { page: 'Upcoming' },
    favorite: { page: 'Home', isFavorite: true },
    search: { page: 'Home', isSearch: true },
    history: { page: 'BetsHistory' },
  },
  gr8: {
    home: { page: 'Home' },
    live: { page: 'Overview' },
    upcoming: { page: 'Upcoming' },
    history: { page: 'BetsHistory' },
    results: { page: 'Results' },
    calendar: { page: 'Calendar' },
    multiview: { page: 'MultiView' },
  },
};

/** A place of a frame, read. */
export interface BookPlace extends BookRoute {
  /** `category/{param}`: a league or a sport; null without one. */
  readonly category: string | null;
  /** `category/{param}/{eventId}` and `events/{eventId}`. */
  readonly event: string | null;
}

/** Returns the page that a path inside the frame opens; the home of the sportsbook for one that it does not know. */
export function bookPlaceOf(book: BookName, path: string): BookPlace {
  const [name = '', first, second] = path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .map(decoded);
  const routes = BOOK_ROUTES[book];
  const found = Object.hasOwn(routes, name) ? routes[name] : undefined;
  const none = { category: null, event: null };
  if (!found) return { page: 'Home', ...none };
  if (name === 'category') return { ...found, category: first ?? null, event: second ?? null };
  return { ...found, ...none, event: name === 'events' ? (first ?? null) : null };
}

/** The route by which a page is known. */
export function bookPathOf(book: BookName, page: SportsbookPage): string {
  const found = Object.entries(BOOK_ROUTES[book]).find(([, route]) => route.page === page);
  return `/${found?.[0] ?? ''}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
