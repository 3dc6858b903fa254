import { describe, expect, it } from 'vitest';
import verdicts from '../../i18n/src/locales/en/verdicts.json' with { type: 'json' };
import { articleOf } from './article.ts';
import { SPORT_RULES } from './registry.ts';
import { RULE_SECTIONS, ruleSectionOf, sectionsByPlace } from './rule-sections.ts';

/** Reasons that say what a contest came to: the market itself tells the rest. */
const RESULTS = [
  'completed',
  'ended',
  'halves',
  'reported',
  'figure',
  'period-figure',
  'points',
  'no-goal',
  'goal-by',
  'first-goal-of',
  'player-goals',
  'race-place',
  'tournament-place',
  'fastest-lap',
  'fight-ended',
  'advanced',
];

describe('the section that settled a selection', () => {
  it.each([
    ['push', {}, 'void', 'push'],
    ['ended', { home: 1, away: 1 }, 'lost', 'result'],
    ['ended', { home: 1, away: 1 }, 'half-lost', 'asian-lines'],
    ['minimum-missed', { played: 69, minimum: 70 }, 'void', 'formats'],
    ['figure', { figure: 'overtime', home: 1, away: 0 }, 'won', 'overtime'],
    ['figure', { figure: 'corners', home: 4, away: 3 }, 'won', 'result'],
    ['dead-heat', { places: 1, tied: 2 }, 'won', 'dead-heat'],
    ['non-runner', {}, 'void', 'non-starters'],
    ['combination', { parts: 2 }, 'lost', 'combination'],
  ] as const)('of the reason %s %j, %s, is %s', (code, params, status, section) => {
    expect(ruleSectionOf({ status, why: { code, params } })).toBe(section);
  });

  it('is known of every reason', () => {
    const unknown = Object.keys(verdicts).filter(
      (code) => ruleSectionOf({ status: 'void', why: { code, params: {} } }) === 'result' && !RESULTS.includes(code),
    );
    expect(unknown).toEqual([]);
  });

  it.each(SPORT_RULES)('is told once in the article of $slug', (rule) => {
    const placed = [...sectionsByPlace(articleOf(rule)).values()].flat();
    expect(placed.toSorted()).toEqual([...RULE_SECTIONS].toSorted());
  });
});
