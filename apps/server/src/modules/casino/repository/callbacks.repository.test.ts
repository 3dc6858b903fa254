import { idOf, instant, type PlayerId } from '@ordago/kernel';
import { createTestDatabase, type TestDatabase } from '@ordago/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallbackStore, type Caller, createCallbackStore } from './callbacks.repository.ts';

const AT = instant(Date.UTC(2026, 0, 1));
let db: TestDatabase;
let store: CallbackStore;

beforeAll(async () => {
  db = await createTestDatabase({ connectionsMax: 1 });
  store = createCallbackStore(db.pool);
});
afterAll(() => db?.close());

const caller = (nonce: string | null, win: Caller['win'] = null): Caller => ({
  ...{ provider: 'originals', nonce, player: idOf<PlayerId>('1'), gameId: null, win },
});
const winOf = (key: string, type: string): NonNullable<Caller['win']> => ({
  ...{ provider: 'originals', kind: 'win', key, round: 'r', payout: '100', win_type: type },
});

it('answers each call its own: a nonce is taken once, a win is judged, a call without one is not', async () => {
  const [first, again, other, ordinary, promotion] = await Promise.all([
    store.admit(caller('a'), AT),
    store.admit(caller('a'), AT),
    store.admit(caller(null), AT),
    store.admit(caller('b', winOf('k', 'ordinary')), AT),
    store.admit(caller('c', winOf('l', 'promotion')), AT),
  ]);
  expect([first, again, other].map((one) => [one?.isFresh, one?.judged])).toEqual([
    ...[
      [true, null],
      [false, null],
    ], // the second of a nonce
    [true, null],
  ]);
  expect([ordinary?.judged, promotion?.judged]).toEqual(['win-without-bet', 'pay']);
  expect((await store.admit(caller('a'), AT)).isFresh).toBe(false);
});

it('is not spoiled by a win whose payout no column holds', async () => {
  const huge = { ...winOf('m', 'promotion'), payout: '9'.repeat(40) };
  const [bad, good] = await Promise.allSettled([
    store.admit(caller('d', huge), AT),
    store.admit(caller('e', winOf('n', 'promotion')), AT),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22003' } });
  expect(good).toMatchObject({ value: { isFresh: true, judged: 'pay' } });
});

it('lets the connection wait for the disk again after that', async () => {
  await store.admit(caller('f'), AT);
  const { rows } = await db.pool.query('show synchronous_commit');
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});
