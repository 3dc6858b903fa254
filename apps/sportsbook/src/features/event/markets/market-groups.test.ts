import type { Market } from '@ordago/contracts';
import { MARKET_CATALOGUE, MARKET_KIND_KEYS } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { blocksOf, groupsOf, MARKET_GROUPS, middleOf, searchable, statisticOf } from './market-groups.ts';

let ids = 0;
function market(kind: string, specifier: string, prices: readonly string[]): Market {
  ids += 1;
  return {
    id: String(ids),
    kind,
    specifier,
    status: 'open',
    reason: null,
    selections: prices.map((odds, place) => ({ id: `${ids}-${place}`, outcome: String(place), odds, version: 1 })),
  } as Market;
}

describe('the tabs of an event page', () => {
  it.each([
    ['1x2', '', ['main']],
    ['1x2', 'period=1', ['halves']],
    ['total', 'line=2.5', ['main', 'goals']],
    ['handicap', 'period=1|line=-0.5', ['handicap', 'halves']],
    ['team-total', 'side=home|line=1.5', ['goals', 'teams']],
    ['correct-score', 'scores=1:0', ['score']],
    ['corners-handicap', 'line=-1.5', ['corners']],
    ['yellow-cards-total', 'line=3.5', ['cards']],
    ['cards-1x2', '', ['cards']],
    ['red-card', 'side=home', ['cards']],
    ['shots-on-target-total', 'line=8.5', ['statistics']],
    ['penalty', '', ['special']],
    ['race-winner', '', ['main']],
    ['race-fastest-lap', '', ['special']],
  ])('%s %s is in %j', (kind, specifier, expected) => {
    expect([...groupsOf({ kind, specifier })].sort()).toEqual([...expected].sort());
  });
  it('hold every kind of the catalogue, and none stays empty', () => {
    const groups = MARKET_KIND_KEYS.map((kind) => groupsOf({ kind, specifier: '' }));
    expect(groups.every(({ size }) => size > 0)).toBe(true);
    const filled = new Set(groups.flatMap((group) => [...group]));
    expect(MARKET_GROUPS.filter((group) => !filled.has(group))).toEqual([]);
  });
  it('know the statistics of the catalogue', () => {
    const known = MARKET_CATALOGUE.filter(({ needs, key }) => needs.includes('statistics') && key.includes('-total'));
    expect(known.every(({ key }) => statisticOf(key) !== null)).toBe(true);
  });
});

describe('blocks', () => {
  it('gather lines that ask the same, period by period', () => {
    const blocks = blocksOf([
      market('total', 'line=1.5', ['1.30', '3.40']),
      market('total', 'line=2.5', ['1.90', '1.90']),
      market('total', 'period=1|line=0.5', ['1.50', '2.50']),
      market('1x2', '', ['2.00', '3.00', '4.00']),
      market('correct-score', 'scores=1:0,0:0', ['8.00', '9.00', '1.20']),
      market(
        'half-time-full-time',
        '',
        Array.from({ length: 9 }, () => '9.00'),
      ),
      market(
        'result-total',
        'line=2.5',
        Array.from({ length: 6 }, () => '5.00'),
      ),
      market('race-winner', '', ['2.00', '3.00', '4.00']),
    ]);
    expect(blocks.map(({ kind, layout, markets }) => [kind, layout, markets.length])).toEqual([
      ['total', 'ladder', 2],
      ['total', 'ladder', 1],
      ['1x2', 'row', 1],
      ['correct-score', 'scores', 1],
      ['half-time-full-time', 'grid', 1],
      ['result-total', 'grid', 1],
      ['race-winner', 'runners', 1],
    ]);
  });
  it('show the lines first whose prices lie closest together, in their order', () => {
    const lines = [
      market('total', 'line=0.5', ['1.05', '9.00']),
      market('total', 'line=2', ['1.70', '2.10']),
      market('total', 'line=2.5', ['1.95', '1.85']),
      market('total', 'line=5.5', ['9.00', '1.05']),
    ];
    expect(middleOf(lines, 2).map(({ specifier }) => specifier)).toEqual(['line=2', 'line=2.5']);
  });
});

it('searches without accents', () => {
  expect(searchable('Hándicap ASIÁTICO')).toBe('handicap asiatico');
});
