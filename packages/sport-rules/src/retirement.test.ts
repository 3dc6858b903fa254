import { describe, expect, it } from 'vitest';
import { marketOf, match, ruleOf, wordOf } from '../test-support/rules-kit.ts';
import { articleOf } from './article.ts';
import { RETIREMENTS, type Retirement } from './doctrine.ts';
import { judgeContest } from './judging/judge-contest.ts';
import { judgeLeg, type MatchState } from './judging/judge-leg.ts';
import { afterCeremony } from './judging/judge-race.ts';
import { winnerByRetirement } from './judging/judge-retirement.ts';
import { asksWinner, settleOutcome } from './markets/index.ts';
import type { MatchRecord, RaceRecord } from './result/record.ts';

describe('88 and 93, a side that gives up', () => {
  const SPORTS = ['tennis', 'badminton', 'table-tennis', 'snooker', 'squash', 'darts'];
  const after: readonly (readonly [string, MatchRecord, readonly Retirement[]])[] = [
    ['before a point', match('0:0', ['0:0'], { status: 'abandoned', periodsPlanned: 3 }), []],
    ['within the first part', match('0:0', ['1:0'], { status: 'abandoned', periodsPlanned: 3 }), ['point']],
    [
      'within the second part',
      match('1:0', ['11:4', '0:0'], { status: 'abandoned', periodsPlanned: 3 }),
      ['point', 'set'],
    ],
  ];
  const CASES = SPORTS.flatMap((slug) => after.map((one) => [slug, ...one] as const));

  it.each(CASES)('%s: %s', (slug, _when, reported, counting) => {
    const rule = ruleOf(slug);
    for (const retirement of RETIREMENTS) {
      const judged = judgeContest(rule, reported, { kind: 'withdrawn', part: 1, by: 'home' });
      const wins = counting.includes(retirement);
      expect(winnerByRetirement(rule, judged, retirement)).toBe(wins ? 'away' : null);
      const won = { ...(judged.record as MatchRecord), ...(wins && { wonBy: 'away' as const }) };
      const winner = marketOf('match-winner', '');
      expect(asksWinner(winner)).toBe(true);
      expect(wordOf(settleOutcome(winner, '2', won))).toBe(wins ? 'won' : 'returned');
      expect(wordOf(settleOutcome(winner, '1', won))).toBe(wins ? 'lost' : 'returned');
      expect(wordOf(settleOutcome(marketOf('total', 'line=1.5'), 'over', won))).toBe('won');
      expect(wordOf(settleOutcome(marketOf('1x2', 'period=3'), '1', won))).toBe('returned');
    }
  });

  const given = match('1:0', ['6:4', '2:1'], { status: 'abandoned' });
  it.each([
    ['the seeds return it, whatever happened', 'tennis', { kind: 'withdrawn', part: 2, by: 'home' }, 'returned', null],
    ['a walkover never counts', 'tennis', { kind: 'forfeit', by: 'walkover' }, 'point', null],
    ['who is defaulted gave up', 'tennis', { kind: 'forfeit', by: 'default' }, 'set', 'away'],
    ['where nobody reports who goes on, nobody has won', 'darts', { kind: 'withdrawn', part: 2 }, 'point', 'away'],
    ['other sports know no such thing', 'football', { kind: 'withdrawn', part: 2, by: 'home' }, 'point', null],
  ] as const)('%s', (sentence, slug, ending, retirement, winner) => {
    const reported = { ...given, advancing: 'away' as const };
    const judged = judgeContest(ruleOf(slug), reported, ending);
    expect(winnerByRetirement(ruleOf(slug), judged, retirement)).toBe(winner);
    const { advancing: _, ...unreported } = reported;
    if (sentence.startsWith('where nobody')) {
      expect(winnerByRetirement(ruleOf(slug), judgeContest(ruleOf(slug), unreported, ending), retirement)).toBeNull();
    }
  });

  it.each(RETIREMENTS)('the article states it, and its examples are judged so: %s', (retirement) => {
    const { sections, example } = articleOf(ruleOf('tennis'), retirement);
    const statement = sections
      .flatMap(({ statements }) => statements)
      .find(({ phrase }) => phrase.code === 'operator.retirement');
    expect(statement?.phrase.params).toEqual({ retirement, part: 'set', contest: 'match' });
    const rows = example.filter(({ situation }) => situation.code === 'situation.retired');
    expect(rows.map(({ situation, verdict, payout }) => [situation.params.reached, verdict.why.code, payout])).toEqual(
      (['nothing', 'point', 'set'] as const).map((reached) => {
        const wins = retirement === 'point' ? reached !== 'nothing' : retirement === 'set' && reached === 'set';
        return [reached, wins ? 'retirement-counts' : 'withdrawn', wins ? '2300.00' : '1000.00'];
      }),
    );
  });

  it('the article of an unknown setting names every one, and leaves out the cases that depend on it', () => {
    const { sections, example } = articleOf(ruleOf('tennis'), 'any');
    const statement = sections
      .flatMap(({ statements }) => statements)
      .find(({ phrase }) => phrase.code === 'operator.retirement');
    expect(statement?.phrase.params).toMatchObject({ retirement: 'any' });
    expect(example.filter(({ situation }) => situation.code === 'situation.retired')).toEqual([]);
  });
});

describe('why a leg was settled so', () => {
  it.each([
    ['baseball', { kind: 'mercy' }, {}, 'by-result', 'mercy'],
    ['bandy', { kind: 'mercy' }, {}, 'at-odds-1', 'not-to-the-end'],
    ['boxing', { kind: 'no-contest' }, {}, 'at-odds-1', 'no-contest'],
    ['boxing', { kind: 'no-contest' }, { isDetermined: true }, 'as-determined', 'determined'],
    ['squash', { kind: 'format-changed' }, {}, 'at-odds-1', 'format-changed'],
    ['tennis', { kind: 'format-changed' }, {}, 'by-result', 'completed'],
    ['cricket', { kind: 'reduced' }, { asksWinner: true }, 'by-result', 'reduced-winner'],
    ['cricket', { kind: 'reduced' }, {}, 'at-odds-1', 'reduced'],
    ['cybersport', { kind: 'parts-given', parts: [2] }, { part: 2 }, 'at-odds-1', 'part-given'],
    ['cybersport', { kind: 'parts-given', parts: [2] }, { part: 1 }, 'by-result', 'completed'],
    [
      'simulated-reality-games',
      { kind: 'interrupted', played: 80, waited: 'for-good' },
      {},
      'at-odds-1',
      'technical-stop',
    ],
    ['simulated-reality-games', { kind: 'interrupted', played: 80, waited: 8 }, {}, 'not-yet', 'window-open'],
  ] as const satisfies readonly (readonly [string, MatchState, object, string, string])[])(
    '%s after %j, asked %j: %s, %s',
    (slug, state, leg, settles, code) => {
      expect(judgeLeg(ruleOf(slug), state, leg)).toMatchObject({ settles, why: { code } });
    },
  );
});

describe('94, who was honoured at the ceremony', () => {
  const race = (entries: RaceRecord['entries'], more: Partial<RaceRecord> = {}): RaceRecord => ({
    sort: 'race',
    status: 'completed',
    entries,
    ...more,
  });
  const ana = { key: 'ana', state: 'finished', position: 1, laps: 50 } as const;
  const bo = { key: 'bo', state: 'finished', position: 2, laps: 50 } as const;
  const reported = race([ana, bo]);
  const winner = (record: RaceRecord) =>
    wordOf(settleOutcome(marketOf('race-winner', ''), 'ana', judgeContest(ruleOf('auto-racing'), record, null).record));

  it.each([
    [
      'is disqualified later',
      race([
        { key: 'ana', state: 'disqualified' },
        { ...bo, position: 1 },
      ]),
      'won',
    ],
    [
      'is moved back later',
      race(
        [
          { ...ana, position: 2 },
          { ...bo, position: 1 },
        ],
        { isAfterCeremony: true },
      ),
      'won',
    ],
    [
      'was reported by mistake',
      race([
        { ...ana, position: 2 },
        { ...bo, position: 1 },
      ]),
      'lost',
    ],
  ] as const)('%s', (_sentence, later, verdict) => {
    expect(winner(afterCeremony(ruleOf('auto-racing'), reported, later))).toBe(verdict);
  });

  it('is a matter of races alone', () => {
    const later = race([{ key: 'ana', state: 'disqualified' }]);
    expect(afterCeremony(ruleOf('football'), reported, later)).toBe(later);
  });
});
