import { describe, expect, it } from 'vitest';
import { badgeOf } from './badge.ts';

const plain = { features: [], isNew: false, isLiveGame: false, routeProvider: 'amatic' } as const;
const NOON = Date.parse('2026-11-27T12:00:00Z');

describe('badgeOf', () => {
  it.each([
    ['nothing for a game without news', {}, undefined],
    ['a jackpot by the declared feature', { features: ['jackpot', 'bonusbuy'], isNew: true }, 'jackpot'],
    ['new by its day', { isNew: true, features: ['bonusbuy'] }, 'isNew'],
    ['live while somebody deals', { isLiveGame: true }, 'live'],
    [
      'nothing at a table that is closed',
      { isLiveGame: true, table: { hours: { from: '18:00', until: '20:00' } } },
      undefined,
    ],
    ['a bonus that can be bought', { features: ['bonusbuy'], routeProvider: 'originals' }, 'bonusBuy'],
    ['exclusive for a game of our own', { routeProvider: 'originals' }, 'exclusive'],
  ] as const)('shows %s', (_, facts, badge) => expect(badgeOf({ ...plain, ...facts }, NOON)).toBe(badge));
});
