import { type CatalogueGame, catalogueOf } from '@ordago/catalogue-search';
import { describe, expect, it } from 'vitest';
import { relatedTo } from './related-games.tsx';

const game = (id: string, tab: CatalogueGame['tab']): CatalogueGame => ({
  id,
  gameId: id,
  gameName: id,
  provider: 'Studio',
  routeProvider: 'studio',
  casinoType: 'live',
  imageUrl: '',
  tab,
  rtpBps: null,
  volatility: null,
  replacementGame: null,
  features: [],
  betMin: {},
  isMobile: true,
  winMaxHundredths: null,
  haveTwoVersion: false,
  isLiveGame: true,
  hasDemo: false,
  isHidden: false,
  isNew: false,
});
const games = [
  game('wheel', ['new', 'roulette', 'tablegames']),
  game('other wheel', ['enhancedrtp', 'roulette', 'tablegames']),
  game('shoe', ['blackjack', 'tablegames', 'cardgames']),
  game('felt', ['new', 'tablegames']),
  game('richer', ['enhancedrtp', 'dice']),
];

describe('games that are related', () => {
  it.each([
    ['wheel', ['roulette'], ['other wheel']],
    ['shoe', ['blackjack'], []],
    ['felt', ['tablegames'], ['wheel', 'other wheel', 'shoe']],
    ['richer', ['dice'], []],
  ])('to %s share the narrowest that it declares: %j', (id, categories, ids) => {
    const one = games.find((other) => other.id === id) as CatalogueGame;
    const related = relatedTo(catalogueOf(games), one);
    expect(related.categories).toEqual(categories);
    expect(related.games.map((other) => other.id)).toEqual(ids);
  });
});
