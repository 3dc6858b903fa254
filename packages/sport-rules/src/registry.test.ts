import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SPORT_RULES, sportRuleOf } from './registry.ts';

describe('the registry of sports', () => {
  it.each(SPORT_RULES)('$slug has a table test beside it and sound numbers', (rule) => {
    expect(existsSync(path.join(import.meta.dirname, 'rules', `${rule.slug}.test.ts`))).toBe(true);
    expect(rule.interruptionWindowHours).toBeGreaterThan(0);
    for (const format of rule.formats) {
      expect(format.minimumMinutes).toBeGreaterThan(0);
      expect(format.minimumMinutes).toBeLessThanOrEqual(format.regularMinutes);
    }
  });

  it('names every sport and every format of a sport once', () => {
    expect(new Set(SPORT_RULES.map(({ slug }) => slug)).size).toBe(SPORT_RULES.length);
    for (const { formats } of SPORT_RULES) expect(new Set(formats.map(({ name }) => name)).size).toBe(formats.length);
  });

  it('finds a sport by its slug alone', () => {
    expect([sportRuleOf('football')?.slug, sportRuleOf('quidditch')]).toEqual(['football', null]);
  });
});
