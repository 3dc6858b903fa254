import { type Instant, odds } from '@ordago/kernel';
import type { MatchRecord } from '@ordago/sport-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf, isVoidAt } from './market-book.ts';
import { type CameOut, type MarketFact, newestOf, type PricesFact, type Register, registerOf } from './market-fact.ts';

const TOTAL = { kind: 'total', specifier: 'line=2.5' };
const WON: CameOut = { result: 1, voidHalves: 0, deadHeat: null };
const LOST: CameOut = { ...WON, result: 0 };
const at = (ms: number) => ms as Instant;

type SentFact = readonly [version: number, fact: MarketFact];
const prices = (over: number | null, under: number | null, more: Partial<PricesFact> = {}): MarketFact => ({
  sort: 'prices',
  product: 1,
  market: TOTAL,
  status: 'open',
  groups: ['score'],
  selections: [
    { outcome: 'over', odds: over === null ? null : odds(over) },
    { outcome: 'under', odds: under === null ? null : odds(under) },
  ],
  ...more,
});
const stop = (group: string, product = 1): MarketFact => ({ sort: 'stop', product, group });
const result = (outcome: string, came: CameOut | null): MarketFact => ({
  sort: 'result',
  market: TOTAL,
  outcome,
  came,
});
const unsettled: MarketFact = { sort: 'unsettled', market: TOTAL };
const cancelled = (from: number | null, to: number | null, isVoid = true): MarketFact => ({
  sort: 'void',
  market: TOTAL,
  isVoid,
  from: from === null ? null : at(from),
  to: to === null ? null : at(to),
});
const cameTo = (facts: Omit<MatchRecord, 'sort' | 'status'>): MarketFact => ({
  sort: 'record',
  record: { sort: 'match', status: 'completed', ...facts },
});
const CORNERS = { kind: 'corners-total', specifier: 'line=9.5' };
const bookAfter = (...reported: SentFact[]) =>
  bookOf(
    reported.map(([version, fact]) => registerOf(fact, version)),
    'football',
  )[0];

describe('a market by the rule book of its sport', () => {
  const booked = (sport: string) => bookOf([registerOf(prices(1850, 1950, { market: CORNERS }), 1)], sport)[0];
  it.each([
    ['football', 'open', false],
    ['tennis', 'suspended', true],
    // Where there is no rule book, nothing is forbidden.
    ['quidditch', 'open', false],
  ])('corners of %s are %s', (sport, status, isWithdrawn) => {
    expect(booked(sport)).toMatchObject({ status, isWithdrawn });
  });
});

describe('a market by its messages', () => {
  it.each<[string, SentFact[], string]>([
    ['is open at its prices', [[1, prices(1850, 1950)]], 'open'],
    ['closes when an outcome loses its price', [[1, prices(1850, null)]], 'suspended'],
    [
      'closes with a stop',
      [
        [1, prices(1850, 1950)],
        [2, stop('all')],
      ],
      'suspended',
    ],
    [
      'closes with a stop of its moment',
      [
        [1, prices(1850, 1950)],
        [1, stop('all')],
      ],
      'suspended',
    ],
    [
      'closes with a stop of its group',
      [
        [1, prices(1850, 1950)],
        [2, stop('score')],
      ],
      'suspended',
    ],
    [
      'stays open when another group stops',
      [
        [1, prices(1850, 1950)],
        [2, stop('1st_half')],
      ],
      'open',
    ],
    [
      'stays open when another service stops',
      [
        [1, prices(1850, 1950)],
        [2, stop('all', 3)],
      ],
      'open',
    ],
    [
      'opens again with newer prices',
      [
        [1, prices(1850, 1950)],
        [2, stop('all')],
        [3, prices(1900, 1900)],
      ],
      'open',
    ],
    [
      'is not opened by older prices',
      [
        [2, stop('all')],
        [1, prices(1850, 1950)],
      ],
      'suspended',
    ],
    [
      'waits for the service it is handed to',
      [[1, prices(1850, 1950, { product: 3, status: 'handed-over' })]],
      'suspended',
    ],
    [
      'goes by the service it is handed to, though that spoke first',
      [
        [1, prices(1850, 1950)],
        [2, prices(1800, 2000, { product: 3, status: 'handed-over' })],
      ],
      'open',
    ],
    [
      'is closed by its supplier',
      [
        [1, prices(1850, 1950)],
        [2, prices(1850, 1950, { status: 'closed' })],
      ],
      'suspended',
    ],
    [
      'is settled when all came out',
      [
        [1, prices(1850, 1950)],
        [2, result('over', WON)],
        [2, result('under', LOST)],
      ],
      'settled',
    ],
    [
      'takes no bets once one came out',
      [
        [1, prices(1850, 1950)],
        [2, result('over', WON)],
      ],
      'suspended',
    ],
    [
      'is not settled any more after a rollback',
      [
        [1, prices(1850, 1950)],
        [2, result('over', WON)],
        [2, result('under', LOST)],
        [3, unsettled],
        [4, prices(1500, 2500)],
      ],
      'open',
    ],
    [
      'is settled by what comes after a rollback',
      [
        [3, unsettled],
        [4, result('over', WON)],
        [4, result('under', LOST)],
      ],
      'settled',
    ],
    [
      'is void without a window',
      [
        [1, prices(1850, 1950)],
        [2, cancelled(null, null)],
      ],
      'void',
    ],
    [
      'is void no more after a rollback',
      [
        [1, prices(1850, 1950)],
        [2, cancelled(null, null)],
        [3, cancelled(null, null, false)],
      ],
      'open',
    ],
    [
      'goes on when only a while of it is void',
      [
        [1, prices(1850, 1950)],
        [2, cancelled(5, 9)],
      ],
      'open',
    ],
  ])('%s', (_title, reported, status) => {
    expect(bookAfter(...reported)?.status).toBe(status);
  });

  it('rolls back only the window that is named', () => {
    const book = bookAfter([1, cancelled(5, 9)], [1, cancelled(20, 30)], [2, cancelled(5, 9, false)]);
    expect(book?.voids).toEqual([{ from: 20, to: 30 }]);
  });

  it.each([
    [4, false],
    [5, true],
    [8, true],
    [9, false],
  ])('returns a bet of moment %i: %s, when 5 to before 9 is void', (moment, expected) => {
    expect(isVoidAt([{ from: at(5), to: at(9) }], at(moment))).toBe(expected);
  });

  it('returns every bet on the open side of a window', () => {
    expect(isVoidAt([{ from: null, to: at(9) }], at(0))).toBe(true);
    expect(isVoidAt([{ from: at(5), to: null }], at(999))).toBe(true);
  });
});

const OTHER = { kind: '1x2', specifier: '' };
const anyFact: fc.Arbitrary<MarketFact> = fc.oneof(
  fc.record({
    sort: fc.constant('prices' as const),
    product: fc.constantFrom(1, 3),
    market: fc.constantFrom(TOTAL, OTHER),
    status: fc.constantFrom('open' as const, 'suspended' as const, 'handed-over' as const, 'closed' as const),
    groups: fc.constantFrom(['score'], ['score', '1st_half']),
    selections: fc
      .tuple(fc.option(fc.integer({ min: 1010, max: 9000 }), { nil: null }), fc.integer({ min: 1010, max: 9000 }))
      .map(([over, under]) => [
        { outcome: 'over', odds: over === null ? null : odds(over) },
        { outcome: 'under', odds: odds(under) },
      ]),
  }),
  fc.record({
    sort: fc.constant('stop' as const),
    product: fc.constantFrom(1, 3),
    group: fc.constantFrom('all', '1st_half'),
  }),
  fc.record({
    sort: fc.constant('result' as const),
    market: fc.constantFrom(TOTAL, OTHER),
    outcome: fc.constantFrom('over', 'under'),
    came: fc.constantFrom(WON, LOST, null, { ...WON, voidHalves: 1 as const }),
  }),
  fc.record({ sort: fc.constant('unsettled' as const), market: fc.constantFrom(TOTAL, OTHER) }),
  fc.record({
    sort: fc.constant('void' as const),
    market: fc.constantFrom(TOTAL, OTHER),
    isVoid: fc.boolean(),
    from: fc.constantFrom(null, at(5)),
    to: fc.constantFrom(null, at(9)),
  }),
  fc.constantFrom(cameTo({ score: { home: 2, away: 1 } }), cameTo({ score: { home: 0, away: 1 } }), cameTo({})),
);
const anyRegisters = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 6 }), anyFact).map(([version, fact]) => registerOf(fact, version)),
  { minLength: 1, maxLength: 25 },
);

describe('what a match came to', () => {
  const corners = prices(1850, 1950, { market: CORNERS });
  const shown = (...reported: SentFact[]) => {
    const market = bookAfter(...reported);
    return [
      market?.status,
      ...(market?.selections ?? []).map(({ came, why }) => [came?.result, came?.voidHalves, why?.code]),
    ];
  };
  const reported = { score: { home: 2, away: 1 }, statistics: { corners: { home: 7, away: 4 } } };

  it('settles what the supplier did not, with the figure that decided', () => {
    expect(shown([1, corners], [2, cameTo(reported)])).toEqual(['settled', [1, 0, 'figure'], [0, 0, 'figure']]);
    const [, over] = shown([1, prices(1850, 1950)], [2, cameTo(reported)]);
    expect(over).toEqual([1, 0, undefined]);
  });

  it('gives back what it does not report, and settles that once a later one does', () => {
    const without = cameTo({ score: reported.score });
    expect(shown([1, corners], [2, without])).toEqual(['void', [0, 2, 'unreported'], [0, 2, 'unreported']]);
    expect(shown([1, corners], [2, without], [3, cameTo(reported)])).toEqual(
      shown([1, corners], [3, cameTo(reported)]),
    );
    expect(shown([1, corners], [3, cameTo(reported)], [2, without])).toEqual(
      shown([1, corners], [3, cameTo(reported)]),
    );
  });

  it('leaves alone what the supplier settled by itself, and what nobody knows', () => {
    const already: SentFact[] = [
      [1, prices(1850, 1950)],
      [2, result('over', LOST)],
      [2, result('under', WON)],
    ];
    expect(shown(...already, [3, cameTo(reported)])).toEqual(shown(...already));
    const magic = prices(1850, 1950, { market: { kind: 'magic', specifier: '' } });
    expect(shown([1, magic], [2, cameTo(reported)])[0]).toBe('open');
  });
});

describe('messages in any order', () => {
  it('comes to the same, with any repetition', () => {
    const orders = anyRegisters.chain((reported) =>
      fc.tuple(
        fc.constant(reported),
        fc.shuffledSubarray(reported, { minLength: reported.length }),
        fc.subarray(reported),
      ),
    );
    fc.assert(
      fc.property(orders, ([reported, shuffled, again]) => {
        expect(bookOf([...shuffled, ...again], 'football')).toEqual(bookOf(reported, 'football'));
      }),
      { numRuns: 1_000 },
    );
  });

  it('comes to the same when the newest of each register is all that was kept', () => {
    const portions = fc.tuple(anyRegisters, anyRegisters, anyRegisters);
    fc.assert(
      fc.property(portions, (parts) => {
        let kept: Register[] = [];
        for (const part of parts) kept = [...newestOf([...kept, ...part]).values()];
        expect(bookOf(kept, 'football')).toEqual(bookOf(parts.flat(), 'football'));
      }),
      { numRuns: 500 },
    );
  });
});
