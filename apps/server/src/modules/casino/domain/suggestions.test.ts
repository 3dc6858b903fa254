import { describe, expect, it } from 'vitest';
import { listedIn, listedPlace } from './curated-lists.ts';
import { suggestFeatures, suggestTabs } from './suggest-tabs.ts';

describe('categories that a name suggests: every keyword of specification 2, section 9', () => {
  it.each([
    ['Speed Roulette', 'roulette'],
    ['Ruleta Bogotá', 'roulette'],
    ['Card Clash', 'card'],
    ['Lotto Express', 'lotto'],
    ['Blackjack VIP', 'blackjack'],
    ['Baccarat Squeeze', 'baccarat'],
    ['Casino Hold’em', 'casinoholdem'],
    ['Casino War', 'tablegames'],
    ['Poker Nights', 'poker'],
    ['Table of Kings', 'tablegames'],
    ['Super Sic Bo', 'sikbo'],
    ['Sik-Bo', 'sikbo'],
    ['Dragon Tiger', 'dragontiger'],
    ['Lucky Dice', 'dice'],
  ])('%s → %s', (name, category) => expect(suggestTabs(name, 'live')).toContain(category));

  it.each([
    ['slots', 'slotmachines'],
    ['live', 'othergames'],
  ] as const)('leaves the rest of the %s to %s', (type, category) =>
    expect(suggestTabs('Obelisco de Oro', type)).toEqual([category]),
  );

  it('puts what the provider and our lists say before what the name says', () => {
    expect(suggestTabs('Ruleta Órdago', 'slots', ['slotteroriginals', 'top'])).toEqual([
      ...['slotteroriginals', 'top', 'roulette'],
    ]);
  });
});

describe('what a game has', () => {
  it.each([
    ['Buffalo Megaways', [], ['megaways']],
    ['Bote Mayor', [], ['jackpot']],
    ['Toro: Hold & Win', [], ['respins']],
    ['Sirena, compra de bono', [], ['bonusbuy']],
    ['Águila Giros Gratis', ['wilds'], ['freespins', 'wilds']],
    ['Obelisco de Oro', ['wilds', 'freespins', 'gold'], ['freespins', 'wilds']],
    ['Obelisco de Oro', [], []],
  ])('%s, declared %j: %j', (name, declared, expected) => expect(suggestFeatures(name, declared)).toEqual(expected));
});

describe('our lists', () => {
  it('name games by provider and id, and the order of the first ones', () => {
    expect(listedIn({ provider: 'originals', gameId: 'crash' })).toEqual(['top', 'popular', 'crash']);
    expect(listedIn({ provider: 'amatic', gameId: 'crash' })).toEqual([]);
    expect(listedPlace({ provider: 'originals', gameId: 'crash' })).toBe(1);
    expect(listedPlace({ provider: 'originals', gameId: 'keno' })).toBeNull();
  });
});
