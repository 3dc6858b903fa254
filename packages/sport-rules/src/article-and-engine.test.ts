import { LOCALES } from '@ordago/i18n';
import { ruleText, verdictText } from '@ordago/i18n/rules';
import { describe, expect, it } from 'vitest';
import { articleOf } from './article.ts';
import { decisionsOf, windowHoursOf } from './doctrine.ts';
import { rungOf } from './each-way.ts';
import { HOUSE_DECISIONS, type HouseDecision } from './house-decisions.ts';
import { judgeContest } from './judge-contest.ts';
import { judgeInterruption } from './judge-interruption.ts';
import { judgeLeg } from './judge-leg.ts';
import {
  displayedMinutes,
  halfAndMatchOptions,
  isPossibleScore,
  isSoundCup,
  isSoundRound,
  judgePrematureWin,
  partsWinner,
  partWinner,
} from './judge-parts.ts';
import { afterCeremony, isClassified, isOnPodium } from './judge-race.ts';
import { isWonByRetirement } from './judge-retirement.ts';
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
  const said = phrases.map((phrase) => ruleText(locale, phrase));
  return [...said, ...example.map(({ verdict, payout }) => `${verdictText(locale, verdict.why)} ${payout}`)].join('\n');
}

const MATCH: MatchRecord = { sort: 'match', status: 'completed', score: { home: 0, away: 0 } };
const upTo = (count: number, step = 1) => Array.from({ length: count / step + 1 }, (_, place) => place * step);

/** What the engine answers for a format, around every figure that a rule book may name. */
function formatAnswers(rule: SportRule, { name, length }: MatchFormat) {
  const stopped = (played: number) => judgeInterruption(rule, { format: name, played });
  const contest = shapeOf(rule) === 'rounds' ? FIGHT : MATCH;
  const { record } = judgeContest(rule, contest, { kind: 'interrupted', format: name, played: 0 });
  const scoring = 'scoring' in length ? length.scoring : undefined;
  const sets = length.kind === 'best-of' || length.kind === 'won-parts' ? length : undefined;
  const won = [true, false].map((isDecider) =>
    upTo(40).map((ahead) => upTo(30).map((behind) => scoring && partWinner(scoring, [ahead, behind], isDecider))),
  );
  return {
    stopped: upTo(110, 0.5).map(stopped),
    planned: record,
    won,
    sets: sets && upTo(12).map((wins) => upTo(12).map((lost) => partsWinner(sets, [wins, lost]))),
  };
}

const FIGHT: FightRecord = { sort: 'fight', status: 'completed', winner: 'home', method: 'knockout', round: 3 };

/** What the engine answers for a sport. */
function answersOf(rule: SportRule): string {
  const race = specialOf(rule, 'race');
  const driver = (place: number | null) => ({ hasStarted: true, place, laps: 50 });
  const markets = [
    ...upTo(12).map((places) => ['race-place', `places=${places}`] as const),
    ...upTo(200).map((line) => ['break-total', `line=${line}.5`] as const),
    ...([['half-time-full-time', ''] as const, ['half-time-full-time-2way', ''] as const] as const),
  ];
  const styles = (['freestyle', 'greco-roman'] as const).map((style) =>
    upTo(20).map((lead) => judgePrematureWin(rule, { style, points: [lead, 0] })),
  );
  return JSON.stringify({
    window: windowHoursOf(rule),
    formats: rule.formats.map((format) => formatAnswers(rule, format)),
    halves: upTo(400).map((roundSeconds) => judgeContest(rule, { ...FIGHT, roundSeconds }, null).record),
    sold: markets.map(([kind, specifier]) => {
      const market = readMarket(kind, specifier);
      return market && isInRuleBook(rule, market);
    }),
    scores: upTo(200).map((points) => isPossibleScore(rule, points)),
    podium: race && upTo(12).map((place) => isOnPodium(rule, driver(place))),
    classified: race && upTo(100).map((laps) => isClassified(rule, { laps, winnerLaps: 100 })),
    styles,
    clock: rule.formats.map(({ name }) => displayedMinutes(rule, { format: name, real: 7 })),
    rounds: upTo(400).flatMap((seconds) => [
      isSoundRound(rule, { seconds, bettingSeconds: 400 }),
      isSoundRound(rule, { seconds: 400, bettingSeconds: seconds }),
    ]),
    cups: upTo(20).flatMap((count) => [
      isSoundCup(rule, { teams: count, rounds: 99 }),
      isSoundCup(rule, { teams: specialOf(rule, 'virtual-cup')?.teams ?? 0, rounds: count }),
    ]),
    eachWay: upTo(40).map((runners) => rule.eachWay && rungOf(rule.eachWay, runners)),
    answers: (rule.special ?? []).map((one) => one.kind === 'half-and-match' && halfAndMatchOptions(one.ways)),
  });
}

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
      (holder as Record<string, number>)[last] = last === 'ways' ? value - 1 : value + 1;
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

/** Told for the reader alone, since no bet depends on it: how long a bout or a fight may be. */
const FOR_THE_READER = [
  ...['boxing formats.0.length.max', 'boxing formats.1.length.max', 'boxing formats.1.length.minutes'],
  ...[
    'mma formats.0.length.min',
    'mma formats.0.length.max',
    'e-ufc formats.0.length.min',
    'e-ufc formats.0.length.max',
  ],
  ...['wrestling formats.0.length.minutes', 'wrestling formats.1.length.minutes'],
];

describe('the figures of the rule books', () => {
  it.each(FIGURES)('$slug, $where: the article says what the engine does', ({ rule, changed, slug, where }) => {
    for (const locale of LOCALES) expect(textOf(changed, locale)).not.toBe(textOf(rule, locale));
    const isForReader = FOR_THE_READER.includes(`${slug} ${where}`);
    expect(answersOf(changed) === answersOf(rule)).toBe(isForReader);
  });
});

const set = (home: number, away: number) => ({ home, away });
const told = (rule: SportRule, match: Partial<MatchRecord>, ending: Ending | null = null) =>
  judgeContest(rule, { ...MATCH, ...match }, ending).record;
const RACE: RaceRecord = {
  sort: 'race',
  status: 'completed',
  entries: [{ key: 'ana', state: 'finished', position: 1 }],
};

/** What the engine answers for a decision of the house; it is another one for a sport without it. */
const EXECUTED: Partial<Record<HouseDecision, (rule: SportRule) => unknown>> = {
  retirement: (rule) => isWonByRetirement(rule, 'point', 'set'),
  'extra-end': (rule) => told(rule, {}),
  'golden-set': (rule) => told(rule, { periods: [3, 4, 5, 6].map(() => set(25, 20)) }),
  'tie-break': (rule) => told(rule, { periods: [set(10, 8)], isLastSetTieBreak: true }),
  mercy: (rule) => judgeContest(rule, MATCH, { kind: 'mercy' }),
  'listed-pitcher': (rule) => told(rule, { isPitcherChanged: true }),
  'reduced-overs': (rule) => judgeContest(rule, MATCH, { kind: 'reduced', winner: 'home' }),
  'format-change': (rule) => judgeContest(rule, MATCH, { kind: 'format-changed' }),
  'part-walkover': (rule) => told(rule, { periods: [set(13, 0)], walkovers: [1] }),
  'as-simulated': (rule) => judgeLeg(rule, { kind: 'interrupted', played: null, waited: 'for-good' }),
  superiority: (rule) => told(rule, { score: set(10, 0) }, { kind: 'forfeit', by: 'technical' }),
  'half-round': (rule) => judgeContest(rule, { ...FIGHT, roundSeconds: 200, roundMinutes: 3 }, null),
  podium: (rule) => afterCeremony(rule, RACE, { ...RACE, entries: [], isAfterCeremony: true }),
};

/** What holds of a rule book that says so: nothing but its data decides it. */
const OF_DATA: Partial<Record<HouseDecision, (rule: SportRule) => boolean>> = {
  'full-play': ({ formats }) => formats.every(({ minimum }) => minimum === 'to-the-end'),
  'play-unknown': (rule) =>
    rule.formats.every(({ name }) => judgeInterruption(rule, { format: name, played: null }) === 'not-completed'),
  'withdrawal-in-first-part': (rule) => judgeLeg(rule, { kind: 'withdrawn', part: 1 }).settles === 'at-odds-1',
  'race-classified': (rule) => specialOf(rule, 'race') !== undefined,
  'head-to-head': (rule) => specialOf(rule, 'race') !== undefined,
  'overtime-named': (rule) => (told(rule, {}) as MatchRecord).plain === undefined,
  'drawn-best-of': ({ formats }) =>
    formats.some(({ length }) => length.kind === 'best-of' && partsWinner(length, [1, 1]) === 'draw'),
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

/** Those of every sport stand in tests of their own: the minute of a goal, a fixture that is moved, a result that is corrected. */
const OF_ALL = ['minute-one', 'moved-start', 'correction'];

describe('what the house decided', () => {
  it('is shown by the engine, decision by decision', () => {
    const shown = [...Object.keys(EXECUTED), ...Object.keys(OF_DATA), ...OF_ALL];
    expect([...shown].sort()).toEqual([...HOUSE_DECISIONS].sort());
  });

  const DECIDED = SPORT_RULES.flatMap((rule) =>
    decisionsOf(rule).map((decision) => ({ rule, slug: rule.slug, decision })),
  );

  it.each(DECIDED.filter(({ decision }) => EXECUTED[decision]))('$slug: $decision decides', ({ rule, decision }) => {
    const answer = EXECUTED[decision];
    const without = { ...rule, house: (rule.house ?? []).filter((one) => one !== decision) };
    expect(answer?.(rule)).not.toEqual(answer?.(without));
    expect(textOf(rule)).not.toBe(textOf(without));
  });

  it.each(DECIDED.filter(({ decision }) => OF_DATA[decision]))('$slug: $decision holds', ({ rule, decision }) => {
    expect(OF_DATA[decision]?.(rule)).toBe(true);
  });

  it.each(SPORT_RULES)(
    '$slug says of itself that it has to be played to its end exactly where the house decided it',
    (rule) => {
      const isWhole = rule.formats.every(({ minimum }) => minimum === 'to-the-end');
      const isOfSpecification = rule.family === 'e-sport' || rule.slug === 'wrestling';
      expect((rule.house ?? []).includes('full-play')).toBe(isWhole && !isOfSpecification);
    },
  );
});
