import { addMs, type Instant, instant, MINUTE_MS, type Odds } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { asOffered, type LineEvent, type LineMarket } from './line.ts';

const KICK_OFF = instant(Date.parse('2026-11-21T20:00:00Z'));
const team = (name: string) => ({ id: '1', name, code: null });
const market = (status: LineMarket['status']): LineMarket => ({
  id: '7',
  kind: '1x2',
  specifier: '',
  status,
  reason: null,
  selections: [{ id: '9', outcome: '1', odds: 2_300 as Odds, version: 1 }],
});
const event = (more: Partial<LineEvent> = {}): LineEvent => ({
  id: '5',
  round: null,
  home: team('Granada'),
  away: team('Getafe'),
  startsAt: KICK_OFF,
  status: 'scheduled',
  league: { id: '1', slug: 'primera', name: 'Primera División', country: 'es', sport: 'football' },
  isStopped: false,
  isInPlay: false,
  score: null,
  progress: null,
  marketsCount: 1,
  markets: [market('open')],
  ...more,
});
const before = addMs(KICK_OFF, -1);

describe('an event as it may be bet on', () => {
  it.each<
    [string, Instant, Partial<LineEvent>, [LineEvent['status'], LineMarket['status'], LineMarket['reason'], number]]
  >([
    ['is open until its kick-off', before, {}, ['scheduled', 'open', null, 1]],
    ['has started at its kick-off, whatever its status', KICK_OFF, {}, ['live', 'suspended', 'event-started', 0]],
    [
      'stays locked while it runs',
      addMs(KICK_OFF, MINUTE_MS),
      { status: 'live' },
      ['live', 'suspended', 'event-started', 0],
    ],
    ['is open while it runs, where it is priced in play', KICK_OFF, { isInPlay: true }, ['live', 'open', null, 1]],
    ['is paused in play', KICK_OFF, { isInPlay: true, isStopped: true }, ['live', 'suspended', 'event-stopped', 0]],
    ['is locked when it was started early', before, { status: 'live' }, ['live', 'suspended', 'event-started', 0]],
    ['is locked while betting is stopped', before, { isStopped: true }, ['scheduled', 'suspended', 'event-stopped', 0]],
    ['names its start rather than a stop', KICK_OFF, { isStopped: true }, ['live', 'suspended', 'event-started', 0]],
    [
      'marks that one market alone is suspended',
      before,
      { markets: [market('suspended')] },
      ['scheduled', 'suspended', 'market-suspended', 1],
    ],
    [
      'leaves what is settled alone',
      KICK_OFF,
      { status: 'finished', markets: [market('settled')] },
      ['finished', 'settled', null, 0],
    ],
    [
      'never opens a market of an event that is over',
      before,
      { status: 'abandoned' },
      ['abandoned', 'suspended', 'result-awaited', 0],
    ],
  ])('%s', (_title, now, known, expected) => {
    const { status, marketsCount, markets } = asOffered(event(known), now);
    expect([status, markets[0]?.status, markets[0]?.reason, marketsCount]).toEqual(expected);
  });
});
