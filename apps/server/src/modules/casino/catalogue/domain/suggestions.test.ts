import { DAY_MS, instant } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import type { CasinoType } from '../../shared/domain/game.ts';
import { tabsWithFeatures } from '../../shared/domain/tabs-with-features.ts';
import { listedIn, listedPlace } from './curated-lists.ts';
import { newAmong } from './new-games.ts';
import { type GameToFile, suggestFeatures, suggestTabs } from './suggest-tabs.ts';

const RULES = { enhancedRtpMin: 9_700 };
const tabsOf = (name: string, casinoType: CasinoType = 'slots', more: Partial<GameToFile> = {}) =>
  suggestTabs({ name, casinoType, rtp: null, features: [], hints: [], isNew: false, ...more }, RULES);

describe('categories that a name suggests: every keyword of specification 2, section 9', () => {
  it.each([
    ['Speed Roulette', 'roulette'],
    ['Ruleta Bogotá', 'roulette'],
    ['Card Clash', 'card'],
    ['Lotto Express', 'lotto'],
    ['Lotería Ronda', 'lotto'],
    ['Blackjack VIP', 'blackjack'],
    ['Baccarat Squeeze', 'baccarat'],
    ['Bacará Cádiz', 'baccarat'],
    ['Casino Hold’em', 'casinoholdem'],
    ['Ultimate Texas Hold’em Poker', 'casinoholdem'],
    ['Casino War', 'tablegames'],
    ['Poker Nights', 'poker'],
    ['PÓQUER', 'poker'],
    ['Póker de Tres Cartas', 'poker'],
    ['Table of Kings', 'tablegames'],
    ['Super Sic Bo', 'sikbo'],
    ['Sik-Bo', 'sikbo'],
    ['SicBo León', 'sikbo'],
    ['Dragon Tiger', 'dragontiger'],
    ['Dragón Tigre Toledo', 'dragontiger'],
    ['Dragón y Tigre', 'dragontiger'],
    ['Lucky Dice', 'dice'],
    ['Rueda de la Suerte Lima', 'gameshows'],
  ])('%s → %s', (name, category) => expect(tabsOf(name, 'live')).toContain(category));

  it.each([
    ['Colibrí de Jade', 'animals'],
    ['Los Búfalos', 'animals'],
    ['Tigre del Volcán', 'animals'],
    ['Bufón de Oro', 'jokers'],
    ['Comodín', 'jokers'],
  ])('on reels as well: %s → %s', (name, category) => expect(tabsOf(name)).toEqual([category, 'slotmachines']));

  it.each([
    ['animals', 'Dragón Tigre Toledo', 'live'],
    ['animals', 'Ruleta León', 'live'],
    ['jokers', 'Blackjack Joker', 'live'],
    ['gameshows', 'Rueda de Oro', 'slots'],
    ['card', 'Three Card Poker', 'live'],
    ['card', 'Póker de Tres Cartas', 'slots'],
    ['poker', 'Casino Hold’em', 'live'],
    ['poker', 'Texas Hold’em Poker', 'live'],
    ['roulette', 'Ruletazo', 'slots'],
    ['crash', 'Cohete de Oro', 'slots'],
    ['crash', 'Rocket Reels', 'slots'],
  ] as const)('is not %s: %s (%s)', (category, name, type) => expect(tabsOf(name, type)).not.toContain(category));

  it.each([
    ['slots', 'slotmachines'],
    ['live', 'othergames'],
  ] as const)('leaves the rest of the %s to %s', (type, category) =>
    expect(tabsOf('Obelisco de Oro', type)).toEqual([category]),
  );

  it('puts what the provider and our lists declare before what the name suggests', () => {
    expect(tabsOf('Ruleta Órdago', 'slots', { hints: ['slotteroriginals', 'top'] })).toEqual([
      'slotteroriginals',
      'top',
      'roulette',
      'tablegames',
    ]);
  });
});

describe('categories that follow from what is declared', () => {
  it.each([
    ['a feature', { features: ['jackpot', 'wilds', 'bonusbuy'] }, ['bonusbuy', 'jackpot', 'slotmachines']],
    ['a return from the least one on', { rtp: 9_700 }, ['enhancedrtp', 'slotmachines']],
    ['no return below it', { rtp: 9_699 }, ['slotmachines']],
    ['that it is new', { isNew: true }, ['new', 'newreleases', 'recent', 'slotmachines']],
    ['a list that names no kind', { hints: ['top'] }, ['top', 'slotmachines']],
    ['a provider that names one', { hints: ['crash'] }, ['crash']],
  ])('%s', (_title, more, expected) => expect(tabsOf('Obelisco de Oro', 'slots', more)).toEqual(expected));

  it.each([
    ['Blackjack VIP', ['blackjack', 'tablegames', 'cardgames']],
    ['Ruleta Lima', ['roulette', 'tablegames']],
    ['Hold’em Lima', ['casinoholdem', 'tablegames', 'cardgames']],
    ['Póker de Tres Cartas', ['poker', 'cardgames']],
    ['Dragón Tigre Coro', ['dragontiger', 'tablegames', 'cardgames']],
  ])('%s belongs to the wider ones: %j', (name, expected) => expect(tabsOf(name, 'live')).toEqual(expected));

  it('are what staff declare of the features where they leave the categories to us', () => {
    expect(tabsWithFeatures(['jackpot', 'slotmachines'], ['megaways', 'wilds'])).toEqual(['slotmachines', 'megaways']);
  });
});

describe('games that are new', () => {
  const now = instant(Date.parse('2026-03-31T00:00:00Z'));
  const day = DAY_MS;
  const known = new Map([
    ['first', instant(now - 90 * day)],
    ['first-cut-short', instant(now - 89 * day)],
    ['newest', instant(now - 29 * day)],
    ['expired', instant(now - 30 * day)],
  ]);
  it.each([
    ['first', false],
    ['first-cut-short', false],
    ['newest', true],
    ['expired', false],
    ['never seen', true],
  ])('%s: %s', (id, expected) => expect(newAmong(known, { now, newDays: 30 })({ gameId: id })).toBe(expected));

  it('are none of those that a provider comes with', () => {
    expect(newAmong(new Map(), { now, newDays: 30 })({ gameId: 'any' })).toBe(false);
    const today = new Map([['first', instant(now - day)]]);
    expect(newAmong(today, { now, newDays: 30 })({ gameId: 'next' })).toBe(false);
  });

  it('go by the day of the release where the provider states it, whenever they were listed', () => {
    const isNew = newAmong(known, { now, newDays: 30 });
    expect(isNew({ gameId: 'first', releasedAt: instant(now - 3 * day) })).toBe(true);
    expect(isNew({ gameId: 'newest', releasedAt: instant(now - 31 * day) })).toBe(false);
  });
});

describe('what a game has', () => {
  it.each([
    ['Buffalo Megaways', [], ['megaways']],
    ['Bote Mayor', [], ['jackpot']],
    ['Toro: Hold & Win', [], ['respins']],
    ['Sirena, compra de bono', [], ['bonusbuy']],
    ['Sereia: Rodadas Grátis', [], ['freespins']],
    ['Águila Giros Gratis', ['wilds'], ['freespins', 'wilds']],
    ['Obelisco de Oro', ['wilds', 'freespins', 'gold'], ['freespins', 'wilds']],
    ['Obelisco de Oro', [], []],
  ])('%s, declared %j: %j', (name, declared, expected) => expect(suggestFeatures(name, declared)).toEqual(expected));
});

describe('our lists', () => {
  it('name games by provider and id, and the order of the first ones', () => {
    expect(listedIn({ provider: 'originals', gameId: 'crash' })).toEqual(['top', 'popular', 'hot', 'crash']);
    expect(listedIn({ provider: 'amatic', gameId: 'crash' })).toEqual([]);
    expect(listedPlace({ provider: 'originals', gameId: 'crash' })).toBe(1);
    expect(listedPlace({ provider: 'originals', gameId: 'keno' })).toBeNull();
  });
});
