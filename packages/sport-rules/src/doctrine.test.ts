import { describe, expect, it } from 'vitest';
import { came, match } from '../test-support/rules-kit.ts';
import { minuteOf } from './doctrine.ts';
import { judgeInterruption } from './judging/judge-interruption.ts';
import { judgeLeg } from './judging/judge-leg.ts';
import { halfAndMatchOptions } from './judging/judge-parts.ts';
import { SPORT_RULES } from './registry.ts';
import { football } from './rules/index.ts';

describe('the doctrine common to all sports', () => {
  it.each([
    [4, 'minutes are rounded up to the next minute', 754, 13],
    [4, 'a second is a minute', 1, 1],
    ['operator', 'a whole minute is that minute', 720, 12],
    ['operator', 'the kick-off belongs to the first', 0, 1],
  ] as const)('section %s: %s', (_section, _sentence, seconds, minute) => {
    expect(minuteOf(seconds)).toBe(minute);
  });

  it.each([
    ['a third goal determines over 2.5', '2:1', ['total', 'line=2.5', 'over'], 'won'],
    ['and that under 2.5 is lost', '2:1', ['total', 'line=2.5', 'under'], 'lost'],
    ['a second one does not', '1:1', ['total', 'line=2.5', 'over'], 'returned'],
    ['a lead can still be lost', '2:0', ['1x2', '', '1'], 'returned'],
  ] as const)('section 4: %s', (_sentence, score, asked, expected) => {
    expect(came('football', match(score), { kind: 'interrupted', played: 60 }, asked)).toBe(expected);
  });

  it('section 3: two-way sports have 4 answers for first half and match', () => {
    expect(halfAndMatchOptions(2)).toEqual([
      ['1', '1'],
      ['1', '2'],
      ['2', '1'],
      ['2', '2'],
    ]);
  });

  it.each(SPORT_RULES)('section 4: $slug settles nothing by a walkover, a default or a technical win', (rule) => {
    for (const by of ['walkover', 'default', 'technical'] as const) {
      const verdict = judgeLeg(rule, { kind: 'forfeit', by }, { isDetermined: true });
      expect(verdict).toEqual({ settles: 'at-odds-1', why: { code: 'forfeit', params: { by } } });
    }
  });

  it('operator rule: what nobody can show to have been played was not played', () => {
    expect(judgeInterruption(football, { played: null })).toBe('not-completed');
    expect(judgeLeg(football, { kind: 'interrupted', played: null, waited: 25 }).why.code).toBe('minimum-unknown');
  });

  it('refuses a format that a sport does not know', () => {
    expect(() => judgeInterruption(football, { format: '7x7', played: 70 })).toThrow('football has no format 7x7');
  });
});
