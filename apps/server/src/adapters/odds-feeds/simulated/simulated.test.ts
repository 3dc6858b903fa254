import { addMs } from '@ordago/kernel';
import { feedHeaders, type SimulatedEvent } from '@ordago/provider-protocols';
import { type ResultRecord, readMarket, settleMarket } from '@ordago/sport-rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildSimulatedMatch,
  type SimulatedMatch,
  scriptOf,
} from '../../../../../sandbox/test-support/simulated-match.ts';
import { readBookedEvent } from '../../../../test-support/sportsbook/booked-event.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import type { OddsFeed, RecoveryRequest } from '../../../modules/sportsbook/feed/ports/odds-feed.ts';
import { createSimulated } from './simulated.ts';

const SECRET = 'a secret of this test alone, long enough';
/** Places of the simulation, by their sport. */
const PLACES = { football: 0, tennis: 1, basketball: 2, hockey: 3, volleyball: 4, cybersport: 5, handball: 6 } as const;
const SPORTS_MAX = 13;

let kit: SportsbookTestKit;
let numbers = 0;
const recoveries: RecoveryRequest[] = [];
const feed: OddsFeed = {
  ...createSimulated({ url: 'http://127.0.0.1:9', secret: SECRET }),
  recover: async (request) => void recoveries.push(request),
};

beforeAll(async () => {
  kit = await createSportsbookTestKit({ moreFeeds: [feed] });
});
afterAll(() => kit.close());

const reportBatch = (batch: object) =>
  kit.testServer.modules.sportsbook.receiveMessage('simulated', Buffer.from(JSON.stringify({ events: [], ...batch })));
const sendMessages = (...events: readonly SimulatedEvent[]) => reportBatch({ events });

/** Script of messages about a match, under a key of its own. */
function newScript(place: number, stepMs: number): { key: string; script: SimulatedEvent[]; match: SimulatedMatch } {
  numbers += 1;
  const match = buildSimulatedMatch(place, kit.testServer.clock.now());
  const key = `${match.id}/${numbers}`;
  return { key, match, script: scriptOf(match, stepMs).map((event) => ({ ...event, event: key })) };
}

const stateOf = (key: string) => readBookedEvent(kit.testServer.db.pool, key, 'simulated');

/** A match in play that is not stopped, and its later messages. */
async function buildInPlay(place: number) {
  const { key, script, match } = newScript(place, 30_000);
  const [first, second, ...rest] = script as [SimulatedEvent, SimulatedEvent, ...SimulatedEvent[]];
  expect(await sendMessages(first, second)).toBeNull();
  await sendMessages({ ...second, version: second.version + 1, stopped: false });
  return { key, rest, match, version: second.version, event: await readTestEvent(kit.testServer, key) };
}

const firstLeg = (event: Awaited<ReturnType<typeof readTestEvent>>) => {
  const kind = event.shown.markets.some((market) => market.kind === '1x2') ? '1x2' : 'match-winner';
  return { kind, leg: { ...event.leg(kind, '1'), live: true } };
};

/** Places the slip, waits as long as the operator wants, and asks for the result. */
async function submit(bettor: Bettor, slip: Parameters<Bettor['place']>[0], meanwhile = async () => {}) {
  numbers += 1;
  const key = `live-attempt-${String(numbers).padStart(8, '0')}`;
  const waiting = await bettor.place({ ...slip, key });
  if (waiting.refusal) return waiting;
  expect(waiting.result.waiting).not.toBeNull();
  await meanwhile();
  kit.testServer.clock.advance(6_000);
  return bettor.place({ ...slip, key });
}

describe('a match in play', () => {
  it('is on the line with its clock, its score and its prices', async () => {
    const { event } = await buildInPlay(PLACES.football);
    expect(event.shown).toMatchObject({
      status: 'live',
      score: { home: '0', away: '0' },
      league: { country: 'simulated', sport: 'football' },
      progress: { clock: expect.stringMatching(/^\d\d:\d\d$/), phase: 'play', period: '1' },
    });
    expect(event.shown.home.name).toMatch(/ SIM$/);
    expect(Number(event.shown.markets_count)).toBeGreaterThan(10);
    expect(event.shown.markets.every(({ selections }) => selections.length > 0)).toBe(true);
  });

  it('takes a bet after the delay, and settles it at the end', async () => {
    const { event, rest } = await buildInPlay(PLACES.football);
    const bettor = await kit.buildBettor();
    const { leg } = firstLeg(event);
    expect((await submit(bettor, { legs: [leg] })).result.bet).toMatchObject({ status: 'open' });
    for (const one of rest) expect(await sendMessages(one)).toBeNull();
    const [bet] = await kit.testServer.modules.sportsbook.listBets(bettor.id, { page: 0, size: 1 });
    const came = rest.flatMap(({ results }) => results).find((one) => one.kind === '1x2' && one.specifier === '');
    expect(came?.outcome).toBe('1');
    expect(bet?.status).toBe(came?.result === 1 ? 'won' : 'lost');
    expect(await kit.broken()).toEqual([]);
  }, 240_000);

  it('takes none while it is stopped, nor at a price that fell while the bet waited', async () => {
    const { key, event, version } = await buildInPlay(PLACES.football);
    const bettor = await kit.buildBettor();
    const { leg } = firstLeg(event);
    const blank = { event: key, prices: [], results: [] };
    await sendMessages({ ...blank, version: version + 10, stopped: true });
    expect((await submit(bettor, { legs: [leg] })).refusal).toBe('event-stopped');
    await sendMessages({ ...blank, version: version + 20, stopped: false });
    const stopped = await submit(bettor, { legs: [leg] }, async () => {
      await sendMessages({ ...blank, version: version + 30, stopped: true });
    });
    expect(stopped.refusal).toBe('event-stopped');
    await sendMessages({ ...blank, version: version + 40, stopped: false });
    const fell = await submit(bettor, { legs: [leg], accept: 'better' }, async () => {
      const prices = ['1', 'x', '2'].map((outcome) => ({ outcome, odds: outcome === '1' ? '1.05' : '9.00' }));
      const market = { kind: '1x2', specifier: '', status: 'open', selections: prices } as const;
      await sendMessages({ ...blank, version: version + 50, prices: [market] });
    });
    expect(fell.refusal).toBe('odds-changed');
    expect(await bettor.main()).toBe('100.00');
  });

  it('refuses a bet whose score changed while it waited, but not where every basket would', async () => {
    const bettor = await kit.buildBettor();
    for (const [place, refusal] of [
      [PLACES.football, 'event-stopped'],
      [PLACES.basketball, ''],
    ] as const) {
      const { key, event, version } = await buildInPlay(place);
      const { leg } = firstLeg(event);
      const placed = await submit(bettor, { legs: [leg], accept: 'all' }, async () => {
        const progress = { status: 'live', score: { home: 21, away: 7 }, points: null, server: null } as const;
        const shown = { ...progress, clock: '10:00', phase: 'play', period: 1 } as const;
        await sendMessages({
          event: key,
          version: version + 10,
          progress: { ...shown, periods: [{ home: 21, away: 7 }] },
          prices: [],
          results: [],
        });
      });
      expect(placed.refusal ?? '').toBe(refusal);
    }
  });
});

describe('messages on a match in any order, late and twice', () => {
  it.each([
    ['football', PLACES.football],
    ['tennis', PLACES.tennis],
  ])(
    'comes to the same: %s',
    async (_sport, place) => {
      const { script } = newScript(place, 90_000);
      const run = async (order: readonly number[]) => {
        numbers += 1;
        const key = `order/${numbers}`;
        for (const index of order) await sendMessages({ ...(script[index] as SimulatedEvent), event: key });
        return stateOf(key);
      };
      const places = script.map((_event, index) => index);
      const inOrder = await run(places);
      expect(JSON.stringify(inOrder)).toContain('"status":"finished"');
      expect(JSON.stringify(inOrder)).not.toContain('"open"');
      const orders = fc.tuple(
        fc.shuffledSubarray(places, { minLength: places.length }),
        fc.array(fc.constantFrom(...places), { maxLength: 6 }),
      );
      await fc.assert(
        fc.asyncProperty(orders, async ([order, repeated]) => {
          expect(await run([...order, ...repeated])).toEqual(inOrder);
        }),
        { numRuns: 8 },
      );
      expect(await kit.broken()).toEqual([]);
    },
    240_000,
  );
});

describe('its results', () => {
  it.each(Array.from({ length: SPORTS_MAX }, (_, place) => place))(
    'are those that our catalogue gives the same score: place %i',
    (place) => {
      const { script, match } = newScript(place, 120_000);
      const record = recordOf(match);
      for (const { kind, specifier, outcome, result, void_halves } of script.flatMap(({ results }) => results)) {
        const market = readMarket(kind, specifier);
        expect([kind, specifier, market]).not.toEqual([kind, specifier, null]);
        const ours = market && settleMarket(market, record)?.find((one) => one.outcome === outcome);
        expect({ kind, specifier, outcome, result, voidHalves: void_halves }).toEqual({ kind, specifier, ...ours });
      }
    },
    120_000,
  );
});

/** The match as a record of our own: regular time, and what was decided after it. */
function recordOf({ contest, sport }: SimulatedMatch): ResultRecord {
  const last = contest.moments.at(-1);
  const planned = { football: 2, basketball: 4, 'ice-hockey': 3, handball: 2, 'american-football': 4, baseball: 9 }[
    sport.slug as 'football'
  ];
  const sets = { volleyball: 5, 'table-tennis': 5 }[sport.slug as 'volleyball'] ?? 3;
  const isOfSets = ['tennis', 'volleyball', 'cybersport', 'table-tennis', 'badminton'].includes(sport.slug);
  const periodsPlanned = isOfSets ? sets : (planned ?? 2);
  const periods = last?.periods ?? [];
  const sum = (part: typeof periods) =>
    part.reduce((all, one) => ({ home: all.home + one.home, away: all.away + one.away }), { home: 0, away: 0 });
  const overtime = isOfSets ? [] : periods.slice(periodsPlanned);
  // Counts by half are sent, and settled, at half-time.
  const counted = last && contest.record?.(last)?.statistics_by_period;
  return {
    ...(counted && { statisticsByPeriod: counted }),
    sort: 'match',
    status: 'completed',
    periodsPlanned,
    periods: periods.slice(0, periodsPlanned),
    score: isOfSets ? (last?.score ?? { home: 0, away: 0 }) : sum(periods.slice(0, periodsPlanned)),
    ...(overtime.length > 0 ? { decidedIn: 'overtime', overtime: sum(overtime) } : { decidedIn: 'regular-time' }),
  };
}

describe('the simulation itself', () => {
  it('is asked for its whole state at its first message, and its prices wait after a silence', async () => {
    const { key } = await buildInPlay(PLACES.hockey);
    await reportBatch({ alive: kit.testServer.clock.now() + 1 });
    expect(recoveries.at(-1)).toMatchObject({ product: 1, request: 1 });
    expect(await reportBatch({ snapshot_of: 1 })).toBeNull();
    expect(JSON.stringify(await stateOf(key))).not.toContain('"open"');
  });

  it('is believed by its signature alone', () => {
    const rawBody = Buffer.from('{"events":[]}');
    const now = kit.testServer.clock.now();
    const headers = feedHeaders(SECRET, { atSeconds: Math.floor(now / 1_000), body: rawBody });
    expect(feed.verify({ headers, rawBody }, now)).toBeNull();
    expect(feed.verify({ headers, rawBody: Buffer.from('{"events":[1]}') }, now)?.name).toBe('signature-invalid');
    expect(feed.verify({ headers, rawBody }, addMs(now, 3_600_000))?.name).toBe('timestamp-outside-window');
  });

  it.each([
    ['no JSON', '<odds/>'],
    ['no batch', '{"events": 5}'],
    ['nothing', ''],
  ])('that sends %s is put aside, and nothing is lost', async (_title, body) => {
    expect(await kit.testServer.modules.sportsbook.receiveMessage('simulated', Buffer.from(body))).toEqual(
      expect.any(String),
    );
  });

  it('with one event that cannot be read is processed for the others', async () => {
    const { key, script } = newScript(PLACES.cybersport, 10_000);
    expect(await reportBatch({ events: [{ event: 5 }, script[0]] })).toBeNull();
    expect(await stateOf(key)).toHaveLength(1);
  });
});
