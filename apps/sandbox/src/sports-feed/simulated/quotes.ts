import { formatOdds, type Odds, odds } from '@ordago/kernel';
import { chancesIn, type Outlook, type PricedOutcome, priceCovers, priceOutlook } from '@ordago/pricing';
import type { SimulatedPrices, SimulatedProgress, SimulatedRecord, SimulatedResult } from '@ordago/provider-protocols';
import { type Moment, momentAt, type Score, type SimulatedContest, type SimulatedMarket, type Span } from './course.ts';

/** Prices and clock are looked at in these steps, and at once when something happens; in milliseconds. */
const QUOTE_MS = 10_000;
/** Default margin of a market: 6 %. */
const MARGIN_BPS = 600;
/** Shorter and longer prices are not offered: the market waits. */
const ODDS_BOUNDS = { min: 1_020, max: 60_000 } as const;

/** Snapshot of a match at an instant, as it is sent. */
export interface Report {
  readonly progress: SimulatedProgress;
  /** Computed when they are first asked for: prices take by far the longest. */
  readonly prices: readonly SimulatedPrices[];
  readonly results: readonly SimulatedResult[];
  /** Record of the match; null while it is played, and where its results are enough. */
  readonly record: SimulatedRecord | null;
  /** Bets wait for a moment. */
  readonly isStopped: boolean;
  readonly isOver: boolean;
}

/** Snapshot of a match that is announced and has not begun: nothing changes until it does. */
export const BEFORE = -1;

/** Returns the messages about a match at an instant. */
export function reportedAt(contest: SimulatedContest, quote: number): Report | null {
  if (quote === BEFORE) return reportedBefore(contest);
  const moment = momentAt(contest.moments, quote);
  if (moment === null) return null;
  const outlooks = new Map<Span, Outlook | null>();
  const outlook = (span: Span) => {
    if (!outlooks.has(span)) outlooks.set(span, contest.outlook(span, moment, quote));
    return outlooks.get(span) ?? null;
  };
  const markets = contest.markets.map((market) => marketAt(contest, market, moment));
  let prices: SimulatedPrices[] | null = null;
  return {
    progress: progressOf(contest, moment, quote),
    get prices() {
      prices ??= markets.flatMap((one) => pricesOf(one, outlook) ?? []);
      return prices;
    },
    results: markets.flatMap(({ results }) => results),
    record: contest.record?.(moment) ?? null,
    isStopped: moment.isDanger,
    isOver: moment.phase === 'over',
  };
}

/** Before its start a match has the prices of its start, and nothing else. */
function reportedBefore(contest: SimulatedContest): Report | null {
  const reported = reportedAt(contest, 0);
  const nothing = { score: null, clock: null, phase: null, period: null, periods: [], points: null, server: null };
  return reported && { ...reported, progress: { status: 'scheduled', ...nothing }, isStopped: false };
}

/**
 * Last snapshot of a match up to an instant, in milliseconds since its start: a step of the clock, or a moment that is
 * no quiet one. Null before the start.
 */
export function quoteAt({ moments }: SimulatedContest, elapsed: number): number | null {
  if (elapsed < 0) return null;
  const step = Math.floor(elapsed / QUOTE_MS) * QUOTE_MS;
  const loud = moments.findLast(({ at, isQuiet }) => at <= elapsed && !isQuiet);
  return Math.max(step, loud?.at ?? 0);
}

/** State of a market: its results so far, and the last of them where it is settled. */
interface ReportedMarket {
  readonly market: SimulatedMarket;
  readonly results: readonly SimulatedResult[];
  readonly isSettled: boolean;
}

function marketAt(contest: SimulatedContest, market: SimulatedMarket, moment: Moment): ReportedMarket {
  const score = contest.result(market.span, moment) ?? decidedBy(market, moment);
  if (score !== null) return { market, results: settled(market, score), isSettled: true };
  return { market, results: lostBy(market, moment), isSettled: false };
}

/** Prices of a market; null once it is settled: its last prices stay as they were. `ask` returns the possible outcomes of a span. */
function pricesOf(
  { market, results, isSettled }: ReportedMarket,
  ask: (span: Span) => Outlook | null,
): SimulatedPrices | null {
  if (isSettled) return null;
  const { kind, specifier, outcomes } = market;
  const outlook = ask(market.span);
  // A set that has not begun, or the part of a match that nobody knows of yet.
  if (outlook === null) return null;
  const quotes = priced(market, outlook);
  if (quotes === null) return null;
  const { oddsMax = ODDS_BOUNDS.max } = market;
  const isOpen = results.length === 0 && quotes.every((price) => price >= ODDS_BOUNDS.min && price <= oddsMax);
  const selections = outcomes.map((outcome, place) => {
    const price = Math.min(Math.max(quotes[place] ?? 0, ODDS_BOUNDS.min), oddsMax);
    return { outcome, odds: formatOdds(odds(price)) };
  });
  return { kind, specifier, status: isOpen ? 'open' : 'suspended', selections };
}

/** Results of a market by the score of its span. */
function settled({ kind, specifier, outcomes, judge }: SimulatedMarket, score: Score): SimulatedResult[] {
  const verdicts = outcomes.map((outcome) => [outcome, judge(outcome, score)] as const);
  return verdicts.map(([outcome, verdict]) => ({
    kind,
    specifier,
    outcome,
    result: verdict === 'won' ? 1 : 0,
    void_halves: verdict === 'returned' ? 2 : 0,
  }));
}

/** Outcomes that are lost before the market is over; where all but one are, that one is won. */
function lostBy(
  { kind, specifier, outcomes, isLostBy }: SimulatedMarket,
  { phase, period, periods }: Moment,
): SimulatedResult[] {
  // A break ends a period: the next one has begun without a score.
  const begun = phase === 'break' && periods.length === period ? [...periods, { home: 0, away: 0 }] : periods;
  const lost = outcomes.filter((outcome) => isLostBy?.(outcome, begun));
  const come = lost.length === outcomes.length - 1 ? outcomes : lost;
  return come.map((outcome) => ({
    kind,
    specifier,
    outcome,
    result: lost.includes(outcome) ? 0 : 1,
    void_halves: 0,
  }));
}

/** The score of a span under way, where nothing can change the market any more. */
function decidedBy({ isDecidedBy, span }: SimulatedMarket, { score, periods }: Moment): Score | null {
  if (!isDecidedBy || (span !== 'match' && typeof span !== 'number')) return null;
  const known = typeof span === 'number' ? periods[span - 1] : score;
  return known && isDecidedBy(known) ? known : null;
}

/** Prices in thousandths, whatever they are; null where every stake would come back. */
function priced({ outcomes, judge, covers, marginBps }: SimulatedMarket, outlook: Outlook): number[] | null {
  const how = { marginBps: marginBps ?? MARGIN_BPS };
  const quotes: PricedOutcome[] = covers
    ? priceCovers(
        outcomes.map((key, place) => ({ key, parts: covers.parts[place] ?? [] })),
        chancesIn(outlook, covers.of, covers.judge),
        how,
      )
    : priceOutlook(outlook, { outcomes, judge }, how);
  if (quotes.every(({ chance }) => chance === 0)) return null;
  return quotes.map((quote) => (quote.odds === null ? 0 : coarse(quote.odds)));
}

/** Steps of prices in play, in thousandths: a price that hardly moves is not sent again. Never towards the player. */
const STEPS = [
  { from: 0, step: 10 },
  { from: 1_300, step: 20 },
  { from: 2_000, step: 50 },
  { from: 3_000, step: 100 },
  { from: 5_000, step: 250 },
  { from: 10_000, step: 1_000 },
  { from: 20_000, step: 5_000 },
] as const;

function coarse(price: Odds): number {
  const step = STEPS.findLast(({ from }) => price >= from)?.step ?? 10;
  return price - (price % step);
}

const TENNIS = ['0', '15', '30', '40'];

function progressOf(contest: SimulatedContest, moment: Moment, quote: number): SimulatedProgress {
  const { phase, period, periods, score, points, server, outs, counts } = moment;
  const isOver = phase === 'over';
  const remaining = contest.remaining?.(moment, quote) ?? null;
  return {
    status: isOver ? 'finished' : 'live',
    score,
    clock: contest.clock(moment, quote),
    phase: isOver ? null : phase,
    period: isOver ? null : period,
    periods: periods.map(({ home, away }) => ({ home, away })),
    points: points && !isOver ? pointsText(points, periods.at(-1)) : null,
    server: isOver || (outs === undefined && phase === 'break') ? null : (server ?? null),
    ...(counts && { counts }),
    ...(remaining !== null && { remaining }),
  };
}

/** Points as tennis counts them; a tie-break counts plainly. */
function pointsText({ home, away }: Score, set: Score | undefined): { home: string; away: string } {
  if (set && set.home === 6 && set.away === 6) return { home: String(home), away: String(away) };
  if (home >= 3 && away >= 3) {
    if (home === away) return { home: '40', away: '40' };
    return home > away ? { home: 'V', away: '40' } : { home: '40', away: 'V' };
  }
  return { home: TENNIS[home] ?? '40', away: TENNIS[away] ?? '40' };
}
