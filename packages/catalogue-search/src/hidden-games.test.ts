import { expect, it } from 'vitest';
import { manyGames } from '../test/many-games.ts';
import { catalogueOf } from './catalogue.ts';

it('names hidden games nowhere: by no number, by no maker and by no route provider', () => {
  const [first, second, third] = manyGames(3).map((game) => ({ ...game, provider: 'known', routeProvider: 'open' }));
  if (!first || !second || !third) throw new Error('three games are needed');
  const catalogue = catalogueOf([
    { ...first, isHidden: true, provider: 'secret', routeProvider: 'closed' },
    { ...second, isHidden: true },
    { ...third, isHidden: false },
  ]);
  expect([first, second, third].map(({ id }) => catalogue.byId(id)?.id ?? null)).toEqual([null, null, third.id]);
  expect([catalogue.providers, catalogue.routeProviders]).toEqual([['known'], ['open']]);
});
