import {
  type Factor,
  floorToCent,
  formatAmount,
  formatOdds,
  type LegOutcome,
  legFactor,
  type Odds,
  odds,
  payoutOf,
  product,
  type SystemShape,
  systemFactor,
  UNITS_PER_CENT,
  UNITS_PER_MAJOR,
  type Units,
} from '@ordago/kernel';
import { HALF_LOST, HALF_WON, LOST, RETURNED, readMarket, settleOutcome, WON } from '../markets/index.ts';
import type { MatchRecord, RaceRecord, ResultRecord, Runner } from '../result/record.ts';
import type { Phrase } from '../vocabulary.ts';
import type { Notion, NotionRow, NotionStatus } from './notion.ts';

/** Bet of the examples: 100 at 2.10. */
export const NOTION_STAKE = 100n * UNITS_PER_MAJOR;
export const NOTION_ODDS = odds(2_100);
/** Odds of the winner of a race. */
const RACE_ODDS = odds(5_000);
/** Legs of the accumulators and of the system. */
export const LEG_ODDS = [odds(2_000), odds(1_500), odds(1_800)] as const;
export const SYSTEM_STAKE = 90n * UNITS_PER_MAJOR;
export const SYSTEM: SystemShape = { sizes: [2], bankers: [] };
/** Stake and legs with more decimals than money has. */
const ODD_STAKE = 777n * UNITS_PER_CENT;
const LONG_ODDS = [odds(1_850), odds(1_930), odds(2_070)] as const;
/** Largest payout of the example of limits. */
export const PAYOUT_MAX = 1_000n * UNITS_PER_MAJOR;
/** Terms of the example of a cash-out: chances in millionths, margin in hundredths of a per cent. */
export const SALE = { chances: [600_000, 300_000], marginBps: 500, share: 50 } as const;

/** Bets of the examples, as their sentences take them. */
export const BETS: Readonly<Record<Notion, Phrase['params']>> = {
  'asian-lines': single(NOTION_ODDS),
  push: single(NOTION_ODDS),
  'half-won-half-lost': single(NOTION_ODDS),
  'dead-heat': single(RACE_ODDS),
  'non-starters': single(RACE_ODDS),
  'own-goals': single(NOTION_ODDS),
  'parts-not-played': single(NOTION_ODDS),
  'void-legs': legs(NOTION_STAKE, LEG_ODDS),
  systems: legs(SYSTEM_STAKE, LEG_ODDS),
  rounding: { stake: formatAmount(ODD_STAKE) },
  limits: { payout: formatAmount(PAYOUT_MAX) },
  'cash-out': { ...single(NOTION_ODDS), margin: SALE.marginBps / 100 },
};

/** Cases of each notion: every figure is computed by the functions that settle bets. */
export const EXAMPLES: Readonly<Record<Notion, () => readonly NotionRow[]>> = {
  'asian-lines': () => [
    judged('asian-lines.total', ['total', 'line=2.75', 'over'], score(3, 1), { line: '2.75', goals: 4 }),
    judged('asian-lines.total', ['total', 'line=2.75', 'over'], score(2, 1), { line: '2.75', goals: 3 }),
    judged('asian-lines.total', ['total', 'line=2.75', 'over'], score(1, 1), { line: '2.75', goals: 2 }),
    judged('asian-lines.handicap', ['handicap', 'line=-0.25', '1'], score(1, 0), {
      line: '−0.25',
      score: scoreText(1, 0),
    }),
    judged('asian-lines.handicap', ['handicap', 'line=-0.25', '1'], score(1, 1), {
      line: '−0.25',
      score: scoreText(1, 1),
    }),
  ],
  push: () => [
    judged('push.total', ['total', 'line=3', 'over'], score(2, 1), { line: '3', goals: 3 }),
    judged('push.total', ['total', 'line=3', 'over'], score(3, 1), { line: '3', goals: 4 }),
    judged('push.handicap', ['handicap', 'line=-1', '1'], score(2, 1), { line: '−1', score: scoreText(2, 1) }),
    judged('push.draw-no-bet', ['draw-no-bet', '', '1'], score(0, 0), { score: scoreText(0, 0) }),
  ],
  'half-won-half-lost': () => [
    rowOf('half.won', NOTION_ODDS, HALF_WON),
    rowOf('half.lost', NOTION_ODDS, HALF_LOST),
    combined('half.express-won', [HALF_WON, WON]),
    combined('half.express-lost', [HALF_LOST, WON]),
  ],
  'dead-heat': () => [
    judged('dead-heat.winner', ['race-winner', '', 'yours'], race(finished('yours', 1), finished('rival', 1)), {
      tied: 2,
    }),
    judged('dead-heat.place', ['race-place', 'places=3', 'yours'], race(...ranked(1, 2, 2, 2)), {
      places: 3,
      tied: 3,
    }),
    judged('dead-heat.inside', ['race-place', 'places=3', 'yours'], race(...ranked(1, 2, 2, 4)), {
      places: 3,
      tied: 2,
    }),
  ],
  'non-starters': () => [
    judged('non-starters.runner', ['race-winner', '', 'yours'], race(absent('yours'), finished('rival', 1))),
    judged('non-starters.other', ['race-winner', '', 'rival'], race(absent('yours'), finished('rival', 1))),
    judged('non-starters.retired', ['race-winner', '', 'yours'], race(retired('yours'), finished('rival', 1))),
    judged(
      'non-starters.ahead',
      ['race-head-to-head', 'runners=yours,rival', 'rival'],
      race(absent('yours'), finished('rival', 1)),
    ),
    judged('non-starters.player', ['player-scores', 'player=reserve', 'yes'], OWN_GOAL),
  ],
  'own-goals': () => [
    judged('own-goals.total', ['total', 'line=1.5', 'over'], OWN_GOAL),
    judged('own-goals.first-goal', ['nth-goal', 'goal=1', '2'], OWN_GOAL),
    judged('own-goals.first-scorer', ['first-scorer', 'player=striker', 'yes'], OWN_GOAL),
    judged('own-goals.scorer', ['player-scores', 'player=defender', 'yes'], OWN_GOAL),
  ],
  'parts-not-played': () => [
    judged('parts.set-played', ['1x2', 'period=2', '1'], TWO_SETS),
    judged('parts.set', ['1x2', 'period=3', '1'], TWO_SETS),
    judged('parts.overtime', ['total', 'period=overtime|line=0.5', 'over'], NO_OVERTIME),
  ],
  'void-legs': () => [
    combined('void.none', [WON, WON, WON]),
    combined('void.one', [WON, RETURNED, WON]),
    combined('void.two', [WON, RETURNED, RETURNED]),
    combined('void.all', [RETURNED, RETURNED, RETURNED]),
    combined('void.lost', [WON, RETURNED, LOST]),
  ],
  systems: () => [
    system('systems.all', [WON, WON, WON]),
    system('systems.two', [WON, WON, LOST]),
    system('systems.one', [WON, LOST, LOST]),
    system('systems.void', [WON, WON, RETURNED]),
  ],
  rounding: () => [rounded('rounding.single', LONG_ODDS.slice(0, 1)), rounded('rounding.express', LONG_ODDS)],
  limits: () => [NOTION_ODDS, RACE_ODDS].map(largestStake),
  'cash-out': () => [
    ...SALE.chances.map((chance) => sold('cash-out.whole', chance)),
    sold('cash-out.part', SALE.chances[0], SALE.share),
  ],
};

/** Goals of a match: an own goal of a defender for the visitors, and one of a striker of the home side. */
const OWN_GOAL: MatchRecord = {
  ...score(1, 1),
  goals: [
    { side: 'away', minute: 12, scorer: 'defender', isOwnGoal: true },
    { side: 'home', minute: 70, scorer: 'striker' },
  ],
  lineup: ['defender', 'striker'],
};

const TWO_SETS: MatchRecord = {
  ...score(2, 0),
  periods: [
    { home: 6, away: 4 },
    { home: 7, away: 5 },
  ],
  periodsPlanned: 3,
  scoring: 'sets',
};

const NO_OVERTIME: MatchRecord = score(2, 1);

function score(home: number, away: number): MatchRecord {
  return { sort: 'match', status: 'completed', decidedIn: 'regular-time', score: { home, away } };
}

/** A score of one word, which no line end divides. */
function scoreText(home: number, away: number): string {
  return `${home}\u2060–\u2060${away}`;
}

function race(...entries: readonly Runner[]): RaceRecord {
  return { sort: 'race', status: 'completed', entries };
}

function finished(key: string, position: number): Runner {
  return { key, state: 'finished', position };
}

function absent(key: string): Runner {
  return { key, state: 'non-runner' };
}

function retired(key: string): Runner {
  return { key, state: 'retired' };
}

/** Runners by their places; the second one is the reader's. */
function ranked(...places: readonly number[]): Runner[] {
  return places.map((place, index) => finished(index === 1 ? 'yours' : `other-${index}`, place));
}

type Asked = readonly [kind: string, specifier: string, outcome: string];

/** A row of one selection, settled by its record at the odds of its sport. */
function judged(
  code: string,
  [kind, specifier, outcome]: Asked,
  record: ResultRecord,
  params: Phrase['params'] = {},
): NotionRow {
  const market = readMarket(kind, specifier);
  const settled = market && settleOutcome(market, outcome, record);
  if (settled === null) throw new Error(`an example that cannot be settled: ${code}`);
  const price = record.sort === 'race' ? RACE_ODDS : code === 'non-starters.player' ? RACE_ODDS : NOTION_ODDS;
  return rowOf(code, price, settled, params);
}

function rowOf(code: string, price: Odds, outcome: LegOutcome, params: Phrase['params'] = {}): NotionRow {
  const figure = paid(NOTION_STAKE, [legFactor(outcome, price)]);
  return { situation: situation(code, params), status: statusOf(outcome), figure };
}

function combined(code: string, outcomes: readonly LegOutcome[]): NotionRow {
  const prices = outcomes.length === 2 ? [NOTION_ODDS, LEG_ODDS[0]] : LEG_ODDS;
  const figure = paid(NOTION_STAKE, factorsOf(outcomes, prices));
  return { situation: situation(code, { odds: formatOdds(LEG_ODDS[0]) }), status: null, figure };
}

function system(code: string, outcomes: readonly LegOutcome[]): NotionRow {
  const figure = paid(SYSTEM_STAKE, [systemFactor(factorsOf(outcomes, LEG_ODDS), SYSTEM)]);
  return { situation: situation(code), status: null, figure };
}

function rounded(code: string, prices: readonly Odds[]): NotionRow {
  const factors = factorsOf(
    prices.map(() => WON),
    prices,
  );
  const params = { odds: prices.map(formatOdds).join(' × '), exact: exactText(ODD_STAKE, product(factors)) };
  return { situation: situation(code, params), status: null, figure: paid(ODD_STAKE, factors) };
}

/** The largest stake in whole cents whose payout stays within the limit. */
function largestStake(price: Odds): NotionRow {
  const { numerator, denominator } = legFactor(WON, price);
  const stake = floorToCent((PAYOUT_MAX * denominator) / numerator);
  return {
    situation: situation('limits.stake', { odds: formatOdds(price) }),
    status: null,
    figure: formatAmount(stake),
  };
}

function sold(code: string, chance: number, share = 100): NotionRow {
  const expected: Factor = { numerator: BigInt(chance) * BigInt(NOTION_ODDS), denominator: 1_000_000n * 1_000n };
  const kept: Factor = { numerator: 10_000n - BigInt(SALE.marginBps), denominator: 10_000n };
  const whole = payoutOf(NOTION_STAKE, [expected, kept], UNITS_PER_CENT);
  const figure = formatAmount(floorToCent((whole * BigInt(share)) / 100n));
  return { situation: situation(code, { chance: chance / 10_000, share }), status: null, figure };
}

function factorsOf(outcomes: readonly LegOutcome[], prices: readonly Odds[]): Factor[] {
  return outcomes.flatMap((outcome, place) => {
    const price = prices[place];
    return price === undefined ? [] : [legFactor(outcome, price)];
  });
}

function paid(stake: Units, factors: readonly Factor[]): string {
  return formatAmount(payoutOf(stake, factors, UNITS_PER_CENT));
}

/** An amount with all of its decimals, up to the scale of the ledger. */
function exactText(stake: Units, { numerator, denominator }: Factor): string {
  return formatAmount((stake * numerator) / denominator);
}

function statusOf({ result, voidHalves }: LegOutcome): NotionStatus {
  if (voidHalves === 2) return 'returned';
  if (voidHalves === 1) return result === 1 ? 'half-won' : 'half-lost';
  return result === 1 ? 'won' : 'lost';
}

function situation(code: string, params: Phrase['params'] = {}): Phrase {
  return { code: `notion.case.${code}`, params };
}

function single(price: Odds): Phrase['params'] {
  return { stake: formatAmount(NOTION_STAKE), odds: formatOdds(price) };
}

function legs(stake: Units, prices: readonly Odds[]): Phrase['params'] {
  return { stake: formatAmount(stake), odds: prices.map(formatOdds).join(' × ') };
}
