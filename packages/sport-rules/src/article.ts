import { assertNever, formatAmount, legFactor, odds, payoutOf, UNITS_PER_CENT, UNITS_PER_MAJOR } from '@ordago/kernel';
import type { OperatorRule } from './decided-rows.ts';
import {
  asksMinutes,
  COMMON_SENTENCES,
  decisionsOf,
  hasDecision,
  MISSING_FIGURE_DAYS,
  type Retirement,
  windowHoursOf,
} from './doctrine.ts';
import type { EachWayLadder } from './each-way.ts';
import { clockText, type JudgedSelection, judgeLeg, type LegVerdict, type MatchState } from './judging/judge-leg.ts';
import { halfAndMatchOptions } from './judging/judge-parts.ts';
import { MARKET_KIND_KEYS, type MarketKindKey, STATISTIC_ASKS, STATISTICS, type Statistic } from './markets/keys.ts';
import { type Notion, notionsOf } from './notions/index.ts';
import { contestWordOf, partWordOf, shapeOf } from './shape.ts';
import {
  type Length,
  type MatchFormat,
  type PartScoring,
  type Phrase,
  type Section,
  type Special,
  type SportRule,
  specialOf,
} from './vocabulary.ts';

/** A sentence of an article and where it comes from: a section of specification 3, or the operator. */
export interface Statement {
  readonly phrase: Phrase;
  readonly source: Section | 'operator';
}

/** One format as a row: its name, its length, and from when on an interrupted match counts as completed. */
export interface FormatRow {
  readonly key: string;
  readonly name: Phrase;
  readonly length: Phrase;
  readonly minimum: Phrase;
}

/** A case that the engine judged: what happened, its verdict and what a bet of `EXAMPLE` pays then. */
export interface ExampleRow {
  readonly situation: Phrase;
  readonly verdict: LegVerdict;
  /** A decimal in the currency of the stake. */
  readonly payout: string;
}

/**
 * The article of a sport as blocks of sentences. Texts by code are in the catalogue: `rules` for sentences, `verdicts`
 * for what the engine returns.
 */
export interface Article {
  /** `bets-on-football`. */
  readonly slug: string;
  readonly sport: string;
  readonly version: number;
  readonly formats: readonly FormatRow[];
  /**
   * Kinds of markets that can be bet on, in the order of the catalogue, and statistics of which every kind can be. Names are in the
   * bundle `markets`.
   */
  readonly outcomes: readonly (MarketKindKey | Statistic)[];
  readonly sections: readonly {
    readonly key: 'interruption' | 'special' | 'common' | 'operator';
    readonly statements: readonly Statement[];
  }[];
  /** Notions that bets on the sport can meet, which articles of their own explain. */
  readonly notions: readonly Notion[];
  readonly example: readonly ExampleRow[];
}

/** The bet of the worked examples: 1000 at 2.3 pays 2300 (specification 3, section 4). */
export const EXAMPLE = { stake: 1_000n * UNITS_PER_MAJOR, odds: odds(2_300) } as const;

/** Source of each kind of special rule. */
const SPECIAL_SECTIONS: Readonly<Record<Special['kind'], Section>> = {
  'premature-win': 9,
  'withdrawal-ends-previous-part': 4,
  'drawn-part-returns': 4,
  'tournament-winner': 4,
  'victory-methods': 3,
  race: 3,
  'highest-half': 3,
  'half-and-match': 3,
  'score-max': 9,
  'virtual-round': 9,
  'virtual-cup': 9,
  'game-clock': 9,
};

/** The address of a sport's article (specification 3, section 2). */
export function articleSlugOf({ slug }: SportRule): string {
  return `bets-on-${slug}`;
}

/**
 * Writes the article of a sport from the data that settles its bets; its worked example is computed by the engine. `retirement` is
 * the operator's rule for those who give up; `any` names every one of them, and leaves out the cases that depend on it.
 */
export function articleOf(rule: SportRule, retirement: Retirement | 'any' = 'returned'): Article {
  const contest = contestWordOf(rule);
  const ofContest = ({ phrase: { code, params }, source }: Statement): Statement => ({
    phrase: phrase(code, { ...params, contest }),
    source,
  });
  const sections = [
    { key: 'interruption', statements: interruptionOf(rule) },
    { key: 'special', statements: specialsOf(rule) },
    { key: 'common', statements: commonOf(rule) },
    { key: 'operator', statements: operatorRulesOf(rule, retirement) },
  ] as const;
  return {
    slug: articleSlugOf(rule),
    sport: rule.slug,
    version: rule.version,
    formats: rule.formats.map((format) => formatRow(rule, format)),
    outcomes: outcomesIn(rule),
    sections: sections
      .filter(({ statements }) => statements.length > 0)
      .map(({ key, statements }) => ({ key, statements: statements.map(ofContest) })),
    notions: notionsOf(rule),
    example: exampleOf(rule, retirement),
  };
}

/** Five kinds of one statistic are one line. */
function outcomesIn({ outcomes }: SportRule): (MarketKindKey | Statistic)[] {
  const kindsOf = (statistic: Statistic) => STATISTIC_ASKS.map((ask): MarketKindKey => `${statistic}-${ask}`);
  const whole = STATISTICS.filter((statistic) => kindsOf(statistic).every((key) => outcomes.includes(key)));
  const reported = MARKET_KIND_KEYS.filter((key) => outcomes.includes(key)).map(
    (key) => whole.find((statistic) => kindsOf(statistic).includes(key)) ?? key,
  );
  return [...new Set(reported)];
}

/** Sentences of the doctrine that can be met in a sport, with the ways in which its bets come out. */
function commonOf(rule: SportRule): Statement[] {
  const ways = notionsOf(rule).includes('half-won-half-lost') ? 'lines' : shapeOf(rule) === 'race' ? 'race' : 'plain';
  const isMet: Readonly<Partial<Record<string, boolean>>> = {
    // Nobody wins a race because nobody else came.
    forfeit: shapeOf(rule) !== 'race',
    'minutes-up': asksMinutes(rule),
  };
  return COMMON_SENTENCES.filter((code) => isMet[code] ?? true).map((code) =>
    statement(4, `common.${code}`, code === 'outcomes' ? { ways } : {}),
  );
}

function interruptionOf(rule: SportRule): Statement[] {
  const code = rule.postponedUntil === 'end-of-tournament' ? 'window-tournament' : 'window';
  return [statement(4, `interruption.${code}`, { hours: windowHoursOf(rule) })];
}

function specialsOf(rule: SportRule): Statement[] {
  return (rule.special ?? []).map((special) =>
    statement(SPECIAL_SECTIONS[special.kind], `special.${special.kind}`, specialParams(rule, special)),
  );
}

/** The figures of a special rule, as its sentence takes them. */
function specialParams(rule: SportRule, special: Special): Phrase['params'] {
  switch (special.kind) {
    case 'half-and-match':
      return { options: halfAndMatchOptions(special.ways).length };
    case 'race':
      return { podium: special.podium };
    case 'highest-half':
      return { unit: unitOf(rule) };
    default: {
      const { kind: _, ...figures } = special;
      return Object.fromEntries(
        Object.entries(figures).filter((entry): entry is [string, string | number] => typeof entry[1] !== 'object'),
      );
    }
  }
}

function operatorRulesOf(rule: SportRule, retirement: Retirement | 'any'): Statement[] {
  const decided = decisionsOf(rule).map((decision) =>
    statement('operator', `operator.${decision}`, operatorRuleParams(rule, decision, retirement)),
  );
  return rule.eachWay === undefined ? decided : [...decided, ...eachWayOf(rule.eachWay)];
}

/** Explains an each-way bet, and its terms by the number of runners. */
function eachWayOf(ladder: EachWayLadder): Statement[] {
  const rungs = ladder.map(({ runnersMin, divisor, places }, place) => {
    const next = ladder[place + 1];
    const terms = { from: runnersMin, divisor, places };
    return next === undefined
      ? statement('operator', 'each-way.last-rung', terms)
      : statement('operator', 'each-way.rung', { ...terms, to: next.runnersMin - 1 });
  });
  const few = statement('operator', 'each-way.few', { runners: ladder[0].runnersMin });
  return [
    statement('operator', 'each-way.what'),
    few,
    ...rungs,
    statement('operator', 'each-way.terms'),
    statement('operator', 'each-way.returned'),
    statement('operator', 'each-way.dead-heat'),
  ];
}

function operatorRuleParams(rule: SportRule, decision: OperatorRule, retirement: Retirement | 'any'): Phrase['params'] {
  switch (decision) {
    case 'race-classified':
      return { percent: specialOf(rule, 'race')?.classifiedPercent ?? 100 };
    case 'missing-figure':
      return { days: MISSING_FIGURE_DAYS };
    case 'retirement':
      return { retirement, part: partWordOf(rule) };
    case 'minute-one':
      return { unit: unitOf(rule) };
    case 'overtime-named':
      return { shape: overtimeOf(rule) };
    case 'open-part':
      return { shape: shapeOf(rule) };
    case 'capped-lead':
      return { lead: scoringOf(rule)?.lead ?? 1 };
    case 'same-lead':
      return { lead: scoringOf(rule)?.lead ?? 1 };
    default:
      return {};
  }
}

/** Unit of the score of a match by the clock. */
function unitOf({ outcomes }: SportRule): 'goal' | 'point' {
  return outcomes.includes('shoot-out') || outcomes.includes('both-score') ? 'goal' : 'point';
}

/** Play beyond the planned one: a shoot-out may follow overtime in some sports alone. */
function overtimeOf(rule: SportRule): string {
  const shape = shapeOf(rule);
  if (shape === 'innings') return hasDecision(rule, 'reduced-overs') ? 'overs' : 'innings';
  if (shape !== 'time' || rule.outcomes.includes('overtime'))
    return rule.outcomes.includes('shoot-out') ? 'shoot_out' : shape;
  return 'none';
}

/** Way in which a part of the usual format is won; undefined where the rule book does not state it. */
function scoringOf({ formats: [{ length }] }: SportRule): PartScoring | undefined {
  return length.kind === 'best-of' || length.kind === 'won-parts' ? length.scoring : undefined;
}

function formatRow(rule: SportRule, format: MatchFormat): FormatRow {
  const { name, length, minimum } = format;
  return {
    key: name,
    name: nameOf(rule, format),
    length: lengthOf(length),
    minimum:
      minimum === 'to-the-end'
        ? phrase('minimum.to-the-end')
        : phrase('minimum.played', { unit: minimum.unit, amount: clockText(minimum.amount) }),
  };
}

function nameOf({ formats }: SportRule, { name, variant, length }: MatchFormat): Phrase {
  if (variant !== undefined) return phrase(`format.${variant}`);
  if (formats.length === 1) return phrase('format.usual');
  switch (length.kind) {
    case 'time':
      return length.parts === undefined
        ? phrase('format.minutes', { minutes: length.minutes })
        : phrase('format.named', { name: name.replace('x', '×') });
    case 'best-of':
      return phrase('format.best-of', { parts: length.parts });
    case 'won-parts':
      return phrase('format.target', { target: length.scoring.target });
    case 'parts':
    case 'open':
      return phrase('format.usual');
    default:
      return assertNever(length, 'length');
  }
}

function lengthOf(length: Length): Phrase {
  switch (length.kind) {
    case 'time': {
      const { minutes, parts } = length;
      if (parts === undefined) return phrase('length.time', { minutes });
      return phrase('length.time-parts', { parts, each: clockText(minutes / parts) });
    }
    case 'parts': {
      const { part, min, max, minutes } = length;
      if (min !== undefined) return phrase('length.parts-span', { min, max });
      return minutes === undefined
        ? phrase('length.parts', { part, max })
        : phrase('length.parts-minutes', { part, max, minutes });
    }
    case 'best-of': {
      const { part, parts, scoring } = length;
      if (!scoring) return phrase('length.best-of', { part, parts });
      const { target, decider = target, lead = 1 } = scoring;
      return phrase('length.best-of-scored', { parts, target, decider, lead });
    }
    case 'won-parts': {
      const { wins, scoring } = length;
      const { target, lead = 1, cap } = scoring;
      if (wins !== undefined) return phrase('length.won-parts', { wins, target });
      return cap === undefined
        ? phrase('length.games', { target, lead })
        : phrase('length.games-capped', { target, lead, cap });
    }
    case 'open':
      return phrase('length.open');
    default:
      return assertNever(length, 'length');
  }
}

/** Returns the engine's verdicts on a winning bet: played out, stopped before and after the minimum, and forfeited. */
function exampleOf(rule: SportRule, retirement: Retirement | 'any'): ExampleRow[] {
  // The examples are of the usual format.
  const { name: format, minimum } = rule.formats[0];
  const stopped = (played: number | null) => ({ kind: 'interrupted', format, played, waited: 'for-good' }) as const;
  const rows: ExampleRow[] = [judged(rule, phrase('situation.completed'), { kind: 'completed' })];
  if (minimum === 'to-the-end') {
    rows.push(judged(rule, phrase('situation.interrupted-open'), stopped(null)));
  } else {
    const { unit, amount } = minimum;
    for (const played of [amount, Math.ceil(amount) - 1]) {
      rows.push(judged(rule, phrase('situation.interrupted', { unit, played: clockText(played) }), stopped(played)));
    }
  }
  const early = minimum === 'to-the-end' ? null : Math.ceil(minimum.amount) - 1;
  rows.push(judged(rule, phrase('situation.determined'), stopped(early), { isDetermined: true }));
  rows.push(...ownRows(rule, retirement));
  if (shapeOf(rule) === 'race') return rows;
  return [...rows, judged(rule, phrase('situation.walkover'), { kind: 'forfeit', by: 'walkover' })];
}

/** Rows for events of this sport other than a stop, as the operator decided them. */
function ownRows(rule: SportRule, retirement: Retirement | 'any'): ExampleRow[] {
  const row = (situation: string, match: MatchState, leg: JudgedSelection = {}, params: Phrase['params'] = {}) =>
    judged(rule, phrase(`situation.${situation}`, params), match, leg);
  const rows: readonly (readonly [OperatorRule, () => ExampleRow[]])[] = [
    [
      'retirement',
      () =>
        (retirement === 'any' ? [] : (['nothing', 'point', 'set'] as const)).map((reached) =>
          row(
            'retired',
            { kind: 'withdrawn', part: 1, reached },
            { asksWinner: true, ...(retirement !== 'any' && { retirement }) },
            { reached, part: partWordOf(rule) },
          ),
        ),
    ],
    ['mercy', () => [row('mercy', { kind: 'mercy' })]],
    ['no-contest', () => [row('no-contest', { kind: 'no-contest' })]],
    ['format-change', () => [row('format-changed', { kind: 'format-changed' })]],
    [
      'reduced-overs',
      () => [row('reduced-winner', { kind: 'reduced' }, { asksWinner: true }), row('reduced', { kind: 'reduced' })],
    ],
    ['part-walkover', () => [row('part-given', { kind: 'parts-given', parts: [2] }, { part: 2 }, { part: 2 })]],
  ];
  return rows.flatMap(([decision, made]) => (hasDecision(rule, decision) ? made() : []));
}

function judged(rule: SportRule, situation: Phrase, match: MatchState, leg: JudgedSelection = {}): ExampleRow {
  const verdict = judgeLeg(rule, match, leg);
  const { code, params } = situation;
  return {
    situation: phrase(code, { ...params, contest: contestWordOf(rule) }),
    verdict,
    payout: payoutOfExample(verdict),
  };
}

/** Returns the payout of the examples' bet, which is ahead, after a verdict. */
export function payoutOfExample({ settles }: LegVerdict): string {
  const outcome = { result: 1, voidHalves: settles === 'at-odds-1' ? 2 : 0 } as const;
  return formatAmount(payoutOf(EXAMPLE.stake, [legFactor(outcome, EXAMPLE.odds)], UNITS_PER_CENT));
}

function statement(source: Statement['source'], code: string, params: Phrase['params'] = {}): Statement {
  return { phrase: phrase(code, params), source };
}

function phrase(code: string, params: Phrase['params'] = {}): Phrase {
  return { code, params };
}
