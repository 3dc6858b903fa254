import { BOOK_ROUTES } from '@ordago/contracts';
import { type Id, idOf } from '@ordago/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Tree } from '../line/line.ts';
import { addressOfPlace } from './book-places.ts';

const league = (id: string, slug: string) => ({ id: idOf<Id<string>>(id), slug, name: slug, events: 3 });
const TREE: Tree = {
  sports: [
    {
      slug: 'football',
      events: 6,
      countries: [
        { code: 'es', priority: 5, leagues: [league('11', 'primera-division-es')] },
        { code: 'de', priority: 4, leagues: [league('12', 'bundesliga-de')] },
      ],
    },
    { slug: 'tennis', events: 3, countries: [{ code: 'simulated', priority: 1000, leagues: [league('31', 'tenis')] }] },
  ],
};
const addressOf = (path: string) => addressOfPlace(path, async () => TREE);

describe('a place named as another sportsbook names it', () => {
  it.each([
    ['/sport', { to: '/' }],
    ['/home', { to: '/' }],
    ['/overview', { to: '/live' }],
    ['/prematch', { to: '/upcoming' }],
    ['/line', { to: '/upcoming' }],
    ['/history', { to: '/bets' }],
    ['/betHistory', { to: '/bets' }],
    ['/dashboard', { to: '/multi' }],
    ['/multiview', { to: '/multi' }],
    ['/favorite', { to: '/favourites' }],
    ['/laliga', { to: '/league/$id', params: { id: '11' } }],
    ['/bundesliga', { to: '/league/$id', params: { id: '12' } }],
    // Nothing of it lies ahead.
    ['/serie-a', { to: '/upcoming' }],
    ['/events/77', { to: '/event/$id', params: { id: '77' } }],
    ['/category/primera-division-es', { to: '/league/$id', params: { id: '11' } }],
    ['/category/11', { to: '/league/$id', params: { id: '11' } }],
    ['/category/football/77', { to: '/event/$id', params: { id: '77' } }],
    ['/category/football', { to: '/category/$id', params: { id: 'football' } }],
    ['/category/tennis', { to: '/league/$id', params: { id: '31' } }],
    ['/category/quidditch', null],
    ['/category', { to: '/upcoming' }],
  ])('%s is found', async (path, address) => expect(await addressOf(path)).toEqual(address));

  it.each([
    ['the only second tier there is', { '2-bundesliga-de': 9 }, '2-bundesliga-de'],
    ['that with most events ahead', { 'championship-gb-eng': 4, 'serie-b-it': 12, 'ligue-2-fr': 5 }, 'serie-b-it'],
    ['the first named of equals', { 'ligue-2-fr': 7, 'championship-gb-eng': 7 }, 'championship-gb-eng'],
    ['what is ahead at all where there is none', { 'primera-division-es': 20 }, null],
  ])('league-2 is %s', async (_title, events: Record<string, number>, slug) => {
    const leagues = Object.entries(events).map(([each, count]) => ({
      ...league(String(each.length), each),
      events: count,
    }));
    const tree: Tree = {
      sports: [{ slug: 'football', events: 1, countries: [{ code: 'eu', priority: 2, leagues }] }],
    };
    const address = await addressOfPlace('/league-2', async () => tree);
    const expected = slug === null ? { to: '/upcoming' } : { to: '/league/$id', params: { id: String(slug.length) } };
    expect(address).toEqual(expected);
  });

  it('asks for the line only where a league or a sport is named', async () => {
    const read = vi.fn(async () => TREE);
    await addressOfPlace('/overview', read);
    expect(read).not.toHaveBeenCalled();
  });

  it('is known by every name of the table', async () => {
    for (const name of Object.keys(BOOK_ROUTES.house)) expect(await addressOf(`/${name}`), name).not.toBeNull();
  });
});
