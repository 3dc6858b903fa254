import { BOOK_ROUTES, type BookName, bookPlaceOf } from '@ordago/contracts';
import { LOCALES, loadMessages } from '@ordago/i18n';
import { describe, expect, it } from 'vitest';
import { type Blocks, NOTHING_BLOCKED } from '../../shared/blocks.ts';
import { PATHS } from '../../shared/paths.ts';
import { isCurrentItem, navBlocksFor } from './nav-items.ts';

const OPEN = NOTHING_BLOCKED;
const nameOf = (word: string) => word.replace('nav.', '');
const words = (reader: Parameters<typeof navBlocksFor>[0]) =>
  navBlocksFor(reader).map(({ key, items }) => `${key}: ${items.map(({ word }) => nameOf(word)).join(' ')}`);

describe('navBlocksFor', () => {
  it('shows favourites to players alone', () => {
    const guest = words({ isSignedIn: false, isProfile: false, blocks: OPEN });
    const player = words({ isSignedIn: true, isProfile: false, blocks: OPEN });
    expect(guest.join()).not.toContain('favourites');
    expect(player.join()).toContain('favourites');
  });

  it('leaves out what is blocked, and a block with nothing left', () => {
    const guest = (parts: Blocks['parts']) =>
      words({ isSignedIn: false, isProfile: false, blocks: { ...OPEN, parts } });
    expect(guest(['sport', 'slots', 'live', 'virtual', 'crash'])).toEqual(['home: home']);
    expect(guest(['live', 'crash']).join()).toMatch(/sport: sport liveSport,casino: slots virtual/);
  });

  it('has every item of the specification that is built, block by block', () => {
    // Specification 1, section 2: promotions join the home block when there are any.
    expect(words({ isSignedIn: true, isProfile: false, blocks: OPEN })).toEqual([
      'home: home',
      'sport: sport liveSport',
      'casino: favourites slots liveCasino virtual crash',
    ]);
  });

  it.each(LOCALES)('has no name twice in %s, as a heading or an item', async (locale) => {
    const { nav } = (await loadMessages(locale, ['common'])).common ?? {};
    for (const isProfile of [false, true]) {
      const blocks = navBlocksFor({ isSignedIn: true, isProfile, blocks: OPEN });
      const keys = blocks.flatMap(({ title, items }) => [...(title ? [title] : []), ...items.map(({ word }) => word)]);
      const names = keys.map((key) => nav?.[nameOf(key) as keyof typeof nav]);
      expect(names.filter((name, place) => name === undefined || names.indexOf(name) !== place)).toEqual([]);
    }
  });

  it('marks one item of each address of the sports, whatever sportsbook is active', () => {
    const items = navBlocksFor({ isSignedIn: false, isProfile: false, blocks: OPEN }).flatMap((block) => block.items);
    const current = (pathname: string) =>
      items.filter((item) => isCurrentItem(item, { pathname, search: {} })).map(({ word }) => nameOf(word));
    for (const routes of Object.values(BOOK_ROUTES))
      for (const route of Object.keys(routes))
        expect([route, current(`/sport/${route}`)]).toEqual([route, [route === 'live' ? 'liveSport' : 'sport']]);
    for (const book of Object.keys(BOOK_ROUTES) as BookName[])
      expect(bookPlaceOf(book, PATHS.sportLive.slice(PATHS.sport.length)).page).toBe('Overview');
  });

  it('shows the account inside the personal area', () => {
    const blocks = words({ isSignedIn: true, isProfile: true, blocks: OPEN });
    expect(blocks[0]).toBe('back: backToHome');
    expect(blocks.join()).toContain('gameHistory');
  });
});
