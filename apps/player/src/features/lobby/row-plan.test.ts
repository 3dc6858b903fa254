import { type CatalogueGame, catalogueOf } from '@ordago/catalogue-search';
import { describe, expect, it } from 'vitest';
import { fillRows, playedNow } from './row-plan.ts';

const game = (id: string, change: Partial<CatalogueGame>): CatalogueGame => ({
  id,
  gameId: id,
  gameName: id,
  provider: 'Studio',
  routeProvider: 'studio',
  casinoType: 'slots',
  imageUrl: '',
  tab: [],
  rtpBps: null,
  volatility: null,
  replacementGame: null,
  features: [],
  betMin: {},
  isMobile: true,
  winMaxHundredths: null,
  haveTwoVersion: false,
  isLiveGame: false,
  hasDemo: false,
  isHidden: false,
  isNew: false,
  ...change,
});
const many = (count: number, name: string, change: Partial<CatalogueGame>) =>
  Array.from({ length: count }, (_, place) => game(`${name}${place}`, change));

/** A casino whose popular games are its own, as ours is. */
const catalogue = catalogueOf([
  ...many(7, 'own', { tab: ['popular', 'slotteroriginals', 'crash', 'othergames'] }),
  ...many(30, 'reels', { tab: ['popular', 'megaways', 'animals'] }),
  ...many(40, 'plain', { tab: ['new', 'slotmachines'] }),
  ...many(25, 'table', { casinoType: 'live', tab: ['popular', 'roulette', 'tablegames'] }),
  ...many(5, 'wheel', { tab: ['roulette', 'tablegames'] }),
]);
const orderOf = () => ({ pins: [], seen: null });
const plan = (type: 'slots' | 'live' | null, above: readonly CatalogueGame[] = []) =>
  fillRows(catalogue, type, { orderOf, above });
const idsOf = (rows: ReturnType<typeof plan>) => rows.flatMap(({ games }) => games.map(({ id }) => id));

describe('the rows of the lobby', () => {
  it.each([null, 'slots', 'live'] as const)('repeat no game of a row above: %s', (type) => {
    const ids = idsOf(plan(type));
    expect(ids.length).toBeGreaterThan(21);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('repeat none of the rows that are the reader’s own', () => {
    const recent = catalogue.query({ type: 'slots', limit: 3 }).games;
    const ids = idsOf(plan('slots', recent));
    expect(recent.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect(playedNow(catalogue, null, { own0: 3, own1: 2, own2: 1, reels0: 1 }, recent).map(({ id }) => id)).toEqual([
      'own0',
      'own1',
      'own2',
    ]);
  });

  it('are full as long as there are games for them, whatever few are called popular', () => {
    const [popular, slots] = plan('slots');
    expect([popular?.games.length, slots?.games.length]).toEqual([21, 21]);
    const rare = catalogueOf([...many(30, 'plain', {}), ...many(2, 'star', { tab: ['popular'] })]);
    const [first] = fillRows(rare, 'slots', { orderOf, above: [] });
    expect([first?.games.length, first?.games[0]?.id]).toEqual([21, 'star0']);
  });

  it('are no two names of one list', () => {
    const classics = catalogueOf(many(90, 'reels', { tab: ['slotmachines'] }));
    const names = fillRows(classics, 'slots', { orderOf, above: [] }).map(({ name }) => name);
    expect(names).toEqual(['popular', 'slots']);
  });

  it('keep the games of the house for their own row', () => {
    const rows = plan(null);
    const own = rows.find(({ name }) => name === 'originals');
    expect(own?.games.map(({ id }) => id)).toEqual(['own0', 'own1', 'own2', 'own3', 'own4', 'own5', 'own6']);
    expect(rows[0]?.name).toBe('popular');
  });

  it('show games with reels alone among the slots', () => {
    const kinds = plan('slots').flatMap(({ games }) => games.flatMap(({ tab }) => tab));
    expect(kinds.filter((kind) => ['roulette', 'tablegames', 'crash', 'othergames'].includes(kind))).toEqual([]);
  });

  it('leave out a row of which too few games are left', () => {
    expect(plan('slots').map(({ name }) => name)).not.toContain('jackpot');
  });
});
