import { describe, expect, it } from 'vitest';
import { readMarket } from '../markets/catalogue.ts';
import { settleOutcome } from '../markets/settle-market.ts';
import { sportRuleOf } from '../registry.ts';
import type { Ending } from '../result/ending.ts';
import type { MatchRecord, RaceRecord, ResultRecord } from '../result/record.ts';
import type { SportRule } from '../vocabulary.ts';
import { judgeContest } from './judge-contest.ts';

function ruleOf(slug: string): SportRule {
  const rule = sportRuleOf(slug);
  if (rule === null) throw new Error(`no rule of ${slug}`);
  return rule;
}

const match = (score: string, periods: readonly string[] = [], more: Partial<MatchRecord> = {}): MatchRecord => ({
  sort: 'match',
  status: 'abandoned',
  score: pair(score),
  ...more,
  ...(periods.length > 0 && { periods: periods.map(pair) }),
});
const pair = (text: string) => {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return { home, away };
};

/** Result of an outcome: `won`, `lost`, `returned`, or `waits` while a fact is missing. */
function came(slug: string, reported: ResultRecord, ending: Ending | null, asked: readonly [string, string, string]) {
  const [kind, specifier, outcome] = asked;
  const market = readMarket(kind, specifier);
  if (market === null) throw new Error(`no market ${kind} ${specifier}`);
  const verdict = settleOutcome(market, outcome, judgeContest(ruleOf(slug), reported, ending).record);
  if (verdict === null) return 'waits';
  return verdict.voidHalves === 2 ? 'returned' : verdict.result === 1 ? 'won' : 'lost';
}

const stopped = (played: number | null, more: Partial<Extract<Ending, { kind: 'interrupted' }>> = {}): Ending => ({
  kind: 'interrupted',
  played,
  ...more,
});

describe('a contest by the rule book of its sport', () => {
  // Section of specification 3, the sentence, the sport, what was reported, how it ended, what is asked, what comes of
  // it.
  const INNINGS = ['0:1', '0:0', '2:0', '0:0', '1:0', '0:0'];
  it.each([
    [9, 'basketball of 40 minutes: 35 are enough', 'basketball', match('70:60'), stopped(35, { format: '40' }), 'won'],
    [9, 'of 48 they are not', 'basketball', match('70:60'), stopped(35, { format: '48' }), 'returned'],
    [9, 'baseball: five full innings', 'baseball', match('3:1', INNINGS), stopped(null), 'won'],
    [
      9,
      'the one that was stopped is not full',
      'baseball',
      match('3:1', INNINGS.slice(0, 5)),
      stopped(null),
      'returned',
    ],
    [
      9,
      'curling: five full ends',
      'curling',
      match('5:3', ['1:0', '0:2', '2:0', '0:1', '2:0', '0:0']),
      stopped(5),
      'won',
    ],
    [
      9,
      'e-American football 4x3: 10 real minutes',
      'e-american-football',
      match('21:14'),
      stopped(10, { format: '4x3' }),
      'won',
    ],
    [
      9,
      'e-Australian 4x2.5: the game clock is eight times as fast',
      'e-australian-football',
      match('40:30'),
      stopped(8.2, { format: '4x2.5', unit: 'real' }),
      'won',
    ],
    [
      9,
      'less of it is not enough',
      'e-australian-football',
      match('40:30'),
      stopped(8, { format: '4x2.5', unit: 'real' }),
      'returned',
    ],
    [9, 'rugby: 65 of 80 minutes', 'rugby', match('21:14', [], { regularMinutes: 80 }), stopped(65), 'won'],
    [9, 'rugby of which nobody knows the format may be rugby 7', 'rugby', match('21:14'), stopped(65), 'returned'],
    [9, 'rugby 7 only if played in full', 'rugby', match('21:14'), stopped(13, { format: 'rugby-7' }), 'returned'],
    [
      'operator',
      'what nobody can show to have been played was not',
      'handball',
      match('25:20'),
      stopped(null),
      'returned',
    ],
    [4, 'a walkover is never a basis', 'tennis', match('2:0'), { kind: 'forfeit', by: 'walkover' }, 'returned'],
    [4, 'nor is a technical win', 'field-hockey', match('5:0'), { kind: 'forfeit', by: 'technical' }, 'returned'],
    [4, 'put off for too long', 'rugby', match('0:0'), { kind: 'postponed', isTournamentOver: false }, 'returned'],
    [
      'operator',
      'a retirement leaves a match that was not completed',
      'tennis',
      match('1:0', ['6:4', '2:1'], { periodsPlanned: 3 }),
      { kind: 'withdrawn', part: 2 },
      'returned',
    ],
  ] as const)('section %s: %s', (_section, _sentence, slug, reported, ending, verdict) => {
    expect(came(slug, reported, ending, ['draw-no-bet', '', '1'])).toBe(verdict);
  });

  it.each([
    ['the first period is settled', ['draw-no-bet', 'period=1', '1'], 'won'],
    ['the bout ended with it', ['draw-no-bet', '', '1'], 'won'],
    ['what came after it does not count', ['total', 'line=5.5', 'over'], 'lost'],
    ['the period that was given up never took place', ['draw-no-bet', 'period=2', '1'], 'returned'],
  ] as const)('section 4, wrestling, a withdrawal in the second period: %s', (_sentence, asked, verdict) => {
    const reported = match('4:6', ['4:1', '0:5']);
    expect(came('wrestling', reported, { kind: 'withdrawn', part: 2 }, asked)).toBe(verdict);
  });

  it('section 4, wrestling: a premature win completes, and later periods never took place', () => {
    const reported = match('10:0', ['10:0'], { status: 'completed', decidedIn: 'regular-time' });
    expect(came('wrestling', reported, null, ['match-winner', '', '1'])).toBe('won');
    expect(came('wrestling', reported, null, ['1x2', 'period=2', '1'])).toBe('returned');
  });

  it.each(['wrestling', 'tennis', 'volleyball'])(
    'section 4, %s: a draw that the line did not offer returns both',
    (slug) => {
      const market = readMarket('1x2', 'period=1');
      const reported = match('0:0', ['3:3', '1:0'], { status: 'completed' });
      const { record } = judgeContest(ruleOf(slug), reported, null);
      if (market === null) throw new Error('no market');
      expect(settleOutcome(market, '1', record, ['1', '2'])?.voidHalves).toBe(2);
      expect(settleOutcome(market, '1', record, ['1', 'x', '2'])).toEqual({ result: 0, voidHalves: 0 });
    },
  );

  it('leaves a contest that was simply played as it is', () => {
    const reported = match('30:20', [], { status: 'completed' });
    expect(judgeContest(ruleOf('handball'), reported, null)).toEqual({ record: reported, ending: null });
  });
});

describe('what was already unavoidable when a match of sets stopped', () => {
  const cases = [
    ['one set each: a third had to be played', ['total', 'line=2.5', 'over'], '1:1', ['6:4', '4:6', '1:0'], 'won'],
    ['a set that is over', ['1x2', 'period=1', '1'], '1:0', ['6:4', '2:1'], 'won'],
    ['the one under way', ['1x2', 'period=2', '1'], '1:0', ['6:4', '5:0'], 'returned'],
    ['one that was to come', ['1x2', 'period=3', '1'], '1:0', ['6:4', '5:0'], 'returned'],
    ['who wins', ['match-winner', '', '1'], '1:0', ['6:0', '5:0'], 'returned'],
    ['games that were played', ['points-total', 'line=12.5', 'over'], '1:0', ['6:4', '2:1'], 'won'],
    ['games that were not', ['points-total', 'line=20.5', 'over'], '1:0', ['6:4', '2:1'], 'returned'],
    ['two to nothing is out of reach', ['correct-score', 'scores=2:0', '2:0'], '0:1', ['4:6', '0:1'], 'lost'],
  ] as const;
  it.each(cases)('%s', (_sentence, asked, score, periods, verdict) => {
    const reported = match(score, periods, { periodsPlanned: 3, decidedIn: 'regular-time' });
    const { decidedIn: _, ...open } = reported;
    expect(came('tennis', open, { kind: 'withdrawn', part: periods.length }, asked)).toBe(verdict);
  });

  it('a best of two may end level', () => {
    const reported = match('1:0', ['13:7', '3:2'], { periodsPlanned: 2 });
    expect(came('cybersport', reported, stopped(null, { format: 'bo2' }), ['total', 'line=1.5', 'over'])).toBe('won');
    expect(came('cybersport', reported, stopped(null, { format: 'bo2' }), ['1x2', '', '2'])).toBe('lost');
  });
});

describe('a fight that was stopped for good in its third round', () => {
  const reported = { sort: 'fight', status: 'abandoned', round: 3, roundsPlanned: 12, isPastHalfRound: false } as const;
  it.each([
    [['fight-rounds-total', 'line=1.5', 'over'], 'won'],
    [['fight-rounds-total', 'line=1.5', 'under'], 'lost'],
    [['fight-rounds-total', 'line=4.5', 'over'], 'returned'],
    [['fight-round', 'rounds=12', '1'], 'lost'],
    [['fight-round', 'rounds=12', '3'], 'returned'],
    [['fight-winner', 'ways=2', '1'], 'returned'],
  ] as const)('%j is %s', (asked, verdict) => {
    for (const slug of ['boxing', 'mma', 'e-ufc']) expect(came(slug, reported, stopped(null), asked)).toBe(verdict);
  });
});

describe('a race', () => {
  const race = (status: RaceRecord['status']): RaceRecord => ({
    sort: 'race',
    status,
    entries: [
      { key: 'ana', state: 'finished', laps: 50, ...(status === 'completed' && { position: 1 }) },
      { key: 'bo', state: 'finished', laps: 50, ...(status === 'completed' && { position: 2 }) },
      { key: 'cy', state: 'retired', laps: 46 },
      { key: 'dee', state: 'retired', laps: 44 },
      { key: 'eva', state: 'non-runner' },
    ],
  });
  it.each([
    ['operator', 'nine tenths of the laps have finished', ['race-finish', 'runner=cy', 'yes'], 'won'],
    ['operator', 'fewer have not', ['race-finish', 'runner=dee', 'yes'], 'lost'],
    ['operator', 'both dropped out: more laps', ['race-head-to-head', 'runners=cy,dee', 'cy'], 'won'],
    [3, 'the first three', ['race-place', 'places=3', 'bo'], 'won'],
    ['operator', 'who did not start is returned', ['race-winner', '', 'eva'], 'returned'],
  ] as const)('section %s: %s', (_section, _sentence, asked, verdict) => {
    expect(came('auto-racing', race('completed'), null, asked)).toBe(verdict);
  });

  it('operator rule: who is disqualified after the ceremony keeps the place that was honoured', () => {
    const reported = race('completed');
    const [first, ...others] = reported.entries ?? [];
    const entries = first ? [{ ...first, state: 'disqualified' as const }, ...others] : [];
    expect(came('auto-racing', { ...reported, entries }, null, ['race-winner', '', 'ana'])).toBe('won');
  });

  it.each([
    ['who had dropped out does not win any more', ['race-winner', '', 'dee'], 'lost'],
    ['nor comes to the line', ['race-finish', 'runner=dee', 'yes'], 'lost'],
    ['whoever might be classified might not', ['race-finish', 'runner=cy', 'yes'], 'returned'],
    ['the lead is not the win', ['race-winner', '', 'ana'], 'returned'],
    ['nobody knows who of two comes first', ['race-head-to-head', 'runners=ana,bo', 'ana'], 'returned'],
  ] as const)('section 4, stopped for good: %s', (_sentence, asked, verdict) => {
    expect(came('auto-racing', race('abandoned'), stopped(null), asked)).toBe(verdict);
  });
});
