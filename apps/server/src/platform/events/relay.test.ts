import { fakeClock } from '@ordago/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { type EventHandler, eventHandler } from './event-handler.ts';
import { createRelay, type Relay, type RelayMetrics } from './relay.ts';
import { eventTable } from './repository/event-table.repository.ts';
import { requestReplay } from './repository/handlers.repository.ts';

let db: TestDatabase;
let count = 0;
let relays: Relay[] = [];
/** Events that fail, by their locale; each name fails as often as its number. */
const failing = new Map<string, number>();
const observed: { behind: number; stillMs: number; parked: number }[] = [];
const metrics: RelayMetrics = { observeEvents: () => undefined, observeHandler: (state) => void observed.push(state) };

beforeAll(async () => {
  db = await createTestDatabase({ connectionsMax: 20 });
  await db.owner.query('create table noted (handler text, nth bigserial, position bigint, player bigint, locale text)');
});
afterAll(() => db.close());
afterEach(async () => {
  for (const relay of relays) await relay.stop();
  relays = [];
});
beforeEach(() => {
  failing.clear();
  observed.length = 0;
});

/** Notes each event; throws at those of `failing`, after it has noted them. */
function buildHandler(changes: Partial<EventHandler> = {}): EventHandler {
  count += 1;
  const name = `test.note-${count}`;
  const handler = eventHandler({
    name,
    events: ['player-registered'],
    begins: 'now',
    handle: async (events, tx) => {
      for (const { position, player, payload } of events) {
        await tx.query('insert into noted (handler, position, player, locale) values ($1, $2, $3, $4)', [
          name,
          position,
          player,
          payload.locale,
        ]);
        const left = failing.get(payload.locale) ?? 0;
        if (left === 0) continue;
        failing.set(payload.locale, left - 1);
        throw new Error(`cannot take ${payload.locale}`);
      }
    },
    reset: async (tx, from) => {
      await tx.query('delete from noted where handler = $1 and position >= $2', [name, from]);
    },
  });
  return { ...handler, ...changes };
}

function buildRelay(handlers: readonly EventHandler[], pauseMs = 1): Relay {
  const parts = { pool: db.pool, clock: fakeClock(), log: pino({ level: 'silent' }), metrics, sources: [eventTable] };
  const relay = createRelay({ ...parts, handlers, pollMs: 5, pauseMs });
  relays.push(relay);
  return relay;
}

async function emit(player: number | null, locale: string): Promise<string> {
  const { rows } = await db.pool.query<{ position: string }>(
    `select platform.emit_event('player-registered', $1, $2, now()) as position`,
    [player, JSON.stringify({ currency: 'USD', locale })],
  );
  return rows[0]?.position ?? '';
}

async function noted({ name }: EventHandler, player?: number): Promise<string[]> {
  const { rows } = await db.pool.query<{ locale: string }>(
    'select locale from noted where handler = $1 and ($2::bigint is null or player = $2) order by nth',
    [name, player ?? null],
  );
  return rows.map(({ locale }) => locale);
}

async function parked({ name }: EventHandler) {
  const { rows } = await db.pool.query(
    `select event -> 'payload' ->> 'locale' as locale, attempts, error, retry_at is not null as "isDue"
     from platform.parked_event where handler = $1 order by position`,
    [name],
  );
  return rows;
}

/** Waits until what is due again was tried. */
async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1_000 && !(await done()); tries += 1) await new Promise((r) => setTimeout(r, 5));
}

describe('the relay', () => {
  it('begins where a handler asks, and goes on where it was', async () => {
    await emit(1, 'before');
    const fromNow = buildHandler();
    const fromStart = buildHandler({ begins: 'at-the-beginning' });
    const first = buildRelay([fromNow, fromStart]);
    await first.register();
    await emit(1, 'a');
    await first.catchUp();
    await emit(1, 'b');
    const second = buildRelay([fromNow, fromStart]);
    await second.register();
    await second.catchUp();
    await second.catchUp();
    expect(await noted(fromNow)).toEqual(['a', 'b']);
    expect(await noted(fromStart)).toEqual(['before', 'a', 'b']);
  });

  it('shows nothing beyond an open transaction, and its event in its place once it is committed', async () => {
    const handler = buildHandler();
    const relay = buildRelay([handler]);
    await relay.start();
    const slow = await db.pool.connect();
    await slow.query('begin');
    await slow.query(`select platform.emit_event('player-registered', 1, '{"currency":"USD","locale":"slow"}', now())`);
    await emit(1, 'quick');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await noted(handler)).toEqual([]);
    await slow.query('commit');
    slow.release();
    await relay.catchUp();
    expect(await noted(handler)).toEqual(['slow', 'quick']);
  });

  it('gives each event once to each handler, however many relays run side by side', async () => {
    const handler = buildHandler();
    for (let n = 0; n < 3; n += 1) await buildRelay([handler]).start();
    const wanted: string[] = [];
    for (let n = 0; n < 450; n += 1) wanted.push(`l${n}`);
    for (const locale of wanted) await emit((Number(locale.slice(1)) % 5) + 1, locale);
    await relays[0]?.catchUp();
    expect(await noted(handler)).toEqual(wanted);
  });

  it('tries an event again that failed, and those of its player after it, in their order', async () => {
    const handler = buildHandler();
    const relay = buildRelay([handler], 500);
    await relay.register();
    // Once in the batch, once by itself, once again.
    failing.set('poison', 3);
    for (const [player, locale] of [
      [1, 'a'],
      [1, 'poison'],
      [2, 'b'],
      [1, 'c'],
      [null, 'd'],
    ] as const)
      await emit(player, locale);
    await relay.catchUp();
    expect(await noted(handler)).toEqual(['a', 'b', 'd']);
    await relay.start();
    await until(async () => (await parked(handler)).length === 0);
    expect(await noted(handler, 1)).toEqual(['a', 'poison', 'c']);
  });

  it('parks an event that keeps failing for staff, with what comes of its player after it', async () => {
    const handler = buildHandler();
    const relay = buildRelay([handler]);
    await relay.start();
    failing.set('poison', 100);
    await emit(1, 'poison');
    await emit(1, 'behind');
    await until(async () => (await parked(handler)).some(({ attempts }) => attempts === 5));
    await emit(1, 'later');
    await emit(2, 'other');
    await relay.catchUp();
    expect(await parked(handler)).toEqual([
      { locale: 'poison', attempts: 5, error: 'cannot take poison', isDue: false },
      { locale: 'behind', attempts: 0, error: null, isDue: false },
      { locale: 'later', attempts: 0, error: null, isDue: false },
    ]);
    expect(await noted(handler)).toEqual(['other']);
    await until(async () => observed.some((state) => state.parked === 3 && state.behind === 0));
    expect(observed.at(-1)).toMatchObject({ parked: 3, behind: 0 });
  });

  it('reports a parked event of nobody, which does not wait behind it', async () => {
    const reported: string[] = [];
    const handler = eventHandler({
      name: 'test.reports',
      events: ['player-registered', 'event-parked'],
      begins: 'now',
      handle: async (events) => {
        for (const event of events) {
          if (event.name === 'player-registered') throw new Error('cannot take it');
          reported.push(event.payload.event);
        }
      },
    });
    const relay = buildRelay([handler]);
    await relay.start();
    await emit(null, 'poison');
    await until(async () => reported.length > 0);
    expect(reported).toEqual(['player-registered']);
    expect(await parked(handler)).toMatchObject([{ locale: 'poison', attempts: 5 }]);
  });

  it('handles the events of others together while some of a player are parked', async () => {
    const batches: string[][] = [];
    const handler = buildHandler();
    const counting: EventHandler = {
      ...handler,
      handle: async (events, tx) => {
        batches.push(events.map(({ player }) => String(player)));
        await handler.handle(events, tx);
      },
    };
    const relay = buildRelay([counting], 60_000);
    await relay.register();
    failing.set('poison', 100);
    await emit(1, 'poison');
    await relay.catchUp();
    batches.length = 0;
    for (const player of [2, 1, 3, 2]) await emit(player, 'sound');
    await relay.catchUp();
    expect(batches).toEqual([['2', '3', '2']]);
    expect(await noted(handler)).toEqual(['sound', 'sound', 'sound']);
  });

  it('reports how long a handler has not moved on', async () => {
    const observedBefore = observed.length;
    const handler = buildHandler();
    const relay = buildRelay([handler]);
    const open = await db.pool.connect();
    await open.query('begin');
    await open.query('select pg_current_xact_id()');
    await relay.start();
    await emit(1, 'held');
    await until(async () => observed.slice(observedBefore).some(({ behind, stillMs }) => behind > 0 && stillMs > 500));
    await open.query('rollback');
    open.release();
    expect(observed.slice(observedBefore).filter(({ behind, stillMs }) => behind > 0 && stillMs > 500)).not.toEqual([]);
  });

  it('parks an event of another shape than its contract', async () => {
    const handler = buildHandler();
    const relay = buildRelay([handler]);
    await relay.start();
    await db.pool.query(`select platform.emit_event('player-registered', 7, '{"currency":"usd"}', now())`);
    await emit(8, 'sound');
    await relay.catchUp();
    expect(await noted(handler)).toEqual(['sound']);
    expect(await parked(handler)).toMatchObject([{ locale: null, error: expect.stringContaining('currency') }]);
  });

  it('rebuilds what a handler made when it is replayed, from the beginning or from a position', async () => {
    const handler = buildHandler();
    const relay = buildRelay([handler]);
    await relay.register();
    await emit(1, 'a');
    const from = await emit(1, 'b');
    await emit(2, 'c');
    await relay.catchUp();
    const made = await noted(handler);
    await requestReplay(db.pool, handler.name, BigInt(from));
    await relay.catchUp();
    expect(await noted(handler)).toEqual(made);
    expect(await requestReplay(db.pool, 'nobody', 0n)).toBe(false);
    await requestReplay(db.pool, handler.name, 0n);
    await relay.catchUp();
    expect((await noted(handler)).slice(-3)).toEqual(made);
  });
});
