import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { createHub } from './hub.ts';
import { createRelayedHub, type RelayedHub } from './relayed-hub.ts';

let db: TestDatabase;
let here: RelayedHub;
let there: RelayedHub;

beforeAll(async () => {
  db = await createTestDatabase();
  [here, there] = [createHub(), createHub()].map((hub) => createRelayedHub(hub, { pool: db.pool, tickMs: 10 })) as [
    RelayedHub,
    RelayedHub,
  ];
  await here.start();
  await there.start();
});
afterAll(async () => {
  for (const hub of [here, there]) {
    await hub.stop();
    hub.close();
  }
  await db.close();
});

function listen(hub: RelayedHub, topic: string): string[] {
  const frames: string[] = [];
  hub.join({ send: (frame) => frames.push(frame), backlog: () => 0 }).listen([topic]);
  return frames;
}

it('reaches the clients of another instance, and those of its own once', async () => {
  const mine = listen(here, 'player:1');
  const theirs = listen(there, 'player:1');
  here.publish('player:1', { balance: '12.00', version: '3' }, { urgent: true });
  await vi.waitFor(() => expect(theirs).toHaveLength(1), { timeout: 5_000 });
  expect(theirs[0]).toBe('{"updates":[{"topic":"player:1","value":{"balance":"12.00","version":"3"}}]}');
  expect(mine).toHaveLength(1);
});

it('splits what one notification cannot carry', async () => {
  const theirs = listen(there, 'event:29');
  for (let event = 0; event < 30; event += 1) here.publish(`event:${event}`, { text: 'x'.repeat(900) });
  await vi.waitFor(() => expect(theirs).toHaveLength(1), { timeout: 5_000 });
});
