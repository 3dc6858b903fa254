import type { Market, SportEvent } from '@ordago/contracts';
import type { MarketFrame, PushUpdate } from '@ordago/contracts/push';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { balancedTotalOf } from './balanced-line.ts';
import { applyLineUpdate } from './live-line.ts';

const total = (line: string, over: string, under: string, status: Market['status'] = 'open'): Market => ({
  id: `m${line}` as Market['id'],
  kind: 'total',
  specifier: `line=${line}`,
  status,
  reason: status === 'suspended' ? 'market-suspended' : null,
  selections: [
    { id: `${line}o` as Market['id'], outcome: 'over', odds: over, version: 1 },
    { id: `${line}u` as Market['id'], outcome: 'under', odds: under, version: 1 },
  ],
});

describe('the balanced total', () => {
  it.each<[string, readonly Market[], string | undefined]>([
    ['is nearest to even odds', [total('2.5', '1.14', '5.65'), total('4.5', '1.95', '1.85')], 'm4.5'],
    ['decides always', [total('2.25', '1.90', '1.90'), total('2.5', '2.10', '1.72')], 'm2.5'],
    ['takes bets', [total('2.5', '1.90', '1.90', 'suspended'), total('3.5', '3.20', '1.33')], 'm3.5'],
    [
      'waits where all do',
      [total('1.5', '1.30', '3.40', 'suspended'), total('2.5', '1.90', '1.90', 'suspended')],
      'm2.5',
    ],
    ['is not decided', [total('0.5', '1.90', '1.90', 'settled'), total('2.5', '2.90', '1.40', 'suspended')], 'm2.5'],
    ['is of the whole match', [{ ...total('0.5', '1.90', '1.90'), specifier: 'period=1|line=0.5' }], undefined],
  ])('%s', (_title, markets, id) => {
    expect(balancedTotalOf({ markets: [...markets] })?.id).toBe(id);
  });
});

describe('a list whose total takes no bets any more', () => {
  const frame = (given: Partial<MarketFrame>): PushUpdate =>
    ({
      topic: 'market:m2.5',
      value: {
        kind: 'market',
        id: 'm2.5',
        event: 'e1',
        status: 'open',
        reason: null,
        stopped: false,
        selections: [],
        ...given,
      },
    }) as unknown as PushUpdate;

  it.each<[string, Partial<MarketFrame>, boolean]>([
    ['is read again once the line is decided', { status: 'settled' }, true],
    ['is read again once the line alone is closed', { status: 'suspended', reason: 'market-suspended' }, true],
    [
      'stays while the whole match stops for a moment',
      { status: 'suspended', reason: 'event-stopped', stopped: true },
      false,
    ],
    ['stays as its price moves', { status: 'open' }, false],
    ['stays for a market that it does not show', { id: 'm9.5', status: 'settled' }, false],
  ])('%s', (_title, given, isRead) => {
    const client = new QueryClient();
    const event = { id: 'e1', markets: [total('2.5', '1.90', '1.90')] } as unknown as SportEvent;
    const key = ['events', { view: 'live' }];
    client.setQueryData(key, { pages: [{ events: [event], count: 1, pages: 1, page: 0 }], pageParams: [0] });
    applyLineUpdate(client, frame(given));
    expect(client.getQueryState(key)?.isInvalidated).toBe(isRead);
  });
});
