import type { BetLeg, SportEvent } from '@ordago/contracts';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../../shared/line/line.ts', () => ({ eventQuery: () => ({}) }));
vi.mock('../../shared/server/query-client.ts', () => ({ queryClient: {} }));
const { rebetOf } = await import('./rebet.ts');

const leg = (event: string, selection: string) => ({ event, selection, odds: '1.50' }) as unknown as BetLeg;
const event = (id: string, selection: string, change: object = {}, status = 'open') =>
  ({
    id,
    status: 'scheduled',
    starts_at: '2026-11-22T18:00:00Z',
    home: { name: 'A' },
    away: { name: 'B' },
    league: { name: 'L' },
    markets: [
      {
        id: 'm',
        kind: '1x2',
        line: null,
        status,
        selections: [{ id: selection, outcome: '1', odds: '2.00', version: 4 }],
      },
    ],
    ...change,
  }) as unknown as SportEvent;
const known = (...events: SportEvent[]) => new Map(events.map((one) => [one.id as string, one]));

describe('betting once more', () => {
  it('takes what is sold at the price of now', () => {
    const { sold, gone } = rebetOf([leg('1', 's1')], known(event('1', 's1')));
    expect(sold).toMatchObject([{ event: '1', selection: 's1', odds: '2.00', version: 4 }]);
    expect(gone).toEqual([]);
  });

  it.each([
    ['an event in play that is not priced', known(event('1', 's1', { status: 'live' }, 'suspended'))],
    ['an event that is over', known(event('1', 's1', { status: 'finished' }))],
    ['a market that is closed', known(event('1', 's1', {}, 'settled'))],
    ['a market on hold', known(event('1', 's1', {}, 'suspended'))],
    ['a selection that is gone', known(event('1', 'other'))],
    ['an event that nobody knows', known()],
  ])('reports that %s is not sold, and keeps the rest', (_title, events) => {
    const both = new Map([...events, ...known(event('2', 's2'))]);
    const { sold, gone } = rebetOf([leg('1', 's1'), leg('2', 's2')], both);
    expect(sold.map(({ selection }) => selection)).toEqual(['s2']);
    expect(gone.map(({ selection }) => selection)).toEqual(['s1']);
  });
});
