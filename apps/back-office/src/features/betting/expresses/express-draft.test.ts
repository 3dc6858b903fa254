import { describe, expect, it } from 'vitest';
import { NO_MOMENT } from '../../../shared/moment/moment.ts';
import { bodyOf, type DraftLeg, EMPTY_DRAFT, timesProblem, toggleDraftLeg } from './express-draft.ts';

const leg = (selection: string, event = `e${selection}`): DraftLeg => ({
  event,
  selection,
  home: 'Granada',
  away: 'Getafe',
  startsAt: '2026-11-23T20:00:00.000Z',
  odds: '1.66',
  kind: '1x2',
  specifier: '',
  outcome: '1',
});

describe('the legs of an express that is written', () => {
  it('go in and out, and another selection of an event takes the place of the one before', () => {
    const two = toggleDraftLeg([leg('1')], leg('2'));
    expect(two.map(({ selection }) => selection)).toEqual(['1', '2']);
    expect(toggleDraftLeg(two, leg('1')).map(({ selection }) => selection)).toEqual(['2']);
    expect(toggleDraftLeg(two, leg('9', 'e1')).map(({ selection }) => selection)).toEqual(['9', '2']);
  });

  it('are at most twenty', () => {
    const full = Array.from({ length: 20 }, (_, place) => leg(String(place)));
    expect(toggleDraftLeg(full, leg('99'))).toHaveLength(20);
  });
});

describe('the times of an express', () => {
  const now = new Date('2026-11-22T12:00').getTime();
  const at = (time: string, day = '2026-11-22') => ({ day, time });
  it.each([
    ['nothing', NO_MOMENT, NO_MOMENT, null],
    ['an end ahead', NO_MOMENT, at('13:00'), null],
    ['an end that is past', NO_MOMENT, at('11:00'), 'past'],
    ['an end before its beginning', at('14:00'), at('13:00'), 'order'],
    ['a beginning alone', at('14:00'), NO_MOMENT, null],
    ['a beginning without its time', at(''), NO_MOMENT, 'unread'],
    ['an end that is no day', NO_MOMENT, at('13:00', '31/02/2026'), 'unread'],
  ])('with %s', (_title, from, until, expected) => {
    expect(timesProblem({ ...EMPTY_DRAFT, from, until }, now)).toBe(expected);
  });

  it('are sent as instants, and nothing as null', () => {
    const draft = { ...EMPTY_DRAFT, legs: [leg('1'), leg('2')], name: '  La doble ', until: at('13:00') };
    expect(bodyOf(draft)).toEqual({
      selections: ['1', '2'],
      name: 'La doble',
      shown_from: null,
      shown_until: new Date('2026-11-22T13:00').toISOString(),
    });
    expect(bodyOf(EMPTY_DRAFT).name).toBeNull();
  });
});
