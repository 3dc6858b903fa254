import { LOCALES } from '@ordago/i18n';
import { ruleText, verdictText } from '@ordago/i18n/rules';
import { SPORT_RULES, type SportRule } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { betsIn } from './what-if-cases.ts';
import { figuresOf, type Happening, happeningsOf, labelOf, type Situation } from './what-if-situation.ts';

const ruleOf = (slug: string) => SPORT_RULES.find((rule) => rule.slug === slug) as SportRule;

function situationOf(rule: SportRule, more: Partial<Situation>): Situation {
  const figures = Object.fromEntries(
    figuresOf(rule).flatMap(({ key, initial }) => (initial === null ? [] : [[key, initial]])),
  );
  const base = { happening: happeningsOf(rule)[0], format: rule.formats[0].name, played: null };
  return { ...base, ...more, figures: { ...figures, ...more.figures } };
}

/** Verdict of each bet, with its reason. */
const reported = (slug: string, more: Partial<Situation>) =>
  betsIn(ruleOf(slug), situationOf(ruleOf(slug), more)).map(({ bet, status, why }) => [bet.code, status, why.code]);

describe('what would become of bets', () => {
  it.each([
    ['football', { played: 69 }, ['returned', 'won', 'returned'], 'minimum-missed'],
    ['football', { played: 70 }, ['won', 'won', 'lost'], 'minimum-reached'],
    ['curling', { played: 5 }, ['won', 'won', 'lost'], 'minimum-reached'],
    ['baseball', { played: 4.5 }, ['returned', 'won', 'returned'], 'minimum-missed'],
    ['tennis', { happening: 'withdrawn' }, ['returned', 'won', 'returned', 'returned'], 'withdrawn'],
    [
      'tennis',
      { happening: 'completed', figures: { 'sets-home': 3 } },
      ['won', 'won', 'returned', 'lost'],
      'completed',
    ],
    ['snooker', { happening: 'walkover' }, ['returned', 'returned', 'returned', 'returned'], 'forfeit'],
    ['badminton', { happening: 'postponed' }, ['returned', 'returned', 'returned', 'returned'], 'tournament-over'],
    ['boxing', { happening: 'interrupted' }, ['returned', 'won', 'lost', 'returned'], 'not-to-the-end'],
    ['boxing', { happening: 'completed' }, ['won', 'won', 'lost', 'lost'], 'completed'],
    ['wrestling', { happening: 'withdrawn' }, ['won', 'won', 'returned'], 'ended-earlier'],
    [
      'wrestling',
      { happening: 'completed', figures: { 'first-home': 10, 'first-away': 0 } },
      ['won', 'won', 'returned'],
      'completed',
    ],
    ['auto-racing', { happening: 'completed' }, ['lost', 'lost', 'won', 'lost'], 'completed'],
    ['auto-racing', { happening: 'completed', figures: { place: 2 } }, ['lost', 'won', 'won', 'won'], 'completed'],
    ['auto-racing', { happening: 'completed', figures: { laps: 44 } }, ['lost', 'lost', 'lost', 'lost'], 'completed'],
  ] as const)('%s %j', (slug, more, statuses, firstWhy) => {
    const bets = reported(slug, more as Partial<Situation>);
    expect(bets.map(([, status]) => status)).toEqual(statuses);
    expect(bets[0]?.[2]).toBe(firstWhy);
  });

  const cases = SPORT_RULES.flatMap((rule) => happeningsOf(rule).map((happening) => [rule.slug, happening] as const));
  it.each(cases)('%s, %s: can be read in every language', (slug, happening: Happening) => {
    const rule = ruleOf(slug);
    const bets = betsIn(rule, situationOf(rule, { happening, played: 3 }));
    expect(bets.length).toBeGreaterThan(2);
    for (const locale of LOCALES) {
      const texts = bets.flatMap(({ bet, status, why }) => [
        ruleText(locale, { ...bet, code: `whatIf.bet.${bet.code}` }),
        ruleText(locale, { code: `whatIf.status.${status}`, params: {} }),
        verdictText(locale, why),
      ]);
      texts.push(ruleText(locale, { code: `whatIf.${happening}`, params: {} }));
      for (const figure of figuresOf(rule)) texts.push(ruleText(locale, labelOf(rule, figure)));
      for (const text of texts) expect(text).toMatch(/^[^{}]{3,}$/);
    }
  });

  it.each([
    ['returned', 1, 'returned', 'withdrawn'],
    ['point', 0, 'won', 'retirement-counts'],
    ['set', 0, 'returned', 'withdrawn'],
    ['set', 1, 'won', 'retirement-counts'],
  ] as const)(
    'follows what the operator has set of those who give up: %s after %i sets',
    (retirement, sets, status, code) => {
      const figures = { 'sets-home': sets, 'sets-away': 0, 'points-home': 3, 'points-away': 2 };
      const [winner, first] = reported('tennis', { happening: 'withdrawn', retirement, figures });
      expect(winner).toEqual(['winner', status, code]);
      // A determined bet stays settled, whatever is set.
      expect(first?.[1]).toBe(sets === 1 ? 'won' : 'returned');
    },
  );
});
