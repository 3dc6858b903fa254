import { instant } from '@ordago/kernel';
import type { UofFixture } from '@ordago/provider-protocols';
import { SPORT_RULES } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { mapFixture } from './fixture.mapping.ts';

const fixture = (sport: string): UofFixture => {
  const side = (id: string) => ({ id, name: id, abbreviation: null });
  return {
    id: 'sr:match:1',
    startsAt: instant(1),
    writtenAt: 1,
    round: null,
    home: side('a'),
    away: side('b'),
    sport: { id: sport, name: '' },
    category: { id: 'sr:category:1', name: '', country: null },
    tournament: { id: 'sr:tournament:1', name: 'Cup' },
  } as unknown as UofFixture;
};
const sportOf = (number: number) => mapFixture('uof', fixture(`sr:sport:${number}`))?.league.sport;

/** Rule books that the supplier has no sport of two sides for. */
const WITHOUT = [
  'air-hockey',
  'auto-racing',
  'klask',
  'table-soccer',
  'simulated-reality-games',
  'e-australian-football',
  'e-baseball',
  'e-floorball',
  'e-handball',
  'e-rugby',
  'e-ufc',
  'virtual-football-cup',
  'virtual-football-league',
];

describe('a fixture of the supplier', () => {
  it.each([
    [1, 'football'],
    [10, 'boxing'],
    [13, 'australian-football'],
    [15, 'bandy'],
    [24, 'field-hockey'],
    [26, 'water-polo'],
    [28, 'curling'],
    [32, 'bowls'],
    [34, 'volleyball'],
    [37, 'squash'],
    [60, 'beach-soccer'],
    [86, 'wrestling'],
    [117, 'mma'],
    [137, 'e-football'],
    [138, 'kabaddi'],
    [194, 'cybersport'],
    [195, 'e-hockey'],
  ])('of sport %i is %s', (number, slug) => expect(sportOf(number)).toBe(slug));

  it.each([[9], [40], [55], [164], [999]])('of sport %i has no rule book here', (number) =>
    expect(sportOf(number)).toBe(undefined),
  );

  it('may be of every sport that has a rule book, but for those that are named here', () => {
    const offered = new Set(Array.from({ length: 300 }, (_, number) => sportOf(number)));
    offered.delete(undefined);
    const books = SPORT_RULES.map(({ slug }) => slug as string);
    expect(books.filter((slug) => !offered.has(slug)).sort()).toEqual([...WITHOUT].sort());
    expect([...offered].filter((slug) => !books.includes(slug ?? ''))).toEqual([]);
  });
});
