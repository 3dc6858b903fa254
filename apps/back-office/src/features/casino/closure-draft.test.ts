import { expect, it } from 'vitest';
import { closureOf, isClosureReady, NO_CLOSURE } from './closure-draft.ts';

const typed = { ...NO_CLOSURE, reason: ' Mantenimiento ', end: { day: '2026-11-24', time: '06:00' } };

it('names what is closed, to whom and until when', () => {
  expect(closureOf({ ...typed, what: 'provider:vivo', country: 'MX' })).toEqual({
    provider: 'vivo',
    player: null,
    country: 'MX',
    hours: null,
    reason: 'Mantenimiento',
    until: new Date('2026-11-24T06:00').toISOString(),
  });
  expect(closureOf(NO_CLOSURE)).toMatchObject({ casino_type: 'slots', until: null });
});

it('is ready once it ends later than now, if ever, and otherwise gives the reason', () => {
  const end = new Date('2026-11-24T06:00').getTime();
  expect(isClosureReady(typed, end - 1)).toBe(true);
  expect(isClosureReady(typed, end)).toBe(false);
  expect(isClosureReady({ ...typed, end: { day: '2026-11-24', time: '' } }, end - 1)).toBe(false);
  expect(isClosureReady({ ...NO_CLOSURE, reason: 'x' }, end)).toBe(true);
  expect(isClosureReady({ ...typed, reason: ' ' }, end - 1)).toBe(false);
});
