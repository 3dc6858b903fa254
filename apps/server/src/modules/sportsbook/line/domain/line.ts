import { assertNever, type EachWayTerms, type Instant, type Odds } from '@ordago/kernel';
import { MARKET_KIND_KEYS, outcomesOf, readMarket } from '@ordago/sport-rules';
import type { FinalScore } from '../../shared/domain/market.ts';
import type { ContestResult, SettledOutcomeWord } from './contest-result.ts';

/** Event of the betting line. */
export interface LineEvent {
  readonly id: string;
  readonly league: LineLeague;
  readonly round: string | null;
  /** Of a contest of many (a race), its first side is the contest and the second one is empty. */
  readonly home: LineTeam;
  readonly away: LineTeam;
  readonly startsAt: Instant;
  readonly status: 'scheduled' | 'live' | 'finished' | 'abandoned' | 'cancelled';
  readonly isStopped: boolean;
  /** True if it is priced while it is played. */
  readonly isInPlay: boolean;
  readonly score: FinalScore | null;
  /** Progress beside the score, where its supplier reports it; null where it does not. */
  readonly progress: LineProgress | null;
  /** Result of a contest that is over and has no score: a race, a tournament, a fight. (Default: it has none) */
  readonly result?: ContestResult;
  /** Open markets, shown or not. */
  readonly marketsCount: number;
  readonly markets: readonly LineMarket[];
}

/** Progress of an event in play: clock and periods, for display. */
export interface LineProgress {
  /** `63:20`, as the supplier shows it; null in sports without a clock. */
  readonly clock: string | null;
  readonly phase: 'play' | 'break' | 'overtime' | null;
  /** From 1; overtime goes on counting. */
  readonly period: number | null;
  readonly periods: readonly FinalScore[];
  /** Points of the game under way. */
  readonly points: { readonly home: string; readonly away: string } | null;
  /** Side that serves or is at bat. */
  readonly server: 'home' | 'away' | null;
  /** Counts beside the score: corners, cards; null where the feed has none. */
  readonly counts: Readonly<Record<string, FinalScore>> | null;
}

export interface LineLeague {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly sport: string;
}

/** Country of leagues that are simulated. */
const SIMULATED_COUNTRY = 'simulated';

/** Returns true if a league's contests are drawn by a computer: simulated or virtual. */
export function isSimulated({ country, sport }: Pick<LineLeague, 'country' | 'sport'>): boolean {
  return country === SIMULATED_COUNTRY || sport.startsWith('virtual-');
}

export interface LineTeam {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
}

export interface LineMarket {
  readonly id: string;
  readonly kind: string;
  /** Specifier of the market, in the form of the catalogue: `period=1|line=2.5`; empty for kinds without any. */
  readonly specifier: string;
  readonly status: 'open' | 'suspended' | 'settled' | 'void';
  /** Reason why a market that is neither open nor over takes no bets: the name of the refusal that a bet would get. */
  readonly reason: SuspensionReason | null;
  /** Terms on which it can be bet on each way. (Default: to win alone) */
  readonly eachWay?: EachWayTerms;
  readonly selections: readonly LineSelection[];
}

/** `result-awaited`: the event is over, and its result does not contain yet what the market needs. */
export type SuspensionReason = 'event-started' | 'event-stopped' | 'market-suspended' | 'result-awaited';

export interface LineSelection {
  readonly id: string;
  readonly outcome: string;
  /** Of a competitor, where the outcome is its key. */
  readonly name?: string;
  readonly odds: Odds;
  readonly version: number;
  /** How it came out. (Default: it has no result) */
  readonly result?: SettledOutcomeWord;
}

/** A league with events ahead. */
export interface TreeLeague extends LineLeague {
  /** Sort priority of its country; the lower the further up. */
  readonly priority: number;
  readonly events: number;
}

/**
 * Returns an event as it may be bet on at an instant: by the clock it has started before any job marks it so, and
 * nothing is shown as open for which a bet would be refused. Every refusal that a bet would get under the lock is shown
 * here beforehand.
 */
export function asOffered(event: LineEvent, now: Instant): LineEvent {
  const hasStarted = event.status === 'scheduled' && event.startsAt <= now;
  const status = hasStarted ? 'live' : event.status;
  const reason = reasonOf(status, event);
  return {
    ...event,
    status,
    marketsCount: reason === null ? event.marketsCount : 0,
    markets: event.markets.map((market) => withReason(market, reason)),
  };
}

function reasonOf(
  status: LineEvent['status'],
  { isStopped, isInPlay }: Pick<LineEvent, 'isStopped' | 'isInPlay'>,
): SuspensionReason | null {
  if (status === 'finished' || status === 'abandoned') return 'result-awaited';
  if (status !== 'scheduled' && !(status === 'live' && isInPlay)) return 'event-started';
  return isStopped ? 'event-stopped' : null;
}

function withReason(market: LineMarket, reason: SuspensionReason | null): LineMarket {
  switch (market.status) {
    case 'open':
      return reason === null ? market : { ...market, status: 'suspended', reason };
    case 'suspended':
      return { ...market, reason: reason ?? 'market-suspended' };
    case 'settled':
    case 'void':
      return market;
    default:
      return assertNever(market.status, 'market status');
  }
}

/** The progress as plain values, as they are sent. */
export function shownProgress(progress: LineProgress | null) {
  if (progress === null) return null;
  const { clock, phase, period, periods, points, server, counts } = progress;
  return {
    clock,
    phase,
    period,
    server,
    points: points && { ...points },
    counts:
      counts && Object.fromEntries(Object.entries(counts).map(([name, { home, away }]) => [name, { home, away }])),
    periods: periods.map(({ home, away }) => ({ home, away })),
  };
}

const PLACES: ReadonlyMap<string, number> = new Map(MARKET_KIND_KEYS.map((key, place) => [key, place]));

/** Markets and their selections in the order of display: that of the catalogue, then by period and line. */
export function inOrder(markets: readonly LineMarket[]): LineMarket[] {
  return markets
    .map((market) => ({ market, place: PLACES.get(market.kind) ?? PLACES.size, asked: askedOf(market) }))
    .sort((a, b) => a.place - b.place || compareAsked(a.asked, b.asked))
    .map(({ market }) => ({ ...market, selections: selectionsInOrder(market) }));
}

/** Outcomes as the catalogue lists them; competitors as they came in. */
function selectionsInOrder({ kind, specifier, selections }: LineMarket): LineSelection[] {
  const read = readMarket(kind, specifier);
  const outcomes = read ? outcomesOf(read) : [];
  return selections.toSorted(
    (a, b) => outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome) || Number(a.id) - Number(b.id),
  );
}

/** The parts of a specifier that order markets of a kind: side and period as text, the line as a number. */
function askedOf({ specifier }: LineMarket): readonly [text: string, line: number] {
  const parts = specifier === '' ? [] : specifier.split('|');
  const line = parts.find((part) => part.startsWith('line='));
  // The home side comes first, and the whole match before its periods.
  const text = parts.filter((part) => part !== line).map((part) => part.replace('side=home', 'side=1'));
  return [text.join('|'), line === undefined ? 0 : Number.parseFloat(line.slice('line='.length))];
}

function compareAsked(a: ReturnType<typeof askedOf>, b: ReturnType<typeof askedOf>): number {
  return a[0] === b[0] ? a[1] - b[1] : a[0] < b[0] ? -1 : 1;
}
