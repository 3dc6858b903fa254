import { describe, expect, it } from 'vitest';
import { tableStateAt } from './table.ts';

const at = (text: string) => Date.parse(`2026-01-14T${text}Z`);
const state = (from: string, until: string, now: string) => {
  const { isOpen, changesAt } = tableStateAt({ hours: { from, until } }, at(now));
  return [isOpen, changesAt === null ? null : new Date(changesAt).toISOString().slice(5, 16)];
};

describe('a table', () => {
  it('that states no hours, or the same one twice, never closes', () => {
    expect(tableStateAt({}, at('03:00:00'))).toEqual({ isOpen: true, changesAt: null });
    expect(state('10:00', '10:00', '03:00:00')).toEqual([true, null]);
  });

  it.each([
    ['09:00', '21:00', '08:59:59', false, '01-14T09:00'],
    ['09:00', '21:00', '09:00:00', true, '01-14T21:00'],
    ['09:00', '21:00', '20:59:59', true, '01-14T21:00'],
    ['09:00', '21:00', '21:00:00', false, '01-15T09:00'],
    ['18:30', '02:00', '01:59:00', true, '01-14T02:00'],
    ['18:30', '02:00', '02:00:00', false, '01-14T18:30'],
    ['18:30', '02:00', '23:00:00', true, '01-15T02:00'],
  ])('from %s until %s: at %s it is open: %s, until %s', (from, until, now, isOpen, changes) => {
    expect(state(from, until, now)).toEqual([isOpen, changes]);
  });
});
