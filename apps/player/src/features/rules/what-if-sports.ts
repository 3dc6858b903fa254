import { type SportRule, shapeOf, specialOf } from '@ordago/sport-rules';

/** Sports that are counted in points, runs or stones; those of the others are goals. */
const IN_POINTS: readonly string[] = [
  'american-football',
  'australian-football',
  'basketball',
  'handball',
  'kabaddi',
  'rugby',
  'water-polo',
  'e-american-football',
  'e-australian-football',
  'e-basketball',
  'e-handball',
  'e-rugby',
];
/** Sports that are played in two halves although their rule book gives no more than minutes. */
const IN_HALVES: readonly string[] = [
  'football',
  'bandy',
  'futsal',
  'handball',
  'rugby',
  'e-handball',
  'e-rugby',
  'simulated-reality-games',
  'virtual-football-league',
  'virtual-football-cup',
];

export function isOfPoints({ slug }: SportRule): boolean {
  return IN_POINTS.includes(slug);
}

/** Sports by the clock that are won by a few goals. */
export function isOfGoals(rule: SportRule): boolean {
  return shapeOf(rule) === 'time' && !isOfPoints(rule);
}

/** Returns true if a match has two halves, by the rule book or by the sport. */
export function hasHalves(rule: SportRule): boolean {
  if (shapeOf(rule) !== 'time') return false;
  const [{ length }] = rule.formats;
  if (length.kind === 'time' && length.parts !== undefined) return length.parts === 2;
  return IN_HALVES.includes(rule.slug) || specialOf(rule, 'highest-half') !== undefined;
}
