import type { LegOutcome } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { articleOf } from './article.ts';
import { RETIREMENTS, type Retirement } from './doctrine.ts';
import { judgeContest } from './judge-contest.ts';
import { judgeLeg, type MatchState } from './judge-leg.ts';
import { afterCeremony } from './judge-race.ts';
import { winnerByRetirement } from './judge-retirement.ts';
import { asksWinner, readMarket, settleOutcome } from './markets/index.ts';
import { sportRuleOf } from './registry.ts';
import type { Ending } from './result/ending.ts';
import type { FightRecord, MatchRecord, RaceRecord, ResultRecord } from './result/record.ts';
import { isInRuleBook } from './rule-book-markets.ts';
import type { SportRule } from './vocabulary.ts';

function ruleOf(slug: string): SportRule {
  const rule = sportRuleOf(slug);
  if (rule === null) throw new Error(`no rule of ${slug}`);
  return rule;
}

function marketOf(kind: string, specifier: string) {
  const market = readMarket(kind, specifier);
  if (market === null) throw new Error(`no market ${kind} ${specifier}`);
  return market;
}

const pair = (text: string) => {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return { home, away };
};

/** A match that was played to its end, by its score and the scores of its parts. */
const match = (score: string, periods: readonly string[] = [], more: Partial<MatchRecord> = {}): MatchRecord => ({
  ...{ sort: 'match', status: 'completed', score: pair(score), ...more },
  ...(periods.length > 0 && { periods: periods.map(pair) }),
});

const wordOf = (verdict: LegOutcome | null) => {
  if (verdict === null) return 'waits';
  return verdict.voidHalves === 2 ? 'returned' : verdict.result === 1 ? 'won' : 'lost';
};

type Asked = readonly [kind: string, specifier: string, outcome: string];

function came(slug: string, told: ResultRecord, ending: Ending | null, [kind, specifier, outcome]: Asked) {
  const { record } = judgeContest(ruleOf(slug), told, ending);
  return wordOf(settleOutcome(marketOf(kind, specifier), outcome, record));
}

const OVERTIME = { decidedIn: 'overtime', overtime: pair('3:0') } as const;
const SHOT_OUT = { decidedIn: 'shoot-out', overtime: pair('0:0'), shootOut: pair('1:2') } as const;
const EXTRA_END = { ...{ decidedIn: 'overtime', periodsPlanned: 10 }, overtime: pair('0:2') } as const;
const DISTANCE: FightRecord = { sort: 'fight', status: 'completed', winner: 'home', method: 'points', round: 12 };
const DRAWN: FightRecord = { ...DISTANCE, winner: 'draw' };
const STOPPED: FightRecord = { ...DISTANCE, method: 'knockout', round: 3, roundsPlanned: 12 };
const GOLDEN = match('3:3', ['25:20', '20:25', '25:21', '23:25', '15:9', '13:15'], { decidedIn: 'regular-time' });
const SUPER_TIE_BREAK = match('2:1', ['6:4', '3:6', '10:8'], { periodsPlanned: 3, isLastSetTieBreak: true });
const MAPS = { periodsPlanned: 3, decidedIn: 'regular-time' } as const;
const DLS: Ending = { kind: 'reduced', winner: 'away' };
const CHASE = match('180:120', ['180:0', '0:120'], { status: 'abandoned' });

// The row of the checklist, the sentence, the sport, what was told, how it ended, what is asked, and what comes of it.
describe('what the house decided, row by row', () => {
  it.each([
    [89, 'extra time does not count', 'football', match('1:1', [], OVERTIME), null, ['1x2', '', 'x'], 'won'],
    [89, 'nor in the total', 'football', match('1:1', [], OVERTIME), null, ['total', 'line=2.5', 'under'], 'won'],
    [90, 'regular time ends level', 'ice-hockey', match('2:2', [], SHOT_OUT), null, ['1x2', '', 'x'], 'won'],
    [
      90,
      'the winner is who wins the shoot-out',
      'ice-hockey',
      match('2:2', [], SHOT_OUT),
      null,
      ['match-winner', '', '2'],
      'won',
    ],
    [90, 'no total counts it', 'ice-hockey', match('2:2', [], SHOT_OUT), null, ['total', 'line=4.5', 'under'], 'won'],
    [
      90,
      'but the one that names it',
      'ice-hockey',
      match('2:2', [], SHOT_OUT),
      null,
      ['total', 'period=decided|line=4.5', 'over'],
      'won',
    ],
    [
      91,
      'a total is of regular time',
      'basketball',
      match('80:80', [], OVERTIME),
      null,
      ['total', 'line=161.5', 'under'],
      'won',
    ],
    [
      91,
      'one with overtime has it',
      'basketball',
      match('80:80', [], OVERTIME),
      null,
      ['total', 'period=full|line=161.5', 'over'],
      'won',
    ],
    [91, 'and so has the winner', 'basketball', match('80:80', [], OVERTIME), null, ['match-winner', '', '1'], 'won'],
    [92, 'a golden set is no set', 'volleyball', GOLDEN, null, ['total', 'line=5.5', 'under'], 'won'],
    [92, 'nor are its points', 'volleyball', GOLDEN, null, ['points-total', 'line=210.5', 'under'], 'won'],
    [92, 'the match was won before it', 'volleyball', GOLDEN, null, ['1x2', '', '1'], 'won'],
    [
      93,
      'a tie-break is one game',
      'tennis',
      match('2:0', ['7:6', '6:4']),
      null,
      ['points-total', 'line=22.5', 'over'],
      'won',
    ],
    [
      93,
      'and no more than one',
      'tennis',
      match('2:0', ['7:6', '6:4']),
      null,
      ['points-total', 'line=23.5', 'under'],
      'won',
    ],
    [93, 'in place of a set as well', 'tennis', SUPER_TIE_BREAK, null, ['points-total', 'line=20.5', 'under'], 'won'],
    [93, 'and it is a set', 'tennis', SUPER_TIE_BREAK, null, ['total', 'line=2.5', 'over'], 'won'],
    [
      95,
      'a lead that ends it completes it',
      'baseball',
      match('12:1', ['5:0', '4:1', '3:0']),
      { kind: 'mercy' },
      ['match-winner', '', '1'],
      'won',
    ],
    [
      95,
      'innings that never came',
      'baseball',
      match('12:1', ['5:0', '4:1', '3:0']),
      { kind: 'mercy' },
      ['1x2', 'period=5', '1'],
      'returned',
    ],
    [
      95,
      'whoever pitches',
      'baseball',
      match('3:1', [], { isPitcherChanged: true }),
      null,
      ['match-winner', '', '1'],
      'won',
    ],
    [
      99,
      'a draw of regular time stands',
      'american-football',
      match('20:20', [], OVERTIME),
      null,
      ['1x2', '', 'x'],
      'won',
    ],
    [
      99,
      'the winner counts overtime',
      'american-football',
      match('20:20', [], OVERTIME),
      null,
      ['match-winner', '', '1'],
      'won',
    ],
    [101, 'an extra end counts for the result', 'curling', match('6:6', [], EXTRA_END), null, ['1x2', '', '2'], 'won'],
    [101, 'and for the total', 'curling', match('6:6', [], EXTRA_END), null, ['total', 'line=13.5', 'over'], 'won'],
    [101, 'and for the handicap', 'curling', match('6:6', [], EXTRA_END), null, ['handicap', 'line=1.5', '2'], 'won'],
    [
      101,
      'once alone',
      'curling',
      match('6:6', [], EXTRA_END),
      null,
      ['total', 'period=full|line=14.5', 'under'],
      'won',
    ],
    [
      106,
      'water polo has to be played to its end',
      'water-polo',
      match('9:8', [], { status: 'abandoned' }),
      { kind: 'interrupted', played: 31 },
      ['1x2', '', '1'],
      'returned',
    ],
    [
      112,
      'so has table soccer',
      'table-soccer',
      match('1:0', ['7:4'], { status: 'abandoned' }),
      { kind: 'interrupted', played: 99 },
      ['match-winner', '', '1'],
      'returned',
    ],
    [
      112,
      'and klask',
      'klask',
      match('1:0', ['6:4'], { status: 'abandoned' }),
      { kind: 'interrupted', played: 99 },
      ['match-winner', '', '1'],
      'returned',
    ],
    [
      112,
      'and air hockey',
      'air-hockey',
      match('3:0', ['7:4', '7:1', '7:3'], { status: 'abandoned' }),
      { kind: 'interrupted', played: 99 },
      ['match-winner', '', '1'],
      'returned',
    ],
    [
      108,
      'superiority is a sporting finish (D34)',
      'wrestling',
      match('10:0', ['10:0'], { status: 'walkover' }),
      { kind: 'forfeit', by: 'technical' },
      ['1x2', '', '1'],
      'won',
    ],
    [
      108,
      'in Greco-Roman by eight',
      'wrestling',
      match('8:0', ['8:0'], { status: 'walkover', style: 'greco-roman' }),
      { kind: 'forfeit', by: 'technical' },
      ['1x2', '', '1'],
      'won',
    ],
    [
      108,
      'which is not enough in freestyle',
      'wrestling',
      match('8:0', ['8:0'], { status: 'walkover' }),
      { kind: 'forfeit', by: 'technical' },
      ['1x2', '', '1'],
      'returned',
    ],
    [
      108,
      'and no walkover',
      'wrestling',
      match('10:0', ['10:0'], { status: 'walkover' }),
      { kind: 'forfeit', by: 'walkover' },
      ['1x2', '', '1'],
      'returned',
    ],
    [109, 'a draw gives both back', 'boxing', DRAWN, null, ['fight-winner', 'ways=2', '1'], 'returned'],
    [109, 'or is bet on', 'boxing', DRAWN, null, ['fight-winner', 'ways=3', 'x'], 'won'],
    [109, 'points go the distance', 'boxing', DISTANCE, null, ['fight-distance', '', 'yes'], 'won'],
    [109, 'a knockout does not', 'mma', STOPPED, null, ['fight-distance', '', 'yes'], 'lost'],
    [
      109,
      'no contest: nobody won',
      'mma',
      { ...STOPPED, winner: undefined, method: undefined },
      { kind: 'no-contest' },
      ['fight-winner', 'ways=2', '1'],
      'returned',
    ],
    [
      109,
      'but two and a half rounds were fought',
      'mma',
      { ...STOPPED, winner: undefined, method: undefined },
      { kind: 'no-contest' },
      ['fight-rounds-total', 'line=1.5', 'over'],
      'won',
    ],
    [
      109,
      'half of three minutes',
      'boxing',
      { ...STOPPED, roundSeconds: 91 },
      null,
      ['fight-rounds-total', 'line=2.5', 'over'],
      'won',
    ],
    [
      109,
      'is not passed at the half',
      'boxing',
      { ...STOPPED, roundSeconds: 90 },
      null,
      ['fight-rounds-total', 'line=2.5', 'under'],
      'won',
    ],
    [
      109,
      'of rounds of two minutes',
      'boxing',
      { ...STOPPED, roundSeconds: 61, roundMinutes: 2 },
      null,
      ['fight-rounds-total', 'line=2.5', 'over'],
      'won',
    ],
    [
      111,
      'another distance is another match',
      'squash',
      match('2:0', ['11:4', '11:5']),
      { kind: 'format-changed' },
      ['match-winner', '', '1'],
      'returned',
    ],
    [
      111,
      'in darts as well',
      'darts',
      match('2:0'),
      { kind: 'format-changed' },
      ['total', 'line=1.5', 'over'],
      'returned',
    ],
    [111, 'and in bowls', 'bowls', match('9:4'), { kind: 'format-changed' }, ['match-winner', '', '1'], 'returned'],
    [113, 'the calculated winner stands', 'cricket', CHASE, DLS, ['match-winner', '', '2'], 'won'],
    [113, 'whatever the runs say', 'cricket', CHASE, DLS, ['match-winner', '', '1'], 'lost'],
    [113, 'what was open is returned', 'cricket', CHASE, DLS, ['total', 'period=2|line=150.5', 'over'], 'returned'],
    [113, 'what was decided stands', 'cricket', CHASE, DLS, ['total', 'period=1|line=150.5', 'over'], 'won'],
    [
      114,
      'a map without play was not played',
      'cybersport',
      match('2:1', ['13:7', '0:13', '13:9'], { ...MAPS, walkovers: [2] }),
      null,
      ['1x2', 'period=2', '2'],
      'returned',
    ],
    [
      114,
      'the others decide the match',
      'cybersport',
      match('2:1', ['13:7', '0:13', '13:9'], { ...MAPS, walkovers: [2] }),
      null,
      ['match-winner', '', '1'],
      'won',
    ],
    [
      114,
      'and the number of maps',
      'cybersport',
      match('2:1', ['13:7', '0:13', '13:9'], { ...MAPS, walkovers: [2] }),
      null,
      ['total', 'line=2.5', 'under'],
      'won',
    ],
    [
      114,
      'a map given away decides no match',
      'cybersport',
      match('2:0', ['13:7', '13:0'], { ...MAPS, walkovers: [2] }),
      null,
      ['match-winner', '', '1'],
      'returned',
    ],
    [
      114,
      'what was played stands',
      'cybersport',
      match('2:0', ['13:7', '13:0'], { ...MAPS, walkovers: [2] }),
      null,
      ['1x2', 'period=1', '1'],
      'won',
    ],
    [
      114,
      'a best of two may end level',
      'cybersport',
      match('1:1', ['13:7', '9:13'], { ...MAPS, periodsPlanned: 2 }),
      null,
      ['1x2', '', 'x'],
      'won',
    ],
    [
      114,
      'and gives both back without a draw',
      'cybersport',
      match('1:1', ['13:7', '9:13'], { ...MAPS, periodsPlanned: 2 }),
      null,
      ['match-winner', '', '1'],
      'returned',
    ],
    [115, 'the result is what was simulated', 'simulated-reality-games', match('2:1'), null, ['1x2', '', '1'], 'won'],
    [
      115,
      'one that stopped is returned',
      'simulated-reality-games',
      match('2:1', [], { status: 'abandoned' }),
      { kind: 'interrupted', played: 89 },
      ['1x2', '', '1'],
      'returned',
    ],
    [
      115,
      'unless it was decided',
      'simulated-reality-games',
      match('2:1', [], { status: 'abandoned' }),
      { kind: 'interrupted', played: 89 },
      ['total', 'line=2.5', 'over'],
      'won',
    ],
    [
      110,
      'no break is higher than the highest',
      'snooker',
      match('5:3', [], { breaks: pair('148:20') }),
      null,
      ['break-total', 'line=99.5', 'over'],
      'waits',
    ],
    [
      110,
      'the highest break',
      'snooker',
      match('5:3', [], { breaks: pair('147:20') }),
      null,
      ['break-total', 'line=146.5', 'over'],
      'won',
    ],
    [
      111,
      'visits of 180',
      'darts',
      match('6:4', [], { maxima: pair('4:2') }),
      null,
      ['maxima-total', 'line=5.5', 'over'],
      'won',
    ],
  ] as const)('%d, %s (%s)', (_row, _sentence, slug, told, ending, asked, verdict) => {
    expect(came(slug, told, ending, asked)).toBe(verdict);
  });

  it('89: a corrected result is judged as if it had been the first, in every sport but at the ceremony of a race', () => {
    const codes = (slug: string) =>
      articleOf(ruleOf(slug)).sections.flatMap(({ statements }) => statements.map(({ phrase }) => phrase.code));
    expect(codes('football')).toContain('house.correction');
    expect(codes('auto-racing')).not.toContain('house.correction');
    expect(codes('auto-racing')).toContain('house.podium');
  });
});

describe('94, who was honoured at the ceremony', () => {
  const race = (entries: RaceRecord['entries'], more: Partial<RaceRecord> = {}): RaceRecord => ({
    ...{ sort: 'race', status: 'completed', entries, ...more },
  });
  const [ana, bo] = [
    { key: 'ana', state: 'finished', position: 1, laps: 50 },
    { key: 'bo', state: 'finished', position: 2, laps: 50 },
  ] as const;
  const told = race([ana, bo]);
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
      'was told by mistake',
      race([
        { ...ana, position: 2 },
        { ...bo, position: 1 },
      ]),
      'lost',
    ],
  ] as const)('%s', (_sentence, later, verdict) => {
    expect(winner(afterCeremony(ruleOf('auto-racing'), told, later))).toBe(verdict);
  });

  it('is a matter of races alone', () => {
    const later = race([{ key: 'ana', state: 'disqualified' }]);
    expect(afterCeremony(ruleOf('football'), told, later)).toBe(later);
  });
});

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

  it.each(CASES)('%s: %s', (slug, _when, told, counting) => {
    const rule = ruleOf(slug);
    for (const retirement of RETIREMENTS) {
      const judged = judgeContest(rule, told, { kind: 'withdrawn', part: 1, by: 'home' });
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
    ['where nobody tells who goes on, nobody has won', 'darts', { kind: 'withdrawn', part: 2 }, 'point', 'away'],
    ['other sports know no such thing', 'football', { kind: 'withdrawn', part: 2, by: 'home' }, 'point', null],
  ] as const)('%s', (sentence, slug, ending, retirement, winner) => {
    const told = { ...given, advancing: 'away' as const };
    const judged = judgeContest(ruleOf(slug), told, ending);
    expect(winnerByRetirement(ruleOf(slug), judged, retirement)).toBe(winner);
    const { advancing: _, ...untold } = told;
    if (sentence.startsWith('where nobody')) {
      expect(winnerByRetirement(ruleOf(slug), judgeContest(ruleOf(slug), untold, ending), retirement)).toBeNull();
    }
  });

  it.each(RETIREMENTS)('the article says it, and its examples are judged so: %s', (retirement) => {
    const { sections, example } = articleOf(ruleOf('tennis'), retirement);
    const said = sections
      .flatMap(({ statements }) => statements)
      .find(({ phrase }) => phrase.code === 'house.retirement');
    expect(said?.phrase.params).toEqual({ retirement });
    const rows = example.filter(({ situation }) => situation.code === 'situation.retired');
    expect(rows.map(({ situation, verdict, payout }) => [situation.params.reached, verdict.why.code, payout])).toEqual(
      (['nothing', 'point', 'set'] as const).map((reached) => {
        const wins = retirement === 'point' ? reached !== 'nothing' : retirement === 'set' && reached === 'set';
        return [reached, wins ? 'retirement-counts' : 'withdrawn', wins ? '2300.00' : '1000.00'];
      }),
    );
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

describe('82, the markets that a rule book speaks of', () => {
  it.each([
    ['auto-racing', 'race-place', 'places=3', true],
    ['auto-racing', 'race-place', 'places=6', false],
    ['snooker', 'break-total', 'line=146.5', true],
    ['snooker', 'break-total', 'line=147', false],
    ['snooker', 'maxima-total', 'line=5.5', false],
    ['darts', 'maxima-total', 'line=5.5', true],
    ['darts', 'break-1x2', '', false],
    ['tennis', 'break-1x2', '', false],
    ['handball', 'half-time-full-time', '', true],
    ['handball', 'half-time-full-time-2way', '', false],
    ['football', 'half-time-full-time', '', true],
  ] as const)('%s, %s %s: %s', (slug, kind, specifier, isOne) => {
    expect(isInRuleBook(ruleOf(slug), marketOf(kind, specifier))).toBe(isOne);
  });
});
