import type { UofEventStatus } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import { mapUof } from './uof.mapping.ts';

const status: UofEventStatus = {
  status: 1,
  home: 1,
  away: 0,
  matchStatus: 7,
  clock: '88:10',
  remaining: null,
  periods: [],
};
function progressOf(more: Partial<UofEventStatus>) {
  const message = { type: 'odds_change', product: 1, eventId: 'sr:match:1', timestamp: 1, requestId: null } as const;
  const reported = { ...message, status: { ...status, ...more }, markets: [] };
  return mapUof('uof', { message: reported, faults: [] }).markets?.[0]?.facts[0];
}

describe('progress of an event', () => {
  it.each<[title: string, more: Partial<UofEventStatus>, expected: object]>([
    ['the second half', {}, { clock: '88:10', phase: null, remaining: null }],
    ['half-time', { matchStatus: 31 }, { phase: 'break' }],
    ['the wait for an extra time', { matchStatus: 32 }, { phase: 'break' }],
    ['the first half of an extra time', { matchStatus: 41 }, { phase: 'overtime' }],
    ['an overtime', { matchStatus: 40 }, { phase: 'overtime' }],
    ['what is left', { remaining: '12:40' }, { remaining: 760 }],
    ['what is left, written otherwise', { remaining: 'soon' }, { remaining: null }],
    ['nothing of its phase', { matchStatus: null }, { phase: null }],
  ])('%s', (_title, more, expected) => {
    expect(progressOf(more)).toMatchObject({ sort: 'progress', status: 'live', ...expected });
  });
});
