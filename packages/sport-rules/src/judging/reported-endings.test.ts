import { describe, expect, it } from 'vitest';
import { came, match, pair, ruleOf } from '../../test-support/rules-kit.ts';
import { readMarket } from '../markets/catalogue.ts';
import { SPORT_RULES } from '../registry.ts';
import type { Ending } from '../result/ending.ts';
import type { FightRecord, MatchRecord } from '../result/record.ts';
import { isOutcomeInRuleBook } from '../rule-book-markets.ts';
import { shapeOf } from '../shape.ts';
import { methodsOf } from '../victory-methods.ts';
import { judgeContest } from './judge-contest.ts';

const FIGHTS = SPORT_RULES.filter((rule) => shapeOf(rule) === 'rounds').map(({ slug }) => slug);
const FIGHT: FightRecord = { sort: 'fight', status: 'completed', round: 6, roundsPlanned: 12 };

describe('a fighter who refuses to go on', () => {
  const GIVEN_UP: Ending = { kind: 'withdrawn', part: 6, by: 'away' };
  const won = { ...FIGHT, winner: 'home', method: 'disqualification-or-refusal' } as const;

  it.each(FIGHTS)('%s: lost by the listed method, whatever the feed calls it', (slug) => {
    const reports: readonly (readonly [FightRecord, Ending])[] = [
      [won, GIVEN_UP],
      [FIGHT, GIVEN_UP],
      [{ ...FIGHT, status: 'abandoned' }, GIVEN_UP],
      [won, { kind: 'withdrawn', part: 6 }],
      [won, { kind: 'forfeit', by: 'technical' }],
    ];
    for (const [record, ending] of reports) {
      expect(came(slug, record, ending, ['fight-winner', 'ways=2', '1'])).toBe('won');
      expect(came(slug, record, ending, ['fight-winner', 'ways=2', '2'])).toBe('lost');
      expect(came(slug, record, ending, ['fight-method', '', 'disqualification-or-refusal'])).toBe('won');
      expect(came(slug, record, ending, ['fight-round', 'rounds=12', '6'])).toBe('won');
    }
  });

  it.each(FIGHTS)('%s: a stop between rounds that was reported as a knockout is one', (slug) => {
    const record = { ...won, method: 'technical-knockout' } as const;
    expect(came(slug, record, GIVEN_UP, ['fight-method', '', 'technical-knockout'])).toBe('won');
  });

  it.each(FIGHTS)('%s: is returned where nobody reported who, and for a walkover', (slug) => {
    expect(came(slug, FIGHT, { kind: 'withdrawn', part: 6 }, ['fight-winner', 'ways=2', '1'])).toBe('returned');
    expect(came(slug, won, { kind: 'forfeit', by: 'walkover' }, ['fight-winner', 'ways=2', '1'])).toBe('returned');
  });
});

describe('the ways to win that the rule book lists', () => {
  it.each(FIGHTS)('%s: are those that can be bet on, and those that are settled', (slug) => {
    const listed = methodsOf(ruleOf(slug));
    const market = readMarket('fight-method', '');
    if (!market) throw new Error('no market');
    const sold = market.kind
      .outcomes(market.values, [])
      .filter((one) => isOutcomeInRuleBook(ruleOf(slug), market, one));
    expect(sold).toEqual([...listed, 'draw']);
    const method = 'submission';
    const isListed = listed.includes(method);
    expect(came(slug, { ...FIGHT, winner: 'home', method }, null, ['fight-method', '', method])).toBe(
      isListed ? 'won' : 'waits',
    );
  });

  it('have no submission in boxing', () => {
    const market = readMarket('fight-winner-method', '');
    expect(market && isOutcomeInRuleBook(ruleOf('boxing'), market, '1/submission')).toBe(false);
    expect(market && isOutcomeInRuleBook(ruleOf('boxing'), market, '1/points')).toBe(true);
    expect(market && isOutcomeInRuleBook(ruleOf('mma'), market, '1/submission')).toBe(true);
  });
});

describe('a premature win', () => {
  it.each([
    ['10:0', { kind: 'mercy' }, 'won'],
    ['10:0', { kind: 'forfeit', by: 'technical' }, 'won'],
    ['10:0', null, 'won'],
    ['9:0', { kind: 'mercy' }, 'returned'],
    ['10:0', { kind: 'forfeit', by: 'walkover' }, 'returned'],
  ] as const)('of %s in wrestling, reported as %j: %s', (score, ending, verdict) => {
    const status = ending === null ? 'completed' : 'abandoned';
    expect(came('wrestling', match(score, [score], { status }), ending, ['draw-no-bet', '', '1'])).toBe(verdict);
  });

  it('is completed where the feed has no word for it', () => {
    const reported = match('10:0', ['10:0'], { status: 'abandoned' });
    expect(came('wrestling', reported, null, ['match-winner', '', '1'])).toBe('won');
  });
});

describe('regular time that was over when a match stopped', () => {
  const TO_THE_END = SPORT_RULES.filter(
    ({ outcomes, formats }) => outcomes.includes('overtime') && formats[0].minimum === 'to-the-end',
  ).map(({ slug }) => slug);
  const level = (more: Partial<MatchRecord>) => match('8:8', ['5:3', '3:5'], { status: 'abandoned', ...more });
  const STAGES = [
    level({ decidedIn: 'shoot-out' }),
    level({ overtime: pair('1:0') }),
    level({ decidedIn: 'overtime', overtime: pair('0:0') }),
  ];

  it.each(TO_THE_END)('%s: its bets are settled', (slug) => {
    for (const reported of STAGES) {
      const ask = (kind: string, specifier: string, outcome: string) =>
        came(slug, reported, { kind: 'interrupted', played: null }, [kind, specifier, outcome]);
      expect(ask('1x2', '', 'x')).toBe('won');
      expect(ask('total', 'line=16.5', 'under')).toBe('won');
      expect(ask('1x2', 'period=2', '2')).toBe('won');
      expect(ask('overtime', '', 'yes')).toBe('won');
      expect(ask('match-winner', '', '1')).toBe('returned');
    }
  });

  it('is known by what was decided of halves as well', () => {
    const led = match('50:40', ['30:20', '20:20', '0:0'], { status: 'abandoned', periodsPlanned: 4 });
    const ask = (outcome: string) =>
      came('basketball', led, { kind: 'interrupted', played: 24 }, ['half-time-full-time-2way', '', outcome]);
    expect(['1/1', '1/2', '2/1', '2/2'].map(ask)).toEqual(['returned', 'returned', 'lost', 'lost']);
  });
});

describe('a match that counts as completed, and stopped before it was decided', () => {
  const at = (played: number): Ending => ({ kind: 'interrupted', played });
  const OVERTIME = match('1:1', ['0:1', '1:0'], { status: 'abandoned', overtime: pair('0:0') });
  const LED = match('2:1', ['2:0', '0:1'], { status: 'abandoned' });

  it.each([
    ['overtime is played', OVERTIME, 105, ['overtime', '', 'yes'], 'won'],
    ['and not none', OVERTIME, 105, ['decided-in', '', 'regular-time'], 'lost'],
    ['two goals with overtime', OVERTIME, 105, ['total', 'period=full|line=1.5', 'over'], 'won'],
    ['a third may come', OVERTIME, 105, ['total', 'period=full|line=2.5', 'under'], 'returned'],
    ['so may a shoot-out', OVERTIME, 105, ['shoot-out', '', 'yes'], 'returned'],
    ['nobody has won', OVERTIME, 105, ['match-winner', '', '1'], 'returned'],
    ['regular time is over', OVERTIME, 105, ['1x2', '', 'x'], 'won'],
    ['three goals at 75 minutes', LED, 75, ['total', 'period=full|line=2.5', 'over'], 'won'],
    ['as at 60', LED, 60, ['total', 'period=full|line=2.5', 'over'], 'won'],
    ['the score of the moment counts', LED, 75, ['1x2', '', '1'], 'won'],
    ['for the winner too', LED, 75, ['match-winner', '', '1'], 'won'],
    ['the first half was over', LED, 75, ['1x2', 'period=1', '1'], 'won'],
    ['the second was not', LED, 75, ['1x2', 'period=2', '2'], 'returned'],
    ['but had its goal', LED, 75, ['total', 'period=2|line=0.5', 'over'], 'won'],
    ['minutes that never came', LED, 75, ['goal-in-interval', 'minutes=76-90', 'no'], 'returned'],
  ] as const)('%s', (_sentence, reported, played, asked, verdict) => {
    const goals = [
      { side: 'home', minute: 10 },
      { side: 'home', minute: 20 },
      { side: 'away', minute: 50 },
    ] as const;
    const known = reported === LED ? { ...reported, goals } : reported;
    expect(came('football', known, at(played), asked)).toBe(verdict);
  });
});

describe('minutes of the wall', () => {
  const clocked = SPORT_RULES.flatMap((rule) =>
    rule.formats.flatMap(({ name, minimum }) =>
      minimum !== 'to-the-end' && minimum.unit === 'displayed' ? [{ rule, format: name, amount: minimum.amount }] : [],
    ),
  );

  it.each(clocked)(
    '$rule.slug $format: are displayed ones by the clock of the game alone',
    ({ rule, format, amount }) => {
      const clock = rule.special?.some((one) => one.kind === 'game-clock' && one.format === format);
      const ending = { kind: 'interrupted', format, played: amount, unit: 'real' } as const;
      const { record } = judgeContest(rule, match('30:20', [], { status: 'abandoned' }), ending);
      expect(record.status).toBe(clock ? 'completed' : 'abandoned');
    },
  );

  it.each(clocked)('$rule.slug $format: those of a record are no displayed ones either', ({ rule, format, amount }) => {
    const ending = { kind: 'interrupted', format, played: null } as const;
    const reported = match('30:20', [], { status: 'abandoned', minutesPlayed: amount });
    expect(judgeContest(rule, reported, ending).record.status).toBe('abandoned');
  });
});

describe('an exact score', () => {
  it.each([
    ['volleyball', '25:20', '25:20', 'won'],
    ['badminton', '30:29', '30:29', 'won'],
    ['snooker', '74:31', '74:31', 'won'],
    ['badminton', '21:11', '30:29', 'lost'],
  ] as const)('of a set of %s, %s', (slug, set, asked, verdict) => {
    const reported = match('1:0', [set, '0:0'], { status: 'abandoned', periodsPlanned: 3 });
    const outcome = ['correct-score', `period=1|scores=${asked}`, asked] as const;
    expect(came(slug, reported, { kind: 'interrupted', played: null }, outcome)).toBe(verdict);
  });
});

describe('a match whose regular time was played in full', () => {
  it('is settled part by part, whatever the supplier adds', () => {
    const reported = match('2:1', ['2:0', '0:1'], { status: 'abandoned' });
    const asked = ['1x2', 'period=2', '2'] as const;
    expect(came('football', reported, { kind: 'interrupted', played: 90 }, asked)).toBe('won');
  });
});
