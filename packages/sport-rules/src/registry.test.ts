import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SPORT_RULES, sportRuleOf } from './registry.ts';

/** Specification 3, section 2: the slugs of its articles, the further articles, and those of the earlier part. */
const SPORTS = [
  ...['baseball', 'snooker', 'badminton', 'bandy', 'field-hockey', 'table-tennis', 'table-soccer', 'rugby'],
  ...['american-football', 'australian-football', 'curling', 'darts', 'e-basketball', 'e-football', 'e-hockey'],
  ...['e-tennis', 'floorball', 'e-baseball', 'e-floorball', 'e-handball', 'e-rugby', 'handball'],
  ...['simulated-reality-games', 'e-volleyball', 'e-ufc', 'mma', 'boxing', 'klask', 'air-hockey', 'beach-soccer'],
  ...['water-polo', 'squash', 'futsal', 'bowls', 'cricket', 'cybersport', 'e-american-football'],
  ...['e-australian-football', 'kabaddi', 'wrestling', 'virtual-football-league', 'virtual-football-cup'],
  ...['football', 'ice-hockey', 'basketball', 'tennis', 'volleyball', 'auto-racing'],
];

describe('the registry of sports', () => {
  it('has a rule for every sport of the specification, once', () => {
    expect(SPORTS).toHaveLength(48);
    expect(SPORT_RULES.map(({ slug }) => slug).sort()).toEqual([...SPORTS].sort());
  });

  it.each(SPORT_RULES)('$slug has a table test beside it and sound numbers', (rule) => {
    expect(existsSync(path.join(import.meta.dirname, 'rules', `${rule.slug}.test.ts`))).toBe(true);
    expect(rule.version).toBeGreaterThan(0);
    for (const { minimum, length } of rule.formats) {
      if (minimum === 'to-the-end') continue;
      expect(minimum.amount).toBeGreaterThan(0);
      if (length.kind === 'time' && minimum.unit === 'minutes') expect(minimum.amount).toBeLessThan(length.minutes);
    }
  });

  it('names every format of a sport once', () => {
    for (const { formats } of SPORT_RULES) expect(new Set(formats.map(({ name }) => name)).size).toBe(formats.length);
  });

  it('marks as a decision of the house every sport of section 4 alone that has to be played to its end', () => {
    const silent = SPORT_RULES.filter(({ sections, family }) => !sections.includes(9) && family === 'sport');
    expect(silent.filter(({ house = [] }) => !house.includes('full-play'))).toEqual([]);
  });

  it('finds a sport by its slug alone', () => {
    expect([sportRuleOf('football')?.slug, sportRuleOf('quidditch')]).toEqual(['football', null]);
  });
});
