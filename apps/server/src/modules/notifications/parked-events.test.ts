import { discardParkedEvent, listParkedEvents, retryParkedEvent, staffSignIn } from '@ordago/contracts';
import { fakeClock } from '@ordago/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer, type Visitor } from '../../../test-support/server/index.ts';
import { eventHandler } from '../../platform/events/event-handler.ts';
import { createRelay, type Relay } from '../../platform/events/relay.ts';
import { eventTable } from '../../platform/events/repository/event-table.repository.ts';

let server: TestServer;
let boss: Visitor;
let relay: Relay;
let isBroken = true;
let handled: string[] = [];

const HANDLER = 'test.takes-none';

beforeAll(async () => {
  server = await createTestServer();
  const member = { username: 'the_super', password: 'Ordago-2026', level: 3, parent: null } as const;
  await server.modules.identity.hireStaff(member, { by: 'system', now: server.clock.now() });
  boss = server.visitor({ ip: '198.51.100.7' });
  const { username, password } = member;
  expect((await boss.call(staffSignIn, { body: { username, password } })).status).toBe(0);
  relay = createRelay({
    pool: server.db.pool,
    clock: fakeClock(),
    log: pino({ level: 'silent' }),
    metrics: { observeEvents: () => undefined, observeHandler: () => undefined },
    sources: [eventTable],
    pauseMs: 0,
    handlers: [
      eventHandler({
        name: HANDLER,
        events: ['player-registered'],
        begins: 'now',
        handle: async (events) => {
          const refused = events.find(({ payload }) => isBroken && payload.locale === 'poison');
          if (refused) throw new Error('the table is not there');
          handled.push(...events.map(({ payload }) => payload.locale));
        },
      }),
    ],
  });
  await relay.register();
});
afterAll(async () => {
  await relay.stop();
  await server.close();
});

async function emit(player: number, locale: string): Promise<string> {
  const { rows } = await server.db.pool.query<{ position: string }>(
    `select platform.emit_event('player-registered', $1, $2, '2026-01-14T12:00:00Z') as position`,
    [player, JSON.stringify({ currency: 'USD', locale })],
  );
  return rows[0]?.position ?? '';
}

/** A poison event of a player and one behind it, tried until it waits for staff. */
async function buildParked(player: number) {
  isBroken = true;
  handled = [];
  const poison = await emit(player, 'poison');
  const behind = await emit(player, 'behind');
  await relay.catchUp();
  return { poison: { handler: HANDLER, position: poison, part: 0 }, behind };
}

const list = async (query: Record<string, string> = {}) => (await boss.call(listParkedEvents, { query })).result.events;
const lastAct = async () =>
  (await server.db.pool.query('select actor, action, subject, details from audit.record order by seq desc limit 1'))
    .rows[0];

describe('parked events', () => {
  it('are listed in their order, with what they failed with and what they wait for', async () => {
    const { poison, behind } = await buildParked(7);
    const event = { handler: HANDLER, part: '0', player: '7', name: 'player-registered', retry_at: null };
    expect(await list()).toMatchObject([
      { ...event, position: poison.position, state: 'waiting', attempts: '5', error: 'the table is not there' },
      { ...event, position: behind, state: 'behind', attempts: '0', error: null },
    ]);
    expect(await list({ state: 'behind' })).toHaveLength(1);
    isBroken = false;
    expect((await boss.call(retryParkedEvent, { body: poison })).status).toBe(0);
    expect(await lastAct()).toMatchObject({
      action: 'notifications.parked-event-retried',
      subject: 'player:7',
      details: { handler: HANDLER, position: poison.position, event: 'player-registered' },
    });
    await relay.catchUp();
    expect([handled, await list()]).toEqual([['poison', 'behind'], []]);
  });

  it('that are tried again in vain wait for staff as before', async () => {
    const { poison } = await buildParked(8);
    await boss.call(retryParkedEvent, { body: poison });
    await relay.catchUp();
    expect(await list({ state: 'waiting' })).toMatchObject([{ position: poison.position, attempts: '6' }]);
    isBroken = false;
    await boss.call(retryParkedEvent, { body: poison });
    await relay.catchUp();
  });

  it('are discarded with a reason, and what waited behind them is handled', async () => {
    const { poison } = await buildParked(9);
    const noReason = await boss.call(discardParkedEvent, { body: { ...poison, reason: '' } });
    expect(noReason.refusal).toBe('validation-failed');
    const discarded = await boss.call(discardParkedEvent, { body: { ...poison, reason: 'sent by hand' } });
    expect(discarded.status).toBe(0);
    expect(await lastAct()).toMatchObject({
      actor: expect.stringMatching(/^staff:/),
      action: 'notifications.parked-event-discarded',
      subject: 'player:9',
      details: { reason: 'sent by hand', error: 'the table is not there' },
    });
    await relay.catchUp();
    expect([handled, await list()]).toEqual([['behind'], []]);
    expect((await boss.call(discardParkedEvent, { body: { ...poison, reason: 'again' } })).refusal).toBe('not-found');
    expect((await boss.call(retryParkedEvent, { body: poison })).refusal).toBe('not-found');
  });
});
