import { LOCALES, type Locale } from '@ordago/i18n';
import { ruleText, verdictText } from '@ordago/i18n/rules';
import { FOOTBALL_MARKETS, SPORT_RULES, type SportRule, specifierOf } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { isReportedOf, type MarketGroup, marketGroupsOf } from './what-if-markets.ts';
import { settleOne, type WhatIfStatus } from './what-if-settled.ts';
import {
  choicesOf,
  contradictionsIn,
  type FigureKey,
  figuresOf,
  happeningsOf,
  type Situation,
} from './what-if-situation.ts';

const ruleOf = (slug: string) => SPORT_RULES.find((rule) => rule.slug === slug) as SportRule;

function situationOf(rule: SportRule, more: Partial<Situation> = {}): Situation {
  const figures = Object.fromEntries(
    figuresOf(rule).flatMap(({ key, initial }) => (initial === null ? [] : [[key, initial]])),
  );
  const base = { happening: 'completed', format: rule.formats[0].name, played: null } as const;
  return { ...base, ...more, figures: { ...figures, ...more.figures } };
}

/** Every market with each of its outcomes, by `kind specifier outcome`. */
function settledIn(slug: string, more: Partial<Situation> = {}) {
  const rule = ruleOf(slug);
  const situation = situationOf(rule, more);
  const markets = marketGroupsOf(rule, situation).flatMap((group) => group.markets);
  return new Map<string, { status: WhatIfStatus; payout: string | null; why: string }>(
    markets.flatMap((market) => {
      const { kind, specifier, lines } = settleOne(rule, situation, market);
      return lines.flatMap(({ outcomes, status, payout, why }) =>
        outcomes.map((outcome) => [`${kind} ${specifier} ${outcome}`, { status, payout, why: why.code }] as const),
      );
    }),
  );
}

type Row = readonly [name: string, status: WhatIfStatus, payout: string | null];

describe('every market under the reader\u2019s contest', () => {
  // 1000 at 2.3. Half-time 1–0, the first goal by the first side in minute 23.
  it.each<[title: string, slug: string, more: Partial<Situation>, rows: readonly Row[]]>([
    [
      'football, 2–1 at the end',
      'football',
      { figures: { 'corners-home': 6, 'corners-away': 3, 'red-cards-home': 0, 'red-cards-away': 0 } },
      [
        ['1x2  1', 'won', '2300.00'],
        ['1x2  x', 'lost', '0.00'],
        ['double-chance  12', 'won', '2300.00'],
        ['handicap line=-1 1', 'returned', '1000.00'],
        ['handicap line=-0.75 1', 'half-won', '1650.00'],
        ['handicap line=-1.25 1', 'half-lost', '500.00'],
        ['handicap line=-1.25 2', 'half-won', '1650.00'],
        ['total line=2.75 over', 'half-won', '1650.00'],
        ['total line=3 over', 'returned', '1000.00'],
        [
          'correct-score scores=0:0,0:1,0:2,0:3,0:4,1:0,1:1,1:2,1:3,1:4,2:0,2:1,2:2,2:3,2:4,3:0,3:1,3:2,3:3,3:4,4:0,4:1,4:2,4:3,4:4 2:1',
          'won',
          '2300.00',
        ],
        ['half-time-full-time  1/1', 'won', '2300.00'],
        ['half-time-full-time  x/1', 'lost', '0.00'],
        ['highest-half  second', 'won', '2300.00'],
        ['1x2 period=2 x', 'won', '2300.00'],
        ['both-score  yes', 'won', '2300.00'],
        ['both-score period=1 no', 'won', '2300.00'],
        ['first-goal-time every=15 16-30', 'won', '2300.00'],
        ['nth-goal goal=1 1', 'won', '2300.00'],
        ['corners-total line=9 over', 'returned', '1000.00'],
        ['corners-1x2  1', 'won', '2300.00'],
        ['red-card  no', 'won', '2300.00'],
        ['fouls-1x2  1', 'waits', null],
      ],
    ],
    [
      'football, stopped at 2–1 in minute 69: what was determined is settled',
      'football',
      { happening: 'interrupted', played: 69 },
      [
        ['1x2  1', 'returned', '1000.00'],
        ['total line=2.5 over', 'won', '2300.00'],
        ['total line=3.5 over', 'returned', '1000.00'],
        ['both-score  yes', 'won', '2300.00'],
        ['1x2 period=1 1', 'won', '2300.00'],
        ['1x2 period=2 x', 'returned', '1000.00'],
        ['half-time-full-time  x/x', 'lost', '0.00'],
        ['half-time-full-time  1/1', 'returned', '1000.00'],
        ['first-goal-time every=15 16-30', 'won', '2300.00'],
        ['nth-goal goal=1 2', 'lost', '0.00'],
      ],
    ],
    [
      'football, stopped at 2–1 in minute 70: it counts as completed',
      'football',
      { happening: 'interrupted', played: 70 },
      [
        ['1x2  1', 'won', '2300.00'],
        ['total line=3.5 over', 'lost', '0.00'],
      ],
    ],
    [
      'football, stopped in the first half: no half is over',
      'football',
      { happening: 'interrupted', played: 30, figures: { home: 1, away: 0 } },
      [
        ['1x2 period=1 1', 'returned', '1000.00'],
        ['total period=1|line=0.5 over', 'won', '2300.00'],
      ],
    ],
    [
      'football, walkover',
      'football',
      { happening: 'walkover' },
      [['correct-score period=1|scores=0:0,0:1,0:2,1:0,1:1,1:2,2:0,2:1,2:2 1:0', 'returned', '1000.00']],
    ],
    [
      'tennis, given up after a set',
      'tennis',
      { happening: 'withdrawn' },
      [
        ['match-winner  1', 'returned', '1000.00'],
        ['1x2 period=1 1', 'won', '2300.00'],
        ['1x2 period=2 1', 'returned', '1000.00'],
        ['total line=1 over', 'won', '2300.00'],
      ],
    ],
    [
      'snooker, with breaks',
      'snooker',
      { figures: { 'sets-home': 3, 'high-home': 101, 'high-away': 40 } },
      [
        ['break-1x2  1', 'won', '2300.00'],
        ['break-total line=101 over', 'returned', '1000.00'],
        ['break-total line=101.25 over', 'half-lost', '500.00'],
      ],
    ],
    [
      'boxing, a technical knockout in the third of 12 rounds',
      'boxing',
      {},
      [
        ['fight-winner ways=3 1', 'won', '2300.00'],
        ['fight-method  technical-knockout', 'won', '2300.00'],
        ['fight-round rounds=12 3', 'won', '2300.00'],
        ['fight-rounds-total line=2.5 over', 'lost', '0.00'],
        ['fight-rounds-total line=11.5 under', 'won', '2300.00'],
        ['fight-distance  no', 'won', '2300.00'],
      ],
    ],
    [
      'mma, on points: as many rounds as were planned',
      'mma',
      { choices: { method: 'points', winner: 'away' }, figures: { rounds: 5 } },
      [
        ['fight-winner-method  2/points', 'won', '2300.00'],
        ['fight-round rounds=5 points', 'won', '2300.00'],
        ['fight-rounds-total line=4.5 over', 'won', '2300.00'],
      ],
    ],
    [
      'wrestling, Greco-Roman: eight points end it in the first period',
      'wrestling',
      { choices: { style: 'greco-roman' }, figures: { 'first-home': 8, 'first-away': 0 } },
      [
        ['draw-no-bet  1', 'won', '2300.00'],
        ['total line=8.5 over', 'lost', '0.00'],
        ['1x2 period=2 1', 'returned', '1000.00'],
      ],
    ],
    [
      'auto racing, second with the fastest lap',
      'auto-racing',
      { figures: { place: 2 }, choices: { fastest: 'yours' } },
      [
        ['race-winner  yours', 'lost', '0.00'],
        ['race-place places=3 yours', 'won', '2300.00'],
        ['race-fastest-lap  yours', 'won', '2300.00'],
        ['race-head-to-head runners=yours,rival yours', 'won', '2300.00'],
      ],
    ],
  ])('%s', (_title, slug, more, rows) => {
    const settled = settledIn(slug, more);
    for (const [name, status, payout] of rows) {
      const found = settled.get(name);
      expect([name, found?.status, found?.payout ?? null]).toEqual([name, status, payout]);
    }
  });

  it('freestyle ends at ten points, Greco-Roman at eight, as in the rule book', () => {
    const secondPeriod = (style: string, lead: number) =>
      settledIn('wrestling', { choices: { style }, figures: { 'first-home': lead, 'first-away': 0 } }).get(
        '1x2 period=2 2',
      );
    expect(secondPeriod('freestyle', 9)).toMatchObject({ status: 'won' });
    expect(secondPeriod('freestyle', 10)).toMatchObject({ status: 'returned', why: 'part-not-played' });
    expect(secondPeriod('greco-roman', 7)).toMatchObject({ status: 'won' });
    expect(secondPeriod('greco-roman', 8)).toMatchObject({ status: 'returned', why: 'part-not-played' });
  });

  it('has as many rounds as the rule book gives each fight', () => {
    const roundsOf = (slug: string) => figuresOf(ruleOf(slug)).find(({ key }) => key === 'rounds');
    expect(['boxing', 'mma', 'e-ufc'].map((slug) => [roundsOf(slug)?.min, roundsOf(slug)?.max])).toEqual([
      [1, 12],
      [3, 5],
      [3, 5],
    ]);
  });

  it('holds every market that a football match is settled in', () => {
    const rule = ruleOf('football');
    const one = { figures: { away: 0, home: 2 } };
    const shown = marketGroupsOf(rule, situationOf(rule, one)).flatMap(({ markets }) => markets);
    const names = new Set(shown.map((market) => `${market.kind.key} ${specifierOf(market)}`));
    const missing = FOOTBALL_MARKETS.filter((market) => !names.has(`${market.kind.key} ${specifierOf(market)}`));
    expect(missing).toEqual([]);
    expect(shown.length).toBeGreaterThan(FOOTBALL_MARKETS.length);
  });

  const cases = SPORT_RULES.flatMap((rule) => happeningsOf(rule).map((happening) => [rule.slug, happening] as const));
  it.each(cases)(
    '%s, %s: every market with facts is settled, with a reason in every language',
    (slug, happening) => {
      const rule = ruleOf(slug);
      const situation = situationOf(rule, { happening, played: happening === 'interrupted' ? 50 : null });
      const groups = marketGroupsOf(rule, situation);
      expect(groups.length).toBeGreaterThan(1);
      // Most markets share their reasons: each one is written once.
      const written = new Map<string, (locale: Locale) => string>();
      const write = (code: string, of: (locale: Locale) => string) => written.set(code, of);
      const faults: string[] = [];
      for (const { group, markets } of groups) {
        write(group, (locale) => ruleText(locale, { code: `whatIf.group.${group}`, params: {} }));
        if (!isReportedOf(group, situation)) continue;
        // A stopped match is settled by all continuations: a sample of each will do.
        const step = happening === 'interrupted' ? 7 : 1;
        for (const market of markets.filter((_, place) => place % step === 0)) {
          const { kind, specifier, lines } = settleOne(rule, situation, market);
          const outcomes = lines.flatMap((line) => line.outcomes);
          if (outcomes.length < 2) faults.push(`${kind} ${specifier} has ${outcomes.length} outcomes`);
          for (const { status, why } of lines) {
            if (status === 'waits') faults.push(`${kind} ${specifier} waits`);
            write(JSON.stringify(why), (locale) => verdictText(locale, why));
          }
        }
      }
      for (const choice of choicesOf(rule, situation)) {
        write(choice.key, (locale) => ruleText(locale, { code: `whatIf.choice.${choice.key}`, params: {} }));
      }
      expect(faults).toEqual([]);
      const texts = [...written.values()].flatMap((of) => LOCALES.map(of));
      expect(texts.filter((text) => !/^[^{}]{3,}$/.test(text))).toEqual([]);
    },
    60_000,
  );
});

describe('figures that cannot have been', () => {
  it.each<[title: string, figures: Situation['figures'], key: FigureKey | null, fault?: string]>([
    ['the first ones fit', {}, null],
    ['more goals at half-time than at the end', { 'half-home': 3 }, 'half-home', 'half-above'],
    ['a goal in the first half that half-time does not know', { 'half-home': 0 }, 'first-goal', 'minute-half'],
    ['a first goal in the second half with one before', { 'first-goal': 60 }, 'first-goal', 'minute-half'],
    ['no goal, no minute', { home: 0, away: 0, 'half-home': 0 }, null],
  ])('%s', (_title, figures, key, fault) => {
    const rule = ruleOf('football');
    expect(contradictionsIn(rule, situationOf(rule, { figures }))).toEqual(key === null ? {} : { [key]: fault });
  });

  it('a goal after the match had stopped, and more rounds than were planned', () => {
    const football = ruleOf('football');
    const mma = ruleOf('mma');
    const stopped = situationOf(football, { happening: 'interrupted', played: 20 });
    expect(contradictionsIn(football, stopped)).toEqual({ 'first-goal': 'minute-late' });
    expect(contradictionsIn(mma, situationOf(mma, { figures: { rounds: 3, round: 4 } }))).toEqual({
      round: 'round-above',
    });
  });

  it('facts that nobody typed are asked for, heading by heading', () => {
    const reported = (group: MarketGroup, slug: string, figures: Situation['figures']) =>
      isReportedOf(group, { ...situationOf(ruleOf(slug)), figures });
    expect(reported('statistics', 'football', { home: 2, away: 1 })).toBe(false);
    expect(reported('statistics', 'football', { 'corners-home': 2, 'corners-away': 1 })).toBe(true);
    expect(reported('halves', 'football', { home: 2, away: 1 })).toBe(false);
    expect(reported('halves', 'football', { home: 0, away: 0 })).toBe(true);
    expect(reported('highest', 'darts', { 'high-home': 2 })).toBe(false);
  });
});
