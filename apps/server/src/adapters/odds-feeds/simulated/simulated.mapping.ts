import { instant, parseInstant, parseOdds } from '@ordago/kernel';
import {
  readJson,
  type SimulatedCounts,
  type SimulatedEvent,
  type SimulatedPrices,
  type SimulatedProgress,
  type SimulatedRecord,
  type SimulatedResult,
  simulatedBatch,
  simulatedEvent,
} from '@ordago/provider-protocols';
import type {
  FeedMessage,
  FixtureMessage,
  MarketFact,
  MarketsMessage,
  ReceivedMessage,
  Unreadable,
} from '../../../modules/sportsbook/feed/ports/odds-feed.ts';

/** The service that prices in play. */
const PRODUCT = 1;
const MESSAGE = 'batch';

/** A batch in our terms. An event that cannot be read is reported, the others count. */
export function readBatch(feed: string, body: Buffer): ReceivedMessage | Unreadable {
  const about = { message: MESSAGE, eventKey: null };
  const parsed = simulatedBatch.safeParse(parseJson(body));
  if (!parsed.success) return { unreadable: reasonOf(parsed.error.issues[0]), about };
  const { alive, snapshot_of: request, events } = parsed.data;
  const faults: string[] = [];
  const read: SimulatedEvent[] = [];
  for (const [place, given] of events.entries()) {
    const event = simulatedEvent.safeParse(given);
    if (event.success) read.push(event.data);
    else faults.push(`events.${place}.${reasonOf(event.error.issues[0])}`);
  }
  return {
    about,
    faults,
    messages: read.flatMap((event) => [...fixtureOf(feed, event), ...stopOf(feed, event)]),
    markets: read.flatMap((event) => marketsOf(feed, event, faults)),
    ...(request !== undefined && { signal: { kind: 'snapshot-complete', product: PRODUCT, request } }),
    ...(alive !== undefined && { signal: { kind: 'alive', product: PRODUCT, at: instant(alive), isSubscribed: true } }),
  };
}

function reasonOf(issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined): string {
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}`;
}

/** Whole numbers are all that a batch carries, so that they lose nothing once the strict reader has let them pass. */
function parseJson(body: Buffer): unknown {
  return readJson(body) === undefined ? null : JSON.parse(body.toString('utf8'));
}

function fixtureOf(feed: string, { event, fixture }: SimulatedEvent): FixtureMessage[] {
  const startsAt = fixture && parseInstant(fixture.starts_at);
  if (!fixture || !startsAt) return [];
  const { league, home, away } = fixture;
  // It is drawn once and never moves.
  return [
    { kind: 'fixture', feed, eventKey: event, version: 1, league, home, away, round: null, startsAt, isInPlay: true },
  ];
}

function stopOf(feed: string, { event, version, stopped }: SimulatedEvent): FeedMessage[] {
  if (stopped === undefined) return [];
  return [{ kind: 'status', feed, eventKey: event, version, status: stopped ? 'stopped' : 'open' }];
}

function marketsOf(feed: string, reported: SimulatedEvent, faults: string[]): MarketsMessage[] {
  const { event, version, progress, prices, results, record } = reported;
  const facts: MarketFact[] = [
    ...(progress ? [progressOf(progress)] : []),
    ...prices.map((market) => pricesOf(market, event, faults)),
    ...results.map(resultOf),
    ...(record ? [recordOf(record)] : []),
  ];
  return facts.length > 0 ? [{ feed, eventKey: event, version, facts }] : [];
}

function progressOf({ counts, ...progress }: SimulatedProgress): MarketFact {
  return { sort: 'progress', ...progress, ...(counts && { counts: known(counts) }) };
}

function pricesOf(
  { kind, specifier, status, selections }: SimulatedPrices,
  event: string,
  faults: string[],
): MarketFact {
  return {
    sort: 'prices',
    product: PRODUCT,
    market: { kind, specifier },
    status,
    groups: [],
    selections: selections.map(({ outcome, odds: text }) => {
      const odds = parseOdds(text);
      if (odds === null) faults.push(`${event}: odds ${text} of ${kind} are out of bounds`);
      return { outcome, odds };
    }),
  };
}

function resultOf({ kind, specifier, outcome, result, void_halves: voidHalves }: SimulatedResult): MarketFact {
  return { sort: 'result', market: { kind, specifier }, outcome, came: { result, voidHalves, deadHeat: null } };
}

/** A match that is over was played in full: what its record lacks was not counted. */
function recordOf({ score, periods, goals, statistics, statistics_by_period: byPeriod }: SimulatedRecord): MarketFact {
  const reported = {
    ...(goals && { goals }),
    ...(statistics && { statistics: known(statistics) }),
    ...(byPeriod && { statisticsByPeriod: byPeriod.map(known) }),
  };
  const played = { sort: 'match', status: 'completed', decidedIn: 'regular-time' } as const;
  return { sort: 'record', record: { ...played, score, periods, periodsPlanned: periods.length, ...reported } };
}

/** A figure that is absent is not there at all. */
function known(counts: SimulatedCounts): Readonly<Partial<Record<keyof SimulatedCounts, Score>>> {
  return Object.fromEntries(Object.entries(counts).filter(([, score]) => score !== undefined));
}

type Score = NonNullable<SimulatedCounts['corners']>;
