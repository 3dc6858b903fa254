import {
  FOOTBALL_MARKETS,
  formatOf,
  isInRuleBook,
  type Market,
  type MarketKindKey,
  readMarket,
  type Shape,
  type SportRule,
  STATISTICS,
  shapeOf,
  specialOf,
  specifierOf,
} from '@ordago/sport-rules';
import { RIVAL, setsToWin, whatIfReportOf, YOURS } from './what-if-report.ts';
import { asksFirstGoal, goalsIn, type Situation } from './what-if-situation.ts';
import { hasHalves, isOfPoints } from './what-if-sports.ts';

/** Heading under which a market is listed. */
export const MARKET_GROUPS = [
  'result',
  'totals',
  'handicaps',
  'teams',
  'halves',
  'parts',
  'score',
  'goals',
  'highest',
  'statistics',
  'method',
  'rounds',
  'places',
  'ahead',
] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

/** The markets of one heading. */
export interface GroupOfMarkets {
  readonly group: MarketGroup;
  readonly markets: readonly Market[];
}

/** Every kind of market that is settled in a sport, with the lines about what the reader typed, by heading. */
export function marketGroupsOf(rule: SportRule, situation: Situation): readonly GroupOfMarkets[] {
  const markets = marketsOf(rule, situation).filter((market) => isInRuleBook(rule, market));
  return MARKET_GROUPS.flatMap((group) => {
    const own = markets.filter((market) => groupOf(rule, market) === group);
    return own.length > 0 ? [{ group, markets: own }] : [];
  });
}

function marketsOf(rule: SportRule, situation: Situation): Market[] {
  const shape: Shape = shapeOf(rule);
  switch (shape) {
    case 'time':
      return isOfPoints(rule) ? byPoints(rule, situation) : byGoals(rule, situation);
    case 'innings':
    case 'ends':
      return byPoints(rule, situation);
    case 'sets':
      return bySets(rule, situation);
    case 'periods':
      return byPeriods(rule, situation);
    case 'rounds':
      return byRounds(situation);
    case 'race':
      return byRace(rule);
  }
}

/** Markets of a football match. Other sports of goals have the same except those counted or timed in football alone. */
function byGoals(rule: SportRule, situation: Situation): Market[] {
  const half = hasHalves(rule) ? markets('half-time-full-time-2way', ['']) : [];
  return [...FOOTBALL_MARKETS, ...markets('match-winner', ['']), ...half].filter(
    (market) =>
      (hasHalves(rule) || !isOfHalves(market)) &&
      (rule.slug === 'football' || !isOfStatistics(market.kind.key)) &&
      isReported(rule, market, situation),
  );
}

/** Of several goals the reader enters the first one alone. */
function isReported(rule: SportRule, { kind, values }: Market, { figures }: Situation): boolean {
  if (kind.key === 'first-goal-time') return asksFirstGoal(rule);
  const isOfOrder = kind.key === 'last-goal' || kind.key === 'nth-goal';
  if (!isOfOrder) return true;
  const isOfOneSide = (figures.home ?? 0) === 0 || (figures.away ?? 0) === 0;
  return isOfOneSide || (kind.key === 'nth-goal' && values.goal === 1 && asksFirstGoal(rule));
}

/** There are many points: the lines are chosen around the typed figures. */
function byPoints(rule: SportRule, { figures }: Situation): Market[] {
  const { home = 0, away = 0, 'half-home': halfHome, 'half-away': halfAway } = figures;
  const isHalfReported = hasHalves(rule) && halfHome !== undefined && halfAway !== undefined;
  return [
    ...(['1x2', 'double-chance', 'draw-no-bet', 'match-winner', 'odd-even'] as const).flatMap((kind) =>
      markets(kind, ['']),
    ),
    ...markets('winning-margin', ['max=10']),
    ...linesAbout(home, away),
    ...sides((side) => [...markets('team-odd-even', [side])]),
    ...(hasHalves(rule) ? ofHalves() : []),
    ...(isHalfReported ? ofFirstHalf(halfHome, halfAway) : []),
  ];
}

function ofHalves(): Market[] {
  return [
    ...markets('half-time-full-time', ['']),
    ...markets('half-time-full-time-2way', ['']),
    ...markets('highest-half', ['']),
    ...sides((side) => markets('team-highest-half', [side])),
    ...(['1x2', 'double-chance', 'draw-no-bet', 'odd-even'] as const).flatMap((kind) =>
      markets(kind, ['period=1', 'period=2']),
    ),
  ];
}

function ofFirstHalf(home: number, away: number): Market[] {
  return [
    ...markets(
      'total',
      totalLines(home + away).map((line) => `period=1|line=${line}`),
    ),
    ...markets(
      'handicap',
      aroundLead(home - away).map((line) => `period=1|line=${line}`),
    ),
  ];
}

/** Totals and handicaps that a score decides closely, quarter lines among them. */
function linesAbout(home: number, away: number): Market[] {
  const lead = home - away;
  return [
    ...markets(
      'total',
      totalLines(home + away).map((line) => `line=${line}`),
    ),
    ...markets(
      'handicap',
      aroundLead(lead).map((line) => `line=${line}`),
    ),
    ...markets(
      'handicap-3way',
      [-lead - 1, -lead, -lead + 1].map((line) => `line=${line}`),
    ),
    ...sides((side) => {
      const own = side === 'side=home' ? home : away;
      return markets(
        'team-total',
        totalLines(own).map((line) => `${side}|line=${line}`),
      );
    }),
  ];
}

const NEAR = [-1, -0.5, -0.25, 0, 0.25, 0.5, 1];

function totalLines(total: number): number[] {
  return NEAR.map((step) => total + step).filter((line) => line >= 0.5);
}

function aroundLead(lead: number): number[] {
  // Without a zero of its own sign.
  return NEAR.map((step) => step - lead || 0);
}

/** Markets of sets: the reader enters the winner of each set, and the points of the one under way. */
function bySets(rule: SportRule, { figures, happening, format }: Situation): Market[] {
  const { 'sets-home': home = 0, 'sets-away': away = 0 } = figures;
  const underWay = home + away + (happening === 'completed' ? 0 : 1);
  const planned = 2 * setsToWin(formatOf(rule, format)) - 1;
  const shown = Math.min(Math.max(underWay, 1) + 1, planned);
  const numbers = Array.from({ length: shown }, (_, place) => `period=${place + 1}`);
  const high = specialOf(rule, 'score-max');
  const { 'high-home': highHome = 0, 'high-away': highAway = 0 } = figures;
  const isBreak = high?.what === 'break';
  const most = isBreak ? Math.max(highHome, highAway) : highHome + highAway;
  const highest = isBreak ? (['break-1x2', 'break-total'] as const) : (['maxima-1x2', 'maxima-total'] as const);
  return [
    ...(['match-winner', 'odd-even'] as const).flatMap((kind) => markets(kind, [''])),
    ...linesAbout(home, away),
    ...markets('correct-score', [`scores=${scoresOf(figures)}`]),
    ...markets('1x2', numbers),
    ...(high ? markets(highest[0], ['']) : []),
    ...(high
      ? markets(
          highest[1],
          totalLines(most).map((line) => `line=${line}`),
        )
      : []),
  ];
}

/** Scores in sets about the one that was typed. */
function scoresOf({ 'sets-home': home = 0, 'sets-away': away = 0 }: Situation['figures']): string {
  const most = Math.max(home, away, 2);
  const lost = Array.from({ length: most }, (_, count) => count);
  return [...lost.map((count) => `${most}:${count}`), ...lost.map((count) => `${count}:${most}`)].join(',');
}

/** A bout may be over after its first period. */
function byPeriods(rule: SportRule, situation: Situation): Market[] {
  const { reported } = whatIfReportOf(rule, situation);
  const { home = 0, away = 0 } = (reported.sort === 'match' && reported.score) || {};
  return [
    ...markets('draw-no-bet', ['']),
    ...linesAbout(home, away),
    ...markets('odd-even', ['', 'period=1', 'period=2']),
    ...markets('1x2', ['period=1', 'period=2']),
  ];
}

function byRounds({ figures: { rounds = 1 } }: Situation): Market[] {
  const lines = Array.from({ length: rounds }, (_, place) => `line=${place + 0.5}`);
  return [
    ...markets('fight-winner', ['ways=2', 'ways=3']),
    ...(['fight-method', 'fight-winner-method', 'fight-distance'] as const).flatMap((kind) => markets(kind, [''])),
    ...markets('fight-round', [`rounds=${rounds}`]),
    ...markets('fight-rounds-total', lines),
  ];
}

/** As many places as the rule book names. */
function byRace(rule: SportRule): Market[] {
  return [
    ...markets('race-winner', ['']),
    ...markets('race-place', [`places=${specialOf(rule, 'race')?.podium ?? 3}`]),
    ...markets('race-finish', [`runner=${YOURS}`, `runner=${RIVAL}`]),
    ...markets('race-fastest-lap', ['']),
    ...markets('race-head-to-head', [`runners=${YOURS},${RIVAL}`]),
    ...markets('race-group', [`runners=${YOURS},${RIVAL}`]),
  ];
}

function markets(kind: MarketKindKey, specifiers: readonly string[]): Market[] {
  return specifiers.flatMap((specifier) => readMarket(kind, specifier) ?? []);
}

function sides(of: (side: 'side=home' | 'side=away') => readonly Market[]): Market[] {
  return (['side=home', 'side=away'] as const).flatMap(of);
}

const OF_HALVES: readonly MarketKindKey[] = [
  'half-time-full-time',
  'half-time-full-time-2way',
  'highest-half',
  'team-highest-half',
];
const INCIDENTS: readonly MarketKindKey[] = ['yellow-card', 'red-card', 'penalty'];

function isOfHalves(market: Market): boolean {
  return OF_HALVES.includes(market.kind.key) || specifierOf(market).includes('period=');
}

export function isOfStatistics(key: MarketKindKey): boolean {
  return INCIDENTS.includes(key) || STATISTICS.some((statistic) => key.startsWith(`${statistic}-`));
}

const GROUPS: Readonly<Partial<Record<MarketKindKey, MarketGroup>>> = {
  total: 'totals',
  'odd-even': 'totals',
  'goal-count': 'totals',
  'result-total': 'totals',
  'both-score-total': 'totals',
  handicap: 'handicaps',
  'handicap-3way': 'handicaps',
  'team-total': 'teams',
  'team-odd-even': 'teams',
  'team-goal-count': 'teams',
  'clean-sheet': 'teams',
  'win-to-nil': 'teams',
  'correct-score': 'score',
  'winning-margin': 'score',
  'first-goal-time': 'goals',
  'nth-goal': 'goals',
  'last-goal': 'goals',
  'both-score': 'goals',
  'both-score-result': 'goals',
  'break-1x2': 'highest',
  'break-total': 'highest',
  'maxima-1x2': 'highest',
  'maxima-total': 'highest',
  'fight-method': 'method',
  'fight-winner-method': 'method',
  'fight-round': 'rounds',
  'fight-rounds-total': 'rounds',
  'fight-distance': 'rounds',
  'race-place': 'places',
  'race-finish': 'places',
  'race-head-to-head': 'ahead',
  'race-group': 'ahead',
};

function groupOf(rule: SportRule, market: Market): MarketGroup {
  const { key } = market.kind;
  if (isOfStatistics(key)) return 'statistics';
  if (isOfHalves(market)) return hasHalves(rule) ? 'halves' : 'parts';
  return GROUPS[key] ?? 'result';
}

/** Returns true if the reader has entered the facts of a group's markets; without a goal there are none. */
export function isReportedOf(group: MarketGroup, { figures, happening }: Situation): boolean {
  if (happening === 'walkover' || happening === 'postponed') return true;
  const has = (keys: readonly (keyof typeof figures)[]) => keys.some((key) => figures[key] !== undefined);
  switch (group) {
    case 'highest':
      return figures['high-home'] !== undefined && figures['high-away'] !== undefined;
    case 'statistics':
      return has([
        'corners-home',
        'yellow-cards-home',
        'red-cards-home',
        'penalties-home',
        'shots-home',
        'shots-on-target-home',
        'fouls-home',
      ]);
    case 'halves':
      return figures['half-home'] !== undefined && figures['half-away'] !== undefined ? true : goalsIn(figures) === 0;
    default:
      return true;
  }
}
