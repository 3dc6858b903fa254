import { SPORT_RULES, shapeOf } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { explainSelection } from './explain-leg.ts';
import { type EventResult, judgeOutcome } from './judge-interruption.ts';
import { resolveSelection, VOID } from './market.ts';

const base = { feed: 'f', eventKey: 'e', version: 3 } as const;
const result = { ...base, kind: 'result', home: 2, away: 1 } as const;
const score = { home: 2, away: 1 };
const completed = { sort: 'match', status: 'completed', score } as const;
const abandoned = { sort: 'match', status: 'abandoned', score, minutesPlayed: 69 } as const;
const WON = { result: 1, voidHalves: 0 } as const;
const LOST = { result: 0, voidHalves: 0 } as const;

describe('what a message means for its event, by the rule book of its sport', () => {
  const ended = { status: 'finished', score, interruption: null, ending: null } as const;
  it.each([
    ['a full match keeps its score', result, 'football', { ...ended, record: completed }],
    [
      '70 minutes are enough',
      { ...result, playedMinutes: 70 },
      'football',
      {
        ...ended,
        record: { ...completed, regularMinutes: 90, minutesPlayed: 70, isStopped: true },
        interruption: { ...score, played: 70 },
      },
    ],
    [
      '69 minutes are not',
      { ...result, playedMinutes: 69 },
      'football',
      {
        ...ended,
        status: 'abandoned',
        score: null,
        record: { ...abandoned, regularMinutes: 90, periodsPlanned: 2 },
        interruption: { ...score, played: 69 },
      },
    ],
    [
      'a sport without a rule book has to be played to its end',
      { ...result, playedMinutes: 69 },
      'chess-boxing',
      { ...ended, status: 'abandoned', score: null, record: abandoned, interruption: { ...score, played: 69 } },
    ],
    [
      'facts come along',
      { ...result, facts: { periods: [score, { home: 0, away: 0 }] } },
      'football',
      { ...ended, record: { ...completed, periods: [score, { home: 0, away: 0 }] } },
    ],
    [
      'a walkover has no result',
      { ...base, kind: 'record', record: { sort: 'match', status: 'walkover' } },
      'tennis',
      { ...ended, status: 'cancelled', score: null, record: { sort: 'match', status: 'walkover' } },
    ],
  ] as const)('%s', (_title, message, sport, judged) => {
    expect(judgeOutcome(message, sport)).toEqual(judged);
  });
});

describe('a match that stopped for good, in every sport', () => {
  const MATCHES = SPORT_RULES.filter((rule) => !['race', 'rounds'].includes(shapeOf(rule)));
  const MINUTES = [null, 0, 10, 48, 65, 80, 1_000];
  const SCORES = [
    { home: 0, away: 0 },
    { home: 1, away: 0 },
    { home: 2, away: 1 },
    { home: 40, away: 0 },
  ];
  it.each(MATCHES.map((rule) => [rule.slug, rule] as const))(
    '%s: the word with which its supplier reports it decides nothing',
    (sport, rule) => {
      const formats = [undefined, ...rule.formats.map(({ name }) => name)];
      for (const format of formats)
        for (const played of MINUTES)
          for (const stopped of SCORES) {
            const named = format === undefined ? {} : { format };
            const stoppedAt = { ...stopped, played, ...named };
            const word = judgeOutcome({ ...base, kind: 'status', status: 'abandoned', stoppedAt }, sport);
            const record = { sort: 'match', status: 'abandoned', score: stopped } as const;
            const minutes = played === null ? {} : { minutesPlayed: played };
            const ending = { kind: 'interrupted', played, unit: 'minutes', ...named } as const;
            const whole = judgeOutcome({ ...base, kind: 'record', record: { ...record, ...minutes }, ending }, sport);
            // These two decide all that is settled.
            expect([word.status, word.record]).toEqual([whole.status, whole.record]);
            // A record may leave its ending out.
            if (format === undefined) {
              const bare = judgeOutcome({ ...base, kind: 'record', record: { ...record, ...minutes } }, sport);
              expect([bare.status, bare.record]).toEqual([whole.status, whole.record]);
            }
            for (const judged of [word, whole]) expectAgreement(judged, sport);
            if (played === null) continue;
            const result = { ...base, kind: 'result', ...stopped, playedMinutes: played, ...named } as const;
            expect(judgeOutcome(result, sport)).toEqual(word);
          }
    },
  );

  it('minutes are no innings and no displayed minutes', () => {
    for (const sport of ['baseball', 'curling', 'e-hockey'])
      expect([sport, judgeOutcome({ ...result, playedMinutes: 60 }, sport).status]).toEqual([sport, 'abandoned']);
  });
});

/** Expects that no reason says the opposite of what is settled: a return for a match that counts, or a result for one that does not. */
function expectAgreement(judged: EventResult, sport: string): void {
  for (const outcome of ['1', '2'] as const) {
    const selection = { kind: '1x2', specifier: '', outcome } as const;
    const came = judged.record && resolveSelection(selection, outcome, judged.record);
    if (!came) continue;
    const why = explainSelection(selection, came, { ...judged, sport });
    const denied = came.voidHalves === 2 ? 'minimum-reached' : 'minimum-missed';
    expect(why?.code, `${sport} ${JSON.stringify(judged.interruption ?? judged.ending)}`).not.toBe(denied);
  }
}

describe('interrupted football matches', () => {
  it.each([
    ['total', 'line=2.5', 'over', WON],
    ['total', 'line=2.5', 'under', LOST],
    ['total', 'line=3.5', 'over', VOID],
    ['total', 'line=3', 'under', VOID],
    ['both-score', '', 'yes', WON],
    ['both-score', '', 'no', LOST],
    ['1x2', '', '1', VOID],
    ['double-chance', '', '1x', VOID],
  ] as const)('what 2:1 determines of %s %s %s', (kind, specifier, outcome, expected) => {
    expect(resolveSelection({ kind, specifier }, outcome, abandoned)).toEqual(expected);
  });
});

describe('why a selection came out as it did', () => {
  const event = { sport: 'football', status: 'finished', record: completed, interruption: null, ending: null } as const;
  const stopped = { ...event, status: 'abandoned', record: abandoned, interruption: { ...score, played: 69 } } as const;
  const minimum = { unit: 'minutes', minimum: '70' };
  const halves = {
    ...completed,
    periods: [
      { home: 0, away: 1 },
      { home: 2, away: 0 },
    ],
  } as const;
  const corners = { ...completed, statistics: { corners: { home: 7, away: 3 } } } as const;
  const firstHalf = { ...corners, statisticsByPeriod: [{ corners: { home: 4, away: 1 } }] } as const;
  const overtime = { ...completed, decidedIn: 'overtime', overtime: { home: 9, away: 4 } } as const;
  const retired = { ...event, sport: 'tennis', status: 'abandoned', ending: { kind: 'withdrawn', part: 2 } } as const;
  const race = { sort: 'race', status: 'completed', entries: [{ key: 'ana', state: 'non-runner' }] } as const;
  const figure = (name: string, home: number, away: number, period = 0) => ({
    code: 'figure',
    params: { figure: name, period, home, away },
  });
  it.each([
    ['played to its end', '1x2', '', '1', WON, event, null],
    ['a push', 'total', 'line=3', 'over', VOID, event, { code: 'push', params: {} }],
    ['a half', '1x2', 'period=1', '2', WON, { ...event, record: halves }, figure('period', 0, 1, 1)],
    [
      'half-time and full time',
      'half-time-full-time',
      '',
      '2/1',
      WON,
      { ...event, record: halves },
      { code: 'halves', params: { first_home: 0, first_away: 1, ...score } },
    ],
    ['corners', 'corners-total', 'line=9.5', 'over', WON, { ...event, record: corners }, figure('corners', 7, 3)],
    [
      'corners of a half',
      'corners-total',
      'period=1|line=4.5',
      'over',
      WON,
      { ...event, record: firstHalf },
      { code: 'period-figure', params: { figure: 'corners', period: 1, home: 4, away: 1 } },
    ],
    ['overtime', 'match-winner', '', '1', WON, { ...event, record: overtime }, figure('overtime', 9, 4)],
    [
      'stopped after the minimum',
      '1x2',
      '',
      '1',
      WON,
      { ...event, interruption: { ...score, played: 70 } },
      { code: 'minimum-reached', params: { ...minimum, played: '70' } },
    ],
    [
      'stopped before it',
      '1x2',
      '',
      '1',
      VOID,
      stopped,
      { code: 'minimum-missed', params: { ...minimum, played: '69' } },
    ],
    ['determined by then', 'total', 'line=2.5', 'over', WON, stopped, { code: 'determined', params: {} }],
    [
      'abandoned without a word',
      '1x2',
      '',
      '1',
      VOID,
      { ...event, status: 'abandoned', record: null },
      { code: 'minimum-unknown', params: {} },
    ],
    [
      'cancelled',
      '1x2',
      '',
      '1',
      VOID,
      { ...event, status: 'cancelled', record: null },
      { code: 'cancelled', params: {} },
    ],
    ['given up', 'match-winner', '', '1', VOID, retired, { code: 'withdrawn', params: {} }],
    ['given up, but decided', '1x2', 'period=1', '1', WON, retired, { code: 'determined', params: {} }],
    ['a non-runner', 'race-winner', '', 'ana', VOID, { ...event, record: race }, { code: 'non-runner', params: {} }],
    [
      'a dead heat',
      'race-winner',
      '',
      'bo',
      { ...WON, deadHeat: { numerator: 1n, denominator: 2n } },
      { ...event, record: race },
      { code: 'dead-heat', params: { places: 1, tied: 2 } },
    ],
  ] as const)('names why a leg settled: %s', (_title, kind, specifier, outcome, verdict, ended, why) => {
    expect(explainSelection({ kind, specifier, outcome }, verdict, ended)).toEqual(why);
  });
});

describe('why a selection came out as it did, in any sport', () => {
  const fight = { sort: 'fight', status: 'completed', winner: 'home', method: 'submission', round: 2 } as const;
  const sets = {
    sort: 'match',
    status: 'completed',
    score: { home: 2, away: 0 },
    periodsPlanned: 3,
    periods: [
      { home: 11, away: 7 },
      { home: 11, away: 9 },
    ],
  } as const;
  const cup = {
    sort: 'tournament',
    status: 'completed',
    isFinalHeld: false,
    entries: [{ key: 'ana', position: 1 }],
  } as const;
  const race = {
    sort: 'race',
    status: 'completed',
    entries: [
      { key: 'ana', state: 'finished', position: 1, laps: 50 },
      { key: 'bo', state: 'retired', laps: 46 },
    ],
  } as const;
  it.each([
    ['mma', fight, 'fight-method', '', 'submission', WON, 'fight-ended', { method: 'submission', round: 2 }],
    ['squash', sets, '1x2', 'period=3', '1', VOID, 'part-not-played', { part: 3, last: 2 }],
    ['squash', sets, 'points-total', 'line=30.5', 'over', WON, 'points', { home: 22, away: 16 }],
    ['wrestling', cup, 'tournament-winner', '', 'ana', VOID, 'final-not-held', {}],
    ['wrestling', { ...sets, periods: [{ home: 1, away: 1 }] }, '1x2', 'period=1', '1', VOID, 'drawn-part', {}],
    ['auto-racing', race, 'race-winner', '', 'ana', WON, 'race-place', { state: 'finished', place: 1 }],
    ['auto-racing', race, 'race-finish', 'runner=bo', 'yes', WON, 'race-place', { state: 'classified', place: 0 }],
  ] as const)('%s: %j', (sport, record, kind, specifier, outcome, came, code, params) => {
    const reported = judgeOutcome({ ...base, kind: 'record', record }, sport);
    expect(
      reported.record && resolveSelection({ kind, specifier }, outcome, reported.record, ['1', '2', outcome]),
    ).toMatchObject(came);
    const event = { ...reported, sport };
    expect(explainSelection({ kind, specifier, outcome }, came, event)).toEqual({ code, params });
  });
});
