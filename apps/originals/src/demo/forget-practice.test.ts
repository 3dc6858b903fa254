import { addMs, DAY_MS, HOUR_MS } from '@ordago/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOriginalsTestKit, type OriginalsTestKit } from '../../test-support/originals-test-kit.ts';
import { demoUser } from './demo-wallet.ts';
import { forgetPractice } from './forget-practice.ts';

let kit: OriginalsTestKit;
beforeAll(async () => {
  kit = await createOriginalsTestKit();
});
afterAll(() => kit.close());

const TABLES = ['play_session', 'play_round', 'fair_round', 'crash_bet', 'seed_pair', 'demo_purse', 'demo_transaction'];
const GAMES = ['dice', 'mines', 'crash'];

async function counts(): Promise<Record<string, number>> {
  const { pool } = kit.originals().parts;
  const read = async (table: string) =>
    (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;
  return Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await read(table)])));
}

/** One round of a game; of mines it stays open. */
async function play(token: string, game: string): Promise<void> {
  const order = { stake: '1.00', key: 'a-first-key' };
  const choice = { dice: { direction: 'over', target: 5050 }, mines: { mines: 3 } }[game];
  const made = choice
    ? await kit.as(token).post('/rounds', { ...order, choice })
    : await kit.as(token).post('/crash/bets', { ...order, cashOutAt: 101 });
  expect(made.http).toBe(200);
}

async function practise(game: string): Promise<void> {
  const { token } = await kit.originals().parts.sessions.issue({
    provider: 'originals',
    operatorToken: 'none',
    reference: 'none',
    userId: demoUser(),
    username: '',
    currency: 'FUN',
    game,
    language: 'en',
    lobbyUrl: '',
  });
  await play(token, game);
}

it('forgets practice a day after its last use, whole, and nothing of players or of open rounds', async () => {
  for (const game of GAMES) await play(await kit.open(await kit.player(), game), game);
  const real = await counts();
  for (const game of GAMES) await practise(game);
  const { parts, clock } = kit.originals();
  expect((await counts()).play_session).toBe((real.play_session ?? 0) + GAMES.length);
  const now = kit.testServer.clock.now();
  clock.set(addMs(now, DAY_MS - HOUR_MS));
  expect(await forgetPractice(parts)).toBe(0);
  clock.set(addMs(now, DAY_MS + HOUR_MS));
  // Mines and crash wait for their ends.
  expect(await forgetPractice(parts)).toBe(1);
  await parts.pool.query(
    `update play_round set state = 'settled' where session in (select id from play_session where user_id like 'demo:%')`,
  );
  expect(await forgetPractice(parts)).toBe(2);
  expect(await counts()).toEqual(real);
  clock.set(now);
});
