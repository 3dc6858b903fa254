import type { SportRule } from './vocabulary.ts';

/**
 * Units of a match of a sport: minutes, sets (frames, legs and maps as well), innings, ends, rounds of a fight, the
 * periods of a bout, or a race.
 */
export type Shape = 'time' | 'sets' | 'innings' | 'ends' | 'rounds' | 'periods' | 'race';

/** Sports of which the specification gives no length, and that are not played by the clock. */
const OF_NO_LENGTH: Readonly<Record<string, Shape>> = {
  badminton: 'sets',
  bowls: 'ends',
  cricket: 'innings',
  darts: 'sets',
  'e-baseball': 'innings',
  'e-tennis': 'sets',
  snooker: 'sets',
  'table-tennis': 'sets',
  tennis: 'sets',
};

/** Names of the parts of a sport. */
export type PartWord = 'set' | 'frame' | 'leg' | 'map' | 'game';
const PART_WORDS: Readonly<Record<string, PartWord>> = {
  snooker: 'frame',
  darts: 'leg',
  cybersport: 'map',
  squash: 'game',
  'table-soccer': 'game',
};

/** Name of the parts that a match of a sport consists of; `set` where it has no other. */
export function partWordOf({ slug }: SportRule): PartWord {
  return PART_WORDS[slug] ?? 'set';
}

/** Sports that are played in two halves, whatever their length. */
const IN_HALVES: readonly string[] = [
  'bandy',
  'e-football',
  'e-handball',
  'e-rugby',
  'football',
  'futsal',
  'handball',
  'kabaddi',
  'rugby',
  'virtual-football-cup',
  'virtual-football-league',
];

/** Returns true if a match of a sport has two halves. Of any other one the number of periods is known as it is reported. */
export function isPlayedInHalves({ slug }: SportRule): boolean {
  return IN_HALVES.includes(slug);
}

/** Contest of a sport, in the word that its bettors have for it. */
export type ContestWord = 'match' | 'fight' | 'bout' | 'race';

/** Returns the word for a contest of a sport: nobody calls a race a match. */
export function contestWordOf(rule: SportRule): ContestWord {
  switch (shapeOf(rule)) {
    case 'race':
      return 'race';
    case 'rounds':
      return 'fight';
    case 'periods':
      return 'bout';
    default:
      return 'match';
  }
}

/** Returns the units of a match of a sport. */
export function shapeOf({ slug, formats: [{ length, minimum }], special = [] }: SportRule): Shape {
  if (special.some(({ kind }) => kind === 'race')) return 'race';
  if (minimum !== 'to-the-end' && (minimum.unit === 'innings' || minimum.unit === 'ends')) return minimum.unit;
  switch (length.kind) {
    case 'best-of':
    case 'won-parts':
      return 'sets';
    case 'parts':
      return length.part === 'period' ? 'periods' : 'rounds';
    case 'time':
    case 'open':
      return OF_NO_LENGTH[slug] ?? 'time';
  }
}
