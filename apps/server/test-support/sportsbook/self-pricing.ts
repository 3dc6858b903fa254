import { addMs, DAY_MS, type Odds } from '@ordago/kernel';
import type { MarketFact } from '../../src/modules/sportsbook/feed/ports/odds-feed.ts';
import type { FixtureMessage, OddsFeed } from '../../src/modules/sportsbook/index.ts';
import { readTestEvent, type SportsbookTestKit, type TestEvent } from './sportsbook-test-kit.ts';

/** A supplier that prices and settles by itself, and sends what a test lets it send. */
export const SELF_PRICING: OddsFeed = {
  name: 'own',
  resultFacts: [],
  pull: async () => ({ messages: [], skipped: 0 }),
  history: async () => [],
  verify: () => null,
  decode: (body) => ({
    messages: [],
    faults: [],
    about: { message: 'markets', eventKey: null },
    ...JSON.parse(body.toString('utf8')),
  }),
};

const WINNER = { kind: '1x2', specifier: '' };
const BOTH = { kind: 'both-score', specifier: '' };

const pricesOf = (market: typeof WINNER, outcomes: readonly string[]): MarketFact => ({
  sort: 'prices',
  product: 3,
  market,
  status: 'open',
  groups: [],
  selections: outcomes.map((outcome) => ({ outcome, odds: 2_000 as Odds })),
});
const cameOf = (market: typeof WINNER, outcome: string, result: 0 | 1): MarketFact => ({
  sort: 'result',
  market,
  outcome,
  came: { result, voidHalves: 0, deadHeat: null },
});
const progressOf = (status: 'live' | 'finished'): MarketFact => ({
  sort: 'progress',
  status,
  score: { home: 1, away: 0 },
  clock: null,
  periods: [],
});

/** Messages about an event: two markets at 2.00, that it is played, and how it ended. */
export const EMITTED = {
  prices: [pricesOf(WINNER, ['1', 'x', '2']), pricesOf(BOTH, ['yes', 'no'])],
  live: [progressOf('live')],
  homeWon: [cameOf(WINNER, '1', 1), cameOf(WINNER, 'x', 0), cameOf(WINNER, '2', 0), cameOf(BOTH, 'yes', 0)],
  awayWon: [cameOf(WINNER, '1', 0), cameOf(WINNER, 'x', 0), cameOf(WINNER, '2', 1)],
  finished: [progressOf('finished')],
} as const satisfies Record<string, readonly MarketFact[]>;

/** Sends facts of an event as this supplier. */
export async function reportSelfPriced(
  kit: SportsbookTestKit,
  eventKey: string,
  { version, facts }: { version: number; facts: readonly MarketFact[] },
): Promise<void> {
  const markets = [{ feed: 'own', eventKey, version, facts }];
  await kit.testServer.modules.sportsbook.receiveMessage('own', Buffer.from(JSON.stringify({ markets })));
}

/** An event of this supplier, one day ahead, with its prices. */
export async function buildSelfPriced(kit: SportsbookTestKit, key: string): Promise<TestEvent> {
  const side = (name: string) => ({ key: name, name, code: null });
  const fixture: FixtureMessage = {
    kind: 'fixture',
    feed: 'own',
    version: 1,
    eventKey: key,
    round: null,
    league: { key: 'own', sport: 'football', name: 'Liga propia', country: 'es' },
    home: side('alba'),
    away: side('duna'),
    startsAt: addMs(kit.testServer.clock.now(), DAY_MS),
  };
  await kit.testServer.modules.sportsbook.applyFeed([fixture]);
  await reportSelfPriced(kit, key, { version: kit.testServer.clock.now(), facts: EMITTED.prices });
  return readTestEvent(kit.testServer, key);
}
