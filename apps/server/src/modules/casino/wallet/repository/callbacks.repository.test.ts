import { idOf, instant, type PlayerId } from '@ordago/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../test-support/database/test-database.ts';
import { type CallbacksRepository, type Caller, createCallbacksRepository } from './callbacks.repository.ts';

const AT = instant(Date.UTC(2026, 0, 1));
let db: TestDatabase;
let callbacks: CallbacksRepository;

beforeAll(async () => {
  db = await createTestDatabase({ connectionsMax: 1 });
  callbacks = createCallbacksRepository(db.pool);
});
afterAll(() => db?.close());

const caller = (nonce: string | null): Caller => ({ provider: 'originals', nonce, player: idOf<PlayerId>('1') });

it('answers each call its own: a nonce is taken once', async () => {
  const calls = [callbacks.admit(caller('a'), AT), callbacks.admit(caller('a'), AT), callbacks.admit(caller(null), AT)];
  const [first, again, other] = await Promise.all(calls);
  expect([first, again, other].map((one) => one?.isFresh)).toEqual([true, false, true]); // the second of a nonce
  expect((await callbacks.admit(caller('a'), AT)).isFresh).toBe(false);
});

it('is not spoiled by a nonce that no column holds', async () => {
  const [bad, good] = await Promise.allSettled([callbacks.admit(caller('d\0'), AT), callbacks.admit(caller('e'), AT)]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22021' } });
  expect(good).toMatchObject({ value: { isFresh: true, player: null } });
});

it('lets the connection wait for the disk again after that', async () => {
  await callbacks.admit(caller('f'), AT);
  const { rows } = await db.pool.query('show synchronous_commit');
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});
