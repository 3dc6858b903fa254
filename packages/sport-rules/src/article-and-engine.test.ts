import { LOCALES } from '@ordago/i18n';
import { ruleText, verdictText } from '@ordago/i18n/rules';
import { describe, expect, it } from 'vitest';
import { articleOf } from './article.ts';
import { OPERATOR_RULES, type OperatorRule } from './decided-rows.ts';
import { decisionsOf, windowHoursOf } from './doctrine.ts';
import { rungOf } from './each-way.ts';
import { judgeContest } from './judging/judge-contest.ts';
import { judgeInterruption } from './judging/judge-interruption.ts';
import { judgeLeg } from './judging/judge-leg.ts';
import { isSoundCup, isSoundRound } from './judging/judge-parts.ts';
import { afterCeremony } from './judging/judge-race.ts';
import { isWonByRetirement } from './judging/judge-retirement.ts';
import { readMarket, settleOutcome } from './markets/index.ts';
import { SPORT_RULES } from './registry.ts';
import type { Ending } from './result/ending.ts';
import type { FightRecord, MatchRecord, RaceRecord } from './result/record.ts';
import { isInRuleBook } from './rule-book-markets.ts';
import { shapeOf } from './shape.ts';
import { type MatchFormat, type SportRule, specialOf } from './vocabulary.ts';

/** The article as it is read, in a language. */
function textOf(rule: SportRule, locale: (typeof LOCALES)[number] = 'en'): string {
  const { formats, sections, example } = articleOf(rule);
  const phrases = [
    ...formats.flatMap(({ name, length, minimum }) => [name, length, minimum]),
    ...sections.flatMap(({ statements }) => statements.map(({ phrase }) => phrase)),
  ];
  const texts = phrases.map((phrase) => ruleText(locale, phrase));
  return [...texts, ...example.map(({ verdict, payout }) => `${verdictText(locale, verdict.why)} ${payout}`)].join(
    '\n',
  );
}

const set = (home: number, away: number) => ({ home, away });
const MATCH: MatchRecord = { sort: 'match', status: 'completed', score: { home: 0, away: 0 } };
const upTo = (count: number, step = 1) => Array.from({ length: count / step + 1 }, (_, place) => place * step);

/** Returns the engine's answers in a format, around every figure that a rule book may name. */
function formatAnswers(rule: SportRule, { name, length }: MatchFormat) {
  const stopped = (played: number) => judgeInterruption(rule, { format: name, played });
  const contest = shapeOf(rule) === 'rounds' ? FIGHT : MATCH;
  const ending = { kind: 'interrupted', format: name, played: 0 } as const;
  const { record } = judgeContest(rule, contest, ending);
  return {
    stopped: upTo(110, 0.5).map(stopped),
    planned: 'periodsPlanned' in record && record.periodsPlanned,
    minutes: 'regularMinutes' in record && record.regularMinutes,
    sets: length.kind === 'best-of' || length.kind === 'won-parts' ? setAnswers(rule, name) : [],
  };
}

/** Settles bets on sets that stopped in the first or in the last possible one, and on their number. */
function setAnswers(rule: SportRule, format: string) {
  const ending = { kind: 'interrupted', format, played: 0 } as const;
  const settled = (reported: Partial<MatchRecord>, asked: readonly (readonly [kind: string, specifier: string])[]) => {
    const { record } = judgeContest(rule, { ...MATCH, status: 'abandoned', ...reported }, ending);
    return asked.map(([kind, specifier]) => {
      const market = readMarket(kind, specifier);
      return market && settleOutcome(market, 'over', record);
    });
  };
  const { record } = judgeContest(rule, MATCH, ending);
  const planned = ('periodsPlanned' in record && record.periodsPlanned) || 3;
  const sets = upTo(12).map((line) => ['total', `line=${line}.5`] as const);
  const lines = (period: number, points: number) =>
    upTo(6).map((more) => ['total', `period=${period}|line=${2 * points - 2 + more}.5`] as const);
  return [
    settled({}, sets),
    ...(SHORT_OF[rule.slug] ?? []).flatMap((points) => {
      const ahead = set(points, points - 1);
      // Nobody knows how the sets before it came out: they are recorded as whatever wins one.
      const before = upTo(planned - 2).map((place) => finalOf(rule, format, place % 2 === 0));
      const halves = { home: Math.ceil(before.length / 2), away: Math.floor(before.length / 2) };
      return [
        settled({ periods: [ahead] }, lines(1, points)),
        settled({ score: halves, periods: [...before, ahead] }, lines(planned, points)),
      ];
    }),
  ];
}

/** Points of a side that is one ahead and short of a target, a decider or a cap by one. */
const SHORT_OF: Readonly<Record<string, readonly number[]>> = {
  volleyball: [14, 20, 24],
  'e-volleyball': [14, 24],
  squash: [10],
  'table-soccer': [4, 6, 7],
  klask: [5],
  'air-hockey': [6],
};

/** A set that ends at its target. */
function finalOf({ formats }: SportRule, format: string, isHome: boolean) {
  const length = formats.find(({ name }) => name === format)?.length;
  const target = length && 'scoring' in length ? (length.scoring?.target ?? 1) : 1;
  return isHome ? set(target, 0) : set(0, target);
}

const FIGHT: FightRecord = { sort: 'fight', status: 'completed', winner: 'home', method: 'knockout', round: 3 };

/** Returns the engine's answers for a sport. */
function answersOf(rule: SportRule): string {
  const race = specialOf(rule, 'race');
  const markets = [
    ...upTo(12).map((places) => ['race-place', `places=${places}`] as const),
    ...upTo(200).map((line) => ['break-total', `line=${line}.5`] as const),
    ['half-time-full-time', ''] as const,
    ['half-time-full-time-2way', ''] as const,
  ] as const;
  const styles = (['freestyle', 'greco-roman'] as const).map((style) =>
    upTo(20).map(
      (lead) =>
        judgeContest(rule, { ...MATCH, style, score: set(lead, 0) }, { kind: 'forfeit', by: 'technical' }).record,
    ),
  );
  return JSON.stringify({
    window: windowHoursOf(rule),
    formats: rule.formats.map((format) => formatAnswers(rule, format)),
    halves: upTo(400).map((roundSeconds) => judgeContest(rule, { ...FIGHT, roundSeconds }, null).record),
    sold: markets.map(([kind, specifier]) => {
      const market = readMarket(kind, specifier);
      return market && isInRuleBook(rule, market);
    }),
    scores: upTo(200).map((points) => judgeContest(rule, { ...MATCH, breaks: set(points, 0) }, null).record),
    classified: race && upTo(100).map((laps) => judgeContest(rule, raceWith(laps), null).record),
    styles,
    clock: rule.formats.map(({ name }) =>
      upTo(20, 0.25).map((played) => {
        const ending = { kind: 'interrupted', format: name, played, unit: 'real' } as const;
        return judgeContest(rule, { ...MATCH, status: 'abandoned' }, ending).record.status;
      }),
    ),
    rounds: upTo(400).flatMap((seconds) => [
      isSoundRound(rule, { seconds, bettingSeconds: 400 }),
      isSoundRound(rule, { seconds: 400, bettingSeconds: seconds }),
    ]),
    cups: upTo(20).flatMap((count) => [
      isSoundCup(rule, { teams: count, rounds: 99 }),
      isSoundCup(rule, { teams: specialOf(rule, 'virtual-cup')?.teams ?? 0, rounds: count }),
    ]),
    eachWay: upTo(40).map((runners) => rule.eachWay && rungOf(rule.eachWay, runners)),
  });
}

/** Each rule book has several figures, and is asked once. */
function knownAnswersOf(rule: SportRule): string {
  const answers = KNOWN.get(rule.slug) ?? answersOf(rule);
  KNOWN.set(rule.slug, answers);
  return answers;
}
const KNOWN = new Map<string, string>();

/** A race in which somebody dropped out after so many of the winner's hundred laps. */
const raceWith = (laps: number): RaceRecord => ({
  sort: 'race',
  status: 'completed',
  entries: [
    { key: 'ana', state: 'finished', position: 1, laps: 100 },
    { key: 'bo', state: 'retired', laps },
  ],
});

interface Figure {
  readonly where: string;
  readonly changed: SportRule;
}

/** Every number of a rule book, with the rule book in which it is another one. */
function figuresOf(rule: SportRule): Figure[] {
  const found: Figure[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]) => {
    if (typeof value === 'number') {
      const changed = structuredClone(rule);
      const last = path.at(-1) as string;
      const holder = path.slice(0, -1).reduce<unknown>((one, key) => (one as never)[key], changed);
      // A line has two or three ways.
      (holder as Record<string, number>)[last] = last === 'ways' ? 5 - value : value + 1;
      found.push({ where: path.join('.'), changed });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) walk(one, [...path, key]);
    }
  };
  walk(rule.formats, ['formats']);
  walk(rule.special ?? [], ['special']);
  walk(rule.eachWay ?? [], ['eachWay']);
  return found;
}

const FIGURES = SPORT_RULES.flatMap((rule) => figuresOf(rule).map((figure) => ({ rule, slug: rule.slug, ...figure })));

/** Lengths of a bout or a fight, for the reader alone: no bet depends on them. */
const FOR_THE_READER = [
  'boxing formats.0.length.max',
  'boxing formats.1.length.max',
  'boxing formats.1.length.minutes',
  'mma formats.0.length.min',
  'mma formats.0.length.max',
  'e-ufc formats.0.length.min',
  'e-ufc formats.0.length.max',
  'wrestling formats.0.length.minutes',
  'wrestling formats.1.length.minutes',
];

describe('the figures of the rule books', () => {
  it.each(FIGURES)('$slug, $where: the article states what the engine does', ({ rule, changed, slug, where }) => {
    for (const locale of LOCALES) expect(textOf(changed, locale)).not.toBe(textOf(rule, locale));
    const isForReader = FOR_THE_READER.includes(`${slug} ${where}`);
    expect(answersOf(changed) === knownAnswersOf(rule)).toBe(isForReader);
  });
});

const reported = (rule: SportRule, match: Partial<MatchRecord>, ending: Ending | null = null) =>
  judgeContest(rule, { ...MATCH, ...match }, ending).record;
const RACE: RaceRecord = {
  sort: 'race',
  status: 'completed',
  entries: [{ key: 'ana', state: 'finished', position: 1 }],
};

/** Answers of the engine for a decision of the operator; they differ for a sport without it. */
const EXECUTED: Partial<Record<OperatorRule, (rule: SportRule) => unknown>> = {
  retirement: (rule) => isWonByRetirement(rule, 'point', 'set'),
  'extra-end': (rule) => reported(rule, {}),
  'golden-set': (rule) => reported(rule, { periods: [3, 4, 5, 6].map(() => set(25, 20)) }),
  'tie-break': (rule) => reported(rule, { periods: [set(10, 8)], isLastSetTieBreak: true }),
  mercy: (rule) => judgeContest(rule, MATCH, { kind: 'mercy' }),
  'listed-pitcher': (rule) => reported(rule, { isPitcherChanged: true }),
  'reduced-overs': (rule) => judgeContest(rule, MATCH, { kind: 'reduced', winner: 'home' }),
  'format-change': (rule) => judgeContest(rule, MATCH, { kind: 'format-changed' }),
  'part-walkover': (rule) => reported(rule, { periods: [set(13, 0)], walkovers: [1] }),
  'as-simulated': (rule) => judgeLeg(rule, { kind: 'interrupted', played: null, waited: 'for-good' }),
  superiority: (rule) => reported(rule, { score: set(10, 0) }, { kind: 'forfeit', by: 'technical' }),
  submission: (rule) => judgeContest(rule, { ...FIGHT, method: 'submission' }, null),
  'half-round': (rule) => judgeContest(rule, { ...FIGHT, roundSeconds: 200, roundMinutes: 3 }, null),
  podium: (rule) => afterCeremony(rule, RACE, { ...RACE, entries: [], isAfterCeremony: true }),
};

/** Decisions that follow from the data of a rule book alone. */
const OF_DATA: Partial<Record<OperatorRule, (rule: SportRule) => boolean>> = {
  'full-play': ({ formats }) => formats.every(({ minimum }) => minimum === 'to-the-end'),
  'play-unknown': (rule) =>
    rule.formats.every(({ name }) => judgeInterruption(rule, { format: name, played: null }) === 'not-completed'),
  'withdrawal-in-first-part': (rule) => judgeLeg(rule, { kind: 'withdrawn', part: 1 }).settles === 'at-odds-1',
  'race-classified': (rule) => specialOf(rule, 'race') !== undefined,
  'head-to-head': (rule) => specialOf(rule, 'race') !== undefined,
  'overtime-named': (rule) => (reported(rule, {}) as MatchRecord).plain === undefined,
  'open-part': (rule) => {
    const format = rule.formats.find(({ minimum }) => minimum !== 'to-the-end');
    const minimum = format?.minimum;
    if (!format || !minimum || minimum === 'to-the-end') return false;
    const stopped = { kind: 'interrupted', format: format.name, played: minimum.amount } as const;
    const { record } = judgeContest(rule, { ...MATCH, periods: [set(0, 0), set(0, 0)] }, stopped);
    const market = readMarket('1x2', 'period=2');
    return market !== null && settleOutcome(market, '1', record)?.voidHalves === 2;
  },
  'drawn-best-of': (rule) => {
    const market = readMarket('1x2', '');
    const level = { score: set(1, 1), periods: [set(13, 9), set(5, 13)], periodsPlanned: 2 };
    return (market && settleOutcome(market, 'x', reported(rule, level))?.result) === 1;
  },
  'no-contest': (rule) => judgeContest(rule, FIGHT, { kind: 'no-contest' }).record.status === 'abandoned',
  distance: (rule) => judgeContest(rule, { ...FIGHT, method: 'points' }, null).record.status === 'completed',
  'capped-lead': ({ formats }) =>
    formats.every(
      ({ length }) => 'scoring' in length && length.scoring?.cap !== undefined && length.scoring.lead === 2,
    ),
  'sets-to-win': ({ formats }) =>
    formats.every(({ length }) => length.kind === 'won-parts' && length.wins !== undefined),
  'same-lead': ({ formats }) => formats.every(({ length }) => 'scoring' in length && length.scoring?.lead === 2),
  clock: ({ formats }) => formats.some(({ minimum }) => minimum !== 'to-the-end' && minimum.unit === 'displayed'),
  combination: () => {
    const asked = readMarket('bet-builder', 'parts=1x2~~1;total~line=3~over');
    const came = asked && settleOutcome(asked, 'yes', { ...MATCH, score: set(2, 1) });
    return came?.voidHalves === 2;
  },
  'machine-window': (rule) => windowHoursOf(rule) === 8 && rule.formats[0].minimum === 'to-the-end',
};

/**
 * Rules of every sport, covered by tests of their own: the minute of a goal, a fixture that is moved, a result that is
 * corrected, comes late or lacks a figure.
 */
const OF_ALL = ['minute-one', 'moved-start', 'correction', 'late-result', 'missing-figure'];

describe('what the operator decided', () => {
  it('is shown by the engine, decision by decision', () => {
    const shown = [...Object.keys(EXECUTED), ...Object.keys(OF_DATA), ...OF_ALL];
    expect([...shown].sort()).toEqual([...OPERATOR_RULES].sort());
  });

  const DECIDED = SPORT_RULES.flatMap((rule) =>
    decisionsOf(rule).map((decision) => ({ rule, slug: rule.slug, decision })),
  );

  it.each(DECIDED.filter(({ decision }) => EXECUTED[decision]))('$slug: $decision decides', ({ rule, decision }) => {
    const answer = EXECUTED[decision];
    const without = { ...rule, operatorRules: (rule.operatorRules ?? []).filter((one) => one !== decision) };
    expect(answer?.(rule)).not.toEqual(answer?.(without));
    expect(textOf(rule)).not.toBe(textOf(without));
  });

  it.each(DECIDED.filter(({ decision }) => OF_DATA[decision]))('$slug: $decision holds', ({ rule, decision }) => {
    expect(OF_DATA[decision]?.(rule)).toBe(true);
  });

  it.each(SPORT_RULES)(
    '$slug states that it has to be played to its end exactly where the operator decided it',
    (rule) => {
      const isWhole = rule.formats.every(({ minimum }) => minimum === 'to-the-end');
      const isOfSpecification = rule.family === 'e-sport' || rule.slug === 'wrestling';
      expect((rule.operatorRules ?? []).includes('full-play')).toBe(isWhole && !isOfSpecification);
    },
  );
});
