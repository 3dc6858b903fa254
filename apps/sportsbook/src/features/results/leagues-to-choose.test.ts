import { expect, it } from 'vitest';
import { leaguesToChoose } from './leagues-to-choose.ts';

const offered = [{ slug: 'football', countries: [{ code: 'es', leagues: [{ id: '1', name: 'Primera' }] }] }];
const result = (id: string, name: string) => ({ league: { id, name, country: 'mx', sport: 'football' } });

it('offers every league of the results in view, with matches ahead or without, once', () => {
  const pages = [{ events: [result('2', 'Copa'), result('1', 'Primera')] }, { events: [result('2', 'Copa')] }];
  expect(leaguesToChoose(offered, pages).map(({ id }) => id)).toEqual(['1', '2']);
  expect(leaguesToChoose([], pages)).toHaveLength(2);
  expect(leaguesToChoose(offered, [])).toEqual([{ id: '1', name: 'Primera', country: 'es', sport: 'football' }]);
});
