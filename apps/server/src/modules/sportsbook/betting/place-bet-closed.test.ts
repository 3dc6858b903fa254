import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let ana: Bettor;
let event: TestEvent;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  ana = await kit.buildBettor({ main: '100.00' });
  event = await kit.buildEvent();
});
afterEach(async () => {
  await sql('delete from casino.block');
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const sql = (text: string, values: unknown[] = []) => kit.testServer.db.pool.query(text, values);
const slip = () => ({ stake: '1.00', legs: [event.leg('1x2', '1')] });
const close = (columns: string, values: unknown[] = []) =>
  sql(`insert into casino.block (at, ${columns}) values (now(), ${values.map((_, i) => `$${i + 1}`).join()})`, values);

describe('a bet while the sports are closed', () => {
  it.each([
    ['for everybody', 'casino_type', () => ['sport']],
    ['by the sportsbook’s key', 'provider', () => ['digitain']],
    ['for this player', 'casino_type, player', () => ['sport', ana.id]],
    ['for the players of their country', 'casino_type, country', () => ['sport', 'MX']],
  ])(
    '%s is refused under the lock, with nothing taken, and taken once they are open',
    async (_whom, columns, values) => {
      await sql("update players.player set country = 'MX' where id = $1", [ana.id]);
      const before = await ana.main();
      await close(columns, values());
      const refused = await ana.place(slip());
      expect(refused).toMatchObject({ refusal: 'sport-blocked', http: 403 });
      expect(refused.message).not.toBe('');
      expect(await ana.main()).toBe(before);
      await sql('delete from casino.block');
      expect((await ana.place(slip())).http).toBe(200);
    },
  );

  it.each([
    ['another player', 'casino_type, player', ['sport', '1']],
    ['another country', 'casino_type, country', ['sport', 'BR']],
    ['the casino', 'casino_type', ['slots']],
  ])('for %s is placed', async (_whom, columns, values) => {
    await close(columns, values);
    expect((await ana.place(slip())).http).toBe(200);
  });

  it('is refused as well among many bets of one commit, and those of others are placed', async () => {
    const bettors = await Promise.all(Array.from({ length: 8 }, () => kit.buildBettor({ main: '10.00' })));
    const barred = bettors.slice(0, 3);
    for (const { id } of barred) await close('casino_type, player', ['sport', id]);
    const replies = await Promise.all(bettors.map((bettor) => bettor.place(slip())));
    expect(replies.map(({ refusal }) => refusal)).toEqual([...Array(3).fill('sport-blocked'), ...Array(5).fill('')]);
    expect(await Promise.all(bettors.map((one) => one.main()))).toEqual([
      ...Array(3).fill('10.00'),
      ...Array(5).fill('9.00'),
    ]);
  });
});
