import { contestArguments } from '@ordago/i18n/market-words';
import {
  formatOf,
  type Phrase,
  partWordOf,
  type Retirement,
  type Shape,
  type SportRule,
  shapeOf,
  specialOf,
  type VictoryMethod,
} from '@ordago/sport-rules';
import { hasHalves, isOfGoals, isOfPoints } from './what-if-sports.ts';

/** Incidents that the reader may choose. */
export type Happening = 'interrupted' | 'withdrawn' | 'completed' | 'walkover' | 'postponed';

/** Counts of both sides beside the score. */
export const COUNTED = [
  'corners',
  'yellow-cards',
  'red-cards',
  'penalties',
  'shots',
  'shots-on-target',
  'fouls',
] as const;
export type Counted = (typeof COUNTED)[number];

export type FigureKey =
  | 'home'
  | 'away'
  | 'half-home'
  | 'half-away'
  | 'first-goal'
  | 'sets-home'
  | 'sets-away'
  | 'points-home'
  | 'points-away'
  | 'high-home'
  | 'high-away'
  | 'first-home'
  | 'first-away'
  | 'second-home'
  | 'second-away'
  | 'rounds'
  | 'round'
  | 'place'
  | 'laps'
  | 'rival-place'
  | `${Counted}-${'home' | 'away'}`;

/** A figure that the reader may change. */
export interface Figure {
  readonly key: FigureKey;
  /** Null for a figure that may stay empty. */
  readonly initial: number | null;
  /** (Default: 0) */
  readonly min?: number;
  readonly max: number;
  /** True for a count beside the score. (Default: false) */
  readonly isMore?: boolean;
}

/** Choice of the reader among options; the first is where it begins. */
export interface Choice {
  readonly key: ChoiceKey;
  readonly options: readonly [string, ...string[]];
}
export type ChoiceKey = 'first-side' | 'style' | 'winner' | 'method' | 'past-half' | 'fastest';

export interface Situation {
  readonly happening: Happening;
  readonly format: string;
  /** In the unit of the minimum; null when it cannot be known. */
  readonly played: number | null;
  readonly figures: Readonly<Partial<Record<FigureKey, number>>>;
  /** (Default: the first option of each) */
  readonly choices?: Readonly<Partial<Record<ChoiceKey, string>>>;
  /** Operator's setting on retirements. (Default: that of the specification) */
  readonly retirement?: Retirement;
}

const HAPPENINGS: Readonly<Record<Shape, readonly [Happening, ...Happening[]]>> = {
  time: ['interrupted', 'completed', 'walkover', 'postponed'],
  innings: ['interrupted', 'completed', 'walkover', 'postponed'],
  ends: ['interrupted', 'completed', 'walkover', 'postponed'],
  sets: ['withdrawn', 'interrupted', 'completed', 'walkover', 'postponed'],
  rounds: ['interrupted', 'completed', 'walkover', 'postponed'],
  periods: ['withdrawn', 'interrupted', 'completed', 'walkover', 'postponed'],
  race: ['completed', 'interrupted', 'postponed'],
};

/** Incidents possible in a contest of the sport; the most asked first. */
export function happeningsOf(rule: SportRule): readonly [Happening, ...Happening[]] {
  return HAPPENINGS[shapeOf(rule)];
}

const PERIODS: readonly Figure[] = [
  { key: 'first-home', initial: 4, max: 40 },
  { key: 'first-away', initial: 2, max: 40 },
  { key: 'second-home', initial: 0, max: 40 },
  { key: 'second-away', initial: 3, max: 40 },
];
const RACE: readonly Figure[] = [
  { key: 'place', initial: 0, max: 20 },
  { key: 'laps', initial: 46, max: 50 },
  { key: 'rival-place', initial: 5, max: 20 },
];

/** The figures that describe a contest of the sport. */
export function figuresOf(rule: SportRule, format = rule.formats[0].name): readonly Figure[] {
  switch (shapeOf(rule)) {
    case 'time':
    case 'innings':
    case 'ends':
      return scoreOf(rule);
    case 'sets':
      return setsOf(rule);
    case 'rounds':
      return roundsOf(rule, format);
    case 'periods':
      return PERIODS;
    case 'race':
      return RACE;
  }
}

/** Label of a figure, in the terms of the rules. */
export function labelOf(rule: SportRule, { key, isMore }: Figure): Phrase {
  const what = specialOf(rule, 'score-max')?.what ?? 'break';
  const params = { ...contestArguments(rule.slug), part: partWordOf(rule), what };
  if (!isMore) return { code: `whatIf.figure.${key}`, params };
  const [, counted = '', side = ''] = /^(.*)-(home|away)$/.exec(key) ?? [];
  return { code: 'whatIf.count', params: { counted: counted.replaceAll('-', '_'), side } };
}

function scoreOf(rule: SportRule): Figure[] {
  const [home, away] = isOfPoints(rule) ? [24, 21] : [2, 1];
  const halves: Figure[] = [
    { key: 'half-home', initial: isOfPoints(rule) ? 13 : 1, max: 200 },
    { key: 'half-away', initial: isOfPoints(rule) ? 10 : 0, max: 200 },
  ];
  const counts = COUNTED.flatMap((counted) =>
    (['home', 'away'] as const).map((side): Figure => {
      return { key: `${counted}-${side}`, initial: null, max: 99, isMore: true };
    }),
  );
  return [
    { key: 'home', initial: home, max: 200 },
    { key: 'away', initial: away, max: 200 },
    ...(hasHalves(rule) ? halves : []),
    ...(asksFirstGoal(rule) ? [{ key: 'first-goal', initial: 23, min: 1, max: 90 } as const] : []),
    ...(rule.slug === 'football' ? counts : []),
  ];
}

/** Goals are timed where a match is played by the minutes that the markets know. */
export function asksFirstGoal(rule: SportRule): boolean {
  const [{ length }] = rule.formats;
  return isOfGoals(rule) && hasHalves(rule) && (length.kind !== 'time' || length.minutes === 90);
}

function setsOf(rule: SportRule): Figure[] {
  const score = specialOf(rule, 'score-max');
  const max = score?.what === 'break' ? score.points : 50;
  return [
    { key: 'sets-home', initial: 1, max: 10 },
    { key: 'sets-away', initial: 0, max: 10 },
    { key: 'points-home', initial: 3, max: 99 },
    { key: 'points-away', initial: 2, max: 99 },
    ...(score ? ([{ key: 'high-home', initial: null, max } as const] satisfies Figure[]) : []),
    ...(score ? ([{ key: 'high-away', initial: null, max } as const] satisfies Figure[]) : []),
  ];
}

/** As many rounds as the rule book gives a fight. */
function roundsOf(rule: SportRule, format: string): Figure[] {
  const { length } = formatOf(rule, format);
  const [min, max] = length.kind === 'parts' ? [length.min ?? 1, length.max] : [1, 12];
  return [
    { key: 'rounds', initial: max, min, max },
    { key: 'round', initial: 3, min: 1, max },
  ];
}

/** Choices among options: those that the rule book of the sport distinguishes. */
export function choicesOf(rule: SportRule, { happening, figures }: Situation): readonly Choice[] {
  const isOver = happening === 'completed';
  switch (shapeOf(rule)) {
    case 'time': {
      const both = (figures.home ?? 0) > 0 && (figures.away ?? 0) > 0;
      return both && isOfGoals(rule) ? [{ key: 'first-side', options: ['home', 'away'] }] : [];
    }
    case 'periods': {
      const styles = stylesOf(rule);
      const [first, ...others] = styles;
      return isOver && first !== undefined ? [{ key: 'style', options: [first, ...others] }] : [];
    }
    case 'rounds': {
      const [first = 'points', ...others] = methodsOf(rule);
      if (!isOver) return [];
      return [
        { key: 'winner', options: ['home', 'away', 'draw'] },
        { key: 'method', options: [first, ...others] },
        { key: 'past-half', options: ['no', 'yes'] },
      ];
    }
    case 'race':
      return [{ key: 'fastest', options: ['winner', 'yours', 'rival'] }];
    default:
      return [];
  }
}

/** Chosen option, or the first; null where there is no choice. */
export function chosen(rule: SportRule, situation: Situation, key: ChoiceKey): string | null {
  const choice = choicesOf(rule, situation).find((one) => one.key === key);
  if (!choice) return null;
  const picked = situation.choices?.[key];
  return picked !== undefined && choice.options.includes(picked) ? picked : choice.options[0];
}

function stylesOf(rule: SportRule): ('freestyle' | 'greco-roman')[] {
  return (rule.special ?? []).flatMap((special) => (special.kind === 'premature-win' ? [special.style] : []));
}

/** A knockout is asked for first: a fight that went to the judges has no round in which it ended. */
function methodsOf(rule: SportRule): VictoryMethod[] {
  const methods = specialOf(rule, 'victory-methods')?.methods ?? [];
  return [...methods].sort((a, b) => Number(b === 'technical-knockout') - Number(a === 'technical-knockout'));
}

/** Figures that contradict each other, by the one that is to be changed. */
export type Contradiction = 'half-above' | 'minute-half' | 'minute-late' | 'round-above';

export function contradictionsIn(
  rule: SportRule,
  situation: Situation,
): Readonly<Partial<Record<FigureKey, Contradiction>>> {
  const { figures, happening, played, format } = situation;
  const found: Partial<Record<FigureKey, Contradiction>> = {};
  const isAbove = (a: FigureKey, b: FigureKey) => (figures[a] ?? 0) > (figures[b] ?? 0);
  if (isAbove('half-home', 'home')) found['half-home'] = 'half-above';
  if (isAbove('half-away', 'away')) found['half-away'] = 'half-above';
  if (figures.rounds !== undefined && isAbove('round', 'rounds')) found.round = 'round-above';
  const minute = figures['first-goal'];
  if (minute === undefined || !asksFirstGoal(rule) || goalsIn(figures) === 0) return found;
  const half = halfMinutes(rule, format);
  const isHalfReported = figures['half-home'] !== undefined && figures['half-away'] !== undefined;
  const isInHalf = (figures['half-home'] ?? 0) + (figures['half-away'] ?? 0) > 0;
  if (happening === 'interrupted' && played !== null && minute > Math.ceil(played)) found['first-goal'] = 'minute-late';
  else if (isHalfReported && isHalfOver(rule, situation) && isInHalf !== minute <= half)
    found['first-goal'] = 'minute-half';
  return found;
}

export function goalsIn({ home = 0, away = 0 }: Situation['figures']): number {
  return home + away;
}

/** Minutes of a half of the format. */
export function halfMinutes(rule: SportRule, format: string): number {
  const { length } = formatOf(rule, format);
  return (length.kind === 'time' ? length.minutes : 90) / 2;
}

/** Returns true if the match came beyond its first half; assumed where it was not entered. */
export function isHalfOver(rule: SportRule, { happening, played, format }: Situation): boolean {
  return happening !== 'interrupted' || played === null || played > halfMinutes(rule, format);
}
