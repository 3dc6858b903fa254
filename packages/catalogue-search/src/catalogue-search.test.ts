import { brotliCompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyGames } from '../test/many-games.ts';
import { CATALOGUE_SORTS, type CatalogueQuery, catalogueOf, openCatalogue, PAGE_MAX } from './catalogue.ts';
import { fold } from './fold.ts';
import { encodeCatalogue } from './format.ts';
import {
  CASINO_TYPES,
  CATEGORIES,
  type CasinoType,
  type CatalogueGame,
  type Category,
  FEATURES,
  isOfPart,
  isOtherKind,
  VOLATILITIES,
} from './game.ts';

function game(partial: Partial<CatalogueGame> & { id: string }): CatalogueGame {
  return {
    gameId: partial.id,
    gameName: partial.id,
    provider: 'evoplay',
    routeProvider: 'slotegrator',
    imageUrl: '',
    tab: [],
    casinoType: 'slots',
    rtpBps: null,
    volatility: null,
    features: [],
    betMin: {},
    winMaxHundredths: null,
    replacementGame: null,
    isMobile: true,
    haveTwoVersion: false,
    isLiveGame: false,
    hasDemo: false,
    isHidden: false,
    isNew: false,
    ...partial,
  };
}

function named(...names: string[]) {
  return catalogueOf(names.map((gameName, i) => game({ id: String(i), gameName })));
}

const found = (names: string[], text: string) =>
  named(...names)
    .query({ text })
    .games.map(({ gameName }) => gameName);

const nameArb = fc
  .array(fc.constantFrom('Book', 'of', 'Gold', 'Ñandú', 'Árbol', 'Fruit', 'x', '<b>', 'Ra', '7', 'Straße', 'Big'), {
    maxLength: 4,
  })
  .map((words) => words.join(' '));
const TABLE = {
  table: fc.constantFrom(
    undefined,
    { dealer: 'Lucía' },
    { hours: { from: '18:00', until: '02:00' }, limits: { min: '0.50', max: '200.00' } },
  ),
};
const gameArb = fc.record({
  gameId: fc.string({ maxLength: 5 }),
  gameName: nameArb,
  provider: fc.constantFrom('a', 'b', 'c'),
  routeProvider: fc.constantFrom('r', 's'),
  imageUrl: fc.constantFrom('', 'https://img.example/a.png', '/art/7.svg'),
  tab: fc.subarray([...CATEGORIES]),
  casinoType: fc.constantFrom(...CASINO_TYPES),
  rtpBps: fc.option(fc.integer({ min: 8_000, max: 9_998 })),
  volatility: fc.option(fc.constantFrom(...VOLATILITIES)),
  features: fc.subarray([...FEATURES]),
  betMin: fc.constantFrom<Record<string, string>>({}, { MXN: '0.50' }, { MXN: '5', USD: '0.25' }, { '*': '1.00' }),
  winMaxHundredths: fc.option(fc.integer({ min: 100, max: 10_000_000 })),
  replacementGame: fc.option(fc.constantFrom('1', '2')),
  isMobile: fc.boolean(),
  haveTwoVersion: fc.boolean(),
  isLiveGame: fc.boolean(),
  hasDemo: fc.boolean(),
  isHidden: fc.boolean(),
  isNew: fc.boolean(),
  ...TABLE,
});
const gamesArb = fc.array(gameArb, { maxLength: 90 }).map((games) =>
  games.map(
    (one, i): CatalogueGame => ({
      ...one,
      id: i % 3 === 0 ? `${one.routeProvider}:${one.gameId}#${i}` : String(i),
      ...(i % 4 === 0 && one.rtpBps !== null && { rtpMaxBps: 9_999 }),
    }),
  ),
);
const queryArb: fc.Arbitrary<CatalogueQuery> = fc.record(
  {
    providers: fc.subarray(['a', 'b', 'nobody']),
    routeProviders: fc.subarray(['r', 's']),
    categories: fc.subarray(['all', 'slots', 'live', 'virtual', 'favorite', 'crash', 'tournaments'] as const),
    type: fc.constantFrom('all', 'slots', 'live'),
    favourites: fc.array(fc.nat(90), { maxLength: 20 }).map((ids) => new Set(ids.map(String))),
    text: fc.constantFrom('', 'ol', 'gold', 'BOOK OF', 'nandu', 'strasse', 'k of g', 'ARBOL'),
    volatility: fc.subarray([...VOLATILITIES]),
    withHidden: fc.boolean(),
    features: fc.subarray(['freespins', 'jackpot'] as const),
    betUpTo: fc.record({
      currency: fc.constantFrom('MXN', 'USD', 'EUR'),
      units: fc.constantFrom(25_000n, 50_000n, 100_000n, 900_000n),
    }),
    withDemo: fc.boolean(),
    rtpMinBps: fc.integer({ min: 8_000, max: 9_999 }),
    sort: fc.constantFrom('a-z', 'z-a', 'popular'),
    offset: fc.nat(30),
    limit: fc.nat(30),
  },
  { requiredKeys: [] },
);

const isSubstringOf = ({ casinoType, tab }: CatalogueGame, category: Category) =>
  ['slots', 'live', 'virtual'].includes(category)
    ? isOfPart({ casinoType, tab }, category as CasinoType)
    : tab.includes(category);

const isOfType = (one: CatalogueGame, type: CasinoType, categories: readonly Category[]) =>
  type === 'slots' && categories.some(isOtherKind) ? one.casinoType === type : isOfPart(one, type);

/** Searches the plain way: read each game, keep, sort, cut. */
function naive(games: readonly CatalogueGame[], query: CatalogueQuery): { total: number; ids: string[] } {
  const {
    providers = [],
    routeProviders = [],
    volatility = [],
    categories = [],
    favourites,
    text = '',
    type = 'all',
  } = query;
  const inCategory = (one: CatalogueGame) =>
    categories.some(
      (name) => name === 'all' || (name === 'favorite' ? favourites?.has(one.id) : isSubstringOf(one, name)),
    );
  const isListed = (one: CatalogueGame) =>
    (providers.length === 0 || providers.includes(one.provider)) &&
    (routeProviders.length === 0 || routeProviders.includes(one.routeProvider)) &&
    (volatility.length === 0 || (one.volatility !== null && volatility.includes(one.volatility))) &&
    (categories.length === 0 || inCategory(one)) &&
    (!favourites || categories.includes('favorite') || favourites.has(one.id));
  const isSuch = (one: CatalogueGame) =>
    (query.withHidden || !one.isHidden) &&
    (!query.features?.length || query.features.some((name) => one.features.includes(name))) &&
    (!query.betUpTo || isWithin(one, query.betUpTo)) &&
    (!query.withDemo || one.hasDemo) &&
    (query.rtpMinBps === undefined || (one.rtpBps ?? 0) >= query.rtpMinBps) &&
    (type === 'all' || isOfType(one, type, categories)) &&
    (fold(text).length < 3 || fold(one.gameName).includes(fold(text)));
  const kept = games.filter((one) => isListed(one) && isSuch(one));
  const name = (one: CatalogueGame) => fold(one.gameName);
  const byName = (a: CatalogueGame, b: CatalogueGame) =>
    name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : games.indexOf(a) - games.indexOf(b);
  if (query.sort === 'a-z' || query.sort === 'z-a') kept.sort(byName);
  if (query.sort === 'z-a') kept.reverse();
  const from = query.offset ?? 0;
  return { total: kept.length, ids: kept.slice(from, from + (query.limit ?? 48)).map(({ id }) => id) };
}

function isWithin({ betMin }: CatalogueGame, { currency, units }: NonNullable<CatalogueQuery['betUpTo']>): boolean {
  const declared = betMin[currency] ?? betMin['*'];
  return declared !== undefined && Number(declared) * 100_000 <= Number(units);
}

describe('query', () => {
  it('answers what a plain look at each game answers', () => {
    fc.assert(
      fc.property(gamesArb, queryArb, (games, query) => {
        const page = catalogueOf(games).query(query);
        const isGuess = page.isGuess;
        fc.pre(!isGuess);
        expect({ total: page.total, ids: page.games.map(({ id }) => id) }).toEqual(naive(games, query));
      }),
      { numRuns: 500 },
    );
  });
  it.each(CATALOGUE_SORTS)('cuts pages that together are the whole, sorted by %s, of many games and of few', (sort) => {
    const catalogue = catalogueOf(manyGames(990));
    const filters: CatalogueQuery[] = [
      {},
      { categories: ['crash'] },
      { providers: ['studio-3'] },
      { rtpMinBps: 9_690 },
    ];
    for (const filter of filters) {
      const whole = catalogue.query({ ...filter, sort, limit: PAGE_MAX });
      const offsets = Array.from({ length: 22 }, (_, page) => page * 48);
      const cut = offsets.flatMap((offset) => catalogue.query({ ...filter, sort, offset }).games);
      expect(whole.games).toHaveLength(whole.total);
      expect(cut.map(({ id }) => id)).toEqual(whole.games.map(({ id }) => id));
    }
  });
  it('puts pinned games first, each once, where they are found, on every page', () => {
    const catalogue = catalogueOf([
      ...['a', 'b', 'c', 'd', 'e'].map((id) => game({ id, tab: ['megaways'] })),
      game({ id: 'x' }),
      game({ id: 'h', tab: ['megaways'], isHidden: true }),
    ]);
    const ids = (query: CatalogueQuery) =>
      catalogue.query({ categories: ['megaways'], ...query }).games.map(({ id }) => id);
    const pins = ['d', 'x', 'gone', 'b', 'd', 'h'];
    expect(ids({ pins })).toEqual(['d', 'b', 'a', 'c', 'e']);
    expect(ids({ pins, limit: 3 })).toEqual(['d', 'b', 'a']);
    expect(ids({ pins, offset: 1, limit: 2 })).toEqual(['b', 'a']);
    expect(ids({ pins, offset: 3, limit: 9 })).toEqual(['c', 'e']);
    expect(ids({ pins, limit: 1 })).toEqual(['d']);
    expect(ids({ pins, sort: 'a-z' })).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(catalogue.query({ categories: ['megaways'], pins }).total).toBe(5);
  });
  it.each(['', '  ', 'ab', '¡¡¡', '<>'])('does not search for %j', (text) => {
    expect(named('Book', 'Ra').query({ text }).total).toBe(2);
  });
  it('keeps hidden games out until they are asked for', () => {
    const catalogue = catalogueOf([game({ id: '1', isHidden: true }), game({ id: '2' })]);
    expect(catalogue.query({}).games.map(({ id }) => id)).toEqual(['2']);
    expect(catalogue.query({ withHidden: true }).total).toBe(2);
  });
  it('bounds a page and shrugs at an offset beyond the end', () => {
    const catalogue = catalogueOf(Array.from({ length: 1_200 }, (_, i) => game({ id: String(i) })));
    expect(catalogue.query({ limit: 1e9 }).games).toHaveLength(1_000);
    expect(catalogue.query({ offset: 5_000 })).toMatchObject({ total: 1_200, games: [] });
    expect(catalogue.query({ offset: -5, limit: -1 }).games).toEqual([]);
  });
});

describe('text', () => {
  it.each([
    ['accents in the name', ['El Ñandú Dorado'], 'nandu', true],
    ['accents in the text', ['El Nandu Dorado'], 'ÑANDÚ', true],
    ['the middle of a word', ['Megaways'], 'gaway', true],
    ['a wrong letter', ['Sweet Bonanza'], 'bonansa', true],
    ['a missing letter', ['Starburst'], 'starbrst', true],
    ['a superfluous letter', ['Gates of Olympus'], 'gates olymppus', true],
    ['swapped letters', ['Roulette'], 'roluette', true],
    ['a typo in a beginning', ['Blackjack'], 'blakcj', true],
    ['something else', ['Blackjack'], 'roulette', false],
    ['one right and one wrong word', ['Sweet Bonanza'], 'sweet roulette', false],
  ])('finds %s', (_title, names, text, isFound) => expect(found(names, text)).toEqual(isFound ? names : []));

  it('prefers names that contain the text and guesses only when there is none', () => {
    const catalogue = named('Bonanza', 'Bonansa');
    expect(catalogue.query({ text: 'bonanza' })).toMatchObject({ total: 1, isGuess: false });
    expect(catalogue.query({ text: 'bonanxa' })).toMatchObject({ total: 2, isGuess: true });
  });
  it('reads at most the first hundred characters', () => {
    expect(found(['Book of Gold'], 'x'.repeat(10_000))).toEqual([]);
    expect(found(['a'.repeat(120)], 'a'.repeat(10_000))).toHaveLength(1);
  });
});

describe('languages', () => {
  const face = (gameName: string) => ({ gameName, imageUrl: `/art/${gameName}.svg` });
  const mines = game({
    id: 'mines',
    gameName: 'Minas',
    imageUrl: '/art/Minas.svg',
    faces: { es: face('Minas'), en: face('Mines'), pt: face('Minas') },
  });
  const rocket = game({
    id: 'crash',
    gameName: 'Cohete',
    faces: { es: face('Cohete'), en: face('Rocket'), pt: face('Foguete') },
  });
  const text = encodeCatalogue([mines, rocket, game({ id: 'other', gameName: 'Toro' })]);

  it('shows name and picture in the language of the reader, and those of games with one name as they are', () => {
    const namesIn = (language?: string) =>
      openCatalogue(text, language)
        ?.query({})
        .games.map(({ gameName }) => gameName);
    expect(namesIn()).toEqual(['Minas', 'Cohete', 'Toro']);
    expect(namesIn('en')).toEqual(['Mines', 'Rocket', 'Toro']);
    expect(namesIn('pt')).toEqual(['Minas', 'Foguete', 'Toro']);
    expect(openCatalogue(text, 'en')?.byId('mines')?.imageUrl).toBe('/art/Mines.svg');
  });

  it.each(['es', 'en', 'pt'])('finds a game by its name in every language, for a reader of %s', (language) => {
    const catalogue = openCatalogue(text, language);
    const idsOf = (sought: string) => catalogue?.query({ text: sought }).games.map(({ id }) => id);
    for (const sought of ['cohete', 'rocket', 'foguete', 'roket']) expect(idsOf(sought)).toEqual(['crash']);
    for (const sought of ['minas', 'mines']) expect(idsOf(sought)).toEqual(['mines']);
    // Nothing spans the end of one name and the beginning of the next.
    expect(catalogue?.query({ text: 'cohete rocket' }).isGuess).toBe(true);
  });
});

describe('file', () => {
  it('gives back every game as it was', () => {
    fc.assert(
      fc.property(gamesArb, (games) => {
        const opened = openCatalogue(encodeCatalogue(games));
        expect(opened?.size).toBe(games.length);
        const kept = opened?.query({ withHidden: true, limit: PAGE_MAX }).games;
        for (const one of games) expect(kept?.find(({ id }) => id === one.id)).toEqual(one);
      }),
    );
  });
  it('carries markup in names as inert text', () => {
    const evil = game({ id: '1', gameName: '</script><img src=x onerror=alert(1)>' });
    const text = encodeCatalogue([evil]);
    expect(text).not.toContain('<');
    expect(openCatalogue(text)?.byId('1')?.gameName).toBe(evil.gameName);
  });
  it.each(['', 'null', '[]', '{}', '{"format":"ordago-catalogue","formatVersion":1}', '<html>'])(
    'refuses %j',
    (text) => {
      expect(openCatalogue(text)).toBeNull();
    },
  );
  it('spells any number of names, any number of features', () => {
    const many = Array.from({ length: 300 }, (_, i) =>
      game({ id: String(i), gameName: ` Wort${i}  <b>\\"! ${i}`, provider: `maker ${i}`, rtpBps: 9_000 + i }),
    );
    const opened = openCatalogue(encodeCatalogue(many));
    for (const one of many) expect(opened?.byId(one.id)).toEqual(one);
  });
  it('refuses a copy with a column cut short', () => {
    const file = JSON.parse(encodeCatalogue([game({ id: '1' }), game({ id: '2' })]));
    file.columns.family = file.columns.family.slice(1);
    expect(openCatalogue(JSON.stringify(file))).toBeNull();
  });
  it.each([
    ['https://img.example/17/17.png', '17', 'https://img.example/17/17.png'],
    ['https://img.example/{gameId}.png', '17', 'https://img.example/%7BgameId%7D.png'],
    ['/art/$&.svg', '$&', '/art/$&.svg'],
  ])('keeps the picture %j of the game %j', (imageUrl, gameId, kept) => {
    const text = encodeCatalogue([game({ id: '1', gameId, imageUrl })]);
    expect(openCatalogue(text)?.byId('1')?.imageUrl).toBe(kept);
  });
  it('holds 12,000 games in at most 150 kB of brotli', () => {
    const text = encodeCatalogue(manyGames(12_000));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    expect(brotliCompressSync(text, { params }).length).toBeLessThanOrEqual(150_000);
  }, 60_000);
  it('stops when two games share an id', () => {
    expect(() => encodeCatalogue([game({ id: '1' }), game({ id: '1' })])).toThrow('share an id');
  });
});

describe('least bets', () => {
  const catalogue = catalogueOf([
    game({ id: 'a', betMin: { MXN: '2.00', USD: '0.10' } }),
    game({ id: 'b', betMin: { '*': '0.50' } }),
    game({ id: 'c' }),
    game({ id: 'd', betMin: { MXN: '2' } }),
    game({ id: 'e', betMin: { MXN: '0.01' }, isHidden: true }),
    game({ id: 'f', betMin: { MXN: 'little' } }),
  ]);
  const within = (currency: string, units: bigint) =>
    catalogue.query({ betUpTo: { currency, units } }).games.map(({ id }) => id);

  it.each([
    ['MXN', 200_000n, ['a', 'b', 'd']],
    ['MXN', 199_999n, ['b']],
    ['USD', 10_000n, ['a']],
    ['EUR', 50_000n, ['b']],
    ['toString', 10_000_000n, ['b']],
  ] as const)('in %s up to %s leave out who declares none', (currency, units, expected) => {
    expect(within(currency, units)).toEqual(expected);
  });
  it('are listed once each, hidden games aside', () => {
    expect(catalogue.betMins('MXN')).toEqual([50_000n, 200_000n]);
    expect(catalogue.betMins('EUR')).toEqual([50_000n]);
  });
});

describe('makers', () => {
  const games = (
    [
      ['Red Tiger', 2],
      ['RubyPlay', 3],
      ['Pragmatic Play', 5],
      ['Pragmatic Live', 1],
      ['Péter & Sons', 1],
    ] as const
  ).flatMap(([provider, count]) =>
    Array.from({ length: count }, (_, i) => game({ id: `${provider}:${i}`, gameName: 'Any', provider })),
  );
  const hidden = game({ id: 'x', gameName: 'Any', provider: 'Hidden Tiger', isHidden: true });
  const catalogue = catalogueOf([...games, hidden]);
  const names = (text: string) => catalogue.makers(text).map(({ name }) => name);

  it.each([
    ['a part of the name, the one with more games first', 'pragmatic', ['Pragmatic Play', 'Pragmatic Live']],
    ['the name without its space', 'redtiger', ['Red Tiger']],
    ['a space that the name has not', 'ruby play', ['RubyPlay']],
    ['no accents', 'PETER', ['Péter & Sons']],
    ['a typo', 'pragmatci play', ['Pragmatic Play']],
    ['too little of it', 'pr', []],
    ['nobody’s name', 'quetzalcoatl', []],
    ['a maker whose games are all hidden', 'hidden', []],
  ] as const)('%s', (_what, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('come with their shown games', () => {
    expect(catalogue.makers('ruby')).toEqual([{ name: 'RubyPlay', total: 3 }]);
  });
});
