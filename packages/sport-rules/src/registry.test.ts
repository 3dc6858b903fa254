import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindOf, type MarketKindKey, readMarket, type Scoring } from './markets/index.ts';
import { SPORT_RULES, sportRuleOf } from './registry.ts';
import { isInRuleBook } from './rule-book-markets.ts';
import { type Shape, shapeOf } from './shape.ts';
import type { Special } from './vocabulary.ts';

/** Specification 3, section 2: the slugs of its articles, the further articles, and those of the earlier part. */
const SPORTS = [
  'baseball',
  'snooker',
  'badminton',
  'bandy',
  'field-hockey',
  'table-tennis',
  'table-soccer',
  'rugby',
  'american-football',
  'australian-football',
  'curling',
  'darts',
  'e-basketball',
  'e-football',
  'e-hockey',
  'e-tennis',
  'floorball',
  'e-baseball',
  'e-floorball',
  'e-handball',
  'e-rugby',
  'handball',
  'simulated-reality-games',
  'e-volleyball',
  'e-ufc',
  'mma',
  'boxing',
  'klask',
  'air-hockey',
  'beach-soccer',
  'water-polo',
  'squash',
  'futsal',
  'bowls',
  'cricket',
  'cybersport',
  'e-american-football',
  'e-australian-football',
  'kabaddi',
  'wrestling',
  'virtual-football-league',
  'virtual-football-cup',
  'football',
  'ice-hockey',
  'basketball',
  'tennis',
  'volleyball',
  'auto-racing',
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

  it('marks as a decision of the operator every sport of section 4 alone that has to be played to its end', () => {
    const silent = SPORT_RULES.filter(({ sections, family }) => !sections.includes(9) && family === 'sport');
    expect(silent.filter(({ operatorRules = [] }) => !operatorRules.includes('full-play'))).toEqual([]);
  });

  it('finds a sport by its slug alone', () => {
    expect([sportRuleOf('football')?.slug, sportRuleOf('quidditch')]).toEqual(['football', null]);
  });

  it.each(SPORT_RULES)('$slug names what can be bet on: some kinds, each once, who wins among them', ({ outcomes }) => {
    expect(outcomes.length).toBeGreaterThanOrEqual(5);
    expect(new Set(outcomes).size).toBe(outcomes.length);
    expect(outcomes.some((kind) => WINNERS.includes(kind))).toBe(true);
  });

  it.each(SPORT_RULES)('$slug names kinds alone that make sense in how it is scored', (rule) => {
    const scorings = SCORED[shapeOf(rule)];
    const strange = rule.outcomes.filter((kind) => !kindOf(kind).scorings.some((one) => scorings.includes(one)));
    expect(strange).toEqual([]);
  });

  it.each(SPORT_RULES)('$slug names what its special rules speak of', ({ special = [], outcomes }) => {
    expect(special.flatMap(({ kind }) => SPOKEN_OF[kind] ?? []).filter((key) => !outcomes.includes(key))).toEqual([]);
  });

  it.each([
    ['tennis', 'red-card', ''],
    ['boxing', '1x2', ''],
    ['football', 'race-winner', ''],
    ['volleyball', 'both-score', ''],
    ['kabaddi', 'shoot-out', ''],
    ['virtual-football-league', 'overtime', ''],
    ['handball', 'half-time-full-time-2way', ''],
    ['basketball', 'half-time-full-time', ''],
  ])('%s is not sold in %s', (slug, kind, specifier) => {
    const rule = sportRuleOf(slug);
    const market = readMarket(kind, specifier);
    expect(rule && market && isInRuleBook(rule, market)).toBe(false);
  });
});

const WINNERS: readonly string[] = ['1x2', 'match-winner', 'fight-winner', 'race-winner'];
/** Scoring of the sports of a shape. */
const SCORED: Readonly<Record<Shape, readonly Scoring[]>> = {
  time: ['goals', 'points', 'tournament'],
  innings: ['points'],
  ends: ['points'],
  periods: ['points', 'tournament'],
  sets: ['sets'],
  rounds: ['combat'],
  race: ['race'],
};
/** Kinds that a special rule allows bets on. */
const SPOKEN_OF: Readonly<Partial<Record<Special['kind'], readonly MarketKindKey[]>>> = {
  'tournament-winner': ['tournament-winner'],
  'victory-methods': ['fight-method', 'fight-winner-method'],
  race: ['race-winner', 'race-place', 'race-finish', 'race-fastest-lap', 'race-head-to-head'],
  'highest-half': ['highest-half'],
  'virtual-cup': ['overtime', 'shoot-out', 'advancing', 'tournament-winner'],
};
