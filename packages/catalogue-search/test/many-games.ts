import { CASINO_TYPES, CATEGORIES, type CatalogueGame, FEATURES, VOLATILITIES } from '../src/index.ts';

const WORDS =
  'Book Gold Fruit Dragon Wild Sweet Bonanza Gates Olympus Star Burst Fire Joker Lucky Diamond Pharaoh Aztec Jungle Wolf Moon Pirate Treasure Buffalo Thunder Crystal Samurai Candy Fishing Egypt Viking Mega Royal Sugar Neon Rush Night Queen King Temple Ocean Panda Tiger Phoenix Magic Bells Sevens Coins Plinko Roulette Blackjack Baccarat Poker Speed Auto Salón Ñandú Fútbol'.split(
    ' ',
  );
const ENDINGS = [
  '',
  ' Megaways',
  ' Deluxe',
  ' II',
  ' Xtreme',
  ' 100',
  ' Hold and Win',
  ' Live',
  ' Jackpot',
  ' Bonus Buy',
];

/** In stakes: a few that many games share, and some of their own. */
const WIN_MAXES = [
  5_000,
  10_000,
  2_100,
  1_000,
  500,
  20_000,
  4_000,
  2_500,
  15_000,
  3_000,
  50_000,
  7_500,
  6_750,
  1_500,
  800,
  36,
  12_000,
  ...Array.from({ length: 43 }, (_, at) => 311 + at * 197),
];

/** Games as various as we suppose a real catalogue's to be (one route with random ids, 150 sets of tabs, 30 of features, 12 of least bets): repeatable, since the figures drawn from them are compared over time. */
export function manyGames(count: number, providers = 80): CatalogueGame[] {
  const next = generator(20_261_121);
  const pick = <T>(values: readonly T[]) => values[next(values.length)] as T;
  const tabSets = Array.from({ length: 150 }, () =>
    CATEGORIES.filter((category) => category === 'all' || next(12) === 0),
  );
  const more = generator(20_261_123);
  const featureSets = Array.from({ length: 30 }, () => FEATURES.filter(() => more(4) === 0));
  const betMins = Array.from({ length: 12 }, () => {
    const cents = [5, 10, 20, 25, 50, 100][more(6)] ?? 10;
    return { EUR: decimal(cents), USD: decimal(cents), MXN: decimal(cents * 20), BRL: decimal(cents * 5) };
  });
  return Array.from({ length: count }, (_, i) => {
    const maker = Math.floor((next(1_000) / 1_000) ** 2 * providers);
    const routeProvider = `route${maker % 20}`;
    const gameId = maker % 20 === 7 ? hex(next, 32) : `vs${next(40)}${pick(WORDS).toLowerCase()}${i.toString(36)}`;
    const words = Array.from({ length: 1 + next(3) }, () => pick(WORDS));
    const casinoType = next(6) === 0 ? pick(CASINO_TYPES) : 'slots';
    return {
      id: `${routeProvider}:${gameId}`,
      gameId,
      gameName: words.join(' ') + pick(ENDINGS),
      provider: `studio-${maker}`,
      routeProvider,
      imageUrl: `https://cdn${maker}.example/games/${gameId}/square.webp`,
      tab: pick(tabSets),
      casinoType,
      rtpBps: next(4) === 0 ? null : 9_400 + next(300),
      volatility: next(4) === 0 ? null : pick(VOLATILITIES),
      features: casinoType === 'slots' ? (featureSets[more(30)] ?? []) : [],
      betMin: more(3) === 0 ? {} : (betMins[more(12)] ?? {}),
      winMaxHundredths:
        more(4) === 0 ? null : (WIN_MAXES[Math.floor((more(1_000) / 1_000) ** 2 * WIN_MAXES.length)] ?? 1) * 100,
      replacementGame: null,
      isMobile: next(10) > 0,
      haveTwoVersion: next(20) === 0,
      isLiveGame: casinoType === 'live',
      hasDemo: casinoType === 'slots',
      isNew: i % 40 === 0,
      isHidden: next(200) === 0,
    };
  });
}

/** A small congruential generator: repeatable figures, nothing that is played. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

function hex(next: (below: number) => number, length: number): string {
  return Array.from({ length }, () => next(16).toString(16)).join('');
}
