import { type Instant, instant, ODDS_MAX, type Odds, odds } from '@ordago/kernel';
import {
  nameUofMarket,
  UOF_GROUPS,
  type UofBetCancel,
  type UofBetSettlement,
  type UofBetStop,
  type UofDecoded,
  type UofEventStatus,
  type UofMarketKey,
  type UofMessage,
  type UofOddsChange,
  type UofPricedMarket,
  type UofRollbackBetCancel,
  type UofSettledMarket,
} from '@ordago/provider-protocols';
import type {
  MarketFact,
  MarketName,
  ProgressFact,
  ReceivedMessage,
} from '../../../modules/sportsbook/feed/ports/odds-feed.ts';
import { placesOf } from './places.ts';

/** Translates a message of the XML feed. Markets without a name of ours are reported, the others count. */
export function mapUof(feed: string, { message, faults: unread }: UofDecoded): ReceivedMessage {
  const faults = [...unread];
  const eventKey = 'eventId' in message ? message.eventId : null;
  const about = { message: message.type, eventKey };
  if (eventKey === null) return { messages: [], faults, about, ...signalOf(message) };
  if (message.type === 'fixture_change') return { messages: [], faults, about, asks: eventKey };
  const facts = factsOf(message, faults);
  const version = message.timestamp;
  return { messages: [], markets: facts.length > 0 ? [{ feed, eventKey, version, facts }] : [], faults, about };
}

function signalOf(message: UofMessage): Pick<ReceivedMessage, 'signal'> {
  if (message.type === 'alive') {
    const { product, timestamp, isSubscribed } = message;
    return { signal: { kind: 'alive', product, at: instant(timestamp), isSubscribed } };
  }
  if (message.type !== 'snapshot_complete') return {};
  return { signal: { kind: 'snapshot-complete', product: message.product, request: message.requestId } };
}

function factsOf(message: UofMessage, faults: string[]): MarketFact[] {
  switch (message.type) {
    case 'odds_change':
      return pricesOf(message, faults);
    case 'bet_stop':
      return stopsOf(message);
    case 'bet_settlement':
      return resultsOf(message, faults);
    case 'rollback_bet_settlement':
      return named(message.markets, faults, (market) => [{ sort: 'unsettled', market }]);
    case 'bet_cancel':
    case 'rollback_bet_cancel':
      return voidsOf(message, faults);
    default:
      return [];
  }
}

/** Markets that our list names, each with what is made of it. */
function named<T extends UofMarketKey>(
  markets: readonly T[],
  faults: string[],
  make: (market: MarketName, reported: T, names: NamedOutcomes) => MarketFact[],
): MarketFact[] {
  return markets.flatMap((reported) => {
    const found = nameUofMarket(reported);
    if (typeof found === 'string') {
      faults.push(found);
      return [];
    }
    const { kind, specifier, row } = found;
    return make({ kind, specifier }, reported, { id: row.id, outcomes: row.outcomes, groups: row.groups });
  });
}

interface NamedOutcomes {
  readonly id: number;
  readonly outcomes: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
}

const STATUSES: ReadonlyMap<number, 'open' | 'suspended' | 'handed-over'> = new Map([
  [1, 'open'],
  [-1, 'suspended'],
  [-2, 'handed-over'],
]);

function pricesOf({ product, markets, status }: UofOddsChange, faults: string[]): MarketFact[] {
  const facts = named(markets, faults, (market, reported, names) => {
    const selections = selectionsOf(reported, names, faults);
    const word = STATUSES.get(reported.status) ?? 'closed';
    return [{ sort: 'prices', product, market, status: word, groups: names.groups, selections }];
  });
  return status === null ? facts : [...facts, progressOf(status)];
}

/** Every outcome of the list; one that is not offered, or at a price that is none, has no odds, and its market closes. */
function selectionsOf(reported: UofPricedMarket, { id, outcomes }: NamedOutcomes, faults: string[]) {
  const given = new Map(reported.outcomes.map((outcome) => [outcome.id, outcome]));
  for (const unknown of [...given.keys()].filter((key) => !Object.hasOwn(outcomes, key))) {
    faults.push(`market ${id}: outcome ${unknown.slice(0, 40)} is not in our list`);
  }
  return Object.entries(outcomes).map(([key, outcome]) => {
    const { isActive, odds: text } = given.get(key) ?? { isActive: false, odds: null };
    if (!isActive || text === null) return { outcome, odds: null };
    const price = readPrice(text);
    if (price === null) faults.push(`market ${id}: odds ${text.slice(0, 20)} of outcome ${key} are out of bounds`);
    return { outcome, odds: price };
  });
}

/** Decimal odds above 1 and up to 1,000, cut to thousandths. */
function readPrice(text: string): Odds | null {
  const match = /^(\d{1,4})(?:\.(\d{1,12}))?$/.exec(text);
  if (!match) return null;
  const thousandths = Number(match[1]) * 1_000 + Number((match[2] ?? '').padEnd(3, '0').slice(0, 3));
  return thousandths > 1_000 && thousandths <= ODDS_MAX ? odds(thousandths) : null;
}

/** A group that none of our markets bears might hold any of them. */
function stopsOf({ product, groups }: UofBetStop): MarketFact[] {
  const known = groups.map((group) => (UOF_GROUPS.has(group) ? group : 'all'));
  const stopped = known.includes('all') ? ['all'] : [...new Set(known)];
  return stopped.map((group) => ({ sort: 'stop', product, group }));
}

function resultsOf({ markets }: UofBetSettlement, faults: string[]): MarketFact[] {
  return named(markets, faults, (market, reported, names) => settledOf(market, reported, names, faults));
}

function settledOf(
  market: MarketName,
  reported: UofSettledMarket,
  { id, outcomes }: NamedOutcomes,
  faults: string[],
): MarketFact[] {
  return reported.outcomes.flatMap(({ id: key, result, voidHalves, deadHeatFactor }): MarketFact[] => {
    const outcome = Object.hasOwn(outcomes, key) ? outcomes[key] : undefined;
    const deadHeat = deadHeatFactor === null ? null : placesOf(deadHeatFactor);
    if (outcome === undefined || deadHeat === undefined) {
      const reason = outcome === undefined ? 'is not in our list' : `has the dead heat factor ${deadHeatFactor}`;
      faults.push(`market ${id}: outcome ${key.slice(0, 40)} ${reason}`);
      return [];
    }
    const came = result === -1 ? null : { result, voidHalves, deadHeat };
    return [{ sort: 'result', market, outcome, came }];
  });
}

function voidsOf(message: UofBetCancel | UofRollbackBetCancel, faults: string[]): MarketFact[] {
  const window = { from: instantOf(message.startTime), to: instantOf(message.endTime) };
  const isVoid = message.type === 'bet_cancel';
  return named<UofMarketKey>(message.markets, faults, (market) => [{ sort: 'void', market, ...window, isVoid }]);
}

function instantOf(ms: number | null): Instant | null {
  return ms === null ? null : instant(ms);
}

const PHASES: Readonly<Record<number, ProgressFact['status']>> = {
  1: 'live',
  2: 'live',
  7: 'live',
  3: 'finished',
  4: 'finished',
  5: 'cancelled',
  9: 'abandoned',
};

/** Numbers of the supplier's list: half-time and the like, and what is played beyond regular time. */
const IN_BREAK: readonly number[] = [31, 32, 33, 34];
const IN_OVERTIME: readonly number[] = [40, 41, 42, 50];

function progressOf({ status, matchStatus, home, away, clock, remaining, periods }: UofEventStatus): ProgressFact {
  const score = home === null || away === null ? null : { home, away };
  const isIn = (list: readonly number[]) => matchStatus !== null && list.includes(matchStatus);
  return {
    sort: 'progress',
    status: PHASES[status] ?? 'scheduled',
    score,
    clock,
    phase: isIn(IN_BREAK) ? 'break' : isIn(IN_OVERTIME) ? 'overtime' : null,
    periods: periods.map(({ home, away }) => ({ home, away })),
    remaining: secondsOf(remaining),
  };
}

/** `12:40` in seconds; null for anything else. */
function secondsOf(text: string | null): number | null {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(text ?? '') ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}
