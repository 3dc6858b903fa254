import { describe, expect, it } from 'vitest';
import { type PushTopic, readPushMessage, readUpdate } from './index.ts';

const BALANCE = { kind: 'balance', balance: '12.5', currency: 'USD', version: '7' };
const SELECTION = { id: '3', outcome: '1', odds: '2.35', version: 4 };

/** One frame of each kind, with the topic that carries it. */
const FRAMES: [topic: PushTopic, frame: Record<string, unknown>][] = [
  ['player:1', BALANCE],
  ['player:1', { kind: 'bet-settled', bet: '9', status: 'won', payout: '23.00' }],
  ['player:1', { kind: 'bet-sold', bet: '9', stake: '5.00', value: '6.10', whole: true }],
  ['player:1', { kind: 'free-bets' }],
  ['player:1', { kind: 'case', id: '4', subject_kind: 'casino-round', status: 'answered' }],
  [
    'event:2',
    {
      kind: 'event',
      id: '2',
      status: 'live',
      stopped: false,
      score: { home: 1, away: 0 },
      progress: null,
      starts_at: '2026-11-24T20:00:00.000Z',
      markets_count: 12,
    },
  ],
  [
    'market:8',
    { kind: 'market', id: '8', event: '2', status: 'open', reason: null, stopped: false, selections: [SELECTION] },
  ],
  ['line:top-expresses', { kind: 'top-expresses' }],
];
const BROKEN = FRAMES.flatMap(([topic, frame]) =>
  Object.keys(frame).map((field): [string, string, Record<string, unknown>] => {
    const { [field]: _, ...rest } = frame;
    return [field, topic, rest];
  }),
);

describe('a frame of the push', () => {
  it.each(FRAMES)('of %s is read: %j', (topic, value) => {
    expect(readUpdate(topic, value)).toEqual({ topic, value });
  });

  it.each(BROKEN)('without %s is no frame of %s', (_field, topic, value) => {
    expect(readUpdate(topic, value)).toBeNull();
  });

  it('belongs to the topics of its kind alone', () => {
    const topics: PushTopic[] = ['player:1', 'event:2', 'market:8', 'line:top-expresses'];
    const accepted = FRAMES.flatMap(([, value]) => topics.filter((topic) => readUpdate(topic, value) !== null));
    expect(accepted).toEqual(FRAMES.map(([topic]) => topic));
  });

  it.each(['', 'nobody', 'nobody:1', 'toString:1', '__proto__:1', 'player'])(
    'on the topic "%s" is unknown',
    (topic) => {
      expect(readUpdate(topic, BALANCE)).toBeNull();
    },
  );
});

describe('a message of the push', () => {
  it('gives its updates in order, without those that nobody knows', () => {
    const known = { topic: 'player:1', value: BALANCE };
    const unknown = { topic: 'player:1', value: { kind: 'of-a-later-version' } };
    expect(readPushMessage(JSON.stringify({ updates: [known, unknown, known] }))).toEqual([known, known]);
  });

  it.each(['', 'null', '[]', '{"updates":{}}', '{"updates":[1]}', '{'])('that is %j gives none', (text) => {
    expect(readPushMessage(text)).toEqual([]);
  });
});
