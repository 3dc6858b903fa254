import type { Market } from '@ordago/contracts';
import { STATISTIC_KIND, specifierFields } from '@ordago/i18n/market-words';
import { isOfRunners } from '../../../shared/line/runners.ts';

/** Tabs of an event page, in their order; a tab without markets is not shown. */
export const MARKET_GROUPS = [
  'main',
  'goals',
  'handicap',
  'halves',
  'score',
  'teams',
  'corners',
  'cards',
  'statistics',
  'special',
] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

/** Layout of a block's prices: side by side, a line per row, in columns, scores by who wins, or runners by price. */
export type BlockLayout = 'row' | 'ladder' | 'grid' | 'scores' | 'runners';

/** Markets that ask the same at other lines are one block. */
export interface MarketBlock {
  readonly key: string;
  readonly kind: string;
  /** Specifier fields that they share, without the line. */
  readonly fields: Readonly<Record<string, string>>;
  readonly layout: BlockLayout;
  /** By line, lowest first. */
  readonly markets: readonly [Market, ...Market[]];
  readonly groups: ReadonlySet<MarketGroup>;
}

/** Gathers markets into blocks, in the order in which they come. */
export function blocksOf(markets: readonly Market[]): MarketBlock[] {
  const gathered = new Map<string, [Market, ...Market[]]>();
  for (const market of markets) {
    const { line, ...fields } = specifierFields(market.specifier);
    const key = line === undefined ? market.id : `${market.kind} ${JSON.stringify(fields)}`;
    const known = gathered.get(key);
    if (known) known.push(market);
    else gathered.set(key, [market]);
  }
  return [...gathered].map(([key, [first, ...others]]) => {
    const { line, ...fields } = specifierFields(first.specifier);
    const isLadder = line !== undefined && first.selections.length <= 3;
    return {
      key,
      kind: first.kind,
      fields,
      groups: groupsOf(first),
      layout: isLadder ? 'ladder' : layoutOf(first),
      markets: [first, ...others],
    };
  });
}

function layoutOf(market: Market): BlockLayout {
  const { kind, selections } = market;
  if (kind === 'correct-score') return 'scores';
  if (isOfRunners(market) || LONG_WORDS.includes(kind)) return 'runners';
  // Two full names and a draw side by side are too long for a phone.
  if (kind === 'fight-winner' && selections.length > 2) return 'runners';
  return selections.length <= 3 ? 'row' : 'grid';
}

/** Outcomes that need a row each. */
const LONG_WORDS = ['fight-method', 'fight-winner-method'];

const MAIN = [
  '1x2',
  'match-winner',
  'double-chance',
  'draw-no-bet',
  'total',
  'handicap',
  'both-score',
  'race-winner',
  'race-place',
  'tournament-winner',
  'tournament-place',
  'fight-winner',
  'fight-method',
  'fight-rounds-total',
  'fight-distance',
];
const HALVES = ['half-time-full-time', 'half-time-full-time-2way', 'highest-half', 'team-highest-half'];
const SCORE = ['correct-score', 'winning-margin', 'goal-count', 'team-goal-count'];
const TEAMS = ['team-total', 'team-odd-even', 'team-goal-count', 'team-highest-half', 'clean-sheet', 'win-to-nil'];
const GOALS = [
  'total',
  'team-total',
  'points-total',
  'both-score',
  'both-score-result',
  'both-score-total',
  'result-total',
  'odd-even',
  'points-odd-even',
  'goal-count',
  'first-goal-time',
  'goal-in-interval',
  'nth-goal',
  'last-goal',
];

/** Spans that are the whole match, as sports with overtime are bet on. */
const WITH_OVERTIME = ['full', 'decided'];

/** The tabs that a market belongs to; whatever belongs to none is special. */
export function groupsOf({ kind, specifier }: Pick<Market, 'kind' | 'specifier'>): ReadonlySet<MarketGroup> {
  const { period } = specifierFields(specifier);
  const isOfPeriod = period !== undefined && !WITH_OVERTIME.includes(period);
  const groups = new Set<MarketGroup>();
  const counted = /^(?:(corners)-|(?:yellow-|red-)?(card)s?\b)/.exec(kind);
  if (counted) return groups.add(counted[1] ? 'corners' : 'cards');
  if (STATISTIC_KIND.test(kind)) return groups.add('statistics');
  if (MAIN.includes(kind) && !isOfPeriod) groups.add('main');
  if (GOALS.includes(kind) && !isOfPeriod) groups.add('goals');
  if (kind.includes('handicap')) groups.add('handicap');
  if (isOfPeriod || HALVES.includes(kind)) groups.add('halves');
  if (SCORE.includes(kind)) groups.add('score');
  if (TEAMS.includes(kind)) groups.add('teams');
  return groups.size === 0 ? groups.add('special') : groups;
}

/** The statistic that a kind counts, and what it asks of it; null for any other. */
export function statisticOf(kind: string): { statistic: string; ask: string } | null {
  const match = STATISTIC_KIND.exec(kind);
  return match ? { statistic: match[1] ?? '', ask: match[2] ?? '' } : null;
}

/** Text as a search compares it: lower case, without accents. */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** The rungs of a ladder that are shown first: those whose prices lie closest together. */
export function middleOf(markets: readonly Market[], count: number): readonly Market[] {
  const spread = ({ selections }: Market) => {
    const prices = selections.map(({ odds }) => Number(odds));
    return Math.max(...prices) / Math.min(...prices);
  };
  const chosen = new Set(markets.toSorted((a, b) => spread(a) - spread(b)).slice(0, count));
  return markets.filter((market) => chosen.has(market));
}
