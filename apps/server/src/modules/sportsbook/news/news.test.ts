import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collectEvents, type EventCollector } from '../../../../test-support/server/index.ts';
import { createFreeBetTestKit, type FreeBetTestKit } from '../../../../test-support/sportsbook/free-bet-test-kit.ts';
import { buildSingle, sell } from '../../../../test-support/sportsbook/selling.ts';
import type { Bettor, SportsbookTestKit, TestEvent } from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import type { EventName } from '../../../platform/events/event-handler.ts';

let free: FreeBetTestKit;
let kit: SportsbookTestKit;
let collectors: EventCollector[] = [];

beforeAll(async () => {
  free = await createFreeBetTestKit();
  kit = free.sportsbook;
});
afterEach(async () => {
  for (const collector of collectors) await collector.close();
  collectors = [];
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

async function collect(...names: EventName[]): Promise<EventCollector> {
  const { db, modules } = kit.testServer;
  const collector = await collectEvents({ pool: db.pool, opEvents: modules.opEvents }, ...names);
  collectors.push(collector);
  return collector;
}

async function bet(bettor: Bettor, event: TestEvent, outcome: string): Promise<string> {
  const placed = await bettor.place({ stake: '10.00', legs: await kit.priceLegs([[event, '1x2', outcome, 2_300]]) });
  expect(placed.refusal).toBe('');
  return placed.result.bet.id;
}

const brief = (events: Awaited<ReturnType<EventCollector['take']>>) =>
  events.map(({ name, player, payload }) => ({ name, player, ...payload }));
const TERMS = { stake: '10.00', currency: 'USD', is_free: false };

describe('the events of bets', () => {
  it('report a placed bet, winners and losers of a chunk, and a correction', async () => {
    const { take } = await collect('bet-placed', 'bet-settled', 'bet-resettled');
    const ana = await kit.buildBettor();
    const luz = await kit.buildBettor();
    const event = await kit.buildEvent();
    const won = await bet(ana, event, '1');
    const lost = await bet(luz, event, '2');
    const placed = { name: 'bet-placed', kind: 'single', potential_payout: '23.00', is_live: false, ...TERMS };
    expect(brief(await take())).toEqual([
      { ...placed, player: ana.id, bet: won },
      { ...placed, player: luz.id, bet: lost },
    ]);
    await kit.result(event, 1, 0);
    const first = await take();
    expect(brief(first)).toEqual([
      { name: 'bet-settled', player: ana.id, bet: won, revision: 1, status: 'won', payout: '23.00', ...TERMS },
      { name: 'bet-settled', player: luz.id, bet: lost, revision: 1, status: 'lost', payout: '0.00', ...TERMS },
    ]);
    expect(first.map(({ part }) => part)).toEqual([0, 1]);
    expect(new Set(first.map(({ position }) => position)).size).toBe(1);
    await kit.result(event, 0, 1);
    expect(brief(await take())).toMatchObject([
      { name: 'bet-resettled', bet: won, revision: 2, status: 'lost', payout: '0.00', previous_payout: '23.00' },
      { name: 'bet-resettled', bet: lost, status: 'won', payout: '23.00', previous_status: 'lost' },
    ]);
  });

  it('report a bet that is sold in part, and then its rest', async () => {
    const { take } = await collect('bet-sold');
    const { bettor, id } = await buildSingle(kit);
    await sell(bettor, id, { share: 40 });
    await sell(bettor, id);
    const sold = { name: 'bet-sold', player: bettor.id, bet: id, currency: 'USD', cause: 'player' };
    expect(brief(await take())).toEqual([
      { ...sold, revision: 1, stake: '4.00', value: '3.80', is_last: false },
      { ...sold, revision: 2, stake: '6.00', value: '5.70', is_last: true },
    ]);
  });

  it('mark a free bet as one; its player receives the award that a void bet returns', async () => {
    const { take } = await collect('bet-placed', 'bet-settled');
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const legs = await kit.priceLegs([[event, '1x2', '1', 2_000]]);
    await free.place(bettor, await free.award(bettor), { legs });
    await kit.testServer.handleEvents();
    const received: unknown[] = [];
    const member = kit.testServer.hub.join({
      send: (frame) => void received.push(...JSON.parse(frame).updates),
      backlog: () => 0,
    });
    member.listen([`player:${bettor.id}`]);
    await kit.report({ kind: 'status', eventKey: event.key, status: 'cancelled' });
    await kit.testServer.handleEvents();
    member.leave();
    expect(brief(await take())).toMatchObject([
      { name: 'bet-placed', is_free: true },
      { name: 'bet-settled', is_free: true, status: 'void' },
    ]);
    expect(received).toContainEqual({ topic: `player:${bettor.id}`, value: { kind: 'free-bets' } });
  });
});

describe('the events of players and their money', () => {
  it('report a registration in its commit, and every wallet that moved', async () => {
    const { take } = await collect('player-registered', 'balance-changed');
    const bettor = await kit.buildBettor({ main: '50.00' });
    const { rows } = await kit.testServer.db.pool.query(
      `select id from ledger.wallet where player = $1 and class = 'main'`,
      [bettor.id],
    );
    expect(brief(await take())).toEqual([
      { name: 'player-registered', player: bettor.id, currency: 'USD', locale: 'es' },
      { name: 'balance-changed', player: bettor.id, wallets: [rows[0].id] },
    ]);
  });

  it('report a debt that a correction leaves, and its collection', async () => {
    const { take } = await collect('debt-changed');
    const bettor = await kit.buildBettor({ main: '10.00' });
    const event = await kit.buildEvent();
    await bet(bettor, event, '1');
    await kit.result(event, 1, 0);
    const lasting = await kit.buildEvent();
    const staked = await bettor.place({ stake: '20.00', legs: await kit.priceLegs([[lasting, '1x2', '1', 2_000]]) });
    expect(staked.refusal).toBe('');
    await kit.result(event, 0, 1);
    expect(brief(await take())).toEqual([
      { name: 'debt-changed', player: bettor.id, change: '20.00', currency: 'USD', cause: 'taken-back' },
    ]);
    await kit.result(lasting, 1, 0);
    await kit.testServer.modules.ledger.collectDebts(kit.testServer.clock.now());
    expect(brief(await take())).toEqual([
      { name: 'debt-changed', player: bettor.id, change: '-20.00', currency: 'USD', cause: 'collected' },
    ]);
  });
});
