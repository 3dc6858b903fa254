import {
  CASINO_TYPES,
  CATEGORIES,
  type CatalogueGame,
  type CatalogueQuery,
  FEATURES,
  VOLATILITIES,
} from '@ordago/catalogue-search';

/** Games of the benched catalogue. */
export const GAMES = 12_000;
/** Queries that a round walks through, again and again. */
export const QUERIES = 400;

const HEADS = 'Tesoro Templo Faraón Jaguar Sirena Vaquero Linterna Cometa Carnaval Granero Rubí Payaso Rosal Tranvía';
const MIDDLES = 'Dorado Perdido Salvaje Eterno Oculto Mágico Ardiente Helado Real Antiguo Veloz Nocturno Sagrado Libre';
const TAILS = 'Deluxe Megaways Bonus Royale Express Clásico Turbo Extra Fiesta Oro Plata Neón Max Plus Duo Trio';
/** Search texts: words, beginnings, typing errors, and some without a match. */
const TEXTS = [
  'tesoro',
  'faraon',
  'jagu',
  'sirena',
  'megaw',
  'templo dor',
  'cometa',
  'roayle',
  'neon',
  'zzzzqq',
  'ruby',
];

/** Least bets that games share, by currency. */
const BET_MINS = ['0.10', '0.20', '0.25', '0.50', '1.00'].map((euros) => ({ EUR: euros, USD: euros, '*': '2.00' }));

/** A catalogue of invented names, the same in every run. */
export function benchGames(): CatalogueGame[] {
  const heads = HEADS.split(' ');
  const middles = MIDDLES.split(' ');
  const tails = TAILS.split(' ');
  return Array.from({ length: GAMES }, (_, at) => {
    const name = [heads[at % 14], middles[Math.floor(at / 14) % 14], tails[Math.floor(at / 196) % 16]].join(' ');
    const categories = CATEGORIES.filter((_category, bit) => (at * 31 + bit * 17) % 13 === 0);
    return {
      id: String(1_001 + at),
      gameId: `g-${at}`,
      gameName: `${name} ${Math.floor(at / 3_136) + 1}`,
      provider: `Studio ${at % 60}`,
      routeProvider: `route${at % 24}`,
      imageUrl: `/art/${at}.svg`,
      tab: categories,
      casinoType: CASINO_TYPES[at % 5 === 0 ? 1 : at % 11 === 0 ? 2 : 0] ?? 'slots',
      rtpBps: 9_400 + (at % 300),
      volatility: VOLATILITIES[at % 3] ?? null,
      replacementGame: null,
      features: FEATURES.filter((_feature, bit) => (at * 29 + bit * 13) % 7 === 0),
      betMin: at % 4 === 0 ? {} : (BET_MINS[(at * 7) % BET_MINS.length] ?? {}),
      winMaxHundredths: at % 5 === 2 ? null : (500 + ((at * 37) % 60) * 250) * 100,
      isMobile: true,
      haveTwoVersion: false,
      isLiveGame: at % 5 === 0,
      hasDemo: true,
      isHidden: at % 97 === 0,
      isNew: at % 50 === 0,
    };
  });
}

/** Searches with and without filters; every other one names a category or a maker as well. */
export function searches(): CatalogueQuery[] {
  return Array.from({ length: QUERIES }, (_, at) => ({
    text: TEXTS[at % TEXTS.length] ?? '',
    ...(at % 2 === 0 ? {} : { categories: [CATEGORIES[6 + (at % 20)] ?? 'roulette'] }),
    ...(at % 4 === 3 ? { providers: [`Studio ${at % 60}`] } : {}),
  }));
}

/** Pages of a filtered lobby, without a text. */
export function pages(): CatalogueQuery[] {
  return Array.from({ length: QUERIES }, (_, at) => ({
    categories: [CATEGORIES[6 + (at % 30)] ?? 'roulette'],
    type: at % 3 === 0 ? 'live' : 'slots',
    ...(at % 2 === 0 ? {} : { providers: [`Studio ${at % 60}`, `Studio ${(at + 7) % 60}`] }),
    ...(at % 5 === 0 ? { volatility: ['high'] as const } : {}),
    sort: at % 4 === 0 ? 'a-z' : 'popular',
    offset: (at % 3) * 48,
    limit: 48,
  }));
}
