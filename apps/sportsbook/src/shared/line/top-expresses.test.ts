import type { TopExpress } from '@ordago/contracts';
import { readUpdate } from '@ordago/contracts/push';
import { assert } from '@ordago/kernel';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyTopExpressUpdate, topExpressesQuery } from './top-expresses.ts';

const leg = (n: number) => ({
  event: `e${n}`,
  market_id: `m${n}`,
  selection: `s${n}`,
  odds: '1.50',
  version: 3,
  is_open: true,
});
const client = new QueryClient();
const { queryKey } = topExpressesQuery;
const legs = () => client.getQueryData(queryKey)?.expresses[0]?.legs ?? [];
const push = (topic: string, value: object) => {
  const update = readUpdate(topic, value);
  assert(update !== null, 'a frame of the contract');
  applyTopExpressUpdate(client, update);
};
const moved = (id: string, more: object) => ({
  kind: 'event',
  id,
  score: null,
  progress: null,
  starts_at: '',
  markets_count: 1,
  ...more,
});
const priced = (version: number, more: object = {}) => ({
  kind: 'market',
  id: 'm1',
  event: 'e1',
  status: 'open',
  reason: null,
  stopped: false,
  selections: [{ id: 's1', outcome: '1', odds: '1.80', version }],
  ...more,
});

beforeEach(() => {
  const express = { id: '7', name: null, until: '2026-11-23T20:00:00.000Z', legs: [leg(1), leg(2)] };
  client.setQueryData(queryKey, { expresses: [express as unknown as TopExpress] });
});

describe('what is pushed of the line', () => {
  it('moves the price of the leg that it is about, and of no other', () => {
    push('market:m1', priced(4));
    expect(legs().map(({ odds }) => odds)).toEqual(['1.80', '1.50']);
  });

  it('never puts an older price in the place of a newer one', () => {
    push('market:m1', priced(2));
    expect(legs()[0]).toMatchObject({ odds: '1.50', version: 3 });
  });

  it.each([
    ['a market that is suspended', 'market:m1', priced(3, { status: 'suspended' })],
    ['a market of an event that is stopped', 'market:m1', priced(3, { stopped: true })],
    ['an event that is stopped', 'event:e1', moved('e1', { status: 'scheduled', stopped: true })],
  ])('pauses the leg with %s', (_title, topic, value) => {
    push(topic, value);
    expect(legs().map((one) => one.is_open)).toEqual([false, true]);
  });

  it('asks again when an event has begun, and when staff changed what is offered', () => {
    const ask = vi.spyOn(client, 'invalidateQueries');
    push('event:e9', moved('e9', { status: 'live', stopped: false }));
    expect(ask).not.toHaveBeenCalled();
    push('event:e1', moved('e1', { status: 'live', stopped: false }));
    push('line:top-expresses', { kind: 'top-expresses' });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('leaves the answer as it is where no leg is concerned', () => {
    const before = client.getQueryData(queryKey);
    push('market:m9', priced(9, { id: 'm9' }));
    expect(client.getQueryData(queryKey)).toBe(before);
  });
});
