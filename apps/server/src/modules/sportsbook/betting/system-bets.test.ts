import { readBet } from '@ordago/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const result: SportsbookTestKit['result'] = (...reported) => kit.result(...reported);

async function shown(bettor: Bettor, id: string) {
  const { status, payout, legs } = (await bettor.call(readBet, { params: { id } })).result;
  return { status, payout, legs: legs.map((leg: { status: string }) => leg.status) };
}

async function openProfitOf(events: readonly TestEvent[]): Promise<string> {
  const found = await kit.testServer.db.pool.query(
    'select coalesce(sum(open_profit), 0)::text as sum from sportsbook.liability where event = any ($1)',
    [events.map(({ id }) => id)],
  );
  return found.rows[0].sum;
}

describe('a system', () => {
  /** Three events at 2.0, 3.0 and 4.0 on the host, 12.00 on the doubles or as asked. */
  async function systemOf(bettor: Bettor, system: object) {
    const events = [await kit.buildEvent(), await kit.buildEvent(), await kit.buildEvent()] as const;
    const legs = await kit.priceLegs(events.map((event, place) => [event, '1x2', '1', 2_000 + place * 1_000]));
    const reply = await bettor.place({ kind: 'system', system, stake: '12.00', legs });
    expect([reply.http, reply.refusal]).toEqual([200, '']);
    return { events, bet: reply.result.bet };
  }

  it('shows what it unfolds into, and what it pays when all wins', async () => {
    const ana = await kit.buildBettor({ main: '100.00' });
    const { bet: placed } = await systemOf(ana, { sizes: [2] });
    // (2·3 + 2·4 + 3·4) / 3 = 26 / 3 of 12.00
    expect(placed).toMatchObject({
      kind: 'system',
      odds: '8.66',
      potential_payout: '104.00',
      system: { sizes: ['2'], bankers: [], combinations: '3' },
    });
  });

  it('waits while a combination lives, and pays those that won', async () => {
    const ana = await kit.buildBettor({ main: '100.00' });
    const { events, bet: placed } = await systemOf(ana, { sizes: [2] });
    await result(events[0], 0, 1);
    expect(await shown(ana, placed.id)).toMatchObject({ status: 'open' });
    await result(events[1], 1, 0);
    await result(events[2], 1, 0);
    // 3·4 / 3 of 12.00
    expect(await shown(ana, placed.id)).toMatchObject({ status: 'won', payout: '48.00', legs: ['lost', 'won', 'won'] });
    expect([await ana.main(), await openProfitOf(events)]).toEqual(['136.00', '0']);
  });

  it('is lost as soon as nothing can win, and open again after a correction', async () => {
    const ana = await kit.buildBettor({ main: '100.00' });
    const { events, bet: placed } = await systemOf(ana, { sizes: [2, 3] });
    await result(events[0], 0, 1);
    await result(events[1], 0, 1);
    expect(await shown(ana, placed.id)).toMatchObject({ status: 'lost', payout: '0.00' });
    await result(events[1], 2, 1);
    expect(await shown(ana, placed.id)).toMatchObject({ status: 'open', payout: null });
    await result(events[2], 1, 0);
    // 3·4 / 4 of 12.00
    expect(await shown(ana, placed.id)).toMatchObject({ status: 'won', payout: '36.00' });
  });

  it('falls with its banker', async () => {
    const ana = await kit.buildBettor({ main: '100.00' });
    const { events, bet: placed } = await systemOf(ana, { sizes: [2], bankers: [1] });
    expect(placed.system).toEqual({ sizes: ['2'], bankers: ['1'], combinations: '2' });
    await result(events[1], 1, 1);
    expect(await shown(ana, placed.id)).toMatchObject({ status: 'lost', payout: '0.00' });
  });
});
