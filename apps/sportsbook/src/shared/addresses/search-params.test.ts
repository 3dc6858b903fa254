import { describe, expect, it } from 'vitest';
import { byBets, byBuilder, byCalendar, byHours, byIds, byText } from './search-params.ts';

describe('what an address carries', () => {
  it.each([
    ['three matches', { ids: '7,8,9' }, '7,8,9'],
    ['one match, which an address writes as a number', { ids: 7 }, '7'],
    ['more than four', { ids: '1,2,3,4,5' }, '1,2,3,4'],
    ['one of them twice', { ids: '3,3,4' }, '3,4'],
    ['some that are none', { ids: '3,x,-4,,0' }, '3'],
    ['none at all', { ids: { a: 1 } }, undefined],
    ['nothing', {}, undefined],
  ])('is read with %s', (_title, search, ids) => {
    expect(byIds(search)).toEqual({ ids });
  });

  it.each([
    ['nothing', {}, {}],
    ['an open one', { builder: 'open' }, { builder: 'open' }],
    ['one selection, which an address writes as a number', { builder: 7 }, { builder: '7' }],
    ['some that are none, or twice', { builder: '7,x,8,7,-1' }, { builder: '7,8' }],
    ['nothing that could be one', { builder: { a: 1 } }, { builder: 'open' }],
  ])('is the bet builder with %s', (_title, search, read) => {
    expect(byBuilder(search)).toEqual(read);
  });

  it('leaves out what is no filter', () => {
    expect(byBets({ show: 'won', from: '2026-11-01', to: '2026-13-01', page: 2 })).toEqual({
      show: 'won',
      from: '2026-11-01',
      to: undefined,
      page: 2,
    });
    expect(byBets({ show: 'open', page: -1 })).toEqual({
      show: undefined,
      from: undefined,
      to: undefined,
      page: undefined,
    });
    expect(byCalendar({ day: 'today', league: '7', span: 'month' })).toEqual({
      day: undefined,
      league: undefined,
      span: undefined,
    });
    expect(byHours({ hours: 5 })).toEqual({ hours: undefined });
    expect(byHours({ hours: 3 })).toEqual({ hours: 3 });
    expect(byText({ q: 1860 })).toEqual({ q: '1860' });
  });
});
