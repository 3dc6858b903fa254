import { listEvents, listFeedQuarantine, readEvent, readStatistics, replayFeedMessage } from '@ordago/contracts';
import { addMs, DAY_MS, type Instant } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectEvents, type EventCollector, type Visitor } from '../../../../test-support/server/index.ts';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import type { PastMatch } from '../shared/domain/feed-message.ts';

/** The supplier's history, which the tests spoil. */
const past: PastMatch[] = [];
const TEAMS = ['alba', 'brisa', 'cima', 'duna', 'estepa', 'faro', 'gruta', 'hoz'];
let kit: SportsbookTestKit;
let boss: Visitor;
let collector: EventCollector;
let event: TestEvent;

beforeAll(async () => {
  kit = await createSportsbookTestKit({ past });
  past.push(...seasonBefore(kit.testServer.clock.now()));
  boss = await kit.hireSuperadmin();
  const { db, modules } = kit.testServer;
  collector = await collectEvents({ pool: db.pool, opEvents: modules.opEvents }, 'feed-message-held');
  event = await kit.buildEvent();
});
afterAll(async () => {
  await collector.close();
  await kit.close();
});

function seasonBefore(now: Instant): PastMatch[] {
  return TEAMS.flatMap((home, h) =>
    TEAMS.filter((away) => away !== home).map((away, a) => ({
      leagueKey: 'es.1',
      season: '2024-25',
      playedAt: addMs(now, -(1 + h * 8 + a) * DAY_MS),
      home,
      away,
      homeGoals: (h + a) % 4,
      awayGoals: (h * 2 + a) % 3,
    })),
  );
}

const refresh = () =>
  kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.refresh-prices')?.run({});
const shown = async () => (await kit.testServer.visitor().call(readEvent, { params: { id: event.id } })).result;
const openMarkets = async () =>
  (await shown()).markets.filter(({ status }: { status: string }) => status === 'open').length;
const heldHistory = async () =>
  (await boss.call(listFeedQuarantine, { query: {} })).result.messages.filter(
    ({ message }: { message: string | null }) => message === 'history',
  );
const meetings = async () =>
  (await kit.testServer.visitor().call(readStatistics, { params: { id: event.id } })).result.meetings;

describe('a history with times in place of scores', () => {
  it('rates its league and shows its meetings as long as it is believed', async () => {
    expect(await openMarkets()).toBeGreaterThan(50);
    expect(await meetings()).toHaveLength(2);
    expect(await heldHistory()).toEqual([]);
  });

  it('is put aside, staff are notified once, its league is sold no longer, and no statistic shows it', async () => {
    const meeting = past.findIndex(
      ({ home, away }) => home === event.shown.home.name.toLowerCase() && away === event.shown.away.name.toLowerCase(),
    );
    past[meeting] = { ...(past[meeting] as PastMatch), homeGoals: 18, awayGoals: 30 };
    await collector.take();
    await refresh();
    await refresh();
    expect(await meetings()).toEqual([]);
    const rows = await heldHistory();
    expect(rows).toMatchObject([
      { feed: 'football-json', event: 'es.1 2024-25', is_whole: false, times: '2', state: 'waiting' },
    ]);
    expect(rows[0].reason).toContain('1 of 56 matches above 15 goals of a side');
    expect(await collector.take()).toMatchObject([{ name: 'feed-message-held', payload: { feed: 'football-json' } }]);
    expect(await openMarkets()).toBe(0);
  });

  it('prices no new fixture of its league, which is on no list', async () => {
    const unpriced = await kit.buildEvent({ startsInMs: 2 * DAY_MS });
    expect(unpriced.shown.markets).toEqual([]);
    const { events } = (await kit.testServer.visitor().call(listEvents, { query: { view: 'upcoming' } })).result;
    expect(events.map(({ id }: { id: string }) => id)).not.toContain(unpriced.id);
  });

  it('is not replayed: there is nothing to be read anew', async () => {
    const [row] = await heldHistory();
    expect((await boss.call(replayFeedMessage, { params: { id: row.id }, body: {} })).refusal).toBe('feed-message-cut');
  });

  it('is sold again once its supplier mends it', async () => {
    past.splice(0, past.length, ...seasonBefore(kit.testServer.clock.now()));
    await refresh();
    await kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.tend-events')?.run({});
    expect(await openMarkets()).toBeGreaterThan(50);
    expect(await meetings()).toHaveLength(2);
  });
});
